## Tips for a first game

schools-tip-act = To go to an arena, discard a student of its element. What you do then happens there, until you move on.
schools-tip-discard = Maleficio takes half your hand, and you choose which. Keep students that stand well beside those in your columns.
schools-tip-in-arena = Deploy students here, any element, in an order of your choice: equal ones side by side can cast later.
schools-tip-can-pass = You have enough students to pass a trial: it has to be exactly one level above yours here, and needs as many students as its level.
schools-tip-can-summon = Once a turn your last three students of one arena may go to any other, wherever your crest is. That saves deploying again.
schools-tip-end-turn = Ending the turn announces two trials; the other school may take the lower one. Look whether it is just what they lack.
schools-tip-near-win = 15 against 9 or less wins at once. Count both totals before every trial.
schools-tip-cast-batrax = { SIGN("schools_earth", "🌿") } Batrax is ready: name an element, and all opposing students of it here go. The caster goes, too.
schools-tip-cast-inundatio = { SIGN("schools_water", "💧") } Inundatio is ready: it passes a trial two levels above yours here at once.
schools-tip-cast-hypnox = { SIGN("schools_air", "🪶") } Hypnox is ready: the opponent’s last student here, with all of its element, joins your column.
schools-tip-cast-combustio = { SIGN("schools_fire", "🔥") } Combustio is ready: all opposing trials here go back on the pile.
schools-tip-cast-eversio = { SIGN("schools_dark", "🔮") } Eversio is ready: it steals the opponent’s top trial here, if that is above your level.
schools-tip-cast-maleficio = { SIGN("schools_maleficio", "😈") } Any caster can do Maleficio instead of its own spell: the opponent discards half their hand.
schools-tip-batrax-cast = Batrax empties a column of one element. Mixed columns suffer less, but cast less, too.
schools-tip-caster-expelled = A spell costs its caster. A run of three casts once, of five three times.
schools-tip-combustio-cast = Combustio put the trials back on the pile: these levels are announced next, the lowest first.
schools-tip-discards-shuffled = The discards are shuffled: every student may come back.
schools-tip-eversio-cast = Eversio took a trial from one school to the other: that counts twice.
schools-tip-hypnox-cast = Hypnox turned students: they stand at the end of the other column now.
schools-tip-inundatio-cast = Inundatio skips a level: from 1 to 3, from 2 to 4.
schools-tip-maleficio-cast = Full hands invite Maleficio: half of them is gone.
schools-tip-overtime-began = Overtime: it ends when somebody has 20 or more, or somebody 9 or less, and lasts whatever the totals become.
schools-tip-trials-announced = The new trials lie in a row: only the last of each row can be taken, by both schools.

## What somebody else may answer

schools-reply-discard-rarest = discards half a hand
schools-reply-pass-trial = passes a trial
