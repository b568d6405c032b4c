### Le panneau privé de la Bataille norvégienne
### $cards sont des rangs que l'on tient.

norwegian-menu-lay = Que poses-tu ?
norwegian-menu-one = Une seule carte…
norwegian-menu-more = … ou plusieurs du même rang
norwegian-menu-layout = Trois autres visibles…
norwegian-layout-hand = En main : { $cards }
norwegian-hint-too-low = Trop bas pour l’instant : { $cards }.
norwegian-hint-too-high = Trop haut sur un 7 : { $cards }. Même un 10 n’y passe pas.
norwegian-hint-ranked-ten = Pas de 10 pour l’instant : à cette table, il ne va ni sur un Valet, ni sur une Dame, ni sur un Roi, ni sur un As.
norwegian-hint-no-pickup = Pas question de ramasser le tas pour garder ses belles cartes : qui peut poser doit poser.
norwegian-hint-blind = Une carte qui ne passe pas vient dans ta main, avec tout le tas.
norwegian-hint-blind-free = Tout passe sur ce tas : aucun risque.
norwegian-hint-no-counter = Seuls un As ou un 2 contrent, et tu n’as ni l’un ni l’autre.
norwegian-hint-complete = Il manque { norwegian-missing }, et tu n’as pas cela en main : tu ne peux que laisser passer.

## Ce qui a changé quand un plan s’est arrêté : « Ton plan s’est arrêté : … »

norwegian-plan-lost-pile = le tas a changé
norwegian-plan-lost-hand = ta main a changé
norwegian-plan-lost-others = les cartes des autres ont changé
norwegian-plan-lost-order = l’ordre du jeu a changé

norwegian-details = Cartes connues
norwegian-detail-known = Cartes connues
