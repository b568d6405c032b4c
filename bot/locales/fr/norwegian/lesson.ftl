# Les mots dans les images des règles de la Bataille norvégienne, et ces images racontées.

norwegian-lesson-hand = Ta main secrète
norwegian-lesson-face-up = Visibles : tout le monde les voit
norwegian-lesson-blind = Cachées : personne ne les voit
norwegian-lesson-rid = Zéro carte ? Gagné !
norwegian-lesson-lay = Pose
norwegian-lesson-lay-how = Un même rang, au moins aussi haut
norwegian-lesson-draw = Pioche
norwegian-lesson-draw-how = Jusqu’à trois, tant qu’il y a une pioche
norwegian-lesson-take = … ou ramasse
norwegian-lesson-take-how = Rien ne passe ? Tout le tas est à toi
norwegian-lesson-rank-2 = va sur tout
norwegian-lesson-rank-7 = plafonne la suite
norwegian-lesson-rank-8 = fait passer un tour
norwegian-lesson-rank-10 = brûle tout le tas
norwegian-lesson-rank-A = envoie le tas à quelqu’un
norwegian-lesson-ace = Le tas s’envole vers la cible de ton choix
norwegian-lesson-answer-two = Un 2 : c’est fini, le tas reste
norwegian-lesson-answer-ace = Un As : la cible attaque à son tour
norwegian-lesson-answer-none = Sans réponse : la cible prend tout, l’autre entame
norwegian-lesson-turn-one = Plus rien ? Retourne une carte cachée
norwegian-lesson-unseen = Celle que tu veux
norwegian-lesson-fits = Elle passe : retournes-en une autre, ou arrête-toi
norwegian-lesson-fits-not = Elle ne passe pas : prends-la avec le tas
norwegian-lesson-first-out = Fini ? Gagné !
norwegian-lesson-empty-hand = Un As te vise ? On te le demande, même la main vide
norwegian-lesson-four-first = Un carré brûle avant qu’un As ne contre
norwegian-lesson-below-three = Un 7 sous un 3 invisible demande toujours 7 ou moins
norwegian-lesson-completed = Un carré complété brûle, sans autre effet : personne ne passe son tour

norwegian-lesson-1-alt = Les cartes d’une personne, dans l’ordre où elles se posent. 1 : la main de trois, que personne d’autre ne voit. 2 : trois cartes visibles, un 2, un 10 et un Roi, que tout le monde voit. 3 : dessous, trois cartes cachées, que personne ne voit. Qui pose sa dernière carte avant les autres gagne.
norwegian-lesson-2-alt = Un tour. 1, pose : sur un 8 vont deux Valets ; un même rang, égal à la carte du dessus ou plus haut. 2, pioche : jusqu’à trois, tant qu’il y a une pioche. Ou ramasse : si rien ne passe, tout le tas va dans ta main.
norwegian-lesson-3-alt = Cinq cartes spéciales. Un 2 va sur tout, et après lui tout est permis. Un 7 plafonne la suite : 7 ou moins. Un 8 fait passer un tour. Un 10 brûle tout le tas. Un As envoie le tas à quelqu’un.
norwegian-lesson-4-alt = Un As est posé ; le tas s’envole vers la cible choisie. Trois réponses : un 2, c’est fini et le tas reste ; un As, la cible attaque à son tour ; pas de réponse, la cible prend tout le tas et l’autre entame.
norwegian-lesson-5-alt = Plus rien d’autre : trois cartes cachées, numérotées de 1 à 3, la deuxième brille. Retourne celle que tu veux. Un 9 sur un 6 passe : retournes-en une autre, ou arrête-toi. Un 4 sur un Roi ne passe pas : prends-le avec le tas. À côté, le trophée : qui finit en premier gagne.
norwegian-lesson-6-alt = Dix variantes, chacune avec un signe : { norwegian-option-voluntary_pickup-yes }, { norwegian-option-play_on-yes }, { norwegian-option-play_again_after_ten-yes }, { norwegian-option-four_of_a_kind-yes }, { norwegian-option-strong_ace-yes }, { norwegian-option-ranked_ten-yes }, { norwegian-option-invisible_three-yes }, { norwegian-option-jokers-yes }, { norwegian-option-completion-yes }, { norwegian-option-reversing_six-yes }.
norwegian-lesson-7-alt = Quatre cas limites. Un As te vise ? On te le demande, même la main vide. Un carré brûle avant qu’un As ne contre. Un 7 sous un 3 invisible demande toujours 7 ou moins. Un carré complété brûle, sans autre effet : personne ne passe son tour.
