### What house rules can change where the editions do not differ anyway.

house-starting-hand = Cards to start with
house-starting-coins = Money to start with
house-deck = “{ $card }” cards in the game
house-family-reports-own-death = The family also reports the crime that kills it
house-tavern-limit = Highest rent in the tavern’s building
house-tavern-landlord-limit = Highest rent in the other buildings of the tavern’s landlord
house-nomad-fee = Price of throwing out a rental nomad
house-minimum-for-owners = The income without rent also goes to owners whose buildings bring nothing
house-bail = Bail
house-cheap-cards = So many cards a turn cost 1, further ones 2
