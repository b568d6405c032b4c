# Les mots des images des règles de Clash of Magic Schools, et ces images en phrases.

schools-lesson-students = Les élèves forment une colonne, dans l’ordre d’arrivée.
schools-lesson-window = L’arène du feu s’étend entre les deux écoles.
schools-lesson-level = L’épreuve du dessus est ton niveau ici. Elle compte dans ton total.
schools-lesson-crest = Ton emblème montre dans quelle arène tu agis.
schools-lesson-row = La dernière épreuve de chaque rangée est à prendre, pour les deux écoles.
schools-lesson-1-alt = Une arène entre ses deux côtés. De chaque côté, une colonne d’élèves et une pile d’épreuves, dont celle du dessus donne le niveau. Les emblèmes montrent où agissent les écoles. À côté pend une rangée d’épreuves, dont la dernière est à prendre pour les deux écoles.

schools-lesson-draw = Piocher
schools-lesson-draw-how = trois élèves
schools-lesson-act = Agir à sa guise
schools-lesson-announce = Annoncer
schools-lesson-announce-how = deux épreuves, la plus basse à prendre
schools-lesson-move = Se déplacer : un élève paie le trajet vers son arène.
schools-lesson-deploy = Déployer : de la main vers l’arène de l’emblème.
schools-lesson-pass = Passer une épreuve là où est l’emblème.
schools-lesson-summon = Convoquer, une fois : trois élèves changent d’arène.
schools-lesson-cast = Lancer un sort : trois pareils à la suite, à l’emblème.
schools-lesson-2-alt = Un tour en trois temps. Un : piocher trois élèves. Deux : agir autant qu’on veut, dans n’importe quel ordre : se déplacer, déployer, passer une épreuve, convoquer une fois, lancer un sort. Trois : annoncer deux épreuves, la plus basse à prendre.

schools-lesson-four = Niveau 1 et quatre élèves
schools-lesson-next = Le niveau 2 de l’autre rangée : juste au-dessus.
schools-lesson-then = Le niveau 3 de ta rangée : aussitôt après.
schools-lesson-skips = Le niveau 5 au niveau 3 : il sauterait un niveau.
schools-lesson-few = Le niveau 5 au niveau 4 : quatre élèves ne suffisent pas.
schools-lesson-3-alt = Une arène avec quatre élèves et le niveau 1. Le niveau 2 de l’autre rangée peut se passer, puis le niveau 3 de sa propre rangée. Le niveau 5 ne se passe pas au niveau 3, car il en sauterait un, ni au niveau 4, car il demande cinq élèves.

schools-lesson-batrax = En face, les élèves d’un élément au choix s’en vont.
schools-lesson-inundatio = Passe une épreuve deux niveaux plus haut.
schools-lesson-hypnox = Le dernier élève d’en face et ses pareils te rejoignent.
schools-lesson-combustio = Les épreuves d’en face retournent sur la pioche.
schools-lesson-eversio = Vole l’épreuve du dessus, en face, si elle te dépasse.
schools-lesson-maleficio = Trois pareils : en face, la moitié de la main s’en va.
schools-lesson-4-alt = Six sorts, chacun lancé par l’un de trois élèves d’un même élément à la suite. Terre, Batrax : en face, les élèves d’un élément s’en vont. Eau, Inundatio : passer une épreuve deux niveaux plus haut. Air, Hypnox : le dernier élève d’en face et ses pareils te rejoignent. Feu, Combustio : les épreuves d’en face retournent sur la pioche. Matière noire, Eversio : voler l’épreuve du dessus. N’importe lequel, Maleficio : en face, la moitié de la main s’en va.

schools-lesson-fifteen = 15 ou plus contre 9 ou moins : victoire immédiate.
schools-lesson-overtime = 15 ou plus contre 10 ou plus : prolongations.
schools-lesson-twenty = 20 ou plus en prolongations : c’est fini.
schools-lesson-nine = 9 ou moins en prolongations : c’est fini.
schools-lesson-last = La dernière épreuve est annoncée : c’est fini aussi. Le total le plus haut gagne la coupe.
schools-lesson-5-alt = Des totaux sur une échelle marquée à 9, 15 et 20. 15 à 9 gagne aussitôt. 16 à 11 ouvre les prolongations. Alors, 20 à 13 met fin à la partie, et 12 à 9 aussi. Quand la dernière épreuve est annoncée, le total le plus haut gagne la coupe.
