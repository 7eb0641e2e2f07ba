# Dieselbe Partie für alle.

page-deals-text = Alle spielen mit denselben Karten und Würfen gegen dieselben Bots. Danach siehst du, wer am meisten daraus gemacht hat und wo du anders gespielt hast.
page-deals-today = Partien des Tages
page-deals-today-text = Eine jeder Ausgabe, bis Mitternacht (UTC). Jede lässt sich einmal spielen.
page-deals-friends = Eine Partie für Freunde
page-deals-friends-text = Jeder spielt sie für sich, wann er Zeit hat; dann stehen alle Ergebnisse nebeneinander.
page-deals-own = Deine anderen Partien
page-deals-all = Alle Partien
page-deal-title = Dieselbe Partie: { $edition }
page-deal-daily = Partie vom { $day }
page-deal-linked = Eine Partie für alle, die den Link haben, vom { $day }
page-deal-against = Gegen { $bots }
page-deal-begun = { $begun ->
    [0] Noch niemand hat sie gespielt.
    [one] Bisher einmal gespielt, { $finished } zu Ende.
   *[other] Bisher { $begun }-mal gespielt, { $finished } zu Ende.
}
page-deal-closes = Offen bis { $moment }.
page-deal-how = Du spielst sie einmal, ohne Tipps. Was andere gemacht haben, siehst du, wenn du fertig bist. Die Startzahl wird genannt, wenn die Partie abgeschlossen ist.
page-deal-waits = Wie es anderen ergangen ist, siehst du, wenn du fertig bist.
page-deal-stage-begin = Spielen
page-deal-stage-go-on = Weiterspielen
page-deal-stage-over = Zu den Ergebnissen
page-deal-stage-closed = Abgeschlossen; zu den Ergebnissen
page-deal-play-begin = Versuch es selbst
page-deal-play-go-on = Du spielst sie gerade
page-deal-play-over = Du hast sie gespielt
page-deal-play-closed = Diese Partie ist abgeschlossen
page-deal-day = Tabelle des Tages
page-deal-results = Alle Ergebnisse
page-deal-alone = Sonst hat sie noch niemand zu Ende gespielt. Schau später wieder vorbei.
page-deal-best = { $own ->
    [yes] Du warst am besten{ $others ->
        [0] .
       *[other] , und andere waren genauso gut.
    }
   *[no] { $player } war am besten.{ $better ->
        [-1] {""}
       *[other] {" "}Du warst besser als { $better } % der anderen.
    }
}
page-deal-place = Platz
page-deal-coins = Geld
page-deal-better = Besser als
page-deal-better-text = Prozent der anderen, die schlechter waren; gleiche Ergebnisse zählen halb
page-deal-parted = Wo ihr euch getrennt habt
page-deal-round = In Runde { $round }:
page-deal-otherwise = Runde { $round }: „{ $asked }“ Du hast „{ $chose }“ gewählt, { $player } „{ $instead }“.
page-deal-yours = du
page-deal-theirs = { $player }
page-deal-same = Genau wie du
page-deal-uncounted = außer Konkurrenz
page-deal-unproved = Namen sind nicht nachgewiesen, und jemand kann die Partie zweimal gespielt haben.
page-deal-share = Andere mitspielen lassen
page-deal-share-text = Wer diesen Link öffnet, spielt dieselbe Partie.
page-deal-link = Link zu dieser Partie
page-deal-close = Partie abschließen
page-deal-close-text = Dann kann niemand sie mehr beginnen, die Startzahl wird genannt, und alle können ihre Spiele sehen.
page-deal-close-now = Für immer abschließen
page-deal-promise = Das ist der Hash der Startzahl, aus der alle Karten und Würfe dieser Partie folgen. Die Startzahl wird genannt, wenn die Partie abgeschlossen ist, sodass alle ihn prüfen können.
page-deal-make = Partie anlegen
