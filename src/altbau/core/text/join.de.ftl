# Ein freier Platz, und ein Platz auf einem anderen Gerät.

page-join-yours = deiner

page-join-title = { $count ->
    [0] Du bist eingeladen
    [one] { $hosts } lädt dich ein
   *[other] { $hosts } laden dich ein
}
page-join-button = Als { $player } mitspielen
page-join-once = Die Einladung lässt sich einmal annehmen. Von da an hat nur dieses Gerät den Schlüssel zum Platz.
page-join-anew = { $player } hat bisher auf einem anderen Gerät gespielt. Es verliert den Platz, sobald du ihn nimmst, und alle erfahren es.
page-join-playing = Dieses Gerät hat an diesem Tisch schon einen Platz. Ist die Einladung für jemand anderen, öffne sie auf dessen Gerät.
page-join-own = Zu meinem Platz
page-join-refused = Diese Einladung lässt sich nicht annehmen

page-device-title = Hier weiterspielen
page-device-text = Lass dein anderes Gerät einen Code zeigen: am Tisch, unter „{ $menu }“. Gib ihn dann hier ein.

page-mail-title = Dich per E-Mail rufen?
page-mail-text = An dem Tisch, der in der E-Mail steht, wirst du an diese Adresse gerufen, sobald du dran bist, und noch einmal, kurz bevor deine Zeit um ist.
page-mail-yes = Ja, ruf mich
page-mail-no = Keine E-Mails mehr
page-mail-confirmed = Ab jetzt wirst du an dieser Adresse gerufen.
page-mail-ended = Zu diesem Tisch kommt keine E-Mail mehr. Die Adresse ist gelöscht.
page-mail-table = Zum Tisch
