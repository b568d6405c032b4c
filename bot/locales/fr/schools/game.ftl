### Clash of Magic Schools en français.
###
### Les noms des joueurs arrivent mis en forme. Les élèves sont les signes de leurs éléments, comme
### 🔥🔥💧, un élément est son signe et son nom, une arène de même. $…_kind est le code d’un élément :
### earth, water, air, fire, dark. $verse est un nombre de 0 à 5, toujours le même pour le même fait.
### Rien ne s’accorde avec une personne : on ne sait pas qui joue.

schools-name = Clash of Magic Schools
schools-short-name = Magic Schools
schools-emoji = 🪄
schools-tagline = Deux écoles, cinq arènes et six sorts interdits : le public veut du spectacle, il va en avoir.
schools-about = Un duel : réussis des épreuves dans cinq arènes, et lance des sorts interdits, qui se paient.
schools-length =
    { $pace ->
        [live] environ 20 minutes
       *[other] { lobby-days }
    }

## Éléments, arènes, écoles

schools-element-earth = terre
schools-element-water = eau
schools-element-air = air
schools-element-fire = feu
schools-element-dark = matière noire
schools-arena = arène { schools-arena-name } { $sign }
schools-arena-name =
    { $arena_kind ->
        [earth] de la terre
        [water] de l’eau
        [air] de l’air
        [fire] du feu
       *[dark] de la matière noire
    }
schools-origin-name =
    { $origin_kind ->
        [earth] terre
        [water] eau
        [air] air
        [fire] feu
       *[dark] matière noire
    }
schools-student-name =
    { $student_kind ->
        [earth] terre
        [water] eau
        [air] air
        [fire] feu
       *[dark] matière noire
    }
schools-named-element =
    { $element_kind ->
        [earth] terre
        [water] eau
        [air] air
        [fire] feu
       *[dark] matière noire
    }
schools-sort-name =
    { $sort_kind ->
        [earth] terre
        [water] eau
        [air] air
        [fire] feu
       *[dark] matière noire
    }
schools-nobody = personne
schools-place-dragombre = Dragombre, le dragon noir (commence)
schools-place-blancgriffon = Blancgriffon, le griffon blanc
schools-camp-dragombre = École de Dragombre
schools-camp-blancgriffon = École de Blancgriffon

## Le récit

schools-event-students-dealt = ‹{ $seat } amène|Tu amènes› { $number } élèves au tournoi.
schools-event-students-dealt-item = { $seat } avec { $number }
schools-event-students-dealt-several = Les portes de la salle s’ouvrent, les élèves entrent : { $items }.
schools-event-turn-began =
    { $verse ->
        [0] **Tour { $turn }.** ‹{ $seat } s’avance|Tu t’avances› dans la lumière.
        [1] **Tour { $turn }.** Roulement de tambour pour { $seat }.
        [2] **Tour { $turn }.** Les gradins se penchent : { $seat }.
        [3] **Tour { $turn }.** L’arbitre ‹fait signe à { $seat }|te fait signe›.
        [4] **Tour { $turn }.** Baguette en main : { $seat } !
       *[other] **Tour { $turn }.** ‹{ $seat } retrousse|Tu retrousses› ‹ses|tes› manches.
    }
schools-event-discards-shuffled = Le banc est vide : on rappelle les élèves rentrés chez eux ({ $number }), et on mélange.
schools-pile-left =
    { $pile ->
        [0] plus personne n’attend
        [one] un seul attend encore
       *[other] { $pile } attendent encore
    }
schools-event-hand-refilled =
    { $number ->
        [0] Plus personne à piocher pour { $seat }.
        [one] { $verse ->
            [0] Un élève ‹rejoint { $seat }|te rejoint› ; { schools-pile-left }.
           *[other] ‹{ $seat } pioche|Tu pioches› un élève ; { $pile ->
                [0] la pioche est vide
               *[other] la pioche en garde { $pile }
            }.
        }
       *[other] { $verse ->
            [0] { $number } élèves ‹rejoignent { $seat }|te rejoignent› ; { schools-pile-left }.
           *[other] ‹{ $seat } pioche|Tu pioches› { $number } élèves ; { $pile ->
                [0] la pioche est vide
               *[other] la pioche en garde { $pile }
            }.
        }
    }
schools-event-students-drawn = ‹{ $seat } pioche|Tu pioches› { $students }.
schools-event-pawn-moved =
    { $verse ->
        [0] ‹{ $seat } renvoie|Tu renvoies› un élève et ‹gagne|gagnes› l’{ $arena }.
        [1] ‹L’emblème de { $seat }|Ton emblème› passe dans l’{ $arena } ; un élève en paie le prix.
        [2] Un élève cède sa place, et ‹{ $seat } entre|tu entres› dans l’{ $arena }.
        [3] Place ! ‹{ $seat } arrive|Tu arrives› dans l’{ $arena }, un élève de moins en main.
        [4] ‹{ $seat } sacrifie|Tu sacrifies› un élève et ‹surgit|surgis› dans l’{ $arena }.
       *[other] Prochaine étape pour { $seat } : l’{ $arena }. Coût : un élève.
    }
schools-event-student-deployed =
    { $verse ->
        [0] Un élève ({ $student }) entre en lice pour { $seat } : { $column } dans l’{ $arena }.
        [1] ‹{ $seat } envoie|Tu envoies› un élève ({ $student }) dans l’{ $arena } : le n° { $column }.
       *[other] Place n° { $column } dans l’{ $arena } : un élève ({ $student }) pour { $seat }.
    }
schools-event-student-deployed-item = { $student }
schools-event-student-deployed-several = { $student_alike ->
    [yes] { $count } élèves ({ $student }) en file pour { $seat } dans l’{ $arena }.
   *[no] { $count } élèves en file pour { $seat } dans l’{ $arena } : { $items }.
}
schools-event-trial-passed =
    { $starting ->
        [yes] { $verse ->
            [0] ‹{ $seat } passe|Tu passes› ‹son|ton› épreuve de départ dans l’{ $arena }. Cette fois, le tournoi commence !
            [1] ‹L’épreuve de départ de { $seat }|Ton épreuve de départ› est passée, dans l’{ $arena }. Applaudissements polis.
           *[other] Les formalités d’abord : ‹{ $seat } passe|tu passes› ‹son|ton› épreuve de départ dans l’{ $arena }.
        }
       *[no] { $verse ->
            [0] **Niveau { $level }** dans l’{ $arena } : ‹{ $seat } passe|tu passes› l’épreuve, les gradins exultent.
            [1] ‹{ $seat } passe|Tu passes› le **niveau { $level }** dans l’{ $arena }.
            [2] **Niveau { $level }**, et voilà ! ‹{ $seat } monte|Tu montes› dans l’{ $arena }.
            [3] Le jury hoche la tête : **niveau { $level }** pour { $seat } dans l’{ $arena }.
            [4] Avec { $seat }, le **niveau { $level }** de l’{ $arena } a l’air facile.
           *[other] Encore une épreuve pour { $seat } : **niveau { $level }** dans l’{ $arena }.
        }
    }
schools-event-students-summoned =
    { $verse ->
        [0] Coup de sifflet ‹de { $seat }|de ta part› : trois élèves ({ $students }) vont de l’{ $origin } à l’{ $arena }.
        [1] ‹{ $seat } convoque|Tu convoques› trois élèves ({ $students }) de l’{ $origin } à l’{ $arena }.
       *[other] Sur un mot ‹de { $seat }|de ta part›, trois élèves ({ $students }) courent de l’{ $origin } à l’{ $arena }.
    }
schools-event-batrax-cast =
    { $number ->
        [one] { SIGN("schools_earth", "🌿") } **Batrax !** Dans l’{ $arena }, ‹{ $seat } change|tu changes› en grenouille un ‹victim: élève ({ $element }) de { $victim }|de tes élèves ({ $element })›, qui rentre en sautillant.
       *[other] { SIGN("schools_earth", "🌿") } **Batrax !** Dans l’{ $arena }, ‹{ $seat } change|tu changes› en grenouilles { $number } ‹victim: élèves ({ $element }) de { $victim }|de tes élèves ({ $element })›, qui rentrent en sautillant.
    }
schools-event-inundatio-cast =
    { $verse ->
        [0] { SIGN("schools_water", "💧") } **Inundatio !** Sur une immense vague, ‹{ $seat } saute|tu sautes› un niveau et ‹file|files› au **niveau { $level }** dans l’{ $arena }.
        [1] { SIGN("schools_water", "💧") } **Inundatio !** L’eau ‹porte { $seat }|te porte› au **niveau { $level }** dans l’{ $arena }. Un niveau est sauté.
       *[other] { SIGN("schools_water", "💧") } **Inundatio !** Un niveau est sous l’eau, et ‹{ $seat } passe|tu passes› le **niveau { $level }** dans l’{ $arena }.
    }
schools-event-hypnox-cast =
    { $number ->
        [one] { SIGN("schools_air", "🪶") } **Hypnox !** Le regard vague, un ‹victim: élève ({ $element }) de { $victim }|de tes élèves ({ $element })› dans l’{ $arena } ‹rejoint { $seat }|te rejoint›.
       *[other] { SIGN("schools_air", "🪶") } **Hypnox !** Le regard vague, { $number } ‹victim: élèves ({ $element }) de { $victim }|de tes élèves ({ $element })› dans l’{ $arena } ‹rejoignent { $seat }|te rejoignent›.
    }
schools-event-combustio-cast =
    { $count ->
        [one] { SIGN("schools_fire", "🔥") } **Combustio !** ‹{ $seat } brûle|Tu brûles› ‹ce que { $victim } avait|ce que tu avais› réussi dans l’{ $arena } : le { $levels } retourne sur la pioche.
       *[other] { SIGN("schools_fire", "🔥") } **Combustio !** ‹{ $seat } brûle|Tu brûles› tout ‹ce que { $victim } avait|ce que tu avais› réussi dans l’{ $arena } : { $levels } retournent sur la pioche, { $count } épreuves.
    }
schools-event-eversio-cast =
    { $verse ->
        [0] { SIGN("schools_dark", "🔮") } **Eversio !** ‹{ $seat } tend|Tu tends› le bras à travers le noir et ‹prend|prends› ‹victim: le **niveau { $level }** de { $victim }|ton **niveau { $level }**› dans l’{ $arena }.
       *[other] { SIGN("schools_dark", "🔮") } **Eversio !** Dans l’{ $arena }, ‹victim: le **niveau { $level }** de { $victim }|ton **niveau { $level }**› ‹appartient soudain à { $seat }|t’appartient soudain›.
    }
schools-event-maleficio-cast =
    { $number ->
        [one] { SIGN("schools_maleficio", "😈") } **Maleficio !** ‹{ $victim } doit|Tu dois› renvoyer un élève. ‹{ $seat } maudit|Tu maudis› de l’{ $arena }.
       *[other] { SIGN("schools_maleficio", "😈") } **Maleficio !** ‹{ $victim } doit|Tu dois› renvoyer { $number } élèves. ‹{ $seat } maudit|Tu maudis› de l’{ $arena }.
    }
schools-event-students-discarded =
    { $hand ->
        [0] ‹{ $seat } renvoie|Tu renvoies› { $students } et ‹n’a|n’as› plus personne en main.
       *[other] ‹{ $seat } renvoie|Tu renvoies› { $students } et en ‹garde|gardes› { $hand }.
    }
schools-event-caster-expelled =
    { $verse ->
        [0] L’arbitre a tout vu : expulsion de l’élève ({ $student }).
        [1] Interdit, c’est interdit : l’élève à l’origine du sort ({ $student }) doit sortir.
        [2] Un coup de sifflet, un doigt tendu : l’élève ({ $student }) quitte l’arène.
        [3] Pour l’élève à l’origine du sort ({ $student }), le tournoi est fini.
        [4] L’élève ({ $student }) salue les gradins et sort sous bonne escorte.
       *[other] L’élève qui a lancé le sort ({ $student }) prend la porte.
    }
schools-event-totals-changed =
    { $verse ->
        [0] Le tableau d’affichage tourne : **{ $totals }**.
        [1] Cela fait **{ $totals }**.
        [2] On en est à **{ $totals }**.
        [3] **{ $totals }** au tableau.
        [4] Nouveau score : **{ $totals }**.
       *[other] Le score passe à **{ $totals }**.
    }
schools-event-overtime-began = 🕯️ **Prolongations à { $totals } !** On allume les bougies : 20 points, ou une école à 9 ou moins, et tout est dit.
schools-event-trials-announced =
    { $count ->
        [one] La dernière épreuve est annoncée pour { $seat } : **niveau { $levels }**.
       *[other] { $pile ->
            [0] Les deux dernières épreuves sont annoncées pour { $seat } : **{ $levels }**.
            [one] Annonce pour { $seat } : **niveaux { $levels }** ; le dernier est à prendre. Il reste une seule épreuve dans la pioche.
           *[other] { $verse ->
                [0] Le héraut lit pour { $seat } : **niveaux { $levels }** ; le dernier est à prendre. Il en reste { $pile }.
               *[other] Annonce pour { $seat } : **niveaux { $levels }** ; le dernier est à prendre. Il reste { $pile } épreuves dans la pioche.
            }
        }
    }
schools-event-gave-up = 🏳️ ‹{ $seat } baisse|Tu baisses› le drapeau de ‹son|ton› école et ‹abandonne|abandonnes›.
schools-event-hand-shown = ‹{ $seat } avait|Tu avais› encore en main : { $students }.
schools-event-hand-shown-item = { $seat } ({ $students })
schools-event-hand-shown-several = Encore en main à la fin : { $items }.
schools-event-game-won =
    { $reason_kind ->
        [given-up] 🏆 La Coupe des Deux Écoles ‹revient à { $seat }|te revient›, avec le titre de Grand Champion des 5 Éléments.
        [fifteen-to-nine] 🏆 L’affaire est entendue : ‹{ $seat } remporte|tu remportes› la Coupe des Deux Écoles à **{ $totals }** ! ‹À { $seat }|À toi› le titre de Grand Champion des 5 Éléments.
        [overtime-twenty] 🏆 Vingt points ou plus en prolongations ! ‹{ $seat } remporte|Tu remportes› la Coupe des Deux Écoles à **{ $totals }** ! ‹À { $seat }|À toi› le titre de Grand Champion des 5 Éléments.
        [overtime-nine] 🏆 Neuf ou moins en prolongations, cela ne pardonne pas : ‹{ $seat } remporte|tu remportes› la Coupe des Deux Écoles à **{ $totals }** ! ‹À { $seat }|À toi› le titre de Grand Champion des 5 Éléments.
        [hundred-turns] 🏆 Cent tours suffisent : ‹{ $seat } remporte|tu remportes› la Coupe des Deux Écoles à **{ $totals }** ! ‹À { $seat }|À toi› le titre de Grand Champion des 5 Éléments.
       *[other] 🏆 Plus d’épreuves, plus de tours : ‹{ $seat } remporte|tu remportes› la Coupe des Deux Écoles à **{ $totals }** ! ‹À { $seat }|À toi› le titre de Grand Champion des 5 Éléments.
    }
schools-honour-cursus = 🎓 Le titre de Grand Champion des 7 Cycles revient à { $winner } !
schools-honour-championship = 🎓 Le titre de Grand Champion des 8 Maisons revient à { $winner } !
schools-event-game-drawn = 🤝 **{ $totals }** : égalité. On scie la coupe en deux.

## Questions : à qui doit répondre, à propos de qui l'on attend, et dans un appel
## $active est la place dont c'est le tour, $totals les deux totaux, $due dit si l'épreuve de départ
## est due, $crest si l'emblème n'est encore dans aucune arène, $hand est la main de qui lit, $held sa
## taille, $number ce que demande Maleficio.

schools-prompt-act =
    { $due ->
        [yes] { $crest ->
            [yes] Ce tour-ci, passe ton **épreuve de départ** : va dans une arène, déploies-y un élève, passe-la.
           *[no] **Épreuve de départ** : déploie un élève et passe-la.
        }
       *[no] { $held ->
            [0] Score : { $totals }. Ta main est vide ; que fais-tu encore ?
           *[other] Score : { $totals }. Que fais-tu ?
        }
    }
schools-awaits-act =
    { $due ->
        [yes] On attend que { $seats } passe son épreuve de départ.
       *[no] On attend que { $seats } agisse. Score : { $totals }.
    }
schools-call-act =
    { $due ->
        [yes] jouer ton premier tour et passer ton épreuve de départ
       *[no] jouer ton tour ({ $totals })
    }

schools-prompt-discard =
    { $number ->
        [one] Maleficio ! Lequel de tes { $held } élèves défausses-tu ? En main : { $hand }
       *[other] Maleficio ! Lesquels de tes { $held } élèves défausses-tu ? Il en faut { $number }. En main : { $hand }
    }
schools-awaits-discard =
    { $number ->
        [one] Maleficio ! On attend que { $seats } choisisse un élève à défausser.
       *[other] Maleficio ! On attend que { $seats } choisisse { $number } élèves à défausser.
    }
schools-call-discard =
    { $number ->
        [one] { $active } te lance Maleficio : choisir un élève à défausser
       *[other] { $active } te lance Maleficio : choisir { $number } élèves à défausser
    }

## Coups, sur des boutons et dans des menus
## $level est celui d'une épreuve, $whose la rangée où elle se trouve, $students un nombre d'élèves,
## $held la taille d'une main.

schools-move-move-to =
    { $arena_kind ->
        [earth] Aller à la terre (−1 { SIGN("schools_earth", "🌿") })
        [water] Aller à l’eau (−1 { SIGN("schools_water", "💧") })
        [air] Aller à l’air (−1 { SIGN("schools_air", "🪶") })
        [fire] Aller au feu (−1 { SIGN("schools_fire", "🔥") })
       *[dark] Aller à la matière noire (−1 { SIGN("schools_dark", "🔮") })
    }
schools-move-deploy = Déployer 1 { schools-student-name }
schools-move-deploy-alike = Déployer { $number } × { schools-student-name }
schools-move-pass-trial =
    { $whose ->
        [start] Passer ton épreuve de départ
        [own] Passer le niveau { $level } (ta rangée)
       *[theirs] Passer le niveau { $level } (en face)
    }
schools-move-summon =
    Convoquer : { schools-origin-name } → { $arena_kind ->
        [earth] terre
        [water] eau
        [air] air
        [fire] feu
       *[dark] matière noire
    }
schools-move-cast-batrax =
    { $students ->
        [one] Batrax : en face, −1 élève ({ schools-named-element })
       *[other] Batrax : en face, −{ $students } élèves ({ schools-named-element })
    }
schools-move-cast-inundatio =
    { $whose ->
        [own] Inundatio : passer le niveau { $level } (ta rangée)
       *[theirs] Inundatio : passer le niveau { $level } (en face)
    }
schools-move-cast-hypnox =
    { $students ->
        [one] Hypnox : 1 élève ({ schools-sort-name }) te rejoint
       *[other] Hypnox : { $students } élèves ({ schools-sort-name }) te rejoignent
    }
schools-move-cast-combustio =
    { $trials ->
        [one] Combustio : son épreuve d’ici repart
       *[other] Combustio : ses { $trials } épreuves d’ici repartent
    }
schools-move-cast-eversio = Eversio : voler son niveau { $level }
schools-move-cast-maleficio =
    { $students ->
        [one] Maleficio : en face, 1 élève sur { $held } en moins
       *[other] Maleficio : en face, { $students } élèves sur { $held } en moins
    }
schools-move-end-turn =
    { $announces ->
        [one] Finir : annonce la dernière épreuve
       *[other] { $known ->
            [none] Finir : annonce { $announces } épreuves
           *[other] Finir : annonce { $announces } épreuves (connu : { $known })
        }
    }
schools-label-totals = { $label } → { $totals }
schools-label-run = { $label } (élèves { $run })
schools-label-ends = { $label }, fin de la partie
schools-label-overtime = { $label }, prolongations
schools-move-discard = Défausser { $students }
schools-move-discard-rarest = Ce que tu as le moins : { $rarest }
schools-move-give-up = Abandonner

## Refus, et pourquoi quelque chose n'est pas proposé

schools-rule-arena =
    { $arena ->
        [earth] de la terre
        [water] de l’eau
        [air] de l’air
        [fire] du feu
       *[dark] de la matière noire
    }
schools-rule-element =
    { $element ->
        [earth] de la terre
        [water] de l’eau
        [air] de l’air
        [fire] du feu
       *[dark] de la matière noire
    }
schools-rule-no-such-arena = Cette arène n’existe pas : choisis terre, eau, air, feu ou matière noire.
schools-rule-already-there = Ton emblème est déjà dans l’arène { schools-rule-arena } : choisis-en une autre, ou agis ici.
schools-rule-no-such-student = Tu n’as pas d’élève { schools-rule-element } en main : choisis un élément que tu as.
schools-rule-no-such-element = Cet élément n’existe pas : choisis terre, eau, air, feu ou matière noire.
schools-rule-pawn-on-crest = Ton emblème n’est encore dans aucune arène : vas-y d’abord.
schools-rule-fewer-than-two = Plusieurs, c’est au moins deux : pour un seul élève, déploie-le à part.
schools-rule-too-few-in-hand = Tu en as { $students } en main, et non { $wanted } : déploies-en moins.
schools-rule-no-such-row = Il n’y a que deux rangées d’épreuves : choisis la dernière carte de la tienne ou de l’autre.
schools-rule-row-empty = Cette rangée n’a plus d’épreuve : attends les prochaines, ou regarde l’autre rangée.
schools-rule-others-starting-trial = Cette épreuve de départ est celle de l’autre école : prends-en une autre.
schools-rule-arena-complete = Le niveau 6 est le plus haut : pour continuer, va dans une autre arène.
schools-rule-wrong-level = Le niveau { $level } ne se passe pas ici : ton prochain niveau dans cette arène est le { $wanted }.
schools-rule-too-few-students =
    { $wanted ->
        [1] Le niveau 1 demande un élève, et tu n’en as pas ici : déploie ou convoque.
       *[other] { $students ->
            [0] Le niveau { $wanted } demande { $wanted } élèves, et tu n’en as pas ici : déploie ou convoque.
           *[other] Le niveau { $wanted } demande { $wanted } élèves, et tu en as { $students } ici : déploie ou convoque.
        }
    }
schools-rule-not-last-of-row = Seule la dernière épreuve d’une rangée est disponible : celles du dessous attendent.
schools-rule-summon-used = Tu as déjà convoqué ce tour-ci : une fois par tour suffit.
schools-rule-summon-to-same-arena = Tes élèves sont déjà dans cette arène : convoque-les dans une autre.
schools-rule-too-few-to-summon = On convoque exactement { $wanted } élèves, et tu en as { $students } là-bas : choisis une arène mieux remplie.
schools-rule-starting-trial-lost = Après cela, ton épreuve de départ ne pourrait plus se passer ce tour-ci : choisis un coup qui laisse un chemin vers elle.
schools-rule-starting-trial-due = Ton épreuve de départ est due ce tour-ci : passe-la avant de finir le tour.
schools-rule-no-three-in-a-row = Pas de sort : tu n’as pas trois élèves pareils à la suite dans l’arène { schools-rule-arena }.
schools-rule-hand-too-small =
    { $hand ->
        [0] Pas de Maleficio : en face, la main est vide.
       *[other] Pas de Maleficio : en face, il n’y a qu’un élève en main, et la moitié d’un ne fait personne.
    }
schools-rule-no-run-of-element = Ce sort demande trois élèves { schools-rule-element } à la suite, et tu n’en as pas dans l’arène { schools-rule-arena }.
schools-rule-no-such-run = Il n’y a plus trois élèves pareils à cet endroit : choisis parmi les sorts proposés.
schools-rule-not-its-spell = Ce sont des élèves { schools-rule-element } : leur sort est celui de leur élément, ou Maleficio.
schools-rule-nobody-of-that-element = En face, personne de cet élément ici : nommes-en un autre.
schools-rule-wrong-row = L’épreuve de cette rangée n’est pas deux niveaux au-dessus du tien ici : regarde l’autre.
schools-rule-no-trial-two-up =
    { $wanted ->
        [7] Pas d’Inundatio : tu as ici le niveau 5, et le niveau 6 est le plus haut.
        [8] Pas d’Inundatio : tu as ici le niveau 6, le plus haut.
       *[other] Pas d’Inundatio : aucune rangée ne montre le niveau { $wanted }, deux au-dessus du tien ici.
    }
schools-rule-no-opposing-students = Ce sort ne trouve personne : en face, pas d’élève dans l’arène { schools-rule-arena }.
schools-rule-no-opposing-trials = Ce sort ne trouve rien : en face, pas d’épreuve passée dans l’arène { schools-rule-arena }.
schools-rule-trial-not-higher = Pas d’Eversio : le niveau { $level } d’en face n’est pas au-dessus de ton niveau { $own } ici.
schools-rule-students-not-held = Tu n’as pas ces élèves en main : choisis parmi les tiens.
schools-rule-wrong-number-discarded = Cela fait { $students }, et Maleficio en demande { $wanted } : choisis de nouveau.

## Réponses données d'avance

schools-standing-rarest = Maleficio : défausser ce que j’ai le moins
schools-standing-rarest-until = jusqu’aux prolongations

## Les règles en bref

schools-goal = 🎯 But : le plus haut total d’épreuves
schools-first-turn =
    - **But :** le plus haut total. Dans chaque arène compte ton épreuve du dessus.
    - **Ton tour :** pioche 3, puis à ta guise change d’arène, déploie, passe, convoque, ensorcelle.
    - **La surprise :** changer d’arène coûte un élève ; trois pareils à la suite lancent un sort.
    - **La fin :** 15 à 9 ou moins gagne ; 15 à 10, prolongations ; ou épreuves épuisées.
    - **D’abord :** Ma main, Changer d’arène…, déploie un élève, Passer ton épreuve de départ.
schools-rules-1-title = Le tournoi
schools-rules-1 =
    Tous les trois ans, deux écoles de magie se disputent une coupe : **Dragombre** (dragon noir, qui commence) et **Blancgriffon** (griffon blanc). Il s’agit de passer des épreuves dans cinq arènes, et de lancer les sorts que le tournoi interdit. À deux : le total le plus haut l’emporte, et 15 contre 9 gagne aussitôt.

    ▸ **Les arènes**
    - Une par élément : { SIGN("schools_earth", "🌿") } terre, { SIGN("schools_water", "💧") } eau, { SIGN("schools_air", "🪶") } air, { SIGN("schools_fire", "🔥") } feu, { SIGN("schools_dark", "🔮") } matière noire. Chaque école a son côté dans chacune.
    - On y trouve une **colonne d’élèves**, dans l’ordre de leur arrivée, et une **pile d’épreuves**. Celle du dessus est ton **niveau** dans l’arène ; la somme de tes cinq niveaux est ton **total**.
    - Ton **emblème** montre dans quelle arène tu agis. Au début, il est sur le blason de ton école, dans aucune arène.

    ▸ **Les épreuves**
    - 45, de niveau 1 à 6. Chaque école a une **rangée** d’épreuves annoncées ; seule la **dernière** de chaque rangée est disponible, pour les deux écoles.
    - Chacune commence par l’épreuve de départ de son école, de niveau 1.

    ▸ **Les élèves**
    - 60, douze par élément. Dragombre en a 3 en main au départ, Blancgriffon 5. La main n’a pas de limite.

    ▸ **Qui voit quoi**
    Secret : les mains et l’ordre des deux pioches. Public : tout le reste, y compris la taille des mains, la défausse et les épreuves remises par Combustio.
schools-rules-2-title = Ton tour
schools-rules-2 =
    1. **Piocher 3 élèves.** S’il n’en reste plus, on mélange la défausse.
    2. **Agir** autant qu’on veut, dans n’importe quel ordre, ou pas du tout :
    - **Se déplacer** : défausse un élève, et ton emblème va dans l’arène de son élément. Les deux emblèmes peuvent partager une arène.
    - **Déployer** des élèves de ta main, de n’importe quel élément, au bout de ta colonne, là où est ton emblème. L’ordre t’appartient, et il compte.
    - **Passer une épreuve** là où est ton emblème : voir la page suivante.
    - **Convoquer**, une fois par tour : exactement tes **trois derniers** élèves d’une arène rejoignent le bout de ta colonne dans une autre, dans le même ordre. L’emblème n’y change rien.
    - **Lancer un sort** là où est ton emblème : voir la page 4.
    3. **Annoncer.** Les deux épreuves du dessus de la pioche rejoignent ta rangée, la plus haute d’abord : la **plus basse** est donc disponible. Puis c’est à l’autre école.

    Les actions s’annulent une à une, jusqu’à ta pioche ou à un Maleficio. Si ton temps est écoulé, je passe les épreuves possibles là où est ton emblème, sans sort, et je finis ton tour ; au premier tour, je m’occupe aussi de ton épreuve de départ. À un Maleficio, je défausse ce que tu as le moins.
schools-rules-3-title = Passer une épreuve
schools-rules-3 =
    Prends la dernière épreuve de **l’une des deux rangées** et pose-la sur ta pile, là où est ton emblème.

    - Son niveau doit être **juste au-dessus** du tien dans l’arène : 1 sur une pile vide, puis 2, puis 3…
    - Il te faut dans cette colonne **au moins autant d’élèves** que le niveau. Leur élément n’importe pas.
    - On peut en passer plusieurs par tour. La dernière d’une rangée une fois prise, celle du dessous devient disponible.
    - Les épreuves restent, même si des élèves partent ensuite.

    ▸ **Ton premier tour**
    - Tu **dois** passer ton épreuve de départ, dans l’arène de ton choix, avant de finir le tour.
    - L’épreuve de départ de l’autre école ne se prend pas.
    - Tant qu’elle n’est pas passée, une action qui la rendrait impossible ce tour-ci est refusée.
schools-rules-4-title = Les sorts
schools-rules-4 =
    Quand **trois de tes élèves ou plus, d’un même élément, se suivent** dans l’arène de ton emblème, l’un d’eux lance un sort : un semblable juste avant, un juste après. Le sort agit, puis son auteur est **défaussé** et la colonne se resserre. Un sort sans effet est refusé.

    - { SIGN("schools_earth", "🌿") } **Batrax** (terre) : nomme un élément ; en face, tous ses élèves de cette arène sont défaussés.
    - { SIGN("schools_water", "💧") } **Inundatio** (eau) : passe aussitôt une épreuve exactement **deux** niveaux au-dessus du tien ici.
    - { SIGN("schools_air", "🪶") } **Hypnox** (air) : le dernier élève d’en face ici, et tous ceux de son élément dans la colonne, rejoignent le bout de la tienne.
    - { SIGN("schools_fire", "🔥") } **Combustio** (feu) : toutes les épreuves d’en face ici retournent sur la pioche, la plus basse au-dessus.
    - { SIGN("schools_dark", "🔮") } **Eversio** (matière noire) : vole l’épreuve du dessus, en face. Elle doit dépasser ton niveau, et il te faut autant d’élèves que son niveau ; on peut sauter des niveaux.
    - { SIGN("schools_maleficio", "😈") } **Maleficio** (tout élément, au lieu de son propre sort) : l’autre école défausse la moitié de sa main, arrondie vers le bas, et choisit lesquels.

    Une suite de trois lance un sort, une de cinq en lance trois. L’auteur compte encore pendant que son sort agit.
schools-rules-5-title = La fin
schools-rules-5 =
    Ton total est la somme de tes épreuves du dessus, 30 au plus. On le regarde après chaque action.

    - **15 ou plus contre 9 ou moins** : victoire immédiate.
    - **15 ou plus contre 10 ou plus** : **prolongations**, on allume les bougies. Elles durent jusqu’à la fin, quels que soient les totaux, et s’arrêtent dès que l’un d’eux atteint **20**, ou tombe à **9 ou moins**.
    - **La dernière épreuve de la pioche est annoncée** : la partie est finie, en prolongations ou non. De même après le tour 100.

    Le **total le plus haut** remporte la Coupe des Deux Écoles et le titre de Grand Champion des 5 Éléments ; à égalité, pas de vainqueur. Gagner un Cursus de sept parties donne celui de Grand Champion des 7 Cycles, gagner un Championnat celui de Grand Champion des 8 Maisons. On peut abandonner à tout moment. La revanche échange les écoles.

    ▸ **Trois conseils des gradins**
    - Des élèves d’un même élément côte à côte valent plus que leur nombre.
    - Avant de finir ton tour, regarde ce que ta dernière épreuve offre à l’autre école : c’est peut-être juste le niveau qui lui manque.
    - Une main pleine attire Maleficio.

## La fin

schools-outcome-fifteen-to-nine = Une école à 15 ou plus, l’autre à 9 ou moins : l’affaire est réglée.
schools-outcome-overtime-twenty = Vingt points ou plus en prolongations : on souffle les bougies.
schools-outcome-overtime-nine = Neuf ou moins en prolongations : on souffle les bougies.
schools-outcome-last-trial = La dernière épreuve est annoncée : le total le plus haut compte.
schools-outcome-hundred-turns = Cent tours, et le jury veut dormir : le total le plus haut compte.
schools-outcome-given-up = Une école a abandonné.
schools-result-shared = 🤝 Match nul entre { $winners }.

## Commandes : noms en minuscules, 32 caractères au plus ; descriptions de 100 au plus

schools-command = écoles
schools-command-description = Clash of Magic Schools : des épreuves, des sorts et une coupe, à deux
schools-command-new-description = Ouvrir une table de Clash of Magic Schools dans ce salon
schools-command-new-seats-description = Combien d’écoles participent

schools-tie-given-up = ⚖️ Égalité de points, mais qui abandonne finit derrière.
schools-feat-eversio = { SIGN("schools_dark", "🔮") } L’audace : { $seat } a sacrifié un élève pour voler un niveau { $number } avec Eversio.
schools-feat-inundatio = { SIGN("schools_water", "💧") } L’audace : { $seat } a sacrifié un élève pour sauter au niveau { $number } avec Inundatio.
schools-feat-combustio = { SIGN("schools_fire", "🔥") } L’audace : { $seat } a sacrifié un élève et renvoyé { $number ->
        [one] une épreuve
       *[other] { $number } épreuves
    } avec Combustio.
schools-feat-hypnox = { SIGN("schools_air", "🪶") } L’audace : { $seat } a sacrifié un élève et en a débauché { $number ->
        [one] un autre
       *[other] { $number } autres
    } avec Hypnox.
schools-feat-batrax = { SIGN("schools_earth", "🌿") } L’audace : { $seat } a sacrifié un élève et fait { $number ->
        [one] une grenouille
       *[other] { $number } grenouilles
    } avec Batrax.
schools-feat-maleficio = { SIGN("schools_maleficio", "😈") } L’audace : { $seat } a sacrifié un élève pour un Maleficio qui en a coûté { $number ->
        [one] un autre
       *[other] { $number }
    } en face.
schools-feat-snatched = 🖐️ { $verse ->
        [0] L’audace : { $seat } a passé un niveau { $number } pris dans la rangée de l’autre école.
       *[1] Sous le nez de l’autre école : { $seat } lui a pris un niveau { $number }.
    }
schools-feat-students = 🍀 { $verse ->
        [0] La chance : { $number ->
            [one] un des élèves piochés par { $seat } allait
           *[other] { $number } des élèves piochés par { $seat } allaient
        } avec sa main ; la moyenne en donnait { $usual }.
       *[1] Les bons élèves au bon moment : { $seat } en a pioché { $number ->
            [one] un qui allait
           *[other] { $number } qui allaient
        } avec sa main, là où on en attendait { $usual }.
    }
schools-feat-hoard = 🤫 { $number ->
        [one] Aucune école n’a caché deux élèves pareils dans sa main.
       *[other] { $seat } a eu jusqu’à { $number } élèves pareils en main, et l’autre école ne pouvait pas le savoir.
    }
schools-analysis-strength = J’ai gagné 12 parties sur 12 contre les coups les plus simples, et en réfléchissant bien moins, 21 sur 24 contre un ordinateur facile ; contre de bons joueurs humains, ce n’est pas mesuré.

schools-epilogue-hand = { $number ->
        [0] { $seat } n’a jamais tenu d’élève que l’autre école ne puisse deviner.
        [one] { $seat } n’a jamais eu plus d’un élève secret en main.
       *[other] À un moment, { $seat } avait en main { $number } élèves que l’autre école ne pouvait pas connaître.
    }
schools-epilogue-trials = { $total ->
        [0] Il ne restait plus d’épreuve dans la pioche.
        [one] Il restait une épreuve dans la pioche, de niveau { $number }.
       *[other] Il restait { $total } épreuves dans la pioche, la plus dure de niveau { $number }.
    }
