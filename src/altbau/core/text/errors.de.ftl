### Was an einer Eingabe falsch ist, ein Satz je Code von BadInput; die Seite bekommt diese Sätze vom Server.
### $expected und $problem können einer der Namen sein, die hier als expected-… und problem-… stehen.

expected-list = eine Liste
expected-mapping = Schlüssel mit Werten
expected-number = eine ganze Zahl
expected-tenant = ein Mieter
problem-monster = ein Monster kann kein Stockwerk sein
problem-roof-expansion = ein Dachausbau braucht ein normales Dach

## Spiel einrichten

error-unknown-edition = Die Ausgabe „{ $edition }“ gibt es nicht. Ausgaben: { $known }.
error-dataset-other = In { $folder } liegt schon ein anderer Datensatz; { $file } sagt welcher. Nimm einen anderen Ordner.
error-dataset-not-empty = Der Ordner { $folder } ist nicht leer. Nimm einen neuen.
error-dataset-no-program = { $bot }: Für einen Datensatz spielen keine Programme, nur Bots und Klassen.
error-ray-unreachable = Unter { $address } antwortet kein Ray-Cluster: { $problem }
error-edition-without-numbers = Für die Ausgabe „{ $edition }“ gibt es keine Zahlen zum Lernen: Ihre Häuser können beliebig hoch sein.
error-unknown-option = { $edition } hat keine Einstellung „{ $option }“. Einstellungen: { $known }.
error-bad-option-value = „{ $value }“ geht nicht für die Einstellung { $option }. Möglich: { $known }.
error-wrong-player-count = Das Spiel ist für { $least } bis { $most } Personen, nicht für { $players }.
error-unknown-card = { $place }: Die Karte „{ $card }“ gibt es hier nicht.
error-no-house-field = { $place }: „{ $field }“ lässt sich in einer eigenen Ausgabe nicht ändern. Es gehen: { $known }.
error-bad-house-name = { $place }: Ein Name hat 1 bis { $most } sichtbare Zeichen, dazwischen einzelne Leerzeichen, und höchstens zwei Zeichen über einem Buchstaben.
error-house-cards = { $place }: Das Spiel hätte { $count } Karten. Es braucht { $least } bis { $most }: genug, um an die meisten Spieler auszuteilen und jeden eine ziehen zu lassen.
error-house-many-roofs = { $place }: Es gäbe { $count } Dächer aller Arten. In dieser Ausgabe sind es höchstens { $most }.
error-house-few-roofs = { $place }: Es gäbe { $count } Dächer zum Austeilen. Die meisten Spieler brauchen { $least }.
error-house-endless = { $place }: Wo man handeln kann, brauchen Besitzer, deren Häuser nichts bringen, das Einkommen ohne Miete. Sonst endet ein Spiel vielleicht nie.
error-in-file = { $file }, Zeile { $line }: { $problem }
error-not-an-edition = Das ist nicht eine Ausgabe: Eine Datei hat Schlüssel mit Werten, darunter „like“ und „name“.
error-yaml-alias = Eine Ausgabe kann nichts durch Verweise wiederholen (& und *).
error-file-too-large = Die Datei { $file } hat mehr als { $most } Bytes.
error-too-many-files = Im Ordner { $folder } liegen mehr als { $most } Dateien mit Ausgaben.
error-bad-card-value = { $place }: „{ $value }“ ist kein Kartenwert. Es muss eine ganze Zahl von 0 bis 100 sein.
error-seed-not-a-number = Die Startzahl „{ $value }“ ist keine ganze Zahl.
error-unknown-bot = Den Bot „{ $bot }“ gibt es nicht. Bots: { $known }.
error-bot-not-imported = Der Bot { $bot } lässt sich nicht laden: { $problem }.
error-bot-failed = Der Bot { $bot } auf dem Platz { $seat } ist gescheitert: { $problem } ({ $where }).
error-program-gone = Das Programm ist zu Ende.
error-program-silent = Das Programm hat { $seconds } Sekunden lang nichts gesagt.
error-program-line-too-long = Das Programm hat eine Zeile von mehr als { $most } Bytes geschrieben.
error-program-version = Das Programm spricht Version { $version } des Protokolls, hier gilt Version { $known }.
error-program-no-move = „{ $tokens }“ ist kein Zug.
error-program-not-understood = Das Programm hat „{ $line }“ gesagt. Das ist nicht zu verstehen: { $problem }.
error-program-no-end = Das Programm hat { $most } Zeilen geschrieben, und keine davon ist ein Zug.
error-program-reason = Den Grund „{ $name }“ gibt es nicht, oder er nennt etwas, was das Programm nicht sehen kann.
error-program-as-root = Programme laufen nicht als root. Nenne einen anderen Benutzer (--program-user).
error-programs-need-unix = Unter Windows lässt ein Server keine Programme laufen (--program).
error-user-needs-root = Nur ein Server, der als root läuft, kann Programme als { $user } laufen lassen.
error-unknown-user = Den Benutzer { $user } gibt es auf diesem Rechner nicht.
error-deal-program = Dieselbe Partie für alle gibt es nur gegen Bots: Ein Programm kann an jedem ihrer Tische anders entscheiden.
error-program-failed = Der Bot { $bot } auf dem Platz { $seat } ist gescheitert: { $problem }
error-bot-not-legal = Der Bot { $bot } auf dem Platz { $seat } hat { $decided } gewählt. Das stand nicht zur Wahl.

## Positionen, Mitschriften, Szenarien

error-yaml-error = Zeile { $line }, Spalte { $column }: kein gültiges YAML ({ $problem }).
error-yaml-too-large = Zeile { $line }: Das YAML hat zu viele Schlüssel oder Werte. Ein Verweis zählt so oft, wie er benutzt wird.
error-yaml-too-deep = Zeile { $line }: Das YAML ist mehr als { $most } Ebenen tief verschachtelt.
error-unknown-key = { $place }: Den Schlüssel „{ $key }“ gibt es hier nicht.
error-key-no-name = Zeile { $line }: Ein Schlüssel muss ein Name sein, keine Liste und keine Gruppe.
error-key-twice = { $place }: Dieser Schlüssel steht zweimal da.
error-missing-key = { $place }: Der Schlüssel „{ $key }“ fehlt.
error-bad-value = { $place }: „{ $value }“ passt hier nicht, erwartet wird: { $expected }.
error-negative-number = { $place }: { $value } ist kleiner als 0.
error-number-not-in-range = { $place }: { $value } passt hier nicht, nur { $least } bis { $most }.
error-too-many-copies = { $place }: Das ist { $card } Nummer { $count }, die Karte gibt es aber nur { $copies }-mal.
error-too-few-cards-left = { $place }: Es sind nicht genug unbenutzte Karten übrig.
error-roof-without-floors = { $place }: Ein Dach braucht mindestens ein Stockwerk unter sich.
error-impossible-building = { $place }: So kann ein Haus nicht gebaut sein: { $problem }.
error-no-such-apartment = { $place }: Die Wohnung { $apartment } gibt es nicht, oder über ihr fehlt die zweite.
error-two-tenants = { $place }: Hier wohnt schon ein anderer Mieter.
error-nobody-lives-there = { $place }: In „{ $apartment }“ wohnt niemand.
error-edit-impossible = Hier lässt sich das nicht ändern: { $place }.
error-not-a-position = Das ist keine Stellung, oder es sind mehrere.
error-too-many-moves = Das sind zu viele Züge zum Ansehen: mehr als { $most }.
error-not-a-transcript = Das ist keine Mitschrift eines Spiels.
error-no-scenario = { $file } enthält kein Szenario.
error-not-rejected = { $place }: „{ $move }“ hätte abgelehnt werden müssen.
error-difference = { $place }: erwartet { $expected }, gefunden { $found }.

## Züge

error-empty-move = Der Zug ist leer.
error-words-left-over = „{ $words }“ geht hier nicht mehr.
error-no-such-token = „{ $token }“ bezeichnet nichts im Spiel. Zur Wahl: { $options }.
error-no-such-seat = Einen Platz { $seat } gibt es hier nicht, nur 0 bis { $last }.
error-illegal-move = { $token }: { $refusal } Zur Wahl: { $options }.
error-already-played = „{ $token }“ ist schon gespielt, denn etwas anderes war nicht möglich.
error-unfinished-move = Außer der Reihe musst du den ganzen Zug angeben: „{ $token }“ ist noch nicht zu Ende.
error-not-asked = { $player } ist nicht gefragt, sondern { $asked }.
error-action-not-a-number = { $value } ist keine Aktion; eine Aktion ist eine ganze Zahl.
error-reset-first = Noch hat kein Spiel begonnen; rufe zuerst reset auf.
error-episode-over = Das Spiel dieses Lernenden ist aus; rufe reset auf, damit ein neues beginnt.
error-not-a-choice = „{ $token }“ steht nicht zur Wahl, sondern: { $options }.
error-view-not-asked = Der Platz dieser Ansicht ist nicht gefragt.
error-game-over = Das Spiel ist schon aus.
error-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-take-back-answered = Dein letzter Zug lässt sich nicht mehr zurücknehmen: Seither hat jemand anders gespielt oder geantwortet, und auch Schweigen ist eine Antwort.
error-take-back-chance = Dein letzter Zug lässt sich nicht zurücknehmen: Seither hat der Zufall etwas entschieden.
error-take-back-seen = Dein letzter Zug lässt sich nicht zurücknehmen: Er war eine Antwort auf andere, oder seither wurden Karten gesehen.
error-take-back-alone = Das kannst du allein zurücknehmen.
error-nothing-to-decide = Hier ist nichts zu entscheiden.
error-no-lesson = { $edition } kann man hier nicht lernen.
error-no-puzzle = Ein Rätsel { $puzzle } gibt es hier nicht. Die Sammlung wird von Zeit zu Zeit erneuert.
error-lesson-speaks = Lies zuerst, was die erste Partie sagt, dann geht es weiter.
error-no-adviser = In diesem Spiel gibt niemand Tipps.

## Gespeicherte Spiele und Dateien

error-played-under-older-rules = Dieses Spiel wurde nach älteren Regeln gespielt; seine Züge lassen sich nicht mehr aufschreiben. Sein Protokoll bleibt am Tisch.
error-analysis-not-over = Analysiert wird ein Spiel, wenn es zu Ende ist; dieses ist es nicht.
error-malformed-save = Das ist kein gespeichertes Spiel ({ $problem }).
error-save-version = Das Spiel ist mit Regelversion { $version } gespeichert, dieses Programm spielt { $known }.
error-before-release = Das hat ein Programm aus der Zeit vor der ersten Veröffentlichung geschrieben. Seine Regeln und sein Zufall waren andere, deshalb lässt es sich nicht mehr lesen.
error-table-outdated = Dieser Tisch wurde nach älteren Regeln gespielt. Ab Eintrag { $number } passt sein Verlauf nicht zu den heutigen Regeln. Er kann nicht weitergehen, denn die Stellung dafür lässt sich nicht lesen. Sein Protokoll bleibt lesbar.
error-record-broken = Ab Eintrag { $number } passt der Verlauf dieses Tisches nicht zu den Regeln. Sein Protokoll bleibt lesbar.
error-save-checksum = Das gespeicherte Spiel stimmt ab Entscheidung { $number } nicht mit den Regeln überein.
error-file-not-found = Die Datei { $file } gibt es nicht.
error-file-exists = Die Datei { $file } gibt es schon.
error-file-unreadable = Die Datei { $file } lässt sich nicht lesen ({ $problem }).
error-file-no-room = Die Datei { $file } lässt sich nicht öffnen: Der Datenträger ist voll.
error-disk-full = Der Datenträger ist voll, also gilt das nicht. Gespeichertes ist nicht verloren.
error-database-address = Das ist keine Datenbankadresse. Beispiel: postgresql://user@host/name
error-database-not-empty = Die Datenbank, in die kopiert werden soll, hat schon eigene Tische. Sie muss leer sein oder den Anfang derselben Kopie enthalten.
error-record-not-whole = Der Mitschnitt von Tisch { $table } ist beschädigt: Eintrag { $number } fehlt oder wurde verändert.
error-database-password = Eine Datenbankadresse darf kein Passwort enthalten: Jeder an diesem Rechner kann sie lesen. PostgreSQL nimmt das Passwort aus der Datei .pgpass oder aus der, die PGPASSFILE nennt.
error-database-unreachable = Die Datenbank { $file } antwortet nicht ({ $problem }).
error-database-newer = Die Datenbank { $file } braucht ein neueres Programm, das Schema { $version } kennt. Dieses kennt { $known }.
error-database-too-old = Die Datenbank { $file } ist älter als die erste Veröffentlichung, oder sie gehört einem anderen Programm. Dieses Programm kann sie nicht lesen.
error-database-in-use = Ein anderer Server benutzt die Datenbank { $file } gerade.
error-workers-need-postgresql = Mehrere Prozesse (--workers) brauchen eine PostgreSQL-Datenbank (--database postgresql://…).
error-database-damaged = Die Datenbank ist beschädigt: Ein Teil der Daten dieses Tisches lässt sich nicht lesen. Die anderen Tische gehen weiter.
error-table-damaged = Die gespeicherten Daten dieses Tisches sind beschädigt. Die anderen Tische gehen weiter.
error-entry-missing = Im Verlauf dieses Tisches fehlt Eintrag { $number }. Die anderen Tische gehen weiter.
error-entry-altered = Im Verlauf dieses Tisches ist Eintrag { $number } beschädigt. Die anderen Tische gehen weiter.
error-port-refused = Das System lässt dich den Port { $port } nicht benutzen. Wähle mit --port einen ab 1024.
error-port-in-use = Der Port { $port } ist schon belegt. Wähle mit --port einen anderen.

## Server

error-unknown-version = Dieser Server spricht Version { $known } des Protokolls, nicht Version „{ $version }“.
error-unknown-series = Diesen Abend gibt es nicht, oder er ist nicht für alle zu sehen.
error-unknown-rule = Zur Nummer „{ $number }“ steht in der Ausgabe „{ $edition }“ nichts.
error-no-such-card = Die Ausgabe „{ $edition }“ hat keine Karte „{ $card }“.
error-unknown-table = Diesen Tisch gibt es nicht.
error-foreign-seat = Dieser Schlüssel passt zu keinem Platz an diesem Tisch.
error-spectator = Wer zuschaut, kann nicht ziehen.
error-stale = Inzwischen ist etwas passiert. Schau erst noch einmal hin.
error-not-by-days = Nur an einem Tisch nach Tagen kannst du im Voraus sagen, was du antwortest.
error-no-such-window = Nach „{ $window }“ fragt hier niemand, also lässt es sich nicht im Voraus beantworten.
error-no-answer-there = „{ $token }“ lässt sich nicht einmal als Antwort auf „{ $window }“ nennen.
error-no-such-fact = „{ $fact }“ ist nichts, worauf ein Zug hier beruhen kann.
error-no-word = „{ $token }“ ist hier kein Wort eines Zuges.
error-not-absent = Diese Person fehlt nicht, also spielt auch kein anderer für sie.
error-vote-changes-nothing = Das ist schon so.
error-paused = Der Tisch macht Pause. Es geht erst weiter, wenn jemand am Tisch die Pause beendet.
error-seat-is-yours = Für dich spielt kein Bot.
error-bot-sits-in = Für dich spielt gerade ein Bot. Nimm erst deinen Platz zurück.
error-out-of-game = Du bist aus diesem Spiel schon ausgeschieden.
error-has-resigned = Du hast aufgegeben. Ein Bot spielt für dich bis zum Ende dieser Partie.
error-people-play = Das geht erst, wenn nur noch Bots spielen.
error-bad-call-address = An diese Adresse kann nichts gehen. Sie muss mit https:// anfangen, ohne Benutzer, Passwort und Teil hinter #.
error-foreign-call-address = Nachrichten dürfen an diese Server gehen: { $hosts }. Andere kann erlauben, wer diesen Server betreibt.
error-duplicate = Diese Nachricht ist schon mit anderem Inhalt angekommen.
error-malformed = Diese Nachricht ist unverständlich ({ $problem }).
error-half-character = Der Text enthält ein halbes Zeichen ({ $character }). Kopiere ihn noch einmal.
error-too-large = Diese Nachricht ist zu groß.
error-storage-failed = Der Zug konnte nicht gespeichert werden und gilt deshalb nicht. Versuch es gleich noch einmal.
error-no-second-pass = { $place }: Einen zweiten Durchgang gibt es in { $edition } nicht mit so wenigen Spielern.
error-match-games-or-target = Ein Match geht über eine Zahl von Spielen oder bis zu einem Ziel, nicht beides.
error-no-next-game = Das nächste Spiel kann gerade nicht beginnen: Dieses ist noch nicht vorbei, oder das Match ist es schon.
error-no-record-lists = { $file } enthält keine Bestenlisten, wie ein Server sie unter /api/records liefert ({ $problem }).
error-unknown-sheet = „{ $what }“ lässt sich für { $edition } nicht drucken. Möglich: { $known }.
error-unknown-paper-size = „{ $size }“ ist kein Papierformat. Möglich: { $known }.
error-not-banned = { $network } wird nicht abgewiesen.
error-ban-everybody = { $network } würde alle abweisen. Gib --yes an, wenn du das willst.
error-ban-oneself = { $network } enthält { $address }, also diesen Rechner oder deine eigene Adresse. Gib --yes an, um trotzdem abzuweisen.
error-no-network = „{ $network }“ ist weder eine Adresse noch ein Netz.
