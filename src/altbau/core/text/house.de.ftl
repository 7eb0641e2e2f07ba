### Hausregeln: was in einer eigenen Ausgabe anders ist.

house-change = { $what }: { $now } (gedruckt: { $before }).
house-yes = ja
house-no = nein
house-unlimited = beliebig viele
house-edition = { $name }: { $printed } mit Hausregeln
