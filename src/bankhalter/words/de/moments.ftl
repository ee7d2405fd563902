# Was gerade ansteht, zu dem gesagt, der gefragt ist.

moment-order = Wer beginnt? Der höchste Wurf entscheidet.
moment-throw = { $address ->
    [du] Du bist am Zug. Würfle!
   *[sie] Sie sind am Zug. Würfeln Sie!
}
moment-throw-again = { $address ->
    [du] Pasch! Du würfelst noch einmal.
   *[sie] Pasch! Sie würfeln noch einmal.
}
moment-throw-again-optional = { $address ->
    [du] Pasch! Du darfst noch einmal würfeln.
   *[sie] Pasch! Sie dürfen noch einmal würfeln.
}
moment-jail = { $address ->
    [du] Du sitzt im Gefängnis (Versuch { $attempt } von { $attempts }). Frei kommst du mit einem { $ways }.
   *[sie] Sie sitzen im Gefängnis (Versuch { $attempt } von { $attempts }). Frei kommen Sie mit einem { $ways }.
}
jail-ways = { $card ->
    [yes] Pasch, { $fine } Strafe oder der Karte
   *[no] Pasch oder { $fine } Strafe
}
moment-jail-last = { $address ->
    [du] Du sitzt im Gefängnis (letzter Versuch). Frei kommst du mit einem { $ways }. Misslingt der Wurf, kostet das { $fine }, und { $stays ->
        [yes] du stehst nur zu Besuch
       *[no] du ziehst so weit, wie die Würfel zeigen
    }.
   *[sie] Sie sitzen im Gefängnis (letzter Versuch). Frei kommen Sie mit einem { $ways }. Misslingt der Wurf, kostet das { $fine }, und { $stays ->
        [yes] Sie stehen nur zu Besuch
       *[no] Sie ziehen so weit, wie die Würfel zeigen
    }.
}
moment-bus = { $address ->
    [du] Der Bus kommt: Zieh so weit wie ein weißer Würfel oder wie beide zusammen.
   *[sie] Der Bus kommt: Ziehen Sie so weit wie ein weißer Würfel oder wie beide zusammen.
}
moment-jump = { $address ->
    [du] Dreimal das Gleiche: Du darfst auf ein beliebiges Feld springen; seine Nummer oder sein Name genügt. Du musst nicht: Mit „nein“ ziehst du wie gewürfelt bis { $square }.
   *[sie] Dreimal das Gleiche: Sie dürfen auf ein beliebiges Feld springen; seine Nummer oder sein Name genügt. Sie müssen nicht: Mit „nein“ ziehen Sie wie gewürfelt bis { $square }.
}
moment-buy = { $address ->
    [du] { $lot } gehört niemandem. Du kannst { -property(article: "definite", case: "accusative") } für { $amount } kaufen, sonst wird es versteigert.
   *[sie] { $lot } gehört niemandem. Sie können { -property(article: "definite", case: "accusative") } für { $amount } kaufen, sonst wird es versteigert.
}
moment-buy-short = { $address ->
    [du] { $lot } gehört niemandem. Für { $amount } fehlen dir { $short }: beschaffe Geld, oder es wird versteigert.
   *[sie] { $lot } gehört niemandem. Für { $amount } fehlen Ihnen { $short }: beschaffen Sie Geld, oder es wird versteigert.
}
moment-choice = { $address ->
    [du] Die Karte lässt dir die Wahl.
   *[sie] Die Karte lässt Ihnen die Wahl.
}
moment-end = { $address ->
    [du] Auf diesem Feld ist alles erledigt; du kannst die Würfel weitergeben.
   *[sie] Auf diesem Feld ist alles erledigt; Sie können die Würfel weitergeben.
}
moment-end-jail = { $address ->
    [du] Der Versuch ist misslungen: Du bleibst im Gefängnis und gibst die Würfel weiter.
   *[sie] Der Versuch ist misslungen: Sie bleiben im Gefängnis und geben die Würfel weiter.
}
moment-end-freed = { $address ->
    [du] Du bist frei und ziehst im nächsten Zug; jetzt gibst du die Würfel weiter.
   *[sie] Sie sind frei und ziehen im nächsten Zug; jetzt geben Sie die Würfel weiter.
}
moment-end-claims = { $address ->
    [du] { $names } { $count ->
        [one] kann
       *[other] können
    } von dir noch Miete fordern, bis der Nächste würfelt. Du zahlst nur, wenn sie gefordert wird. Du kannst die Würfel weitergeben.
   *[sie] { $names } { $count ->
        [one] kann
       *[other] können
    } von Ihnen noch Miete fordern, bis der Nächste würfelt. Sie zahlen nur, wenn sie gefordert wird. Sie können die Würfel weitergeben.
}
debt-handing = { $address ->
    [du] Du kannst { $whom } auch { -property(number: "many") } gegen die Schuld anbieten: „{ $words }“.
   *[sie] Sie können { $whom } auch { -property(number: "many") } gegen die Schuld anbieten: „{ $words }“.
}
moment-debt-payable = { $address ->
    [du] { $whom ->
        [bank] Du schuldest der Bank { $amount } ({ $cause }) und hast genug Geld.
       *[player] Du schuldest { $whom } { $amount } ({ $cause }) und hast genug Geld.
    }
   *[sie] { $whom ->
        [bank] Sie schulden der Bank { $amount } ({ $cause }) und haben genug Geld.
       *[player] Sie schulden { $whom } { $amount } ({ $cause }) und haben genug Geld.
    }
}
moment-debt = { $address ->
    [du] { $whom ->
        [bank] Du schuldest der Bank { $amount } ({ $cause }), dir fehlen { $short }. { $ways }
       *[player] Du schuldest { $whom } { $amount } ({ $cause }), dir fehlen { $short }. { $ways }
    }
   *[sie] { $whom ->
        [bank] Sie schulden der Bank { $amount } ({ $cause }), Ihnen fehlen { $short }. { $ways }
       *[player] Sie schulden { $whom } { $amount } ({ $cause }), Ihnen fehlen { $short }. { $ways }
    }
}
moment-debt-again = { $address ->
    [du] { $whom ->
        [bank] Du schuldest der Bank { $amount } ({ $cause }), dir fehlen noch { $short }.
       *[player] Du schuldest { $whom } { $amount } ({ $cause }), dir fehlen noch { $short }.
    }
   *[sie] { $whom ->
        [bank] Sie schulden der Bank { $amount } ({ $cause }), Ihnen fehlen noch { $short }.
       *[player] Sie schulden { $whom } { $amount } ({ $cause }), Ihnen fehlen noch { $short }.
    }
}
debt-ways = { $address ->
    [du] { $means ->
        [sell] Verkaufe Gebäude, nimm Hypotheken auf oder tausche; Gebäude und Hypotheken brächten zusammen { $raised }.
       *[mortgage] Nimm Hypotheken auf oder tausche; Hypotheken brächten zusammen { $raised }.
    }
   *[sie] { $means ->
        [sell] Verkaufen Sie Gebäude, nehmen Sie Hypotheken auf oder tauschen Sie; Gebäude und Hypotheken brächten zusammen { $raised }.
       *[mortgage] Nehmen Sie Hypotheken auf oder tauschen Sie; Hypotheken brächten zusammen { $raised }.
    }
}
debt-hopeless = { $means ->
    [sell] Gebäude und Hypotheken brächten zusammen nur { $raised }; dann fehlen immer noch { $rest }.
    [mortgage] Hypotheken brächten zusammen nur { $raised }; dann fehlen immer noch { $rest }.
    [trade] Verkaufen und beleihen lässt sich nichts mehr.
   *[nothing] Es ist nichts mehr da, was Geld brächte: Das ist der Bankrott.
}
ways-out-both = Begleichen lässt sich die Schuld nur noch mit einem Handel: { $whom } { -property(number: "many") } gegen die Schuld überlassen („{ $hand }“) oder sie an { $buyer } verkaufen („{ $sale }“). Sonst folgt der Bankrott.
ways-out-hand = Begleichen lässt sich die Schuld nur noch mit einem Handel: { $whom } { -property(number: "many") } gegen die Schuld überlassen („{ $hand }“). Sonst folgt der Bankrott.
ways-out-sale = Begleichen lässt sich die Schuld nur noch mit einem Handel, zum Beispiel mit { $buyer }: „{ $sale }“. Sonst folgt der Bankrott.
ways-out-none = Ohne einen Handel folgt der Bankrott.
moment-mortgage = { $address ->
    [du] { $lot } kommt mit einer Hypothek zu dir. Löse sie gleich für { $now } ab oder behalte sie; später kostet das Ablösen { $later }.
   *[sie] { $lot } kommt mit einer Hypothek zu Ihnen. Lösen Sie sie gleich für { $now } ab oder behalten Sie sie; später kostet das Ablösen { $later }.
}
moment-mortgage-short = { $address ->
    [du] { $lot } kommt mit einer Hypothek zu dir. Gleich ablösen kostet { $now }, und dafür fehlen dir { $short }: Behalte sie; später kostet das Ablösen { $later }.
   *[sie] { $lot } kommt mit einer Hypothek zu Ihnen. Gleich ablösen kostet { $now }, und dafür fehlen Ihnen { $short }: Behalten Sie sie; später kostet das Ablösen { $later }.
}
moment-wish = Die Bank hat { $kind ->
    [hotel] { $left ->
        [one] { -hotel(article: "indefinite", case: "accusative") }
       *[other] { $left } { -hotel(number: "many") }
    }
   *[house] { $left ->
        [one] { -house(article: "indefinite", case: "accusative") }
       *[other] { $left } { -house(number: "many") }
    }
} für alle, die bauen möchten. Wünschen alle zusammen mehr, wird jedes einzeln versteigert. Wie viele { $address ->
    [du] möchtest du
   *[sie] möchten Sie
}?
moment-place = { $address ->
    [du] { $kind ->
        [hotel] Du hast { -hotel(article: "indefinite", case: "accusative") } ersteigert. Wohin damit?
       *[house] Du hast { -house(article: "indefinite", case: "accusative") } ersteigert. Wohin damit?
    }
   *[sie] { $kind ->
        [hotel] Sie haben { -hotel(article: "indefinite", case: "accusative") } ersteigert. Wohin damit?
       *[house] Sie haben { -house(article: "indefinite", case: "accusative") } ersteigert. Wohin damit?
    }
}
moment-auction = { -auction }: { $kind ->
    [hotel] { -hotel(article: "indefinite") }
    [house] { -house(article: "indefinite") }
   *[lot] { $lot }
}. { $bid } { $count ->
    [0] Sonst bietet niemand mehr mit.
    [one] Es bietet noch mit: { $names }.
   *[other] Es bieten noch mit: { $names }.
}
bid-highest = { $who } bietet { $amount }.
bid-short = { $address ->
    [du] Das Mindestgebot ist { $least }, du hast { $cash }: { $ways ->
        [both] beleihe, verkaufe oder steige aus.
        [mortgage] beleihe etwas oder steige aus.
        [sell] verkaufe Gebäude oder steige aus.
       *[none] steige aus.
    }
   *[sie] Das Mindestgebot ist { $least }, Sie haben { $cash }: { $ways ->
        [both] beleihen Sie, verkaufen Sie oder steigen Sie aus.
        [mortgage] beleihen Sie etwas oder steigen Sie aus.
        [sell] verkaufen Sie Gebäude oder steigen Sie aus.
       *[none] steigen Sie aus.
    }
}
bid-least = Das erste Gebot beträgt mindestens { $amount }.
moment-takeback = { $request } { $address ->
    [du] Bist du einverstanden?
   *[sie] Sind Sie einverstanden?
}

# Warum jemand gefragt ist, auf den gerade nicht gewartet wird.
concern-claim = { $address ->
    [du] { $whom } ist auf deinem Besitz gelandet. Die Miete bekommst du nur, wenn du sie forderst.
   *[sie] { $whom } ist auf Ihrem Besitz gelandet. Die Miete bekommen Sie nur, wenn Sie sie fordern.
}
concern-offer = { $address ->
    [du] { $whom } hat dir einen Tausch angeboten.
   *[sie] { $whom } hat Ihnen einen Tausch angeboten.
}
concern-offer-blocked = { $address ->
    [du] { $whom } hat dir einen Tausch angeboten: { $terms }. Annehmen kannst du ihn gerade nicht: { $why }
   *[sie] { $whom } hat Ihnen einen Tausch angeboten: { $terms }. Annehmen können Sie ihn gerade nicht: { $why }
}
concern-own-offer = { $address ->
    [du] Dein eigenes Angebot an { $whom } ist noch offen; { $whom } antwortet, wenn du das obige angenommen, abgelehnt oder mit „0“ übergangen hast.
   *[sie] Ihr eigenes Angebot an { $whom } ist noch offen; { $whom } antwortet, wenn Sie das obige angenommen, abgelehnt oder mit „0“ übergangen haben.
}
concern-throw = { $address ->
    [du] Bevor { $whom } würfelt, kannst du bauen, handeln, Hypotheken aufnehmen oder ablösen.
   *[sie] Bevor { $whom } würfelt, können Sie bauen, handeln, Hypotheken aufnehmen oder ablösen.
}

# Für alle, die auf das Brett sehen.
waiting-turn = { $who } ist am Zug
waiting-others = { $who } ist am Zug; gefragt: { $names }
waiting-order = { $who } würfelt um den ersten Zug
waiting-over = { $count ->
    [one] Das Spiel ist zu Ende; { $names } hat gewonnen
   *[other] Das Spiel ist zu Ende; { $names } haben gewonnen
}
waiting-thrown = { $waiting } (gewürfelt: { $dice })

# Was echte Würfel, Karten und Besitzrechtkarten zeigen sollen.
due-rent-throw = { $who } würfelt um die Höhe der Miete
due-card = { $who } zieht eine Karte vom Stapel „{ $deck }“
due-deal = { $who } bekommt { $count } { -property(number: "many") } ausgeteilt
