# Was gerade ansteht, zu dem gesagt, der gefragt ist.

moment-order = Wer beginnt? Der höchste Wurf.
moment-throw = { $address ->
    [du] Du bist am Zug: würfle.
   *[sie] Sie sind am Zug: würfeln Sie.
}
moment-throw-again = { $address ->
    [du] Pasch: du würfelst noch einmal.
   *[sie] Pasch: Sie würfeln noch einmal.
}
moment-jail = { $address ->
    [du] Du sitzt im Gefängnis, Versuch { $attempt } von { $attempts }: ein Pasch befreit dich, { $fine } Strafe oder die Karte ebenso.
   *[sie] Sie sitzen im Gefängnis, Versuch { $attempt } von { $attempts }: ein Pasch befreit Sie, { $fine } Strafe oder die Karte ebenso.
}
moment-jail-last = { $address ->
    [du] Du sitzt im Gefängnis, letzter Versuch: ein Pasch befreit dich, { $fine } Strafe oder die Karte ebenso.
   *[sie] Sie sitzen im Gefängnis, letzter Versuch: ein Pasch befreit Sie, { $fine } Strafe oder die Karte ebenso.
}
moment-bus = { $address ->
    [du] Der Bus: zieh so weit wie ein weißer Würfel oder wie beide zusammen.
   *[sie] Der Bus: ziehen Sie so weit wie ein weißer Würfel oder wie beide zusammen.
}
moment-jump = { $address ->
    [du] Dreimal das Gleiche: spring auf ein Feld deiner Wahl.
   *[sie] Dreimal das Gleiche: springen Sie auf ein Feld Ihrer Wahl.
}
moment-buy = { $address ->
    [du] { $lot } gehört niemandem: du kannst es für { $amount } kaufen, sonst versteigert es die Bank.
   *[sie] { $lot } gehört niemandem: Sie können es für { $amount } kaufen, sonst versteigert es die Bank.
}
moment-choice = { $address ->
    [du] Die Karte lässt dir die Wahl.
   *[sie] Die Karte lässt Ihnen die Wahl.
}
moment-end = { $address ->
    [du] Auf diesem Feld ist alles erledigt; du kannst die Würfel weitergeben.
   *[sie] Auf diesem Feld ist alles erledigt; Sie können die Würfel weitergeben.
}
moment-debt-payable = { $address ->
    [du] { $whom ->
        [bank] Du schuldest der Bank { $amount } ({ $cause }) und hast genug.
       *[player] Du schuldest { $whom } { $amount } ({ $cause }) und hast genug.
    }
   *[sie] { $whom ->
        [bank] Sie schulden der Bank { $amount } ({ $cause }) und haben genug.
       *[player] Sie schulden { $whom } { $amount } ({ $cause }) und haben genug.
    }
}
moment-debt = { $address ->
    [du] { $whom ->
        [bank] Du schuldest der Bank { $amount } ({ $cause }), dir fehlen { $short }: verkaufe Gebäude, nimm Hypotheken auf oder tausche.
       *[player] Du schuldest { $whom } { $amount } ({ $cause }), dir fehlen { $short }: verkaufe Gebäude, nimm Hypotheken auf oder tausche.
    }
   *[sie] { $whom ->
        [bank] Sie schulden der Bank { $amount } ({ $cause }), Ihnen fehlen { $short }: verkaufen Sie Gebäude, nehmen Sie Hypotheken auf oder tauschen Sie.
       *[player] Sie schulden { $whom } { $amount } ({ $cause }), Ihnen fehlen { $short }: verkaufen Sie Gebäude, nehmen Sie Hypotheken auf oder tauschen Sie.
    }
}
moment-mortgage = { $address ->
    [du] { $lot } kommt mit einer Hypothek zu dir: löse sie gleich ab, oder behalte sie; später kostet das Ablösen noch einmal 10 %.
   *[sie] { $lot } kommt mit einer Hypothek zu Ihnen: lösen Sie sie gleich ab, oder behalten Sie sie; später kostet das Ablösen noch einmal 10 %.
}
moment-wish = Die Bank hat nur noch { $kind ->
    [hotel] { $left ->
        [one] { -hotel(article: "indefinite", case: "accusative") }
       *[other] { $left } { -hotel(number: "many") }
    }
   *[house] { $left ->
        [one] { -house(article: "indefinite", case: "accusative") }
       *[other] { $left } { -house(number: "many") }
    }
} für alle, die bauen möchten: wie viele { $address ->
    [du] möchtest du
   *[sie] möchten Sie
}?
moment-place = { $address ->
    [du] { $kind ->
        [hotel] Du hast { -hotel(article: "indefinite", case: "accusative") } ersteigert: wohin damit?
       *[house] Du hast { -house(article: "indefinite", case: "accusative") } ersteigert: wohin damit?
    }
   *[sie] { $kind ->
        [hotel] Sie haben { -hotel(article: "indefinite", case: "accusative") } ersteigert: wohin damit?
       *[house] Sie haben { -house(article: "indefinite", case: "accusative") } ersteigert: wohin damit?
    }
}
moment-auction = { -auction }: { $kind ->
    [hotel] { -hotel(article: "indefinite") }
    [house] { -house(article: "indefinite") }
   *[lot] { $lot }
}. { $bid } { $count ->
    [one] Es bietet noch { $names }.
   *[other] Es bieten noch { $names }.
}
bid-highest = { $who } bietet { $amount }.
bid-least = Das erste Gebot beträgt mindestens { $amount }.
moment-takeback = { $request } { $address ->
    [du] Bist du einverstanden?
   *[sie] Sind Sie einverstanden?
}

# Warum jemand gefragt ist, auf den gerade nicht gewartet wird.
concern-claim = { $address ->
    [du] { $whom } ist auf deinem Besitz gelandet: die Miete bekommst du nur, wenn du sie forderst.
   *[sie] { $whom } ist auf Ihrem Besitz gelandet: die Miete bekommen Sie nur, wenn Sie sie fordern.
}
concern-offer = { $address ->
    [du] { $whom } hat dir einen Tausch angeboten.
   *[sie] { $whom } hat Ihnen einen Tausch angeboten.
}
concern-throw = { $address ->
    [du] Bevor { $whom } würfelt, kannst du bauen, handeln oder Hypotheken regeln.
   *[sie] Bevor { $whom } würfelt, können Sie bauen, handeln oder Hypotheken regeln.
}

# Für alle, die auf das Brett sehen.
waiting-turn = { $who } ist am Zug
waiting-others = { $who } ist am Zug; gefragt: { $names }
waiting-order = { $who } würfelt, wer beginnt
waiting-over = { $count ->
    [one] Das Spiel ist zu Ende; { $names } hat gewonnen
   *[other] Das Spiel ist zu Ende; { $names } haben gewonnen
}
waiting-thrown = { $waiting } (gewürfelt: { $dice })
