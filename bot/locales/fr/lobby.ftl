### Le salon d’attente : les places, le départ, et ce qu’on joue

button-terms = Options
terms-title = ## ⚙️ Options de la table
    { $game } · table { $table }
terms-line = **{ $name }** — { $help }
terms-note = -# Tu es l’hôte de cette table et peux changer cela jusqu’au départ. Tout le monde garde sa place ; l’annonce de la table montre le changement.
terms-form-game = Le jeu
terms-form-table = Rythme et autres
terms-set = { $part } : **{ $value }**
terms-settled = -# Tout cela est fixé depuis le départ.
terms-whose = -# L’hôte, { $host }, peut changer cela jusqu’au départ.
terms-changed = ✅ C’est changé ; l’annonce de la table le montre.
terms-presets = Formule
terms-seats = Places
terms-pace = Rythme
terms-language = Langue
terms-switches = Règles à activer
terms-switches-2 = Autres règles à activer
terms-also = Invités et public
terms-hands = Mains visibles pour le public, avec un tour de retard
lobby-scope = 👥 Pour { $counts } personnes · ⏱️ { $length }
lobby-closing =
    { $count ->
        [0] Fermer la table { $table } ? Personne d’autre n’y a encore pris place.
        [one] Fermer la table { $table } ? Quelqu’un d’autre y a pris place.
       *[other] Fermer la table { $table } ? { $count } autres personnes y ont pris place.
    }
refused-start-smaller = **{ $players } places sur { $seats } sont prises.** Jouer à { $players } ?
start-as-is = Tout le reste demeure comme convenu.
start-note =
    { $count ->
        [one] -# Ou attends : la place libre reste à prendre. Un ordinateur jouerait au niveau *{ level-medium }* ; *{ button-computer-add }* offre les autres niveaux.
       *[other] -# Ou attends : les places libres restent à prendre. Les ordinateurs joueraient au niveau *{ level-medium }* ; *{ button-computer-add }* offre les autres niveaux.
    }
start-note-people =
    { $count ->
        [one] -# Ou attends : la place libre reste à prendre.
       *[other] -# Ou attends : les places libres restent à prendre.
    }
start-options-lost = ❌ Pas avec ce nombre de places : { $options }
start-place-moved = 🪑 { $name } : { $place } → { $becomes }
start-place-lost = 🎲 { $name } : { $place } → tirage au sort
button-start-smaller = Jouer à { $count }
button-start-filled =
    { $count ->
        [one] Commencer avec un ordinateur
       *[other] Commencer avec { $count } ordinateurs
    }
command-table-join = rejoindre
command-table-join-description = Prendre place à une table qui n’a pas commencé
command-option-place = place
command-table-join-place-description = Quelle place, si les places ont un nom
command-table-start = lancer
command-table-start-description = Lancer la partie d’une table dont tu es l’hôte
command-table-options = options
command-table-options-description = Les options d’une table ; son hôte peut les changer jusqu’au départ
refused-seats-taken =
    { $count ->
        [one] Une place est déjà prise ; il ne peut pas y en avoir moins.
       *[other] { $count } places sont déjà prises ; il ne peut pas y en avoir moins.
    }

## Invitations

button-invite = Inviter
button-no-thanks = Non merci
button-no-invitations = Plus d’invitations
invite-title = ## ✉️ Invitations à *{ $game }*, table { $table }
invite-open = ✉️ **{ $name }** : une place réservée jusqu’au { $until }
invite-taken = 🪑 **{ $name }** a pris place
invite-declined = 👋 **{ $name }** a décliné
invite-lapsed = ⌛ **{ $name }** n’a pas répondu à temps
invite-left = { $free ->
        [0] Il n’y a plus de place à réserver.
       *[other] { $left ->
            [0] Tu as envoyé toutes tes invitations de la journée.
            [one] Il te reste une invitation pour aujourd’hui.
           *[other] Il te reste { $left } invitations pour aujourd’hui.
        }
    }
invite-note = -# Je mentionne chaque personne dans le salon de l’annonce, hors de ses heures calmes, et je lui réserve une place pendant deux jours.
invite-menu-known = Quelqu’un que tu connais…
invite-menu-anybody = N’importe qui du serveur…
invited = ✉️ Invitation pour : { $names }
lobby-kept = ✉️ { $count ->
        [one] Une place est réservée pour { $names } jusqu’au { $until }.
       *[other] Des places sont réservées pour { $names }, jusqu’au { $until } au plus tard.
    }
invitation = ✉️ { $mentions } — { $count ->
        [one] { $host } t’invite à la table { $table }, *{ $game }*. Je te réserve une place jusqu’au { $until }.
       *[other] { $host } vous invite à la table { $table }, *{ $game }*. Je réserve une place à chaque personne jusqu’au { $until }.
    }
invitation-declined = 👋 C’est décliné : ta place est libre pour quelqu’un d’autre.
invitations-off = 🔕 Plus personne ne peut t’inviter. { COMMAND("me settings") } permet à nouveau les invitations.
refused-not-invited = Il n’y a pas d’invitation pour toi ici. S’il reste une place, *{ button-join }* sur l’annonce te la donne.
refused-not-invitable = On ne peut pas inviter { $name } à cette table. Choisis quelqu’un d’autre.
refused-invite-kept-away = { $name } est sur la liste de qui tu tiens à l’écart. { COMMAND("me avoid") } permet de l’en retirer.
refused-invited-seated = { $name } a déjà une place à cette table.
refused-invited-before = Une place est déjà réservée pour { $name }.
refused-no-seat-to-keep = Il n’y a plus de place à réserver. *{ button-terms }* permet d’en ajouter.
refused-invitations-spent = Tu peux inviter { $count } personnes par jour. Parle toi-même de la table aux autres.
refused-seats-kept = { $count ->
        [one] La dernière place est réservée à quelqu’un que l’hôte a invité.
       *[other] Les { $count } dernières places sont réservées à des gens que l’hôte a invités.
    } Une place se libère si personne ne vient ; { COMMAND("table find") } montre d’autres tables.
command-seat-invite = inviter
command-seat-invite-description = Inviter quelqu’un à ta table en attente ; sa place reste réservée deux jours
command-seat-invite-person = personne
command-seat-invite-person-description = Qui inviter ; sans nom, tu choisis dans des menus
terms-invited = Sur invitation
terms-invited-help = Places réservées aux personnes que l’hôte invite
option-invited-only = ✉️ sur invitation
command-option-invited_only = sur-invitation
command-option-invited_only-description = Réserver les places aux personnes que tu invites
refused-invited-only = Cette table est réservée aux personnes que son hôte, { $host }, a invitées. Demande une invitation, ou trouve une autre table avec { COMMAND("table find") }.
invite-withdrawn = ↩️ **{ $name }** : invitation retirée
invite-menu-withdraw = Retirer une invitation…
invitations-withdrawn = ↩️ C’est retiré : la place est libre.

## Un appui long sur quelqu’un, ou sur un message

long-press-play-with = Jouer avec…
long-press-profile = Profil
long-press-this-table = Cette table
play-with = ## 🎲 Jouer avec { $name }
    Choisis un jeu : j’ouvre une table et je garde une place deux jours pour { $name }.
play-with-menu = Choisis un jeu ou une table…
play-with-new = Nouvelle table : { $game }
play-with-lobby = Inviter à la table { $table }, { $game }
refused-play-with-self = Il te faut quelqu’un d’autre : un appui long sur son nom propose la même chose.
refused-play-with-bot = { $name } est un bot et ne joue à rien. Les ordinateurs rejoignent une table avec *{ button-computer-add }*.
refused-play-with-gone = Cette personne n’est plus sur ce serveur.
refused-no-message-table = Aucune table ne correspond à ce message. Cela marche sur mes messages dans le fil d’une partie, et sur ceux qui ont des boutons.
