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
    { $taken ->
        [one] { $taken } place sur { $seats } prise
       *[other] { $taken } places sur { $seats } prises
    } : { $names } · { $pace } · ouverte { $since }
find-line-offer = { $emoji } **{ $game }** · table { $table } · { $channel }
    La place de { $owner } a été proposée { $since }
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

## Suivre une partie sans y avoir de place

button-follow-game = Suivre
button-following = Partie suivie
button-follow-turns = Aussi les tournants
button-follow-end = Seulement la fin
button-follow-off = Ne plus suivre
following = 🔔 Tu suis la table { $table }, { $game }. Je t’appelle dans { $channel } quand la partie se termine{ $turns ->
        [yes] {", et une fois par jour au plus quand elle bascule."}
       *[no] .
    } Tous ceux qui voient { $channel } voient ces appels.
follow-off = 🔕 Tu ne suis plus la table { $table }.
followed-turn = 🔀 { $mentions } *{ $game }*, table { $table } : { $url }
    { $told }
    -# Tu suis cette partie. *{ button-watch }*, sous le plateau, t’en montre plus.
followed-over = 🏁 { $mentions } *{ $game }*, table { $table }, est terminée : { $url }
    { $result }
followed-ended = 🏁 { $mentions } *{ $game }*, table { $table }, s’est arrêtée sans résultat : { $url }
refused-follow-seated = Tu as une place à cette table : je t’appelle à ton tour, et quand la partie se termine.
refused-follow-ended = Cette partie est finie ; il n’y a plus rien à suivre. { COMMAND("table find") } en montre d’autres.
refused-follow-many = Tu suis déjà { $most } parties, c’est la limite. Dès que l’une d’elles est finie, ou que tu ne la suis plus, il y a de la place.
refused-follow-full = { $most } personnes suivent déjà cette partie : je ne peux pas en appeler plus à la fois. *{ button-watch }* et *{ button-catchup }* marchent quand même.
refused-follow-private = Cette partie se joue dans un fil privé, où je ne sais pas qui peut encore la lire. *{ button-watch }* et *{ button-catchup }* marchent quand même.
command-past-follow = suivre
command-past-follow-description = Recevoir un appel quand une partie que tu regardes se termine
