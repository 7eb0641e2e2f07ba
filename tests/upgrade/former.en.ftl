### What is worded otherwise since the databases of this folder were written, as it was worded then.

good-card = { $good }
good-nothing = –
