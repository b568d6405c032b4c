### What finished games say of people: their profiles, and the hall of a server

command-me-profile = profile
command-me-profile-description = What you, or somebody else, have played and won on this server; only you see the answer
command-me-profile-person = person
command-me-profile-person-description = Whose profile, if not your own
refused-no-profile = There is no profile of that person: they have finished no game with others here, or show themselves to nobody.
command-server = server
command-server-description = What this server remembers of its games
command-server-hall = hall
command-server-hall-description = The best at each game here, and records; only you see it
refused-only-on-servers = Give this command on a server: it is about the games there.
refused-no-games-yet = You have not finished a game with other people on this server yet.
refused-no-games-here = No game with other people has ended on this server yet.

standings-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
standings-won = { $wins } won
standings-points = { $points }
standings-of = { $title }: { $said }
standings-give-or-take = ± { $points }
standings-unrated = not rated yet

profile-role = as { $role }
profile-streak = won in a row; the longest row so far: { $longest }
profile-reliability-number = { $percent }%
profile-reliability = of all questions were answered by hand
profile-left =
    { $games ->
        [one] game left before its end
       *[other] games left before their end
    }
profile-quickness = { $pace ->
        [minutes] You mostly answer within an hour
        [hours] You mostly answer within a day
       *[days] You mostly take more than a day to answer
    }
profile-rival-number = { $times }×
profile-rivals = finished ahead of { $name }
nameless = Somebody
profile-footer = Rated games are those without computers
profile-shown = -# Others can look at this, but not at how fast you answer nor at what you have left; { COMMAND("me settings") } hides you everywhere.
profile-hidden = -# You are shown to nobody else; { COMMAND("me settings") } changes that.

hall-title = Hall of { $server }
hall-days = { $days } d
hall-hours = { $hours } h
hall-minutes = { $minutes } min
hall-longest = longest game: { $game } (table { $table })
hall-moves = moves at most: { $game } (table { $table })
hall-series =
    { $series ->
        [one] series open or under way
       *[other] series open or under way
    }
hall-footer = From the third rated game on · who is surest to be good comes first
hall-foot = -# { COMMAND("me profile") } shows you your own games here.
