### Le panneau privé de Clash of Vikings

vikings-hint-slam = Pas de Bousculer pour l’instant : aucun Viking à deux pas libres qu’on puisse pousser quelque part.
vikings-menu-bluff = Ou bluffe…
vikings-menu-slam = Qui pousses-tu, et où ?
vikings-menu-space = Quelle case ?
