### Une partie qu’on garde : la revoir, en faire un film, en vérifier le hasard, la partager

command-past = partie
command-past-description = Les parties finies, et ce qui s’est joué de celles qui continuent

## Revoir

button-replay = Revoir
command-past-replay = revoir
command-past-replay-description = Revoir une partie, coup par coup ; personne d’autre ne le voit
replay-title = 🎞️ **{ $game } · table { $table } : la partie revue**
replay-moment =
    -# Coup { $number } sur { $last } · { $turn ->
        [0] avant le premier tour
       *[other] { $game ->
            [rage] tour { $round }
           *[other] tour { $turn }{ $round ->
                [-1] {""}
               *[other] {" "}· manche { $round }
            }
        }
    } · { $eyes }
replay-start = La partie commence.
replay-unheard = { $name } fait quelque chose que personne d’autre ne remarque.
replay-seen-own = comme tu l’as vue
replay-seen-public = comme tout le monde l’a vue
replay-eyes-own = Comme tu l’as vue
replay-eyes-open = Toutes les mains visibles
replay-eyes-public = Ce que tout le monde a vu
replay-round = { $game ->
        [rage] Tour
       *[other] Manche
    }
replay-turn = { $game ->
        [rage] Phase
       *[other] Tour
    }
replay-menu-turns = { $game ->
        [rage] Aller à une phase…
       *[other] Aller à un tour…
    }
replay-menu-eyes = Voir par les yeux de…

## Film

button-film = Film
command-past-film = film
command-past-film-description = Faire publier une partie finie en image animée
film-begun = 🎬 Je fais le film ; il faut le plus souvent moins d’une minute. On le trouvera là où la partie s’est jouée. S’il n’y est pas au bout de cinq, redemande-le.
film-stands = 🎬 Le film de cette partie : { $url }
film-title = 🎬 **{ $game } · table { $table } : le film**
film-alt = Le film de { $game }, table { $table }. À la table : { $names }.
refused-film-at-work = Le film de cette partie est en préparation ; on le trouvera là où la partie s’est jouée.
refused-film-failed = Je n’ai pas réussi à faire le film. Rien n’est perdu : réessaie dans un moment.
refused-cannot-post-now = Discord n’accepte rien pour { $channel } en ce moment. Réessaie dans quelques minutes.
refused-cannot-post = Je ne peux rien publier dans { $channel } ; qui gère le salon peut m’y laisser écrire et joindre des fichiers.

## Luck

button-luck = Vérifier le hasard
command-past-luck = hasard
command-past-luck-description = Faire vérifier devant tout le monde le hasard d’une partie finie
luck-begun = 🎲 Je rejoue toute la partie ; cela prend un instant.
luck-stands = 🎲 Le hasard de cette partie a été vérifié devant tout le monde : { $url }
luck-title = 🎲 **{ $game } · table { $table } : le hasard vérifié**
luck-sealed = **Le sceau.** Avant le premier coup, j’ai tiré un long nombre, la graine. Toutes les cartes, tous les dés et tous les tirages de la partie en viennent, et de rien d’autre. J’en ai montré le sceau aussitôt et j’ai gardé la graine pour moi. La voici révélée, et le sceau correspond : personne ne peut trouver une autre graine qui ait le même.
luck-replayed = **La partie.** { $moves ->
        [one] J’ai rejoué le seul coup
       *[other] J’ai rejoué les { $moves } coups
    } avec cette graine, l’un après l’autre. Chaque carte, chaque dé et chaque événement est tombé comme à la table.
luck-withdrawn = { $count ->
        [one] Dans un coup
       *[other] Dans { $count } coups
    }, les mots que quelqu’un avait écrits n’y sont plus : cette personne s’est fait oublier.
luck-proves = **Ce que cela prouve.** Une fois la partie commencée, personne n’a pu changer le hasard, pour qui que ce soit, ni moi, ni la personne qui me fait tourner.
luck-open = **Ce que cela ne prouve pas.** Que la graine ait été tirée à l’aveugle, avant le premier coup, il faut le croire sur parole. C’est vrai de tout paquet mélangé par quelqu’un d’autre.
luck-chosen = **La graine.** C’est une première partie, pour apprendre : sa graine n’a pas été tirée. Elle a été choisie d’avance, pour que les idées viennent l’une après l’autre, et c’est la même dans la première partie de tout le monde. Toutes les cartes, tous les dés et tous les tirages en viennent.
luck-lesson = **Ce que cela prouve.** La partie a suivi cette graine jusqu’au bout. Sur le hasard, cela ne prouve rien : dans toutes les autres parties, je tire la graine et je la scelle avant le premier coup.
luck-seal-title = 🎲 **{ $game } · table { $table } : le hasard**
luck-seal = Toutes les cartes, tous les dés et tous les tirages de cette partie viennent d’un seul nombre, la graine, que j’ai tirée avant le premier coup. En voici le sceau : garde-le si tu veux. À la fin, *{ button-luck }* sous le dernier plateau montre la graine et rejoue toute la partie avec elle. { $series ->
        [yes] La feuille de la série
       *[no] L’annonce de la table
    } montre la première moitié du sceau depuis le départ.
luck-seal-hash = -# Sceau (SHA-256) `{ $hash }`
luck-yourself =
    -# Pour le faire toi-même : { COMMAND("table export") }, puis python -m bot verify FICHIER. Graine `{ $seed }`
    -# Sceau (SHA-256) `{ $hash }`
refused-luck-at-work = Le hasard de cette partie est en cours de vérification.
refused-luck-broken = Le hasard de cette partie ne peut pas être confirmé : { $reason } Préviens la personne qui me fait tourner.

## Sharing

afterwards-title = 🏁 **{ $game } · table { $table }**
button-share = Partager
share-where = 📤 **{ $game } · table { $table } : la partager.** Je publierai une carte avec la dernière image, le résultat et le chemin vers la partie. Choisis un salon où tu peux écrire.
share-menu = Dans quel salon ?
command-past-share = partager
command-past-share-description = Publier une carte d’une partie finie dans un autre salon
command-past-share-channel = salon
command-past-share-channel-description = Où va la carte, si ce n’est ici ; il faut pouvoir y écrire
card-table = Voir la partie
card-stands = 📤 La carte est ici : { $url }
refused-sharing-needs-writing = On ne partage une partie que là où l’on peut écrire ; dans { $channel }, ce n’est pas ton cas.
refused-shared-lately = Tu viens de partager une partie. On peut en partager une par minute.

## What a game is remembered by

tie-shared = ⚖️ { $names } sont à égalité sur tout ce qui compte, et partagent la place { $place }.
remembered-turning = 🔀 { $when ->
        [first] { $verse ->
            [0] En tête du premier { remembered-turn } au dernier, d’après mes calculs : { $names }.
           *[1] D’après mes calculs, en tête dès le premier { remembered-turn } : { $names }.
        }
        [last] { $verse ->
            [0] Tout restait ouvert jusqu’au dernier { remembered-turn } ; c’est là que la partie a choisi : { $names }.
           *[1] Il a fallu attendre le tout dernier { remembered-turn } pour voir passer en tête : { $names }.
        }
       *[between] { $verse ->
            [0] Le tournant : { remembered-turn } { $turn } sur { $turns }. À partir de là, toujours en tête : { $names }.
           *[1] Tout a basculé au { remembered-turn } { $turn } sur { $turns }. Dès lors, devant tout le monde : { $names }.
        }
    }
remembered-turn = { $game ->
       *[other] tour
    }
remembered-no-boldest = 🎭 L’audace : personne en particulier. En tête, on n’a rien osé de mémorable.
remembered-no-luck = 🍀 { $verse ->
        [0] La chance : pour personne en particulier. En tête, on n’en a pas eu plus que d’habitude.
       *[1] La chance ne s’en est pas mêlée : en tête, personne n’en a eu plus que sa part.
    }

## Analysis

button-analysis = Analyse
command-past-analysis = analyse
command-past-analysis-description = Faire analyser par un ordinateur une partie finie, à lire par tout le monde
analysis-begun = 🔬 L’analyse est en cours ; il faut une minute ou deux. On la trouvera ici : { $url }
analysis-stands = 🔬 L’analyse de cette partie : { $url }
analysis-title = 🔬 **{ $game } · table { $table } : l’analyse**
analysis-progress = { $of ->
        [0] Je rejoue la partie pour voir où elle a pu basculer.
       *[other] Décisions examinées : { $done } sur { $of }.
    }
analysis-sheet = { $game } · table { $table }
analysis-how = Qui était en bonne place, aux yeux de tout le monde
analysis-lines = Traits verticaux : les { remembered-turn }s où tout a le plus changé
analysis-best = devant tout le monde
analysis-begin = { remembered-turn } 1
analysis-end = la fin, après { $turns ->
        [one] { $turns } { remembered-turn }
       *[other] { $turns } { remembered-turn }s
    }
analysis-part-turns = **Où tout a basculé**
analysis-part-boldest = **Qui a osé**
analysis-part-missed = **Ce que j’aurais fait**
analysis-part-unknown = **Ce que les autres ne pouvaient pas savoir**
analysis-part-luckiest = **Ce que le hasard a fait**
analysis-no-unknown = Rien de ce qui était caché n’aurait changé grand-chose.
analysis-swing = 🔀 Au { remembered-turn } { $turn } : { $name }, de { $before } % à { $after } %.
analysis-looked = 🤖 { $found ->
        [0] { $count ->
            [0] Il n’y avait aucune décision à regarder.
            [one] J’ai regardé la seule décision qui pouvait compter, avec ce qu’on savait alors à cette place, et je n’aurais rien fait de nettement mieux.
           *[other] J’ai regardé { $count } décisions de près, avec ce qu’on savait alors à cette place, et je n’aurais rien fait de nettement mieux.
        }
       *[other] { $count ->
            [one] J’ai regardé la seule décision qui pouvait compter
           *[other] J’ai regardé { $count } décisions de près
        }, avec ce qu’on savait alors à cette place :
    }
analysis-missed = - Au { remembered-turn } { $turn }, { $name } : pas *{ $answered }* mais *{ $better }* (+{ $gain } points)
analysis-strength = Les pourcentages estiment la part des adversaires que tu aurais laissés derrière toi ; à deux, tes chances de gagner.
refused-analysis-failed = Je n’ai pas réussi à finir l’analyse. Rien n’est perdu : réessaie dans un moment.

remembered-epilogue = **Ce qui était caché**
