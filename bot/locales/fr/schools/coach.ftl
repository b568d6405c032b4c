## Conseils pour une première partie

schools-tip-act = Pour aller dans une arène, défausse un élève de son élément. Ce que tu fais ensuite s’y passe, jusqu’à ce que tu changes d’arène.
schools-tip-discard = Maleficio te prend la moitié de ta main, à ton choix. Garde les élèves qui vont bien avec ceux de tes colonnes.
schools-tip-in-arena = Déploie ici des élèves, de tout élément, dans l’ordre que tu veux : des pareils côte à côte pourront lancer un sort.
schools-tip-can-pass = Tu as assez d’élèves pour passer une épreuve : exactement un niveau de plus que le tien ici, et autant d’élèves que son niveau.
schools-tip-can-summon = Une fois par tour, tes trois derniers élèves d’une arène peuvent aller dans une autre, où que soit ton emblème. Autant de moins à déployer.
schools-tip-end-turn = Finir le tour annonce deux épreuves ; l’autre école peut prendre la plus basse. Regarde si c’est justement ce qui lui manque.
schools-tip-near-win = 15 contre 9 ou moins gagne aussitôt. Compte les deux totaux avant chaque épreuve.
schools-tip-cast-batrax = { SIGN("schools_earth", "🌿") } Batrax est possible : nomme un élément, et tous ses élèves d’en face s’en vont d’ici. L’auteur du sort aussi.
schools-tip-cast-inundatio = { SIGN("schools_water", "💧") } Inundatio est possible : il passe d’un coup une épreuve deux niveaux au-dessus du tien ici.
schools-tip-cast-hypnox = { SIGN("schools_air", "🪶") } Hypnox est possible : le dernier élève d’en face, avec tous ceux de son élément, rejoint ta colonne.
schools-tip-cast-combustio = { SIGN("schools_fire", "🔥") } Combustio est possible : toutes les épreuves d’en face retournent sur la pioche.
schools-tip-cast-eversio = { SIGN("schools_dark", "🔮") } Eversio est possible : il vole l’épreuve du dessus, en face, si elle dépasse ton niveau.
schools-tip-cast-maleficio = { SIGN("schools_maleficio", "😈") } Tout élève qui peut lancer un sort peut lancer Maleficio à la place : en face, la moitié de la main est défaussée.
schools-tip-batrax-cast = Batrax vide une colonne d’un élément. Une colonne mêlée souffre moins, mais lance moins de sorts.
schools-tip-caster-expelled = Un sort coûte son auteur. Trois pareils à la suite lancent une fois, cinq trois fois.
schools-tip-combustio-cast = Combustio a remis les épreuves sur la pioche : ces niveaux seront annoncés ensuite, le plus bas d’abord.
schools-tip-discards-shuffled = La défausse est mélangée : chaque élève peut revenir.
schools-tip-eversio-cast = Eversio a fait passer une épreuve d’une école à l’autre : cela compte double.
schools-tip-hypnox-cast = Hypnox a retourné des élèves : ils sont maintenant au bout de l’autre colonne.
schools-tip-inundatio-cast = Inundatio saute un niveau : de 1 à 3, de 2 à 4.
schools-tip-maleficio-cast = Une main pleine attire Maleficio : en voilà la moitié partie.
schools-tip-overtime-began = Prolongations : elles finissent dès qu’une école a 20 ou plus, ou 9 ou moins, quels que soient les totaux entre-temps.
schools-tip-trials-announced = Les nouvelles épreuves sont en rangée : seule la dernière de chaque rangée peut être prise, par les deux écoles.

## Ce que quelqu’un peut répondre

schools-reply-discard-rarest = défausse la moitié de sa main
schools-reply-pass-trial = passe une épreuve
