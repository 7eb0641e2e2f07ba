# Die Seite für den Betrieb des Servers, die sonst niemand lädt.

page-operator-title = Diesen Server betreiben
page-operator-lead = Wie es ihm geht, wer hier spielt und was alle erfahren. Von laufenden Partien stehen hier keine Hände, Stapel oder Startzahlen.
page-operator-key = Schlüssel für den Betrieb
page-operator-key-text = Ihn macht „altbau admin key“. Dieser Tab behält ihn, bis er geschlossen wird.
page-operator-look = Ansehen
page-operator-forget = Schlüssel vergessen
page-operator-now = Jetzt
page-operator-moves = Züge in der Minute
page-operator-connections = Offene Seiten an Tischen
page-operator-tables-here = Tische im Speicher
page-operator-waiting = Tische, die auf Spieler warten
page-operator-bots = Tische, die auf einen Bot warten
page-operator-writes = Wartende Schreibvorgänge
page-operator-calls-sent = Gesendete Rufe seit dem Start
page-operator-calls-failed = Gescheiterte Rufe seit dem Start
page-operator-calls-ended = Beendete Rufadressen seit dem Start
page-operator-failures = Fehler seit dem Start
page-operator-warn-failures = { $failures ->
    [one] Ein Fehler steht im Protokoll.
   *[other] { $failures } Fehler stehen im Protokoll.
}
page-operator-warn-unsafe = In der Datenbank ist { $settings } ausgeschaltet: Was sie bestätigt hat, kann verloren gehen.
page-operator-warn-writes = { $writes } Schreibvorgänge warten auf die Datenbank. Ihre Platte ist zu langsam.
page-operator-warn-silence = Ein Prozess hat seit { $seconds } Sekunden nichts von den anderen gehört.
page-operator-warn-queue = PostgreSQLs Warteschlange der Benachrichtigungen ist zu { $percent } % voll. Jemand hört in einer Transaktion zu, die nie endet.
page-operator-answers = Wie lange Antworten dauern
page-operator-lately = In den letzten { $seconds } Sekunden
page-operator-ever = Seit dem Start
page-operator-count = Antworten
page-operator-half = Die Hälfte
page-operator-most = 95 von 100
page-operator-nearly-all = 99 von 100
page-operator-time = { $milliseconds } ms
page-operator-longer = länger als 10 s
page-operator-way-http = Anfragen
page-operator-way-live = Offene Seiten
page-operator-processes = Prozesse
page-operator-process = Prozess
page-operator-refusals = Abgelehnt seit dem Start
page-operator-tables = Tische
page-operator-kind = Welche Tische
page-operator-kind-running = laufende
page-operator-kind-waiting = wartende
page-operator-kind-over = beendete
page-operator-since = seit { $moment }
page-operator-archived = archiviert
page-operator-none = Es gibt keine.
page-operator-more = Das sind die letzten. Alle zeigt „altbau admin list“.
page-operator-end = Beenden
page-operator-end-title = Den Tisch von { $players } beenden?
page-operator-end-text = Dort wird nichts mehr gespielt. Alle erfahren, dass er beendet wurde, und er zählt in keiner Liste.
page-operator-message = Allen etwas sagen
page-operator-message-text = Es erscheint binnen einer Minute auf allen Seiten und bleibt, bis es gelesen ist.
page-operator-message-now = Alle erfahren:
page-operator-tell = Allen sagen
page-operator-tell-title = Allen dies sagen?
page-operator-tell-end = Nicht mehr sagen
page-operator-told = Binnen einer Minute erfahren es alle.
page-operator-bans = Abgewiesen
page-operator-nobody = Niemand wird abgewiesen.
page-operator-until = bis { $moment }
page-operator-unban = Einlassen
page-operator-network = Adresse oder Netz
page-operator-days = Tage
page-operator-ban = Abweisen
page-operator-ban-title = { $network } abweisen?
page-operator-ban-text = { $days ->
    [one] Wer von dort kommt, wird einen Tag lang abgewiesen und verliert offene Tische sofort.
   *[other] Wer von dort kommt, wird { $days } Tage lang abgewiesen und verliert offene Tische sofort.
}
