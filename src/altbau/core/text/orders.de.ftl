# Was im Voraus gesagt wird, und wie das heißt.

page-orders-title = Im Voraus sagen, was du antwortest?
page-orders-about = Dieses Spiel dauert Tage. Was du hier sagst, antwortet für dich, was immer du auf der Hand hast; du kannst auch Karten nennen, die du nicht hast. Niemand sonst erfährt, was du gesagt hast, und ein Bot, der für dich spielt, hält sich nicht daran.
page-orders-many = { $orders ->
    [0] Nichts ist gesagt: Du wirst jedes Mal gefragt.
    [one] Eines ist im Voraus beantwortet.
   *[other] { $orders } sind im Voraus beantwortet.
}
page-orders-all = Überall passen
page-orders-hit = Mich nur fragen, wo es mich trifft
page-orders-none = Mich jedes Mal fragen
page-orders-ask = Mich fragen
page-orders-else = { $answers }, sonst: { $declines }
page-plan = Dein nächster Zug
page-plan-about = Was du wählst, wird Schritt für Schritt gespielt, sobald du an der Reihe bist. Vorher erfährt es niemand. Zur Wahl steht, was am Tisch jetzt möglich ist, wenn die anderen alles ablehnen.
page-plan-moves = Das tust du
page-plan-then = Dann wirst du gefragt:
page-plan-step-back = Das Letzte zurücknehmen
page-plan-playing = Du bist an der Reihe: Zieh am Tisch.
page-plan-ended-chance = Was jetzt folgt, hängt von Würfeln oder Karten ab, die noch niemand kennt. Das lässt sich nicht im Voraus sagen.
page-plan-ended-turn = { $moves ->
    [0] So wie der Tisch jetzt ist, lässt dir dein nächster Zug keine Wahl.
   *[other] Damit endet dein Zug.
}
page-plan-ended-illegal = So wie der Tisch jetzt ist, geht der Rest nicht. Geht er auch dann nicht, verfällt er.
page-plan-rests = Geht etwas davon nicht, verfällt es. Es soll auch verfallen, wenn sich dies bis dahin geändert hat:
page-plan-text = In der Notation
page-plan-lines = Ein Zug je Zeile, zum Beispiel „done“
page-plan-say = So sagen
page-plan-back = Alles zurücknehmen
page-plan-said = { $played ->
    [0] { $moves ->
        [one] Gesagt: Ein Schritt wird gespielt, sobald du an der Reihe bist.
       *[other] Gesagt: { $moves } Schritte werden gespielt, sobald du an der Reihe bist.
    }
    [one] Einer von { $moves } Schritten ist gespielt.
   *[other] { $played } von { $moves } Schritten sind gespielt.
}
page-plan-lapsed-fact = Was du für deinen Zug gesagt hattest, ist verfallen, weil sich dies geändert hat: { $fact }.
page-plan-lapsed-illegal = Was du für deinen Zug gesagt hattest, ist verfallen, weil etwas davon nicht geht.
page-plan-lapsed-late = Was du für deinen Zug gesagt hattest, ist verfallen, weil der Zug vorbei ist.
page-orders-done = Fertig
