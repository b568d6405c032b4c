## Conseils pour une première partie

rage-tip-clan = Chaque clan a ses forces. Pour une première partie, tous conviennent : prends l’image qui te plaît.
rage-tip-tactics = Un petit numéro agit d’abord, un grand rapporte plus d’or et de meilleures unités. Agir en dernier, puis en premier : deux actions de suite.
rage-tip-bastion = Ton Bastion est imprenable : les unités qui fuient y rentrent. Près d’une forge ou d’une pierre, ta première marche est courte.
rage-tip-reinforce = Mets des unités là d’où tu marches, et une partout où tu tiens quelque chose : une seule garde une cité.
rage-tip-action = Marche pour prendre une cité ou une forge, ou équipe d’abord : l’arme d’un type vaut pour toutes ses unités. Tu as deux actions par tour.
rage-tip-legendary = Le point est à toi pour toujours, quelle que soit la carte gardée. Prends ce qui sert à ton type le plus nombreux.
rage-tip-next-fight = Commence par le combat le plus sûr : ce que tu gagnes peut compter aussitôt.
rage-tip-defence = Dis jusqu’où tenir : jusqu’au bout, ou tant qu’il en reste assez ; ensuite, ce qui survit rentre au Bastion.
rage-tip-strike = Frappe, ou fuis avec tout ce qui reste : tu abandonnes le territoire, et rien d’autre. Les morts retournent à ta réserve.
rage-tip-split = Une unité ne meurt que si elle perd tous ses PV dans ce seul assaut. Répartis sans rien gaspiller.
rage-tip-elves-split = Tu joues les elfes : répartis leurs blessures là où cela fait mal.
rage-tip-marching = Rien ne se voit avant que tu confirmes : envoie un groupe, puis un autre, et regarde la prévision de chaque combat.
rage-tip-equipping = Ce qui retourne une carte est définitif ; le reste s’annule jusqu’à la confirmation. Une forge change des cristaux en points.
rage-tip-second-action = Les points gagnent maintenant : qui a le compte lors d’une seconde action l’emporte aussitôt. Regarde qui peut prendre une cité à qui.
rage-tip-later-turn = Les elfes piochent de l’équipement à chaque tour : les cités deviennent plus dures à prendre, pas moins.
rage-tip-barrier-broken = La barrière du Gardien a encaissé trois blessures, puis s’est brisée. Si le reste ne fait tomber personne, qui a frappé gagne de la rage.
rage-tip-elves-drew = Chaque type d’elfes encore en jeu pioche une carte et garde la plus chère : désormais, dans chaque cité.
rage-tip-elves-fell = Un elfe mort est un cristal pour qui l’a tué : six, et une forge, font une légende.
rage-tip-fight-began = Le côté le moins lent frappe d’abord ; puis les assauts alternent. Dés : la puissance de ton unité la plus forte, quatre faces sur six touchent.
rage-tip-hero-returned = Un héros ne meurt jamais. Sans unité, il rentre au Bastion.
rage-tip-legendary-forged = Une légende est un point pour toujours : aucun combat ne l’enlève.
rage-tip-points-changed = Un point par cité tenue, tant qu’elle est tenue. Le plateau compte pour toi.
rage-tip-rage-gained = Un assaut sans mort donne de la rage : une blessure de plus à chaque assaut suivant de ce combat.
rage-tip-reinforcements-lost = Ce qui manque dans la réserve est perdu. Les unités tombées y retournent.
rage-tip-stone-reinforced = Une pierre donne une unité à qui la tient, entre les deux actions de chaque tour, sans combat.
rage-tip-units-fell = Ce qui tombe retourne à la réserve : une carte Tactique peut le faire revenir.

## Ce que quelqu’un peut répondre

rage-reply-strike = frappe
rage-reply-flee = fuit
rage-reply-defend = se défend
rage-reply-pass = ne fait rien
