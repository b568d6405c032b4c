# Les mots dans les images des règles de Clash of Vikings, et ces images racontées.

vikings-lesson-gold = Bracelets : finis ici, et tout est à toi
vikings-lesson-start = Départ : un Viking par case
vikings-lesson-centre = Commence ton tour ici : 2 de la réserve
vikings-lesson-water = Eau : on n’y entre pas
vikings-lesson-announce = Annoncer
vikings-lesson-announce-how = Une carte cachée, une action à voix haute
vikings-lesson-challenge = Dénoncer
vikings-lesson-challenge-how = Qui perd donne un bracelet
vikings-lesson-act = Effectuer
vikings-lesson-act-how = Fais ce que tu as dit. Deux fois par tour
vikings-lesson-says = « { $action } ! »
vikings-lesson-bluff = « Bluff ! »
vikings-lesson-or = ou
vikings-lesson-action-walk = 1 case
vikings-lesson-action-sprint = jusqu’à 2 cases
vikings-lesson-action-slam = pousse quelqu’un
vikings-lesson-action-shield = pare une attaque
vikings-lesson-action-punch = un bracelet tombe, à côté
vikings-lesson-action-slingshot = un bracelet tombe, à 2+
vikings-lesson-action-club = vole un bracelet, à côté
vikings-lesson-action-hammer = vole un bracelet, à 2+
vikings-lesson-shield-how = N’importe quelle carte, dite Bouclier
vikings-lesson-shield-unseen = Pas dénoncé : attaque annulée
vikings-lesson-shield-true = Vrai Bouclier : attaque annulée, et tu gagnes un bracelet
vikings-lesson-shield-bluff = Bluff : tu perds un bracelet, et l’attaque a lieu
vikings-lesson-end = Réserve vide ? C’est le dernier tour
vikings-lesson-wins = Le plus grand total gagne
vikings-lesson-bluff-arena = Arène du Bluff
vikings-lesson-at-home = Trois cartes en moins : il en reste neuf
vikings-lesson-hands = Deux en main, à jouer toutes les deux

vikings-lesson-1-alt = L’arène ronde. Quatre cases de bracelets dorés : finis-y ton déplacement et prends tout. Quatre cases de départ, pour un Viking chacune. Le centre : commences-y ton tour et prends 2 bracelets de la réserve. L’eau, où l’on n’entre pas. En bas, les bracelets : six de valeur 1, huit de 2, sept de 3, quatre de 4.
vikings-lesson-2-alt = Un tour en trois étapes. 1, annoncer : un Viking pose une carte cachée et dit « Marteau ! » ; c’est le Marteau, ou un bluff. 2, dénoncer : quelqu’un crie « Bluff ! » ; si la carte est vraie, le Viking qui a dénoncé donne un bracelet ; si c’est un bluff, le Viking qui a menti en donne un. 3, effectuer : le Marteau annoncé prend un bracelet à un Viking deux cases plus loin. Deux cartes par tour.
vikings-lesson-3-alt = Huit cartes, chacune avec un petit schéma. { vikings-action-walk } : 1 case. { vikings-action-sprint } : jusqu’à 2 cases. { vikings-action-slam } : pousse quelqu’un. { vikings-action-shield } : pare une attaque. { vikings-action-punch } : fait tomber un bracelet d’un Viking voisin. { vikings-action-slingshot } : de même à 2 cases ou plus. { vikings-action-club } : vole un bracelet à un Viking voisin. { vikings-action-hammer } : de même à 2 cases ou plus.
vikings-lesson-4-alt = Un Viking joue { vikings-action-hammer }, sa cible pose une carte cachée et dit « Bouclier ! » ; n’importe quelle carte convient. Pas dénoncé : l’attaque est annulée. Dénoncé, et c’est un Bouclier : l’attaque est annulée et la cible prend un bracelet. Dénoncé, et c’est un bluff : la cible perd un bracelet et l’attaque a lieu.
vikings-lesson-5-alt = La réserve est vide : c’est le dernier tour. Des bracelets de 2, 3 et 4 font 9 et battent 1, 2, 2 et 3, qui font 8 : le plus grand total gagne le trophée. À côté, l’Arène du Bluff : une carte { vikings-action-shield }, une carte { vikings-action-punch } et une carte { vikings-action-slingshot } sont retirées, il reste neuf cartes ; deux en main, à jouer toutes les deux.
