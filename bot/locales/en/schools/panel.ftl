### The private panel of Clash of Magic Schools

schools-line-deploy =
    { $number ->
        [one] { $student }
       *[other] { $number } { $student }
    }
schools-menu-deploy = Deploy to { $element }…
schools-menu-move = Move to another arena…
schools-menu-summon = Summon your last three…
schools-menu-cast = Cast a spell…
schools-menu-discard = Which do you discard?

## Second lines in menus. $own and $theirs are how many students stand in the arena on either side,
## $level and $level_theirs what has been passed there.

schools-help-move = You: level { $level }, students { $own }. Opponent: level { $level_theirs }, students { $theirs }.
schools-help-deploy = Then: level { $level }, students { $own }.
schools-help-summon = { $students } in this order{ $own ->
    [0] ; nobody is there yet.
    [one] , behind the one there.
   *[other] , behind the { $own } there.
}
schools-help-spell = A spell costs its caster, here a student of { $caster }.
schools-help-discard = You keep { $students }.

## Before what cannot be taken back

schools-sure-ends = This ends the game at once (**{ $totals }**) { $result ->
    [won] and you win
    [lost] and you lose
   *[drawn] in a draw
}. It can’t be taken back.
schools-sure-maleficio =
    { $students ->
        [one] Your opponent is asked at once for one of { $held } students, so this can’t be taken back. Your caster, a student of { $caster }, is discarded.
       *[other] Your opponent is asked at once for { $students } of { $held } students, so this can’t be taken back. Your caster, a student of { $caster }, is discarded.
    }
schools-sure-end-turn = You could still pass level { $level } here. Once the next trials are announced, nothing of this turn can be taken back.

## Why something is not on offer

schools-hint-trial = { $row }: { $why }
schools-hint-own-row = Your row
schools-hint-other-row = The other school’s row
schools-hint-summon = No summon: none of your columns has three students.
