### Le temps : rythmes, pauses, absences, rappels

## Rythmes

pace-live = direct : tour 10 min, réaction 3 min, réserve 15 min
pace-relaxed = tranquille : tour ou réaction 12 h, réserve 1 j
pace-slow = lent : tour 2 j, réaction 26 h, réserve 3 j
pace-none = sans limite de temps
pace-live-help = 10 minutes par tour, puis 15 minutes de réserve de temps ; 3 minutes par réaction
pace-relaxed-help = 12 heures par tour, puis un jour de réserve de temps ; 12 heures par réaction
pace-slow-help = 2 jours par tour, puis 3 jours de réserve de temps ; 26 heures par réaction
pace-none-help = Personne n’est sous pression ; une partie où plus rien ne bouge est fermée
command-option-pace = rythme
command-option-pace-description = Durée d’un tour ; ensuite, je joue à la place de qui n’a pas répondu

## À la table

wish-pause =
    { $missing ->
        [0] ⏸️ Il ne manque plus personne pour la pause. Elle commence dès que quelqu’un qui joue utilise de nouveau { COMMAND("table pause") }.
       *[other] { $count ->
            [one] ⏸️ { $names } demande une pause : { COMMAND("table pause") } pour l’accorder, { $missing ->
                [one] il manque une personne.
               *[other] il manque { $missing } personnes.
            }
           *[other] ⏸️ { $names } demandent une pause : { COMMAND("table pause") } pour l’accorder, { $missing ->
                [one] il manque une personne.
               *[other] il manque { $missing } personnes.
            }
        }
    }
wish-faster =
    { $missing ->
        [0] ⏩ Il ne manque plus personne pour jouer plus vite. La soirée commence dès que quelqu’un qui joue utilise de nouveau { COMMAND("table pace") }.
       *[other] { $count ->
            [one] ⏩ { $names } aimerait jouer plus vite pour une soirée : { COMMAND("table pace") } pour l’accorder, { $missing ->
                [one] il manque une personne.
               *[other] il manque { $missing } personnes.
            }
           *[other] ⏩ { $names } aimeraient jouer plus vite pour une soirée : { COMMAND("table pace") } pour l’accorder, { $missing ->
                [one] il manque une personne.
               *[other] il manque { $missing } personnes.
            }
        }
    }
wish-slower =
    { $missing ->
        [0] 🐢 Il ne manque plus personne pour un rythme plus lent. Il commence dès que quelqu’un qui joue utilise de nouveau { COMMAND("table pace") }.
       *[other] { $count ->
            [one] 🐢 { $names } aimerait un rythme plus lent : { COMMAND("table pace") } pour l’accorder, { $missing ->
                [one] il manque une personne.
               *[other] il manque { $missing } personnes.
            }
           *[other] 🐢 { $names } aimeraient un rythme plus lent : { COMMAND("table pace") } pour l’accorder, { $missing ->
                [one] il manque une personne.
               *[other] il manque { $missing } personnes.
            }
        }
    }
wish-end =
    { $missing ->
        [0] 🏁 Il ne manque plus personne pour arrêter la partie sans résultat. Elle s’arrête dès que quelqu’un qui joue utilise de nouveau { COMMAND("table cancel") }.
       *[other] { $count ->
            [one] 🏁 { $names } propose d’arrêter la partie sans résultat : { COMMAND("table cancel") } pour accepter, { $missing ->
                [one] il manque une personne.
               *[other] il manque { $missing } personnes.
            }
           *[other] 🏁 { $names } proposent d’arrêter la partie sans résultat : { COMMAND("table cancel") } pour accepter, { $missing ->
                [one] il manque une personne.
               *[other] il manque { $missing } personnes.
            }
        }
    }
clock-evening = ⏩ On joue vite tant que tout le monde est là : le rythme habituel revient quand les heures calmes de quelqu’un commencent, ou après une demi-heure sans voir quelqu’un.
clock-paused = ⏸️ En pause jusqu’au { $until } : les horloges sont arrêtées, mais on peut jouer.
clock-out-of-reach = ⏸️ Toutes les horloges sont arrêtées : je n’ai pas pu montrer cette partie là où elle se joue.
clock-paused-until = ⏸️ En pause jusqu’au { $until }, d’un commun accord : les horloges sont arrêtées, mais on peut jouer.
clock-away = 🌴 Absence de { $name } jusqu’au { $until }
bank-running = -# ⏳ Ta réserve de temps se vide : il te reste { $left }.
length-days =
    { $hours ->
        [0] { $days ->
            [one] { $days } jour
           *[other] { $days } jours
        }
       *[other] { $days } j { $hours } h
    }
length-hours =
    { $minutes ->
        [0] { $hours } h
       *[other] { $hours } h { $minutes } min
    }
length-minutes = { $minutes } min
reminder = ⏰ { $mention } — *{ $game }*, c’est toujours à toi : { $task } → { $url }
reminder-bank = ⏰ { $mention } — *{ $game }*, ta réserve de temps se vide : { $task } → { $url }
reminder-asked = ⏰ { $mention } — *{ $game }*, on attend toujours ta réponse : { $task } → { $url }
copy = *{ $game }*, c’est à toi : { $task } → { $url }
copy-asked = *{ $game }*, on attend ta réponse : { $task } → { $url }
copies-closed = ✉️ Je n’ai pas pu t’écrire en message privé, alors j’ai cessé d’essayer. { COMMAND("me settings") } permet de recevoir à nouveau des copies.

## Plus

button-pause = Pause
button-resume = Reprendre
button-extend = Donner du temps
button-faster = Plus vite ce soir
button-slower = Plus lentement
pace-asked-faster =
    { $count ->
        [one] Tu aimerais jouer vite ce soir, et le plateau le dit aux autres. Il manque l’accord d’une personne, dans la demi-heure.
       *[other] Tu aimerais jouer vite ce soir, et le plateau le dit aux autres. Il manque l’accord de { $count } personnes, dans la demi-heure.
    }
pace-asked-slower =
    { $count ->
        [one] Tu aimerais un rythme plus lent, et le plateau le dit aux autres. Il manque l’accord d’une personne.
       *[other] Tu aimerais un rythme plus lent, et le plateau le dit aux autres. Il manque l’accord de { $count } personnes.
    }
pace-changed = Nouveau rythme de la table : { $pace }. Les questions ouvertes ont cette limite entière à partir de maintenant.
pace-wish-withdrawn = Tu ne demandes plus d’autre rythme.
refused-pace-already = Cette table se joue déjà à ce rythme.
refused-pace-night = C’est la nuit pour quelqu’un ici ; redemande quand ses heures calmes seront passées.
refused-pace-of-series = Le rythme d’une série est le même pour toutes ses parties.
paused = La table est en pause jusqu’au { $until }, ses horloges sont arrêtées. *{ button-resume }* ou { COMMAND("table resume") } les relance plus tôt.
paused-until = Tout le monde est d’accord : la table est en pause jusqu’au { $until }. Elle reprend plus tôt si tout le monde appuie sur *{ button-resume }*.
resume-noted = C’est noté : tu préfères reprendre. La pause finit dès que toutes les personnes présentes appuient sur *{ button-resume }*, ou à sa date.
pause-asked =
    { $count ->
        [one] Tu demandes une pause, et le plateau le dit aux autres. Il manque encore l’accord d’une personne. Redemande-la pour y renoncer.
       *[other] Tu demandes une pause, et le plateau le dit aux autres. Il manque encore l’accord de { $count } personnes. Redemande-la pour y renoncer.
    }
pause-wish-withdrawn = Tu ne demandes plus de pause.
resumed = La partie reprend : les horloges tournent à nouveau.
extended = C’est fait : l’échéance des autres est repoussée.
refused-already-paused = Cette table est déjà en pause ; *{ button-resume }* y met fin.
refused-not-paused = Cette table n’est pas en pause ; *{ button-pause }* arrête ses horloges.
refused-pause-not-yours = { $host } a demandé cette pause et peut y mettre fin, comme l’hôte de la table. Sans aucun signe de { $host } pendant trois jours, tout le monde le peut.
refused-pause-agreed = Cette pause a été décidée ensemble, jusqu’au <t:{ $until }:f>. Pour reprendre plus tôt, il faut que les autres appuient aussi sur *{ button-resume }*.
refused-pause-used-up = Cette partie a eu toutes les pauses qu’elle peut avoir : { $one } jours à la demande de son hôte, { $together } décidés ensemble.
refused-pause-used-up-series = Dans une série, les pauses d’une partie durent { $days } jours au plus en tout, dont { $one } à la demande de son hôte. Il ne reste rien pour celle-ci.
refused-pause-end-asked = La fin de cette pause est déjà demandée : elle finit <t:{ $until }:R> au plus tard.
refused-no-limit = Il n’y a pas de limite de temps à cette table : inutile d’en donner.
refused-nobody-to-wait-for = Il n’y a personne d’autre à attendre.
refused-already-extended = Tu as déjà donné du temps ici ; quelqu’un d’autre le peut encore.
refused-extension-useless = Cette échéance ne peut pas être repoussée davantage.

## /moi

away =
    C’est noté : absence jusqu’au { $until }. { $mode ->
        [play] Je joue aussitôt à ta place partout où c’est à toi.
       *[wait] Tes horloges s’arrêtent, cinq jours par partie au plus ; ensuite, elles tournent.
    } De retour plus tôt ? { COMMAND("me back") } le dit.
away-mode-wait = M’attendre (cinq jours par partie au plus)
away-mode-play = Jouer à ma place
back = Te revoilà ! Tes horloges tournent à nouveau.
refused-away-past = Ce moment est déjà passé : choisis une date à venir.
refused-away-budget =
    { $days ->
        [0] Tu as pris tes 30 jours d’absence pour cette année ; il n’en reste plus.
        [one] Il te reste un jour d’absence cette année : choisis une date plus proche.
       *[other] Il te reste { $days } jours d’absence cette année : choisis une date plus proche.
    }
refused-not-away = Tu n’as annoncé aucune absence ; { COMMAND("me away") } arrête tes horloges.
refused-unknown-date = Je ne comprends pas « { $date } ». Écris un nombre de jours, ou une date comme 2030-12-24.
refused-unknown-time = Je ne comprends pas « { $time } ». Écris une heure comme 22:30.
refused-unknown-zone = Je ne connais pas le fuseau « { $zone } ». Écris une ville ou un pays.
refused-zone-unclear = « { $zone } » n’est pas un seul fuseau : penses-tu à { $places } ? Écris le lieu dont l’heure est la tienne.
refused-quiet-too-long = Les heures calmes durent { $hours } heures par jour au plus : les autres t’attendent pendant ce temps. Choisis une nuit plus courte.
refused-quiet-incomplete = Pour des heures calmes, il faut un début et une fin : remplis { command-option-quiet_from } et { command-option-quiet_to }.

## Commandes

command-table-pause = pause
command-table-pause-description = Arrêter les horloges d’une table : l’hôte, ou tout le monde ensemble
command-table-pause-days = jours
command-table-pause-days-description = Combien de jours elle dure ; 7 au plus sans l’accord de tout le monde
command-table-resume = reprendre
command-table-resume-description = Reprendre la partie : les horloges tournent à nouveau
command-table-extend = prolonger
command-table-extend-description = Donner du temps à qui doit jouer
command-table-pace = rythme
command-table-pace-description = Demander une soirée plus rapide, ou un rythme plus lent
command-table-pace-way = sens
command-table-pace-way-description = Plus vite : si tout le monde est d’accord ; plus lentement : la plupart
command-me-away = absence
command-me-away-description = Annoncer une absence : on t’attend, ou je joue à ta place
command-me-away-until = date
command-me-away-until-description = Combien de jours, ou la date du retour : 2030-12-24
command-me-away-meanwhile = entretemps
command-me-away-meanwhile-description = Ce qu’il advient de tes tours
command-me-back = retour
command-me-back-description = Annoncer ton retour : tes horloges tournent à nouveau
command-me-next = suivante
command-me-next-description = Ta main à la prochaine table qui t’attend
next-none = Aucune table ne t’attend ici. { COMMAND("table list") } montre toutes les tiennes.
