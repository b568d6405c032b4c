### Les règles de Clash of Rage en bref ; chaque page au plus 1500 caractères.

rage-goal = 🎯 But : { $goal } points en seconde action
rage-first-turn =
    - **But :** 4 points (partie longue : 5). Cité elfe tenue, 1 point ; légende, 1 pour toujours.
    - **Un tour :** une carte Tactique secrète, de l’or, des renforts, puis deux actions.
    - **La surprise :** on ne gagne qu’en seconde action ; d’ici là, une cité peut se reprendre.
    - **La fin :** ce total en seconde action, et c’est gagné ; sinon, le plus de points à la fin.
    - **D’abord :** Ma main, clan (ou tirage), Tactique : n° bas, agir tôt ; n° haut, plus de gains.

rage-rules-1-title = L’Empire
rage-rules-1 =
    Les elfes trônent dans leurs cités de cristal depuis trop longtemps. Quatre clans se disputent leur place, et voilà le jeu : avoir **4 points** (partie longue : 5) **lors d’une seconde action** fait gagner aussitôt.

    ▸ **Les points**
    - 1 par **cité elfe** sous ton contrôle. Cité perdue, point perdu.
    - 1 par **légende** forgée (un *équipement légendaire*). Celui-là est à toi pour toujours.
    - Tu contrôles un territoire où seules tes unités se tiennent. Un héros ne contrôle rien.

    ▸ **La carte**
    - Une région de sept hexagones par clan. Chaque région a sa lettre : A0 est sa cité, A1 à A6 l’entourent, A1 à droite, puis dans le sens horaire.
    - **Cité** : quatre elfes la gardent. Elle rapporte 3 cristaux par tour.
    - **Forge** : deux elfes la gardent. Les cristaux y deviennent des légendes.
    - **Pierre de renfort I, II ou III** : sans garde. Entre les deux actions, elle donne une unité de ce niveau.
    - Les **rochers** barrent la route ; seul le vol les franchit.
    - Les **Bastions** se dressent hors des régions. Le tien est imprenable, et nul autre n’y entre.

    ▸ **Public** : plateau, réserves, équipement, or, cristaux, marché, dés, tactiques jouées. **Secret** : mains, pioches, tactiques choisies, brouillons, teneur des ordres.
rage-rules-2-title = Un tour
rage-rules-2 =
    ▸ **1. Les elfes s’améliorent** (pas au tour 1). Chaque type d’elfe encore sur le plateau (Garde, Doyen, Templier) pioche une carte. Emplacement libre : elle y va ; sinon la plus chère reste. Puis on revient à trois cartes Tactique.

    ▸ **2. Tactique.** Une carte sur trois, en secret, puis révélation. Les numéros, du plus petit au plus grand, sont l’**ordre du tour**.
    - Au tour 1, on place son Bastion : contre un territoire, jamais contre un autre Bastion.
    - **Revenus** : l’or de la carte, 3 cristaux par cité.
    - **Renforts** : les unités de la carte viennent de la réserve, sur le Bastion et tout territoire où tu as une unité. Ce qui manque est perdu.

    ▸ **3. Première action**, dans l’ordre : **marcher**, **équiper**, ou rien.

    ▸ **4.** Les **pierres** donnent leurs unités, sans question.

    ▸ **5. Seconde action**, comme la première. Ici on peut gagner : les points comptent à son début, à la confirmation d’une marche, après chaque combat et chaque forge.

    ▸ **Attention** : le but atteint après une *première* action fait gagner au début de la *seconde*, sauf cité perdue entre-temps. Le plateau avertit tout le monde.

    ▸ Temps écoulé : la carte aux plus fortes unités, renforts au Bastion, aucune action, défense jusqu’au bout, première légende piochée.
rage-rules-3-title = La marche
rage-rules-3 =
    ▸ **Une marche** est un brouillon : choisis une armée, puis un lieu en surbrillance, et dis qui part. Autant de fois que tu veux, avec annulation des pas, puis confirme le tout. Personne ne voit rien avant.

    ▸ **Jusqu’où**
    - Chaque unité va jusqu’à son déplacement, équipement compris. Un territoire ou ton Bastion coûte 1. Les rochers bloquent.
    - Un seul chemin par unité et par action. Un territoire accueille autant d’unités qu’on veut.
    - On **s’arrête** chez l’ennemi.

    ▸ **Débordement** : quand autant de tes unités qu’il y a d’ennemis ont été envoyées dans un territoire, d’autres peuvent le traverser. Seules comptent celles qui y *finissent* leur chemin : l’ordre de tes ordres importe.

    ▸ Le **vol** ignore rochers et ennemis en chemin.

    ▸ Les **héros** se déplacent comme des unités mais ne comptent pas pour le débordement. À la fin, un héros se tient avec au moins une unité ou au Bastion.

    ▸ Les **combats** suivent, un par territoire partagé avec l’ennemi, dans l’ordre où tu les as visés. Le brouillon permet de changer cet ordre, ou de choisir avant chaque combat.

    Raccourcis : *le maximum*, *tout sauf un*, *même marche*.
rage-rules-4-title = Les combats
rage-rules-4 =
    ▸ **Qui frappe d’abord** : additionne la lenteur des **types** d’unités présents, équipement compris. La plus petite somme commence ; égalité : la défense. Compté une seule fois.

    ▸ **Les assauts** alternent. Autant de dés que la **puissance** de ton unité la plus forte, 10 au plus.
    - Quatre faces sur six touchent. Chaque symbole **relance** fait relancer tous les dés sans touche.
    - **Blessures** = touches + touches automatiques + rage − boucliers d’en face.
    - Un type compte une fois, quel que soit son nombre d’unités, et plus du tout quand sa dernière unité est tombée.

    ▸ **Qui tombe** : les blessures se répartissent librement, mais toutes servent tant qu’elles peuvent abattre quelqu’un. Une unité ne meurt que si elle perd tous ses PV en un seul assaut ; rien ne se reporte. Tes morts retournent à ta réserve. Un **elfe** mort est un **cristal** pour qui l’a tué.

    ▸ **Rage** : un assaut sans mort donne un jeton, +1 blessure à chaque assaut suivant de ce combat. Un symbole rage en donne un avant chacun de tes assauts.

    ▸ **Fuir**, au lieu de lancer : tout ce qui survit rentre au Bastion. Les elfes ne fuient pas.

    ▸ Les **héros** participent, ne sont pas des unités et ne meurent pas : seuls, ils rentrent.
rage-rules-5-title = Les ordres de combat
rage-rules-5 =
    Un combat avec des ordres des deux côtés se règle d’un trait : personne n’attend les dés.

    ▸ **Jusqu’à quand**
    - *jusqu’au bout*
    - *fuir à n unités ou moins* : regardé avant chacun de tes assauts, héros non compté
    - *fuir aussitôt*
    - *à la main* : une question avant chacun de tes assauts, et pour toute répartition qui laisse un choix

    ▸ **Comment répartir**
    - *le plus précieux d’abord* : ce qui vaut le plus. Niveau I 2, II 3, III 6 ; Garde 2, Doyen et Templier 3 ; +1 par type anéanti
    - *les gros d’abord* ou *les petits d’abord*

    ▸ **L’attaque** donne ses ordres avec la marche, les mêmes pour tous les combats ou d’autres pour l’un d’eux.

    ▸ **La défense** répond à l’ouverture du combat, sauf **ordres permanents** laissés sous *Ma défense…*. On les donne, change ou retire à tout moment. Leur existence est publique, pas leur teneur.

    ▸ **Combats à la main**, si la table l’a choisi : une question à chaque assaut, et aucun ordre.

    ▸ La **prévision** joue le combat 100 fois avec ce que tout le monde voit, les deux camps jusqu’au bout. Elle ne connaît aucun ordre.

    ▸ **Les elfes** relancent toujours, ne fuient pas, gagnent de la rage comme tout le monde et abattent le plus précieux d’abord (ou par la main de la place voisine, si la table l’a choisi).
rage-rules-6-title = Équiper
rage-rules-6 =
    Une action d’équipement permet tout ceci, dans l’ordre qu’on veut. C’est un brouillon jusqu’à confirmation, mais ce qui retourne une carte est **définitif**, et le dit.

    ▸ **Acheter** au marché, six cartes différentes, les semblables empilées. Un vide est comblé aussitôt.

    ▸ **Ranger** : chaque *type* d’unité a une arme et une armure. Les cartes changent de type ou attendent de côté ; elles restent à toi. Ou je range : la plus chère qui convient, sur le type le plus nombreux ; un seul appui peut finir l’action avec.

    ▸ **Forger** une légende par action, si tu contrôles une forge : 6 cristaux avec une forge, 4 avec deux ou plus. Pioche une carte, plus une par forge contrôlée ; gardes-en une. Un point pour toujours, et une belle arme ou armure.

    ▸ **Recruter** un héros pour toute la partie. Déplacement : Hekna 3, les autres 2.
    - **Hekna** (8) : touche automatique 1 ; avec 2 unités ou moins, 2 jetons de rage au début.
    - **Neggesh** (9) : bouclier 1 ; vole un jeton de rage par combat.
    - **Razaro** (10) : touche automatique 1 ; en infériorité, 2 jetons de rage au début.
    - **Gardien** (11) : une relance ; une barrière de 3 PV devant les unités, une fois par combat, à briser en un assaut.

    ▸ **Symboles** : puissance = dés, touches automatiques = blessures sans dé, boucliers = blessures en moins, lenteur = frapper plus tard.
rage-rules-7-title = La fin et les cas limites
rage-rules-7 =
    ▸ **La fin** : atteindre le but lors d’une seconde action fait gagner aussitôt ; les combats ouverts n’ont pas lieu. Sinon la partie finit après le tour 15 (partie longue : 20, ou selon la table) : points, puis légendes, forges, cristaux et or.

    ▸ **Cas limites**
    - Un territoire vide n’est à personne. Un territoire partagé non plus.
    - Deux pierres et trop peu d’unités en réserve : d’abord le territoire où tu en as le moins.
    - À coût égal, l’elfe garde sa carte. Les cartes mises sous la pioche reviennent.
    - Acheter une carte d’une pile ne révèle rien et reste un brouillon.
    - Une tactique jouée peut revenir quand ta pioche s’épuise, dès le tour 6.
    - Ne briser que la barrière ne tue personne : l’attaque gagne de la rage.
    - Pioche vide : le marché reste tel quel.

    ▸ **Partir** : unités, équipement et héros quittent le jeu, le Bastion reste. Le dernier clan en jeu gagne.

    ▸ **Quatre dictons du bivouac**
    - L’initiative décide entre égaux. Gare à l’armure lente.
    - Une seule unité laissée derrière garde une cité.
    - Agir en dernier, puis en premier au tour d’après : deux actions de suite.
    - Les elfes progressent à chaque tour. Fais de même.
