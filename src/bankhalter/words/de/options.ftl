# Die Optionen eines Spiels: worum es bei jeder geht, dann jeder ihrer Werte. Namen und Werte stehen so da, wie man sie tippt.

option-rent = ob der Besitzer die Miete fordern muss
option-rent-demanded = Der Besitzer muss die Miete vor dem nächsten Wurf fordern, sonst verfällt sie.
option-rent-automatic = Miete wird von selbst gezahlt; niemand kann vergessen, sie zu fordern.

option-short = das Schnellspiel der Ausgabe
option-short-no = Das ganze Spiel, bis nur noch einer übrig ist.
option-short-yes = Das Schnellspiel: Zu Beginn werden Besitzrechtkarten ausgeteilt, und das Spiel endet früher.

option-minutes = ein Spiel auf Zeit, das nach so vielen Minuten endet

option-speed_die = das Spiel mit dem Tempo-Würfel
option-speed_die-no = Zwei weiße Würfel, wie üblich.
option-speed_die-yes = Wer einmal über LOS gezogen ist, wirft mit den weißen Würfeln einen dritten; alle beginnen mit zusätzlichem Geld.

option-first = wer beginnt
option-first-thrown = Die Würfel entscheiden: Der höchste Wurf beginnt.
option-first-seat = Der erste Platz beginnt.

option-jail_doubles = ob ein Pasch, der aus dem Gefängnis befreit, einen weiteren Wurf bringt
option-jail_doubles-once = Auf den Pasch, der aus dem Gefängnis befreit, folgt kein weiterer Wurf.
option-jail_doubles-again = Der Pasch, der aus dem Gefängnis befreit, zählt als erster Pasch des Zuges und bringt einen weiteren Wurf.

option-jail_fine = wann würfelt, wer die Strafe gezahlt hat
option-jail_fine-next_turn = Mit der Strafe endet der Zug; gewürfelt wird erst im nächsten.
option-jail_fine-same_turn = Ist die Strafe gezahlt, wird noch im selben Zug gewürfelt.

option-salary = wann LOS Gehalt zahlt
option-salary-passing = Das Gehalt gibt es im Vorbeiziehen, bevor die Ankunft ausgeführt wird.
option-salary-after_landing = Das Gehalt gibt es erst, wenn die Ankunft ausgeführt ist.

option-rent_dice = wo die Miete mit drei Würfeln gewürfelt wird
option-rent_dice-utilities = Die Miete eines Geheimquartiers wird mit drei Würfeln gewürfelt; für Bond-Autos gelten die aufgedruckten Mieten.
option-rent_dice-cars = Die Miete eines Bond-Autos wird mit drei Würfeln gewürfelt, die eines Geheimquartiers mit zweien.

option-triple = ob drei gleiche Würfel einen weiteren Wurf bringen
option-triple-again = Drei gleiche führen auf ein beliebiges Feld, und für den Pasch der weißen Würfel gibt es einen weiteren Wurf.
option-triple-once = Drei gleiche führen auf ein beliebiges Feld; einen weiteren Wurf gibt es nicht.

option-decks = ob eine getippte Karte eine sein muss, die jetzt oben liegen kann
option-decks-strict = Nur eine Karte, die jetzt oben liegen kann, wird angenommen.
option-decks-open = Jede Karte wird angenommen, auch eine mit Wörtern der Notation beschriebene: `draws gets 50`.

option-mrm = wohin die Würfelseite `mrm` führt, wenn alle Grundstücke einen Besitzer haben
option-mrm-next_lot = Mr. M führt zum nächsten Grundstück, wem auch immer es gehört.
option-mrm-next_rent = Mr. M führt zum nächsten Grundstück, für das Miete fällig wird.
