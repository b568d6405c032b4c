### Le panneau privé de Clash of Rage : invitations et indications.

rage-conceding = Tu n’as alors plus de points et tu finis derrière ceux qui restent.
rage-menu-bastion = Quelle place sur la carte ?
rage-menu-tactics = Une autre carte Tactique…
rage-posting-asked = Et tes renforts, où vont-ils ? { $units }. Dis-le maintenant, et la question ne reviendra pas ce tour-ci.
rage-posting-said = Tes renforts ({ $units }) vont en { $site }. Tu peux encore changer d’avis.
rage-menu-station-all = Tout poster en…
rage-menu-station = En poster une partie…
rage-menu-muster = Une autre armée…
rage-menu-army = Une partie d’armée…
rage-at-once-march = Marche d’armées entières…
rage-at-once-also = D’autres armées entières…
rage-at-once-who = { $units }{ $hero ->
    [yes] {" "}et le héros
   *[no] {""}
}{ $stays ->
    [none] .
   *[other] ; 1 { $stays } reste.
}
rage-at-once-odds = Victoire à { $chance } %, { $count ->
    [0] sans reste.
   *[other] reste { $left }.
}
rage-at-once-buy = Un achat, rangé pour toi…
rage-at-once-keep = En garder une, rangée…
rage-at-once-gear = { $gear }{ $cost ->
    [0] {""}
   *[other] {" "}· { $cost } or
} → { $unit }
rage-hint-at-once = Des armées entières partent dès que tu as choisi{ $live ->
    [yes] { "" }
   *[no] , et se battent jusqu’au bout
} ; un seul achat se fait aussitôt. Dans les deux cas, c’est toute l’action.
rage-menu-head = Une partie, vers…
rage-menu-onward = De là, vers…
rage-way =
    { $who ->
        [all] Tout
       *[some] Une partie
    } { $way }
rage-menu-send = N’envoyer que…
rage-menu-battle = Ordres de combat…
rage-menu-order-of-fights = Quel combat d’abord ?
rage-menu-buy = Acheter au marché…
rage-menu-recruit = Recruter un héros…
rage-menu-hold = Donner une carte à un type…
rage-menu-stand = Où se tient le héros ?
rage-menu-defend = Ordres…
rage-menu-hand-over = Ordres…
rage-menu-kill = Qui tombe ?
rage-menu-standing = Ma défense…
rage-menu-split = { $split }…

rage-hint-standing = Les ordres permanents te défendent sans que la partie t’attende. Leur existence est publique, leur teneur secrète.
rage-hint-lead = { $count ->
    [0] Personne n’a de point ; { $goal } font gagner lors d’une seconde action.
    [one] { $leaders } mène avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $goal }.
   *[other] { $leaders } mènent avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur { $goal }.
}
rage-hint-can-win = À un point du but : { $seats } { $count ->
    [one] peut
   *[other] peuvent
} gagner lors d’une seconde action.
rage-hint-wins-next = 🚨 { $seat } gagne au début de sa seconde action. { $to_take ->
    [0] { $ahead ->
        [0] Rien ne peut plus l’empêcher.
       *[other] Seule une victoire avant cela peut l’empêcher.
    }
    [one] Seule la prise d’une cité{ $ahead ->
        [0] { " " }
       *[other] { " " }ou une victoire avant cela{ " " }
    }peut l’empêcher.
   *[other] Seule la prise de { $to_take } cités{ $ahead ->
        [0] { " " }
       *[other] { " " }ou une victoire avant cela{ " " }
    }peut l’empêcher.
}
rage-hint-overrun = { $site } : encore { $count ->
    [one] 1 unité
   *[other] { $count } unités
} là, et d’autres pourront traverser (débordement).
rage-hint-hero-alone = { $sent ->
    [yes] Ton héros serait seul : envoies-y aussi une unité, ou annule le pas du héros.
   *[no] Ton héros resterait seul : envoie-le aussi ou au Bastion, ou annule.
}
rage-hint-nobody-moves = Aucune de tes unités ne peut se déplacer.
rage-hint-forge-no-forge = Pas de forge sous ton contrôle : impossible de forger.
rage-hint-forge-not-enough-crystals = Forger coûte { $cost } cristaux, tu en as { $crystals }.
rage-hint-forge-one-legendary-an-action = Une seule légende par action.
rage-hint-forge-no-legendary-left = Toutes les légendes sont sorties.
rage-hint-too-dear = Trop cher pour l’instant : { $cards }.
rage-hint-hero-dear = Aucun héros à ta portée : tu as { $gold } or.
rage-hint-hero-owned = Tu as ton héros pour cette partie.
rage-hint-forecast = Prévision, les deux jusqu’au bout : { $you ->
    [yes] tu gagnes
   *[no] { $name } gagne
} à { $chance } %.
rage-hint-reserve = Il manque { $units } dans ta réserve : c’est perdu.
rage-hint-deck = Encore dans ta pioche : { $cards }.
rage-hint-other-hand = { $seat } { $certain ->
    [yes] a en main
   *[no] a peut-être en main
} : { $cards }.

## Pourquoi quelque chose est refusé

rage-rule-action-is-to-equip = Tu as commencé à équiper dans cette action ; la marche attendra la suivante. Annule le brouillon ou finis l’action.
rage-rule-action-is-to-move = Ton brouillon est une marche ; annule-la avant d’équiper.
rage-rule-already-the-target = C’est déjà la destination : dis qui part.
rage-rule-already-there = Cette armée y est déjà. Choisis un autre lieu.
rage-rule-aside-already = Cette carte est déjà de côté. Donne-la à un type ou prends-en une autre.
rage-rule-beside-another-bastion = Un Bastion ne touche jamais un autre Bastion. Choisis un emplacement numéroté de ta carte.
rage-rule-card-not-held = Cette carte n’est pas dans ta main. Choisis-en une que tu as.
rage-rule-card-not-owned = Cette carte n’est pas à toi. Achète-la d’abord.
rage-rule-card-placed-already = Cette carte a déjà sa place dans ce brouillon. Annule le pas pour la placer autrement.
rage-rule-carried-already = Ce type porte déjà une telle carte. Choisis un autre type.
rage-rule-clan-taken = Ce clan est déjà pris. Prends-en un autre.
rage-rule-enemies-in-the-way = Des ennemis barrent la route : on s’arrête chez eux, tant que tu n’y as pas envoyé autant d’unités qu’eux (débordement).
rage-rule-equipping-already = Tu équipes déjà : achète, recrute, range, ou finis l’action.
rage-rule-everybody-by-hand = À cette table, tout le monde combat à la main ; il n’y a pas d’ordres permanents.
rage-rule-game-over = La partie est finie.
rage-rule-hero-alone = Un héros ne reste pas seul hors du Bastion : envoie une unité avec lui.
rage-rule-hero-cannot-go = Ton héros ne peut pas y aller. Choisis un lieu en surbrillance.
rage-rule-hero-not-free = Ce héros n’est plus à recruter. Choisis-en un près du marché.
rage-rule-left-already = Cette place a quitté la partie.
rage-rule-army-in-hand = Cette armée est déjà choisie : dis où elle va.
rage-rule-army-sent = Plus personne de cette armée n’est à envoyer. Choisis une autre armée, ou confirme ta marche.
rage-rule-no-army-in-hand = Choisis d’abord une armée.
rage-rule-no-card-in-hand = Prends d’abord une carte en main.
rage-rule-no-fight-there = Aucun combat n’est ouvert là. Choisis-en un sur la carte.
rage-rule-no-forge = Tu ne contrôles aucune forge : prends-en une, puis forge.
rage-rule-no-hero-to-place = Tu n’as pas recruté de héros dans cette action, ou il a déjà sa place.
rage-rule-no-legendary-left = Il ne reste aucune légende à forger.
rage-rule-no-own-unit-there = Tu n’as aucune unité là. Choisis un de tes territoires, ou le Bastion.
rage-rule-no-standing-order = Tu n’as pas d’ordres permanents à retirer.
rage-rule-no-troops-come = Cette carte n’amène personne : ta réserve n’a plus de ces unités. Choisis une autre carte, ou garde celle-ci.
rage-rule-no-such-battle-order = Cet ordre ne vaut pas pour ce combat, ou il est déjà donné. Annule le pas pour le changer.
rage-rule-no-such-orders = De tels ordres n’existent pas. Choisis dans le menu.
rage-rule-no-target = Dis d’abord vers où.
rage-rule-nobody-can-go = Aucune unité de cette armée ne peut y aller. Choisis un lieu en surbrillance.
rage-rule-nobody-to-send-there = Là, plus personne ne peut marcher. Choisis un lieu en surbrillance.
rage-rule-not-a-legal-split = { $wounds ->
    [one] La blessure doit servir si elle peut abattre quelqu’un.
   *[other] Les { $wounds } blessures doivent servir tant qu’elles peuvent encore abattre quelqu’un.
} Choisis dans la liste.
rage-rule-not-beside-a-territory = Un Bastion touche un territoire. Choisis un emplacement numéroté de ta carte.
rage-rule-not-drawn = Cette légende n’est pas de celles que tu as piochées. Choisis parmi elles.
rage-rule-not-enough-crystals = Forger coûte { $cost } cristaux, tu en as { $crystals }. Elfes et cités en apportent.
rage-rule-not-enough-gold = Cela coûte { $cost } or, tu en as { $gold }.
rage-rule-not-equipping = Commence par *Équiper pas à pas*, puis achète.
rage-rule-not-on-the-market = Cette carte n’est pas au marché.
rage-rule-not-so-many = { $able ->
    [0] Aucune ne peut y aller.
    [one] Une seule peut y aller.
   *[other] Seules { $able } peuvent y aller.
}
rage-rule-not-so-many-left = { $left ->
    [0] Il n’en reste plus de ce niveau à poster.
   *[other] Il n’en reste que { $left } de ce niveau à poster.
}
rage-rule-nothing-drafted = Ton brouillon est vide : note un pas, ou ne fais rien.
rage-rule-nothing-left-to-place = Tous tes renforts sont postés.
rage-rule-nothing-to-arrange = Il n’y a rien à mieux ranger.
rage-rule-nothing-to-repeat = Ta dernière marche ne peut pas se répéter d’ici.
rage-rule-one-hero-only = Un héros par clan et par partie, et tu as le tien.
rage-rule-one-legendary-an-action = Une légende par action. Forge encore à la suivante.
rage-rule-only-the-bastion = Tu ne tiens aucun territoire : tous tes renforts vont au Bastion.
rage-rule-place-the-card-first = Donne d’abord une place à la carte en main, ou mets-la de côté.
rage-rule-rocks-and-enemies-in-the-way = Rochers et ennemis barrent la route. Seul le vol passe par-dessus.
rage-rule-rocks-in-the-way = Des rochers barrent la route. Seul le vol passe par-dessus.
rage-rule-same-answer = C’est déjà ta réponse.
rage-rule-same-orders = Ce sont déjà tes ordres permanents.
rage-rule-send-somebody-first = Dis d’abord qui part, puis continue.
rage-rule-somebody-stays-anyway = Quelqu’un reste de toute façon.
rage-rule-no-such-place = Ce lieu n’existe pas sur cette carte.
rage-rule-bastion-of-another = C’est le Bastion de quelqu’un d’autre : nul autre n’y entre. Choisis un lieu en surbrillance.
rage-rule-too-far = Trop loin : compte le déplacement de chaque unité, équipement compris.
rage-menu-standing-now = Défense : { $orders }
rage-help-turns = { $card } · définitif : la pioche révèle une carte
rage-help-overrun = { $count ->
    [one] 1 unité doit y finir avant que d’autres traversent
   *[other] { $count } unités doivent y finir avant que d’autres traversent
}

rage-details = Fiches et dés
rage-detail-fights = Les combats
rage-detail-dice = Dés en { $site }
