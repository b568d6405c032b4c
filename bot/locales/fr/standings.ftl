### What finished games say of people: their profiles, and the hall of a server

command-me-profile = profil
command-me-profile-description = Montrer tes parties et victoires sur ce serveur, ou celles d’une autre personne, à toi seulement
command-me-profile-person = personne
command-me-profile-person-description = De qui, si ce n’est pas toi
refused-no-profile = Il n’y a pas de profil de cette personne : soit elle n’a encore fini aucune partie à plusieurs ici, soit elle ne se montre à personne.
command-server = serveur
command-server-description = Ce que ce serveur garde de ses parties
command-server-hall = palmarès
command-server-hall-description = Montrer les plus fortes cotes de chaque jeu ici, et les records, pour toi uniquement
refused-only-on-servers = Donne cette commande sur un serveur : elle parle des parties de là-bas.
refused-no-games-yet = Tu n’as encore fini aucune partie avec d’autres personnes sur ce serveur.
refused-no-games-here = Aucune partie entre plusieurs personnes n’est encore finie sur ce serveur.

standings-games =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
standings-won =
    { $wins ->
        [one] { $wins } victoire
       *[other] { $wins } victoires
    }
standings-points = { $points }
standings-of = { $title } : { $said }
standings-give-or-take = ± { $points }
standings-unrated = pas encore de cote

profile-role = surtout { $role }
profile-streak = victoires de suite (record : { $longest })
profile-reliability-number = { $percent } %
profile-reliability = de réponses données en personne
profile-left =
    { $games ->
        [one] partie quittée avant la fin
       *[other] parties quittées avant la fin
    }
profile-quickness = { $pace ->
        [minutes] Tu réponds le plus souvent en moins d’une heure
        [hours] Tu réponds le plus souvent en moins d’un jour
       *[days] Tu mets le plus souvent plus d’un jour à répondre
    }
profile-rival-number = { $times }×
profile-rivals = devant { $name } au classement
nameless = Quelqu’un
profile-footer = Cote des parties sans ordinateur
profile-shown = -# Les autres voient ce profil, sauf ta vitesse de réponse et tes parties quittées ; { COMMAND("me settings") } te cache partout.
profile-hidden = -# Personne d’autre ne te voit ; { COMMAND("me settings") } le change.

hall-title = Palmarès · { $server }
hall-days = { $days } j
hall-hours = { $hours } h
hall-minutes = { $minutes } min
hall-longest = record de durée : { $game } (table { $table })
hall-moves = record de coups : { $game } (table { $table })
hall-series =
    { $series ->
        [one] série ouverte ou en cours
       *[other] séries ouvertes ou en cours
    }
hall-footer = À partir de trois parties cotées · les cotes les plus sûres d’abord
hall-foot = -# { COMMAND("me profile") } te montre tes propres parties ici.
