### Le panneau privé de Clash of Magic Schools

schools-line-deploy =
    { $number ->
        [one] { $student }
       *[other] { $number } { $student }
    }
schools-menu-deploy = Déployer : { $element }…
schools-menu-move = Changer d’arène…
schools-menu-summon = Convoquer trois élèves…
schools-menu-cast = Lancer un sort…
schools-menu-discard = Que défausses-tu ?

## Deuxièmes lignes des menus. $own et $theirs comptent les élèves de l'arène de chaque côté, $level
## et $level_theirs sont ce qui y est passé.

schools-help-move = Toi : niveau { $level }, { $own } sur place. En face : niveau { $level_theirs }, { $theirs } sur place.
schools-help-deploy = Ensuite : niveau { $level }, { $own } sur place.
schools-help-summon = { $students } dans cet ordre{ $own ->
    [0] ; personne n’est encore sur place.
    [1] , derrière l’élève sur place.
   *[other] , derrière les { $own } sur place.
}
schools-help-spell = Un sort coûte son auteur, ici un élève ({ $caster }).
schools-help-discard = Tu gardes { $students }.

## Avant ce qui ne s'annule pas

schools-sure-ends = La partie finit aussitôt (**{ $totals }**) { $result ->
    [won] et tu gagnes
    [lost] et tu perds
   *[drawn] sur une égalité
}. Cela ne s’annule pas.
schools-sure-maleficio =
    { $students ->
        [one] En face, la question se pose aussitôt (un élève sur { $held }), et cela ne s’annule pas. L’auteur du sort, un élève ({ $caster }), est défaussé.
       *[other] En face, la question se pose aussitôt ({ $students } élèves sur { $held }), et cela ne s’annule pas. L’auteur du sort, un élève ({ $caster }), est défaussé.
    }
schools-sure-end-turn = Tu pourrais encore passer le niveau { $level } ici. Une fois les épreuves annoncées, rien de ce tour ne s’annule plus.

## Pourquoi quelque chose n'est pas proposé

schools-hint-trial = { $row } : { $why }
schools-hint-own-row = Ta rangée
schools-hint-other-row = La rangée de l’autre école
schools-hint-summon = Pas de convocation : aucune de tes colonnes n’a trois élèves.
