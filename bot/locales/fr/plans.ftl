### Prévoir la suite : ce que je joue à ta place si les autres laissent passer

plan-button = Prévoir la suite
plan-button-further = Prévoir plus loin
plan-button-drop = Oublier ce plan
plan-title = ### 🔮 Prévoir la suite
plan-explained = -# Voici où en sera la partie si les autres laissent tout passer. Ce que tu choisis maintenant, je le joue quand la question se pose. Si quelque chose dont cela dépend a changé, je te le demande.
plan-explained-regardless = -# Ce qui vient avant est tiré au sort, et l’image montre la partie comme si cela n’apportait rien. Ce que tu choisis maintenant, je le joue quoi que cela apporte. Si autre chose dont cela dépend a changé, je te le demande.
plan-standing = 🔮 **Si les autres laissent passer, je joue à ta place :**
plan-line = { $number }. { $move }
plan-branch = { $first } → { $then }
plan-noted = 🔮 C’est prévu.
plan-dropped = 🔮 Le plan est oublié ; je te demanderai.
plan-lost = 🔮 Ton plan s’est arrêté : { $why }.
plan-unheard = ✋ Ta réponse n’a pas compté : celle de quelqu’un qui te précède dans l’ordre du jeu passe avant.
plan-lost-question = la suite a été différente
plan-lost-choices = les choix ne sont plus les mêmes

## Ce qui ne se peut pas, et ce qui se peut

refused-plan-outdated = Ce n’est plus ce qui vient ensuite. { COMMAND("table plan") } montre ce qui vient.
refused-plan-nothing = Il n’y a rien à prévoir pour l’instant : je ne peux voir la suite que si les autres ont encore quelque chose à laisser passer.

## Commandes

command-table-plan = prévoir
command-table-plan-description = Dire maintenant ce que tu feras si les autres laissent passer

## Réponses données d’avance à la question posée

ahead-button = À l’avance…{ $given ->
        [0] {""}
       *[other] {" "}({ $given })
    }
ahead-title = **Décider à l’avance**
always-explained = Choisis ce que je réponds à ta place chaque fois que cette question se pose, et pour combien de temps. Cela vaut déjà maintenant. J’attends aussi longtemps que pour les autres : si la question se pose à plusieurs, on ne voit pas qui répond d’avance.
always-menu = Désormais…
always-others = { $about ->
        [none] D’autres questions…
       *[other] { $about } : désormais…
    }

## Ce qui est demandé en même temps qu’un coup

follow-up-asked = S’il le faut, pendant ce tour :
follow-up-menu = Ensuite, { $about } : …
follow-up-explained = -# Dis-le maintenant et tu n’auras pas à revenir pour cela pendant ce tour ; sinon, je te le demanderai. Les autres n’en voient rien.
follow-up-unasked = Le tour de quelqu’un d’autre devra peut-être attendre ta réponse. Donne-la maintenant, et la partie continue sans toi :
