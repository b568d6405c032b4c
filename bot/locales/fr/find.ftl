### Ce qu’on trouve sur un serveur : son panneau, et /table chercher

find-title = ## 🎲 Les tables de ce serveur
find-lobby = ### 🪑 Tables ouvertes
find-offer = ### 🙋 Places à prendre
find-game = ### ▶️ Parties en cours
find-finished = ### 🏁 Terminées depuis peu
find-series = ### 🏆 Séries
find-nothing = Rien pour le moment. { COMMAND("help") } explique comment ouvrir une table.
find-more =
    { $count ->
        [one] -# … et une de plus.
       *[other] -# … et { $count } de plus.
    }
find-line-lobby = { $emoji } **{ $game }** · table { $table } · { $channel }
    { $taken } places sur { $seats } prises : { $names } · { $pace } · ouverte { $since }
find-line-offer = { $emoji } **{ $game }** · table { $table } · { $channel }
    La place de { $owner } est à prendre, { $since }
find-line-game = { $emoji } **{ $game }** · table { $table } · { $channel }
    { $names } · ouverte { $since }
find-line-finished = { $emoji } **{ $game }** · table { $table }
    { $result } · { $since }
find-button-take = La prendre
find-button-replay = Revoir
find-button-series = Voir la série
find-button-all = Toutes les tables
find-any-game = Tous les jeux
find-menu-game = Choisis un jeu…
find-joined = Tu as ta place à la table { $table }, { $game }, dans { $channel }.
command-table-find = chercher
command-table-find-description = Les tables ouvertes, les places à prendre et les parties à suivre sur ce serveur
command-setup-board = panneau
command-setup-board-description = Garder dans un salon un message avec toutes les tables du serveur
command-setup-board-channel = salon
command-setup-board-channel-description = Rien pour ce salon-ci
command-setup-board-off = retirer
command-setup-board-off-description = Retirer le panneau
board-on = 📌 Le panneau de ce serveur est maintenant dans { $channel }. Il montre ce que voient tous ceux qui voient { $channel }, et se tient à jour tout seul.
board-off = Ce serveur n’a plus de panneau.
board-suggested = 📌 { COMMAND("setup board") } garde dans un salon un message où tout le monde trouve des tables à rejoindre, des parties à suivre et des places à prendre.
board-state =
    { $state ->
        [on] 📌 Le panneau du serveur est dans { $channel }.
        [deleted] 📌 Le panneau du serveur est retiré : il a été supprimé deux fois en un jour. { COMMAND("setup board") } le fait revenir.
       *[lost] 📌 Le panneau du serveur est retiré : son salon n’existe plus. { COMMAND("setup board") } le place ailleurs.
    }
board-deleted = 📌 Le panneau de **{ $server }** dans { $channel } a été supprimé deux fois en un jour ; je ne le publie donc plus. { COMMAND("setup board") } le fait revenir.
board-lost = 📌 Le salon où se trouvait le panneau de **{ $server }** n’existe plus, et le panneau non plus. { COMMAND("setup board") } le place ailleurs.
board-refused = 📌 Discord ne me laisse pas montrer le panneau de **{ $server }** dans { $channel }. Je réessaierai de moins en moins souvent ; là-bas, { COMMAND("setup check") } dit quelle permission me manque.
refused-board-channel = Le panneau a besoin d’un salon textuel : dans un forum ou un fil, il coulerait. Choisis-en un autre.
