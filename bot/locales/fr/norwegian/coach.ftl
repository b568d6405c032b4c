## Conseils pour une première partie

norwegian-tip-exchange = Ces trois-là viennent à la fin, quand on ne pioche plus. 2, 10 et As y sauvent la mise ; pose d’abord les ordinaires.
norwegian-tip-lay = Pose ta plus petite carte qui passe, et garde 2, 10 et As pour un gros tas.
norwegian-tip-blind = Personne ne connaît ces cartes, toi non plus. Retournes-en une : si elle ne passe pas, tu la prends avec le tas.
norwegian-tip-blind-again = Tu peux t’arrêter là, ou en risquer une autre : si elle ne passe pas, tu ramasses le tas.
norwegian-tip-aim = Envoie le tas à qui est le plus près de finir. La cible peut répondre par un As ou un 2.
norwegian-tip-answer = Ton As renvoie l’attaque, ton 2 l’arrête. Sans l’un ni l’autre, le tas est à toi, mais tu ne perds aucun tour.
norwegian-tip-give = Rien ne contre un Joker : la cible que tu nommes ramasse, et tu entames s’il te reste des cartes.
norwegian-tip-complete = Avec les cartes qui manquent, tu brûles le tas hors de ton tour. À plusieurs, c’est la première personne après celle qui a posé.
norwegian-tip-must-take = Rien ne passe : le tas est à toi. Puis la dernière personne à avoir posé entame, avec n’importe quelle carte.
norwegian-tip-under-seven = Un 7 demande 7 ou moins : un 2 passe, un 10 non.
norwegian-tip-equal-cards = Des cartes de même rang partent ensemble : deux d’un coup, c’est deux de moins. Puis tu pioches pour revenir à trois, tant qu’il reste une pioche.
norwegian-tip-high-pile = Ce tas est lourd. Un 10 le brûle, un As l’envoie ailleurs : c’est le moment.
norwegian-tip-ace-aimed = Un As envoie tout le tas. Seul un As ou un 2 en main y répond.
norwegian-tip-ace-returned = Un As répond à un As : la cible attaque à son tour.
norwegian-tip-ace-stopped = Un 2 arrête l’As. Le tas reste, et la personne suivante pose ce qu’elle veut.
norwegian-tip-blind-stopped = Après un 7, un 8 ou un As, la série s’arrête d’elle-même.
norwegian-tip-completed = Un carré complété hors de son tour : le tas quitte la partie, et ces cartes ne font rien d’autre.
norwegian-tip-direction-reversed = À cette table, un 6 inverse le sens du jeu.
norwegian-tip-face-up-taken = Main vide et pioche vide : les trois cartes visibles viennent en main, ensemble.
norwegian-tip-joker-given = Le Joker a envoyé le tas ; aucune carte n’y répond.
norwegian-tip-joker-wasted = Sans tas, un Joker ne fait que quitter la partie.
norwegian-tip-left-last = Il ne reste des cartes qu’à une place : la partie est finie.
norwegian-tip-pile-burnt = Le tas est brûlé, personne ne le reverra. Sur un tas vide, tout passe.
norwegian-tip-pile-taken = Ramasser, c’est tout reposer, mais avec beaucoup de cartes qui passent. Retiens lesquelles.
norwegian-tip-seats-skipped = Chaque 8 saute une place. À deux, un 8 fait rejouer.
norwegian-tip-stock-emptied = Plus de pioche : désormais, chaque carte posée est une carte de moins.
norwegian-tip-threes-ignored = Ici, un 3 ne compte pas : ce qui passait passe encore.
norwegian-tip-went-out = Plus de carte, ni en main ni sur la table : qui y arrive en premier gagne.

## Ce que quelqu’un peut répondre

norwegian-reply-lay = pose à la suite
norwegian-reply-take-pile = ramasse le tas
norwegian-reply-answer-ace = répond à l’As
norwegian-reply-give-in = ramasse le tas
norwegian-reply-complete = complète le carré
