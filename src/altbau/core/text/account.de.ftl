# Was hier über einen gespeichert ist.

page-me-title = Wer du hier bist
page-me-lead = Konten gibt es nicht. Dieser Server erkennt dich an einem Geheimnis dieses Geräts und behält von dir, was du hier siehst.
page-me-number = Deine Nummer
page-me-number-text = Jeder darf sie wissen; sie öffnet nichts.
page-me-name-text = Neue Tische schlagen diesen Namen vor. Dein Gesicht folgt aus ihm.
page-me-save = Speichern
page-me-saved = Gespeichert.
page-me-since = { $devices ->
    [one] Bekannt seit { $day }, auf diesem Gerät.
   *[other] Bekannt seit { $day }, auf { $devices } Geräten.
}
page-me-counted = Gewonnene Partien
page-me-people = unter Leuten
page-me-alone = gegen Bots
page-me-score = { $won } von { $finished }
page-me-instead = { $tables ->
    [one] In einer dieser Partien hat ein Bot etwas für dich entschieden.
   *[other] In { $tables } dieser Partien hat ein Bot etwas für dich entschieden.
}
page-me-counted-none = Du hast noch keine Partie zu Ende gespielt.
page-me-counted-text = Das folgt aus den Ergebnissen deiner Tische. Wo sich mehrere ein Gerät teilen, zählt es für niemanden.
page-me-nobody-code = Kennt man dich auf einem anderen Gerät?
page-me-nobody-code-text = Öffne dort diese Seite, lass sie einen Code zeigen, und gib ihn hier ein.
page-me-devices = Deine Geräte
page-me-devices-text = Auch ein anderes Gerät kann deins sein: Mit ihm kommst du auf deine Plätze zurück. Wer eins deiner Geräte hat, kann hier die anderen beenden.
page-me-code = Öffne { $address } auf dem anderen Gerät und gib dort diesen Code ein. Er gilt einmal, { $minutes } Minuten lang:
page-me-code-stop = Abbrechen
page-me-check = Ein Gerät hat den Code eingegeben. Es ist deins, wenn es diese Zahl zeigt:
page-me-check-yes = Ja, das ist meins
page-me-check-no = Nein
page-me-arrived = Das andere Gerät ist jetzt auch deins.
page-me-arriving = Sag jetzt auf deinem anderen Gerät ja. Es zeigt auch diese Zahl:
page-me-arriving-button = Auch hier ich sein
page-me-arriving-refused = Dein anderes Gerät hat nein gesagt, oder es hat zu lange gedauert. Lass es einen neuen Code zeigen.
page-me-arrived-here = Dieses Gerät ist jetzt deins.
page-me-end-others = Die anderen Geräte beenden
page-me-kept = Mitnehmen oder löschen
page-me-kept-text = Die Datei enthält alles, was der Server von dir behält, als JSON. Deine Partien sicherst du unter „Meine Partien“.
page-me-export = Gespeichertes sichern
page-me-games = Alle Partien sichern
page-me-games-made = Partien werden geschrieben … { $tables }
page-me-delete = Alles löschen
page-me-delete-title = Löschen, was von dir gespeichert ist?
page-me-delete-text = Deine Nummer wird gelöscht, und mit ihr alle deine Geräte. An jedem Tisch, an dem du gesessen hast, werden auch dein Name, deine Schlüssel und deine Nachrichten gelöscht. Wo andere noch spielen, gibst du auf. Was du gespielt hast, bleibt dort für die anderen, als von „jemand“. Niemand kann das rückgängig machen.
page-me-delete-now = Löschen
page-me-delete-not = Behalten
page-me-deleted = Gelöscht. Mit dem nächsten Platz, den du nimmst, bekommst du eine neue Nummer.
page-me-nobody = Von dir ist hier nichts gespeichert
page-me-nobody-text = Wenn du dich an einen Tisch setzt, macht dieses Gerät ein Geheimnis und du bekommst eine Nummer. Was dann von dir gespeichert ist, steht hier, und du kannst es löschen.
