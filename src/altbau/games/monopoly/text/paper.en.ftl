# The lists of deeds and cards that can be printed.

paper-deed = Deed
paper-price = Price
paper-house = House or hotel
paper-rent-0 = Rent
paper-rent-1 = 1 house
paper-rent-2 = 2 houses
paper-rent-3 = 3 houses
paper-rent-4 = 4 houses
paper-rent-5 = Hotel
paper-streets = Streets
paper-stations = Stations
paper-utilities = Utilities
paper-chance = Chance
paper-community = Community
paper-card = Card
paper-count = How many
paper-rent-stations-1 = Rent for 1
paper-rent-stations-2 = Rent for 2
paper-rent-stations-3 = Rent for 3
paper-rent-stations-4 = Rent for 4
paper-rent-utilities-1 = One: pips times
paper-rent-utilities-2 = Both: pips times
