# What is stored here about a person.

page-me-title = Who you are here
page-me-lead = There are no accounts. This server knows you by a secret of this device, and keeps of you what you see here.
page-me-number = Your number
page-me-number-text = Anybody may know it; it opens nothing.
page-me-name-text = New tables suggest this name. Your face follows from it.
page-me-save = Save
page-me-saved = Saved.
page-me-since = { $devices ->
    [one] Known since { $day }, on this device.
   *[other] Known since { $day }, on { $devices } devices.
}
page-me-counted = Games won
page-me-people = among people
page-me-alone = against bots
page-me-score = { $won } of { $finished }
page-me-instead = { $tables ->
    [one] In one of these games a bot has decided something for you.
   *[other] In { $tables } of these games a bot has decided something for you.
}
page-me-counted-none = You have not played a game to its end yet.
page-me-counted-text = It follows from the results of your tables. Where several people share a device nobody is counted.
page-me-nobody-code = Are you known on another device?
page-me-nobody-code-text = Open this page there, have it show a code, and type it here.
page-me-devices = Your devices
page-me-devices-text = Another device can be yours, too: with it you come back to your seats. Whoever has one of your devices can end the others here.
page-me-code = Open { $address } on the other device and type this code. It can be used once, for { $minutes } minutes:
page-me-code-stop = Cancel
page-me-check = A device has typed the code. It is yours if it shows this number:
page-me-check-yes = Yes, it is mine
page-me-check-no = No
page-me-arrived = The other device is yours now.
page-me-arriving = Now say yes on your other device. It shows this number, too:
page-me-arriving-button = Be the same here
page-me-arriving-refused = Your other device has said no, or it has taken too long. Have it show a new code.
page-me-arrived-here = This device is yours now.
page-me-end-others = End the other devices
page-me-kept = Take it along, or delete it
page-me-kept-text = The file has everything that the server keeps of you, as JSON. Your games are under “My games”.
page-me-export = Save what is kept
page-me-games = Save all games
page-me-games-made = Writing games … { $tables }
page-me-delete = Delete everything
page-me-delete-title = Delete what is kept of you?
page-me-delete-text = Your number is deleted, and with it all your devices. At every table where you sat, your name, your keys and what you said there are deleted, too. Where others still play, you resign. What you played stays there for the others, as by “a player”. Nobody can undo this.
page-me-delete-now = Delete
page-me-delete-not = Keep it
page-me-deleted = Deleted. You get a new number with the next seat that you take.
page-me-nobody = Nothing is kept of you here
page-me-nobody-text = When you sit down at a table, this device makes a secret and you get a number. What is kept of you then is shown here, and you can delete it.
