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
page-plan-about = Ein Zug je Zeile, in der Notation, zum Beispiel „done“. Er wird gespielt, wenn du an der Reihe bist. Er verfällt, wenn etwas davon nicht geht oder sich etwas geändert hat, worauf er beruht:
page-plan-moves = Züge
page-plan-say = So sagen
page-plan-back = Zurücknehmen
page-plan-said = { $moves ->
    [one] Für deinen Zug ist eines gesagt
   *[other] Für deinen Zug sind { $moves } gesagt
}; gespielt: { $played }.
page-plan-lapsed-fact = Was du für deinen Zug gesagt hattest, ist verfallen, weil sich dies geändert hat: { $fact }.
page-plan-lapsed-illegal = Was du für deinen Zug gesagt hattest, ist verfallen, weil etwas davon nicht geht.
page-plan-lapsed-late = Was du für deinen Zug gesagt hattest, ist verfallen, weil der Zug vorbei ist.
page-orders-done = Fertig
