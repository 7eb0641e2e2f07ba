# Die Kommandozeile.

cli-player = Spieler { $seat }
cli-welcome = Ein neues Spiel (Startzahl { $seed }). Tippe eine Nummer oder die Wörter in Klammern; help, hint, why, undo, quit.
cli-help = Tippe die Nummer einer Möglichkeit oder einen ganzen Zug wie „hacker A1.2“ oder „build 2 alibi bomb roof“. hint sagt, was der Verwalter tun würde, why, warum die Bots so gespielt haben, undo nimmt deinen letzten Zug zurück, quit beendet das Spiel.
cli-nothing-to-play = Du kannst nichts ausspielen.
cli-left-over = Gespielt; danach ging nicht mehr: { $words }
cli-more-sums = … oder jede andere Summe bis { $last }.
cli-bye = Bis zum nächsten Mal.
cli-truth = Das war das Spiel. Tippe why, um die wirklichen Gründe der Bots zu lesen, oder drück Enter, um weiterzugehen.
cli-result = { $place }. { $money }: { $name }
cli-hand = Hand: { $cards }
cli-piles = Nachziehstapel { $draw } · Ablage { $discard } (oben: { $top })
cli-supplies = Dächer { $roofs } · Monster { $monsters }
cli-seat = { $name }: { $money }, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, Einnahmen { $income }
cli-in-jail = – im Knast
cli-under-way = Zug { $turns }, { $decisions } Entscheidungen
cli-round-limit = Spiele, die nach { $rounds } Runden nicht entschieden waren, endeten dort; --option turn-limit=… setzt eine andere Grenze.
cli-simulating = Es wird gespielt
cli-dataset = { $folder }: { $games } Partien. Was darin steht, sagt README.md.
cli-interpreted = Das Programm ist hier nicht übersetzt, deshalb brauchen Bots etwa achtmal so lange. Ein übersetztes gibt es für die üblichen Systeme, oder pip baut es, wenn ein C-Compiler da ist.
cli-analysing = Es wird analysiert
cli-analysis-balance = { $player }: { $change } Prozentpunkte seit dem Geben. Erste Karten { $deal }, eigenes Glück { $luck }, Glück der anderen { $others-luck }, eigene Fehler { $errors }, Fehler der anderen { $others-errors }, alles Übrige { $rest }.
cli-analysis-when = Runde { $round }:
cli-analysis-error = { $player } spielte { $played }, { $kind ->
    [blunder] ein grober Fehler
    [mistake] ein Fehler
   *[inaccuracy] eine Ungenauigkeit
}; besser: { $better }, { $lost } Punkte (± { $error }).
cli-copying = Es wird kopiert
cli-checking = Es wird geprüft
cli-backed-up = Die Kopie ist { $file }. Daneben liegt die Kopie des Archivs, wenn es eines gibt.
cli-workers-die = Ein Prozess ist { $times }-mal hintereinander gleich nach dem Start gestorben. Das Protokoll darüber sagt mehr dazu.
cli-copied = { $tables ->
    [one] Ein Tisch ist kopiert, und sein Mitschnitt ist unbeschädigt.
   *[other] { $tables } Tische sind kopiert, und ihre Mitschnitte sind unbeschädigt.
}
cli-checked = { $tables ->
    [one] Es gibt einen Tisch, und sein Mitschnitt ist unbeschädigt.
   *[other] Es gibt { $tables } Tische, und ihre Mitschnitte sind unbeschädigt.
}
cli-who = Wer
cli-games = Spiele
cli-won = gewonnen
cli-against = gegen { $name }
cli-interval = 95 % (Wilson)
cli-money = Geld im Schnitt
cli-averages = { $games } { $games ->
    [one] Spiel
   *[other] Spiele
}; im Schnitt { $turns } Züge, { $decisions } Entscheidungen, { $cards } gespielte Karten.
cli-trying = Partien von { $command }
cli-finding-failed = Partie { $game }: { $problem }
cli-finding-not-the-same = Partie { $game }: Das Programm hat mit derselben Startzahl nicht dasselbe gespielt.
cli-finding-twins = Partie { $game }: Zwei Partien, die für das Programm gleich aussehen, bekamen verschiedene Antworten.
cli-finding-new-fields = Partie { $game }: Das Programm endet nicht von selbst, wenn ihm unbekannte Felder gesagt werden.
cli-finding-huge-sum = Partie { $game }: Das Programm endet nicht von selbst, wenn ihm eine Summe mit tausend Ziffern gesagt wird.
cli-finding-broken-patch = Partie { $game }: Das Programm endet nicht von selbst, wenn ihm eine Änderung gesagt wird, die zu nichts passt.
cli-finding-nothing = Partie { $game }: Das Programm endet nicht von selbst, wenn ihm nichts gesagt wird.
cli-tried = { $games } { $games ->
    [one] Partie
   *[other] Partien
}; falsch in { $wrong }.
cli-differs = Nach { $choices } { $choices ->
    [one] Entscheidung
   *[other] Entscheidungen
}: gespielt { $played }, der Bot { $rather }
cli-differing = { $questions } { $questions ->
    [one] Frage
   *[other] Fragen
}, { $differing } anders beantwortet.
error-program-no-task = Was soll der Bot tun: --stdio, --check oder --replay? --help erklärt sie.
error-extra-not-installed = { $module } fehlt hier. Installiere es mit: pip install "altbau[{ $extra }]"
error-unknown-language = Die Sprache „{ $language }“ gibt es hier nicht. Sprachen: { $known }.
error-too-few-bots = Für eine Rangliste braucht es mindestens zwei verschiedene Bots.
error-bot-count = { $count ->
    [one] Ein Bot
   *[other] { $count } Bots
} für { $players } Spieler; nenne für jeden einen oder einen für alle.
cli-serves-here = Nur dieses Gerät kann die Seite öffnen. Mit --host 0.0.0.0 kann es jedes in deinem Netz.
cli-serves-near = Für dein Netz: { $address }
cli-site-begun = Das erste Mal dauert es einige Minuten: Python für den Browser wird geladen und alles gepackt.
cli-site = Die Seite liegt in { $folder } ({ $size } MB mit den gepackten Kopien). Jeder Webserver kann sie anbieten, unter jedem Pfad. Damit Links auf einzelne Seiten gehen, soll er für unbekannte Adressen die Datei 404.html senden.
error-folder-in-use = Im Ordner { $folder } liegt schon etwas anderes. Möglich sind ein neuer Ordner, ein leerer oder eine frühere Seite.
error-download-failed = Was die Seite braucht, ließ sich nicht herunterladen: { $problem }
error-site-failed = Das Spiel ließ sich nicht für den Browser vorbereiten ({ $program }): { $problem }
error-file-unwritable = Die Datei { $file } lässt sich nicht schreiben ({ $problem }).
cli-match = Stand nach Spiel { $number }:

error-no-such-option = Eine Option „{ $option }“ gibt es nicht; --help nennt alle.
error-option-without-value = { $option } braucht einen Wert.
error-missing-argument = Es fehlt: { $argument }.
error-bad-argument = { $argument }: Dieser Wert passt hier nicht; --help sagt, was passt.
error-wrong-words = „{ $words }“ geht hier nicht; --help nennt alle Befehle.
cli-key-made = Das ist der Schlüssel für den Betrieb des Servers, für /metrics und die Seite /operator. Er wird nur jetzt gezeigt; derselbe Befehl macht einen neuen.
cli-sure = Tisch { $table } mit allem löschen, was dort gespielt und gesagt wurde?
cli-ended = Tisch { $table } ist beendet.
cli-deleted = Tisch { $table } ist gelöscht. Sicherungskopien haben ihn noch.
cli-not-followed = Das hat noch kein Server getan. Der nächste, der diese Datenbank benutzt, tut es.
cli-banned = { $network } wird { $days } Tage lang abgewiesen.
cli-unbanned = { $network } wird nicht mehr abgewiesen.
cli-told = Binnen einer Minute erfahren es alle.
cli-told-nothing = Niemand erfährt mehr etwas.
cli-shows-hands = Diese Partie läuft noch. Der Text zeigt alle Hände und was noch kommt, und der Tisch erfährt es.
cli-table-told = Tisch { $table } hat es erfahren.
cli-table-id = Tisch
cli-table-state = Stand
cli-table-since = Seit
cli-table-edition = Ausgabe
cli-table-players = Spieler
cli-table-waiting = wartet
cli-table-running = läuft
cli-table-over = vorbei
cli-table-archived = { $state }, archiviert
