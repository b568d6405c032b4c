# Les mots des images des règles de Clash of Magic Schools.

schools-lesson-students = Les élèves forment une colonne, dans l’ordre d’arrivée.
schools-lesson-window = L’arène du feu s’étend entre les deux écoles.
schools-lesson-level = L’épreuve du dessus est ton niveau ici. Elle compte dans ton total.
schools-lesson-crest = Ton emblème montre dans quelle arène tu agis.
schools-lesson-row = La dernière épreuve de chaque rangée est à prendre, pour les deux écoles.

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

schools-lesson-four = Niveau 1 et quatre élèves
schools-lesson-next = Le niveau 2 de l’autre rangée : juste au-dessus.
schools-lesson-then = Le niveau 3 de ta rangée : aussitôt après.
schools-lesson-skips = Le niveau 5 au niveau 3 : il sauterait un niveau.
schools-lesson-few = Le niveau 5 au niveau 4 : quatre élèves ne suffisent pas.

schools-lesson-batrax = En face, les élèves d’un élément au choix s’en vont.
schools-lesson-inundatio = Passe une épreuve deux niveaux plus haut.
schools-lesson-hypnox = Le dernier élève d’en face et ses pareils te rejoignent.
schools-lesson-combustio = Les épreuves d’en face retournent sur la pioche.
schools-lesson-eversio = Vole l’épreuve du dessus, en face, si elle te dépasse.
schools-lesson-maleficio = Trois pareils : en face, la moitié de la main s’en va.

schools-lesson-fifteen = 15 ou plus contre 9 ou moins : victoire immédiate.
schools-lesson-overtime = 15 ou plus contre 10 ou plus : prolongations.
schools-lesson-twenty = 20 ou plus en prolongations : c’est fini.
schools-lesson-nine = 9 ou moins en prolongations : c’est fini.
schools-lesson-last = La dernière épreuve est annoncée : c’est fini aussi. Le total le plus haut gagne la coupe.
