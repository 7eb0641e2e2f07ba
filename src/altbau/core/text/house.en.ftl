### House rules: what is different in an edition of one’s own.

house-change = { $what }: { $now } (as printed: { $before }).
house-yes = yes
house-no = no
house-unlimited = any number
house-edition = { $name }: { $printed } with house rules
