### Ce que chaque personne règle pour elle-même

button-settings = Réglages
settings-title = ## ⚙️ Tes réglages
    Ils valent à toutes tes tables, sur tous les serveurs.
settings-changed = ✅ C’est noté.
settings-language = 🗣️ Je te parle français.
settings-language-followed = 🗣️ Je te parle français, comme Discord.
settings-away = 🏖️ Absence annoncée jusqu’au { $until } ; { COMMAND("me back") } y met fin.
settings-foot = -# { COMMAND("me away") } arrête tes horloges pour un temps. { COMMAND("me avoid") } tient des gens à l’écart de tes tables. { COMMAND("me data") } montre ce que je garde sur toi, { COMMAND("me forget") } me le fait oublier.
settings-menu-language = Langue
settings-menu-calls = Appels
settings-menu-reminders = Rappels
settings-menu-zone = Fuseau horaire
settings-menu-quiet = Heures calmes
settings-quiet-choice = de { $start } à { $end }
settings-quiet-choice-none = aucune
settings-menu-told = À l’ouverture d’une table ici, m’avertir pour
settings-menu-also = Aussi
settings-also-copies = Chaque appel en message privé aussi
settings-also-tips = Des conseils pendant que j’apprends un jeu
settings-also-shown = Me montrer au palmarès et parmi les rivaux
settings-also-invited = Les invitations à des tables
settings-told = 🔔 À l’ouverture d’une table sur ce serveur, je t’avertis en message privé, une fois par jour au plus : { $games }.
settings-form-usual = Réglages
settings-form-night = Heures calmes et fuseau horaire
settings-other-quiet = Ou d’autres heures
settings-other-quiet-example = 22:30-7:15
settings-other-zone = Ou une autre ville, un autre pays
settings-other-zone-example = Lisbonne
herald = 🔔 Une table de *{ $game }* est ouverte sur **{ $server }**, { $taken ->
        [one] { $taken } place sur { $seats } est prise
       *[other] { $taken } places sur { $seats } sont prises
    } : { $url }
    -# Tu as demandé à le savoir, une fois par jour au plus ; { COMMAND("me settings") } sur ce serveur permet d’en changer.
settings-tips-yes = 🎓 Un coach explique ce que tu rencontres pour la première fois.
settings-tips-no = 🎓 Aucun coach ne t’explique quoi que ce soit.
tips-hushed = Plus de conseils sur *{ $game }*. *{ button-more }* les fait revenir ; { COMMAND("me settings") } vaut pour tous les jeux.
tips-again = Les conseils sur *{ $game }* sont de retour.
button-unhush = Revoir les conseils
button-hush = Sans conseils
settings-hidden = 🙈 Tu n’es dans aucun palmarès, ni parmi les rivaux de personne.
settings-time-there = Il y est { $time }
settings-quiet = 🌙 De { $start } à { $end } ({ $zone }), ni appel, ni rappel, ni échéance, sauf aux tables en direct.
settings-quiet-none = 🌙 Tu n’as pas d’heures calmes.
settings-zone = 🌍 Ton fuseau horaire : { $zone }
settings-reminders-off = ⏰ Je ne te fais aucun rappel avant une échéance.
settings-reminders-few = ⏰ Je te fais un rappel avant une échéance.
settings-reminders-normal = ⏰ Je te fais jusqu’à trois rappels avant une échéance.
settings-calls-every = 📣 Je t’appelle dès qu’une table attend ta réponse.
settings-calls-own = 📣 Je t’appelle quand c’est ton tour, pas pour les questions au tour des autres.
settings-calls-none = 📣 Je ne t’appelle pas. Les rappels sont un réglage à part.
settings-copies-yes = ✉️ Tu reçois aussi les appels en message privé.
settings-copies-no = ✉️ Je ne t’envoie pas d’appels en message privé.
cadence-off = Aucun
cadence-few = Un seul
cadence-normal = Jusqu’à trois
calls-every = Chaque question
calls-own = À mes tours seulement
calls-none = Jamais

## When somebody sleeps, asked on a panel until it was answered once

night-question = 🌙 Quand dors-tu ? Je ne t’appelle pas à ces heures-là et aucune de tes échéances n’y tombe.
night-guess = { $start } – { $end }, { $place }
night-never-mind = Peu importe
night-set = 🌙 Je te laisse tranquille de { $start } à { $end } ({ $place }).
night-left = 🌙 Je ne le demanderai plus ; { COMMAND("me settings") } permet de choisir des heures calmes.

## La commande

command-me-settings = réglages
command-me-settings-description = Régler ta langue, tes heures calmes, ton fuseau et tes rappels
command-me-settings-language-description = La langue de tout ce que tu vois en privé
command-option-quiet_from = calme-début
command-me-settings-quiet_from-description = Début de tes heures calmes, par exemple 22:30 ; - pour les supprimer
command-option-quiet_to = calme-fin
command-me-settings-quiet_to-description = Fin de tes heures calmes, par exemple 7:00
command-option-zone = fuseau
command-me-settings-zone-description = Ton fuseau horaire : une ville ou un pays
command-me-settings-reminders = rappels
command-me-settings-reminders-description = Combien de rappels pour une question
command-me-settings-calls = appels
command-me-settings-calls-description = Pour quelles questions je t’appelle
command-me-settings-copies = copies
command-me-settings-copies-description = Recevoir aussi les appels en message privé

## Ce qui est gardé sur une personne

command-me-data = données
command-me-data-description = Tout ce que j’ai gardé sur toi, dans un fichier visible de toi uniquement
command-me-forget = oublier
command-me-forget-description = Me faire t’oublier ; je dis ce qui reste et je demande d’abord
my-data = 🗂️ Tout ce que j’ai gardé sur toi.
button-forget = Oublie-moi
forget-title = ## 🗑️ T’oublier ?
forget-what = 🗑️ **Effacés :** tes réglages, ton fuseau, tes heures calmes, tes absences, tes notes et la liste de qui tu tiens à l’écart, et ce que tu as écrit dans des parties.
    🔢 **Un numéro prend ta place** dans chaque partie où tu as joué, pour que les autres gardent la leur : places, coups et résultats ne sont plus à personne. Je ne peux pas revenir en arrière, et si tu reviens, ce sera comme la première fois.
    📌 **Ce qui reste :** les messages publiés sur Discord ; une exclusion d’une table qui continue, ou par qui tient d’autres à l’écart de ses tables ; et une empreinte brouillée de ton compte, pour qu’une sauvegarde restaurée t’oublie encore.
    -# { COMMAND("me data") } t’en donne d’abord une copie.
forgotten = 🗑️ C’est oublié. Ce qui a été publié sur Discord y reste : tu peux supprimer tes propres messages, et qui gère le serveur, les autres.
refused-forget-playing = 🪑 D’autres jouent avec toi : { forget-where }. Quitte ou finis cela d’abord, ensuite je pourrai t’oublier.
forget-where =
    { $where ->
        [tables] { forget-tables }
        [series] en série { $series }
       *[both] { forget-tables }, en série { $series }
    }
forget-tables =
    { $count ->
        [one] table { $tables }
       *[other] tables { $tables }
    }

### Qui une personne tient à l’écart

command-me-avoid = éviter
command-me-avoid-description = Tenir des gens à l’écart de tes tables ; il n’y a que toi qui vois la liste
command-me-avoid-person = personne
command-me-avoid-person-description = Qui tenir à l’écart ; sans nom, tu vois ta liste
avoid-title = ## 🚧 Tenir à l’écart
avoid-list = { $count ->
        [0] Ta liste est vide.
       *[other] { $count } sur { $most } : { $names }
    }
avoid-what = -# Les personnes de ta liste ne peuvent pas prendre place à une table dont tu es l’hôte, participer à une série que tu as ouverte, demander une place à côté de toi, ni t’inviter. On leur répond comme à n’importe quelle table fermée. Je ne dis jamais pourquoi à personne, pas même à qui gère un serveur. Les places déjà prises le restent, et tu peux toujours rejoindre leurs tables.
avoid-menu-add = Tenir quelqu’un à l’écart
avoid-menu-remove = Retirer quelqu’un de la liste
avoid-forgotten = une personne que j’ai oubliée à sa demande
avoid-added = ✅ { $name } est sur ta liste.
avoid-removed = ✅ Ta liste est à jour.
refused-avoid-self = Tu ne peux pas te tenir à l’écart toi-même. Choisis quelqu’un d’autre.
refused-avoid-bot = Un bot ne prend pas place à une table. Choisis une personne.
refused-avoid-full = Ta liste contient { $count } personnes. Retire d’abord quelqu’un.
refused-series-barred = Tu ne peux pas participer à cette série. Tu peux la suivre, ou en ouvrir une.
settings-uninvited = 🔕 Personne ne peut t’inviter à une table.
