### Le panneau privé de Clash of Vikings

vikings-hint-slam = Pas de Bousculer pour l’instant : aucun Viking à 2 cases ou moins ne peut être poussé.
vikings-say =
    { $truthful ->
        [yes] { $action } (en vrai)
       *[no] { $card }, en disant « { $action } »
    }{ $note ->
        [nobody] {" "}· sans cible
       *[none] {""}
    }
vikings-menu-bluff = Bluffer avec une carte…
vikings-menu-shield = Faux Bouclier avec…
vikings-stake-challenge = Si c’est un bluff, { $theirs ->
    [0] { $supply ->
        [0] tu ne gagnes rien
       *[other] tu prends un bracelet de la réserve
    }
    [1] tu prends son seul bracelet
   *[other] tu prends un des siens
} et son action est annulée ; sinon, tu perds { $held ->
    [1] ton seul bracelet
   *[other] un de tes { $held } bracelets
}.
vikings-stake-challenge-shield = Si c’est un bluff, { $theirs ->
    [0] tu ne gagnes rien et ton coup ne trouve aucun bracelet
    [1] tu prends son seul bracelet et ton coup n’en trouve pas d’autre
   *[other] tu prends un de ses bracelets avant de frapper
} ; sinon, l’attaque est annulée et { $held ->
    [0] tu ne perds rien
    [1] tu perds ton seul bracelet
   *[other] tu perds un de tes { $held } bracelets
}.
vikings-stake-shield = { $held ->
    [0] Le coup ne trouve aucun bracelet sur toi. Un Bouclier cru l’arrête ; un bluff dénoncé ne te coûte rien de plus.
    [1] Le coup t’enlève ton seul bracelet. Un Bouclier cru l’arrête ; un bluff aussi, sauf si on le dénonce.
   *[other] Le coup t’enlève un de tes { $held } bracelets, au hasard. Un Bouclier cru l’arrête ; un bluff dénoncé t’en coûte un deuxième.
}
vikings-hint-say = Un bluff dénoncé te coûte un bracelet au hasard, si tu en as, et l’action.
vikings-outlook-seen =
    Vues chez { $name } depuis le dernier mélange : { $cards ->
        [none] aucune carte
       *[other] { $cards }
    } ({ $deck } dans la pioche, { $discard } dans la défausse).
vikings-outlook-deck =
    Encore dans ta pioche : { $cards ->
        [none] aucune carte
       *[other] { $cards }
    }.
vikings-outlook-cards =
    { $count ->
        [one] { $card }
       *[other] { $count } × { $card }
    }
vikings-menu-slam = Qui pousses-tu, et où ?
vikings-menu-space = Quelle case ?

## Réponses données d’avance, et jusqu’à quand elles valent

vikings-standing-start-top-left = partir en haut à gauche, sinon près du plus gros butin
vikings-standing-start-top-right = partir en haut à droite, sinon près du plus gros butin
vikings-standing-start-bottom-left = partir en bas à gauche, sinon près du plus gros butin
vikings-standing-start-bottom-right = partir en bas à droite, sinon près du plus gros butin
vikings-standing-call-exposed = dénoncer ce qui est forcément un bluff
vikings-standing-call-walk = dénoncer la prochaine annonce : { vikings-action-walk }
vikings-standing-call-sprint = dénoncer la prochaine annonce : { vikings-action-sprint }
vikings-standing-call-slam = dénoncer la prochaine annonce : { vikings-action-slam }
vikings-standing-call-punch = dénoncer la prochaine annonce : { vikings-action-punch }
vikings-standing-call-club = dénoncer la prochaine annonce : { vikings-action-club }
vikings-standing-call-slingshot = dénoncer la prochaine annonce : { vikings-action-slingshot }
vikings-standing-call-hammer = dénoncer la prochaine annonce : { vikings-action-hammer }
vikings-standing-doubt-exposed = croire, mais dénoncer ce qui ne peut pas être vrai
vikings-standing-doubt-3 = croire, mais dénoncer 1 coup sur 3 qui peut me toucher
vikings-standing-doubt-5 = croire, mais dénoncer 1 coup sur 5 qui peut me toucher
vikings-standing-doubt-10 = croire, mais dénoncer 1 coup sur 10 qui peut me toucher
vikings-standing-doubt-stake-2 = dénoncer ce qui rapporte 2 points ou plus, sinon croire
vikings-standing-doubt-stake-4 = dénoncer ce qui rapporte 4 points ou plus, sinon croire
vikings-standing-believe = croire toutes les annonces
vikings-standing-believe-until = jusqu’à mon prochain tour, ou jusqu’à ce qu’on m’attaque
vikings-standing-believe-moves = croire les déplacements, me demander pour les coups
vikings-standing-believe-uncalled = croire tant que personne ne dénonce
vikings-standing-believe-uncalled-until = jusqu’à ce que quelqu’un dénonce un bluff
vikings-standing-believe-untouched = croire ce qui ne peut ni me frapper ni me pousser
vikings-standing-believe-shield = croire les Boucliers levés contre moi
vikings-standing-call-shield = dénoncer les Boucliers levés contre moi
vikings-standing-drop-near = poser près de moi ce que je fais tomber
vikings-standing-drop-water = jeter à l’eau ce que je fais tomber, si possible
vikings-standing-true-shield = lever un vrai Bouclier si j’en ai un, sinon encaisser
vikings-standing-any-shield = toujours lever un Bouclier, un vrai si j’en ai un
vikings-standing-some-shield = lever un vrai Bouclier si j’en ai un, parfois un faux
vikings-standing-no-shield = encaisser le coup
vikings-standing-no-shield-until = une seule fois, ou jusqu’à mon prochain tour

## De quoi parle un menu de ces réponses, quand il en faut plusieurs

vikings-standing-about-place = case de départ
vikings-standing-about-challenge = annonces
vikings-standing-about-challenge-shield = Boucliers adverses
vikings-standing-about-drop = bracelets lâchés
vikings-standing-about-shield = coups reçus

## Ce qui a changé quand un plan s’est arrêté : « Ton plan s’est arrêté : … »

vikings-plan-lost-places = les Vikings sont ailleurs
vikings-plan-lost-arena = les bracelets de l’arène ont changé
vikings-plan-lost-end = c’est le dernier tour
vikings-plan-lost-bracelets = quelqu’un a perdu son dernier bracelet, ou en a de nouveau un
vikings-plan-lost-outcome = une carte de ce tour n’a pas eu la suite prévue
vikings-plan-lost-cards = des cartes de ce tour ont été montrées
vikings-plan-lost-attack = l’attaque n’est plus la même
