### Les règles de Goths Save the Queen en bref, une page après l’autre

goths-goal = 🎯 But : la reine, ou l’ennemi éliminé
goths-first-turn =
    - **But :** trouver la reine derrière l’une des trois portes, ou éliminer l’armée ennemie.
    - **Un tour :** chaque roi pose une carte, chaque chef un ordre, exécuté s’il y correspond.
    - **La surprise :** le dos d’une carte montre le personnage et un leurre. En équipe, pas un mot.
    - **La fin :** reine trouvée ou armée ennemie éliminée, c’est gagné. Après 100 tours, match nul.
    - **D’abord :** Ma main. Le roi choisit une carte ; le chef, ensuite, un ordre ✅ ou ❔.
goths-rules-1-title = Le champ de bataille
goths-rules-1 =
    Ostrogoths et Wisigoths veulent la reine. Elle est derrière l’une des trois portes du milieu (les *cartes Objectif*). Derrière une autre, un piège ; derrière la troisième, rien qu’une plaine. Personne ne sait où est quoi.

    ▸ **Le terrain**
    - Chaque clan a trois cartes à lui : une **forêt**, d’où part son armée de deux figurines, et deux **plaines** devant les portes. Une troisième figurine attend en réserve.
    - Les figurines perdues retournent dans la réserve et peuvent être rappelées.
    - Chaque clan a une **catapulte** (sa *machine*), d’abord déchargée.

    ▸ **Roi et chef**
    - Le **roi** dit *qui* doit agir, le **chef de guerre** ce qu’on fait : *barbare* et *hache* vont ensemble, la hache part. Sinon, rien. Ils **ne se disent rien** de la partie, ni ici ni ailleurs, pas même avant. Ce qu’un chef a vu reste secret, même pour son roi.
    - *Ma main* montre à chaque place ce qu’elle seule peut savoir.

    ▸ **Gagner**
    Un camp gagne aussitôt que son armée **trouve la reine**, ou que l’autre camp **n’a plus de figurine** sur le terrain ; la réserve ne compte pas. Après 100 tours, match nul.
goths-rules-2-title = Un tour
goths-rules-2 =
    1. L’**initiative** change de côté (pas au tour 1). Elle décide qui passe en premier.
    2. Les **rois**, l’un après l’autre, posent une carte face cachée. Tout le monde voit aussitôt le dos : pas de retour en arrière. Le second roi l’a vu avant de poser la sienne.
    3. Tous les **chefs** donnent un ordre en même temps. Le tien peut changer tant que tout le monde n’a pas répondu.
    4. On **révèle** tout. Un clan *s’est compris* si l’ordre du chef va avec le personnage de la carte que le roi vient de poser, ou d’une de ses cartes déjà face visible.
    5. Les ordres compris sont **exécutés** par numéro, le 1 d’abord ; à égalité, selon l’initiative. Rien n’est simultané : chacun trouve ce qu’a laissé le précédent. Un ordre compris ne se refuse pas.
    6. Un clan qui s’est compris reprend toutes ses cartes. Sinon, la carte du roi reste **face visible**.

    Un ordre peut avoir une **cible** (une porte, un ennemi). Elle sert si elle est encore possible et, pour une porte, si aucune porte n’a été ouverte, franchie ou mélangée depuis ; sinon, on demande au chef le moment venu.

    Si ton temps est écoulé, je réponds à ta place : une carte de roi tirée au sort, un ordre raisonnable.
goths-rules-3-title = Les neuf ordres
goths-rules-3 =
    ▸ **Vautour**
    - **1 Reconnaissance** : le chef regarde en secret derrière une porte. On sait laquelle.
    - **2 Sabotage** : la machine ennemie est déchargée.

    ▸ **Recruteur**
    - **3 Renfort** : une figurine de plus, trois au maximum.

    ▸ **Catapulte**
    - **4 Charger** : ta catapulte est chargée.
    - **5 Tirer** : chargée, elle coûte à l’ennemi jusqu’à deux figurines, même en forêt, mais pas derrière une barricade. Ensuite elle est vide, quoi qu’il arrive.

    ▸ **Barbare**
    - **6 Barricade** : la carte sous ton armée devient une barricade, et le reste après ton départ. Pas devant une porte.
    - **7 Avancer** : d’une carte, jamais en arrière. De la deuxième plaine, vers n’importe quelle porte sans armée ; d’une porte, vers une autre. La reine fait gagner aussitôt, le piège coûte une figurine à chaque entrée, la plaine ne fait rien.
    - **8 Hache** : l’ennemi perd une figurine, sauf en forêt ou derrière une barricade.
    - **9 Rats** : l’ennemi perd une figurine, mais seulement derrière une barricade.

    Un ordre sans effet reste un ordre compris. Devant une porte, on est à découvert, et une forêt barricadée n’est plus qu’une barricade.
goths-rules-4-title = Lire les dos
goths-rules-4 =
    Un roi a huit cartes : deux fois chacun des quatre personnages. Au dos figurent **le vrai personnage et un leurre**, toujours dans le même ordre. Chaque dos va donc avec exactement deux cartes, une de chaque personnage :

    - Vautour / Recruteur, Vautour / Barbare
    - Recruteur / Catapulte
    - Catapulte / Barbare

    ▸ **Les cartes qui restent**
    Les cartes d’un roi incompris restent face visible et s’accumulent. **N’importe laquelle** rend un ordre valable, et une carte face visible ne peut pas être celle qui vient d’être posée : c’est donc sa jumelle. Après six malentendus de suite, tout ordre est le bon.

    ▸ **Les marques du panneau d’un chef**
    - ✅ **certain** : le personnage est face visible, ou la carte posée ne peut être que la sienne.
    - ❔ **possible** : le dos laisse encore deux personnages.
    - 🚫 **impossible** : ce tour-ci, ce ne sera pas compris.

    Elles découlent de ce que tout le monde voit, et de rien d’autre. « Sans effet pour l’instant » est public aussi ; mais quelqu’un peut agir avant toi.
goths-rules-5-title = Brouillard de guerre, et qui sait quoi
goths-rules-5 =
    ▸ **Brouillard de guerre** (une option)
    Un des quatre jetons est face cachée sur la deuxième plaine de chaque clan (ou sur la première). L’armée qui y entre le révèle, et il vaut jusqu’à ce qu’on s’en débarrasse :
    - **Purée de pois** : pas de reconnaissance. **Effectifs réduits** : pas de renfort. **Bourrasques** : pas de hache. **Pénurie de sanglier** : la machine est déchargée et ne sert plus.
    - Tant que l’armée est sur cette carte, *Barricade* peut écarter le jeton au lieu de construire. Par *Reconnaissance*, un chef peut regarder son propre jeton face cachée.
    - Un ordre interdit par le brouillard est sans effet, mais compris.

    ▸ **Qui sait quoi**
    - Tout le monde : les dos, les cartes visibles, armées, barricades, machines, portes ouvertes, qui a répondu, et qui a regardé où.
    - Un roi seul : la carte qu’il a posée, jusqu’à la révélation.
    - Un chef seul : son ordre et sa cible, jusqu’à la révélation ; ce qu’il a vu ; le jeton qu’il tient.
    - Personne : les portes fermées, les jetons face cachée, ceux de la boîte.

    À la fin, tout est montré, chuchotements et ordres d’un tour interrompu compris ; mais jamais une cible ou une consigne restée sans suite.
goths-rules-6-title = À deux, trois, six, sept ou huit
goths-rules-6 =
    ▸ **2 et 3** : dans un clan à une seule place, on est roi et chef, et l’on pose d’abord la carte, puis l’ordre. L’ordre donné est **écarté pour un tour** : jamais deux fois de suite le même. À 3, le clan seul gagne environ quatre parties sur cinq ; le *handicap* lui ôte une figurine.

    ▸ **6** : chaque camp a un roi et deux chefs, chacun avec son armée, ses cartes et son terrain. La carte du roi vaut pour les deux ; chaque chef est compris ou non de son côté. Le roi reprend ses cartes si au moins un l’a compris. Un ordre hostile vise une armée. Un camp perd quand **ses deux** armées ont disparu.

    ▸ **8** : deux rois et deux chefs par camp. Chaque roi ne commande que son chef. Un clan sans armée ne joue plus.

    ▸ **7** : un camp de trois contre un camp de quatre, qui gagne environ trois parties sur cinq ; le *handicap* lui ôte une figurine.

    ▸ **Initiative de 6 à 8** : A, B, C, D et ainsi de suite, d’un pas par tour. Le même ordre départage, et les rois le suivent. Une seule armée par porte.

    ▸ **Abandonner** : un camp abandonne quand toutes ses places en jeu l’ont fait. D’ici là, je joue pour une place qui ne veut plus ; qui la prend continue la partie.
goths-rules-7-title = The Dancing Queen : les cartes
goths-rules-7 =
    Chacune est une option à part.

    - **Goth gothique** (Barbare) : ton clan exécute l’ordre qu’un clan ennemi a réussi, à sa place, avec ton armée, au numéro de cet ordre, et c’est toi qui vises. Le clan volé compte comme compris et ne fait rien. Si l’ennemi ne s’est pas compris, personne n’agit. Un Goth qui en choisit un autre : aucun des deux ne fait rien. Avec deux ennemis, tu en nommes un ; de deux alliés, le premier obtient l’ordre.
    - **Pigeon voyageur** (Recruteur, de 6 à 8) : après tous les ordres, les chefs du camp chuchotent entre eux et, dans un camp de quatre, les rois aussi : jusqu’à trois messages de 200 caractères chacun, vus d’eux seuls jusqu’à la fin de la partie. Jamais un roi avec un chef.
    - **Baliste** au lieu de la catapulte : coûte exactement une figurine, où qu’elle soit, forêt, barricade et porte comprises, et **reste chargée** jusqu’à un sabotage ennemi ou un jeton.
    - **Barricade 3D** : une par chef. Elle se dresse où est l’armée, devant les portes aussi, et part avec elle.

    Avec une seule boîte, de 6 à 8, les rois disent avant le tour 1 à quel chef va chaque carte ; s’ils ne sont pas d’accord, le sort tranche.
goths-rules-8-title = The Dancing Queen : les jetons
goths-rules-8 =
    Quand ton armée entre sur la carte de son jeton, tu le prends en secret. Il sert **une fois** : bouclier et mort-aux-rats aussitôt, les autres à partir du tour suivant. Sa consigne part **avec ton ordre** : donne-la d’abord, puis l’ordre *avec le jeton*.

    Posés avant la révélation, dans l’ordre d’initiative :
    - **Boomerang** : ce tour-ci, toutes les attaques d’un ennemi se retournent contre lui.
    - **À la bouffe !** : une armée ennemie recule d’une carte ; jamais hors de la forêt.
    - **Baril de TNT** : détruit pour de bon une machine, ou interdit toute barricade sur une carte Terrain ; celle qui s’y dresse saute. Ne tue personne.
    - **New Deal** : les portes sans armée sont refermées et mélangées.

    Le moment venu :
    - **Double recrutement** : un Renfort amène deux figurines.
    - **Mastermind** : l’initiative reste (de 2 à 4), ou va où tu veux (de 6 à 8).
    - **Longue-vue** : avant ton ordre, lire la carte d’un roi. On voit de qui.
    - **Bouclier** : annule la perte d’une figurine ; pas dans le piège. D’ordinaire, il sauve la dernière.
    - **Mort-aux-rats** : les rats sont sans effet, et le resteront sur cette carte.

    Une consigne qui ne se réalise pas reste secrète, et le jeton est gardé.
