### The private panel of Clash of Vikings

vikings-hint-slam = No Slam now: no Viking within two free steps that could be pushed anywhere.
vikings-menu-bluff = Or bluff…
vikings-menu-slam = Whom do you push, and where to?
vikings-menu-space = Which space?
