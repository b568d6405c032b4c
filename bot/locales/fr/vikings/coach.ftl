## Conseils pour une première partie

vikings-tip-place = Place-toi près de bracelets, mais pas trop près des autres : qui est à côté de toi peut frapper le premier coup.
vikings-tip-centre = Rester ici rapporte à chaque tour. Ne les laisse que si tu es derrière : la réserve épuisée, la partie finit avec le tour.
vikings-tip-announce = Choisis une carte, puis dis ce que c’est. La vérité si la carte fait ce que tu veux, un bluff sinon : si personne ne dénonce, tu fais ce que tu as *dit*.
vikings-tip-challenge = Dénoncer un bluff te rapporte un bracelet ; dénoncer la vérité t’en coûte un. Demande-toi combien de ces cartes restent, et à quoi l’annonce sert.
vikings-tip-move = Tous les bracelets de ta case d’arrivée sont à toi. Tu peux aussi rester sur place.
vikings-tip-slam = Les bracelets là où tombe ta victime sont pour elle. Aucun Bouclier n’arrête une bousculade.
vikings-tip-target = Vise la tête du classement : tu vois combien de bracelets chaque Viking porte, et ce que valent ceux que tu as vus.
vikings-tip-shield = N’importe laquelle de tes cartes peut servir de Bouclier. Seul le Viking qui attaque peut dénoncer : si c’est faux, tu perds un bracelet *et* le coup porte.
vikings-tip-challenge-shield = C’est peut-être un faux. Dénoncer un faux Bouclier te donne un bracelet avant le coup ; un vrai t’en coûte un.
vikings-tip-drop = Mets-le là où tu peux le reprendre, ou à l’eau pour que personne ne l’ait. Jamais sur ta propre case.
vikings-tip-impossible = Regarde les cartes retournées : plus aucune carte { $action } de ce côté. Ce ne peut être qu’un bluff.
vikings-tip-second-card = Ta seconde carte. La première annonce est passée : prends ce qu’elle a ouvert, ou mets-toi à l’abri.
vikings-tip-shield-in-hand = Tu as un Bouclier. On ne l’annonce pas à son tour : garde-le pour une attaque, ou pose-le en bluffant.
vikings-tip-poor = Sans bracelet, un bluff ne te coûte rien. Tu ne peux pas dénoncer ce que les autres annoncent, seulement un Bouclier contre ton attaque.
vikings-tip-out-of-range = Sans personne à portée, une attaque ne fait rien : la carte reste cachée, sauf si quelqu’un dénonce.
vikings-tip-action-abandoned = Un bluff dénoncé : il ne se passe rien, la carte est visible, et qui a dénoncé gagne un bracelet, s’il y en a un à prendre.
vikings-tip-attack-blocked = Le Bouclier a tenu. Était-ce un vrai ? On ne le sait que s’il a été dénoncé.
vikings-tip-bracelet-caught = Un bracelet qui tombe sur la case d’un Viking est aussitôt à lui.
vikings-tip-bracelet-knocked = Frapper ou le Lance-pierres fait voler un bracelet au hasard, au vu de tout le monde ; qui a frappé choisit où il retombe.
vikings-tip-bracelet-sunk = Dans l’eau, il est perdu pour tout le monde.
vikings-tip-bracelet-taken-seen = Seuls les deux Vikings savent quel bracelet c’était. Les autres voient seulement un de plus et un de moins.
vikings-tip-deck-shuffled = Ces cartes sont toutes de retour : ce que tu avais compté ne compte plus.
vikings-tip-found-nothing = Il n’y avait rien à prendre. Sans bracelet, on ne peut rien se faire voler.
vikings-tip-nobody-in-range = L’attaque n’a touché personne. À moins d’avoir été dénoncée, la carte reste cachée : ce n’était peut-être pas une attaque.
vikings-tip-shield-raised = Un Bouclier peut être n’importe quelle carte. Il en reste une de moins en main jusqu’à la fin du tour.
vikings-tip-slammed = Bousculer avance de 1 ou 2 cases et pousse un Viking : c’est le seul coup qu’aucun Bouclier n’arrête.
vikings-tip-supply-emptied = La réserve est vide : ce tour est le dernier. Le plus haut total gagne, puis le plus de bracelets.

## Ce que quelqu’un peut répondre

vikings-reply-believe = y croit
vikings-reply-call-bluff = dénonce un bluff
vikings-reply-raise-shield = lève un Bouclier
vikings-reply-take-hit = encaisse le coup
vikings-reply-announce = annonce d’abord quelque chose
