BEGIN TRANSACTION;
CREATE TABLE admission (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (game, number)
);
INSERT INTO "admission" VALUES('81PrchIi8L0',1,'{"number":1,"kind":"joined","seat":1,"digest":"3ad6151235b5a27e5989e63cc08f4a640c8fd7fd4572e3d79f2deab17e65c85f","after":2,"name":null,"at":"2026-11-28T23:42:49+00:00"}');
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0.8');
CREATE TABLE allowance (
	"key" VARCHAR NOT NULL, 
	rest FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	PRIMARY KEY ("key")
);
CREATE TABLE analysis (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	made VARCHAR NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY (game, number)
);
CREATE TABLE arrival (
	person INTEGER NOT NULL, 
	code VARCHAR NOT NULL, 
	until VARCHAR NOT NULL, 
	device VARCHAR, 
	PRIMARY KEY (person)
);
CREATE TABLE attendance (
	game VARCHAR NOT NULL, 
	worker VARCHAR NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (game, worker)
);
CREATE TABLE ban (
	network VARCHAR NOT NULL, 
	until VARCHAR NOT NULL, 
	PRIMARY KEY (network)
);
CREATE TABLE bulletin (
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE code (
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	digest VARCHAR NOT NULL, 
	until VARCHAR NOT NULL, 
	PRIMARY KEY (game, seat)
);
CREATE TABLE deal (
	id VARCHAR NOT NULL, 
	opened VARCHAR NOT NULL, 
	closes VARCHAR NOT NULL, 
	daily VARCHAR, 
	host VARCHAR, 
	body TEXT NOT NULL, 
	PRIMARY KEY (id), 
	UNIQUE (daily)
);
CREATE TABLE deal_table (
	game VARCHAR NOT NULL, 
	deal VARCHAR NOT NULL, 
	device VARCHAR, 
	line TEXT, 
	PRIMARY KEY (game), 
	UNIQUE (deal, device)
);
CREATE TABLE device (
	digest VARCHAR NOT NULL, 
	person INTEGER NOT NULL, 
	since VARCHAR NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE entry (
	game VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	kind VARCHAR NOT NULL, 
	body TEXT NOT NULL, 
	client VARCHAR, 
	checksum VARCHAR, 
	told TEXT NOT NULL, at FLOAT, delays TEXT, 
	PRIMARY KEY (game, seq), 
	UNIQUE (game, client)
);
INSERT INTO "entry" VALUES('81PrchIi8L0',5,'move','{"seat":1,"tokens":"done"}','03fc3cdf','9980525d8c3c16e3ab0acfadfd799967','{"first":4,"lines":[{"name":"income","rules":["R185","R190"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":4}},"items":{"rules":{"rent":"R186","empty":"R187"},"args":{"coins":"coins","place":"place","card":"card"},"lines":[["rent",3,"B1.1","freaks"],["empty",1,"B1.2",null]]}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('81PrchIi8L0',6,'move','{"seat":1,"tokens":"stop"}','12e45913','dd0a1a10f3de7f0451de3f0e58efb8ee','{"first":5,"lines":[{"name":"paid-out","rules":["R195"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":4},"cards":{"type":"number","value":0}}},{"name":"turn-began","rules":["R018"],"args":{"player":{"type":"seat","value":"A"}},"begins":true}]}',NULL,NULL);
INSERT INTO "entry" VALUES('81PrchIi8L0',8,'move','{"seat":0,"tokens":"squatters"}','41b10e85','71e217651599fb86a908955aa5794fe2','{"first":7,"lines":[{"name":"built","rules":["R048","R055"],"args":{"player":{"type":"seat","value":"A"},"building":{"type":"place","value":"A1"},"floors":{"type":"number","value":1},"roof":{"type":"card","value":"roof"}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('81PrchIi8L0',7,'move','{"seat":0,"tokens":"build 1"}','5b8b0939','4277ecbcf3ee5478d55b17049c85f4ed','{"first":7,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('81PrchIi8L0',3,'move','{"seat":1,"tokens":"bomb"}','766a1ec2','70431951cbf6a4b919fd4e9df811f4ca','{"first":2,"lines":[{"name":"built","rules":["R048","R055"],"args":{"player":{"type":"seat","value":"B"},"building":{"type":"place","value":"B1"},"floors":{"type":"number","value":2},"roof":{"type":"card","value":"roof"}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('81PrchIi8L0',2,'move','{"seat":1,"tokens":"removal"}','93fdf9ab','0b5ec51fae4164e46d11dbe3efaf412c','{"first":2,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('81PrchIi8L0',1,'move','{"seat":1,"tokens":"build 2"}','a4cfe7e0','2c046f746924a99c835040212e21f774','{"first":2,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('81PrchIi8L0',4,'move','{"seat":1,"tokens":"freaks B1.1"}','e8cb47f4','35582fb5d3e26ccdca165fbdcebbd6c8','{"first":3,"lines":[{"name":"moved-in","rules":["R075"],"args":{"player":{"type":"seat","value":"B"},"card":{"type":"card","value":"freaks"},"apartment":{"type":"place","value":"B1.1"}}}]}',NULL,NULL);
CREATE TABLE game (
	id VARCHAR NOT NULL, 
	created VARCHAR NOT NULL, 
	body TEXT NOT NULL, 
	next VARCHAR, 
	last INTEGER DEFAULT '0' NOT NULL, 
	played VARCHAR DEFAULT '' NOT NULL, 
	told TEXT NOT NULL, beside INTEGER DEFAULT '0' NOT NULL, bucket INTEGER, rules INTEGER DEFAULT '0' NOT NULL, cold BOOLEAN DEFAULT 0 NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "game" VALUES('81PrchIi8L0','2026-11-28T23:42:49+00:00','{"edition":"wucherer-1992","options":{},"cards":{},"games":null,"target":null,"seed":3,"seed_chosen":true,"pace":"normal","hints":null,"sit_in":false,"window_limit":60,"clock":"none","version":1,"seats":[{"name":"Ann","number":1,"message":null,"kind":"human","bot":null,"digest":"c5c51059a99d52319f5c681deb3193ff4af29e66d8a03c5a9e177fc9cbeec11a","invitation":null,"was":null,"hints":null},{"name":"Ben","number":1,"message":null,"kind":"link","bot":null,"digest":null,"invitation":"f3218eacc83e8f211cf1fa5abd1e4b2629c864bd6f40da56416a1e65b593d9c4","was":null,"hints":null}],"watching":"open"}',NULL,8,'2026-01-01T00:00:00+00:00','{"first":0,"lines":[{"name":"game-began","rules":["R017"],"args":{"player":{"type":"seat","value":"B"}}},{"name":"turn-began","rules":["R018"],"args":{"player":{"type":"seat","value":"B"}},"begins":true}]}',0,91,1,0);
CREATE TABLE heartbeat (
	number INTEGER NOT NULL, 
	seconds FLOAT NOT NULL, at FLOAT, 
	PRIMARY KEY (number)
);
CREATE TABLE instruction (
	number INTEGER NOT NULL, 
	at VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	game VARCHAR, 
	answer VARCHAR, 
	PRIMARY KEY (number)
);
CREATE TABLE lease (
	bucket INTEGER NOT NULL, 
	holder VARCHAR, 
	epoch INTEGER DEFAULT '0' NOT NULL, 
	until FLOAT DEFAULT '0' NOT NULL, 
	PRIMARY KEY (bucket)
);
CREATE TABLE least_schema (
	number INTEGER NOT NULL, 
	known VARCHAR NOT NULL, 
	PRIMARY KEY (number)
);
INSERT INTO "least_schema" VALUES(1,'0.6');
CREATE TABLE operator_key (
	digest VARCHAR NOT NULL, 
	since VARCHAR NOT NULL, 
	PRIMARY KEY (digest)
);
CREATE TABLE person (
	number INTEGER NOT NULL, 
	name VARCHAR, 
	since VARCHAR NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE preference (
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	card VARCHAR NOT NULL, 
	silenced BOOLEAN NOT NULL, 
	PRIMARY KEY (game, seat, card)
);
CREATE TABLE record (
	number INTEGER NOT NULL, 
	list VARCHAR NOT NULL, 
	players INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE snapshot (
	game VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (game)
);
INSERT INTO "snapshot" VALUES('81PrchIi8L0',6,'{"number":1,"first":"B","results":[],"position":{"edition":"wucherer-1992","players":2,"turn":"A","phase":"check","coins":{"A":3,"B":7},"hands":{"A":["musicians","squatters","squatters","roof","removal","police"],"B":["roof","roof"]},"buildings":{"B1":{"floors":["removal","bomb"],"roof":"roof","tenants":{"1":"freaks"}}},"draw":["roof","family","roof","roof","removal","basement","roof","basement","police","musicians","removal","snobs","loft-conversion","removal","roof","removal","celebrities","roof","woman-with-child","roof","loft-conversion","bomb","removal","roof","removal","hacker","justice","alibi","woman-with-child","murder","freaks","man-with-a-dog","roof","hacker","lunatic","alibi","freaks","snobs","alibi","roof","celebrities","removal","roof","hacker","roof","police","man-with-a-dog","hacker","musicians","murder","woman-with-child","alibi","loft-conversion","odd-people","roof","removal","roof","odd-people","roof","bomb","family","police","squatters","basement","man-with-a-dog","odd-people","roof","removal","bomb","family","murder","justice","roof","hacker","justice","loft-conversion","police","roof","murder","squatters","roof","basement","removal"],"first-turn":["A"],"turns":2},"generator":{"name":"sha256-counter","state":["ace4168c83202891f5a6848a58bf44808a529efa08b7e049847229cfe5d88222",186]},"log":7}');
CREATE TABLE summary (
	game VARCHAR NOT NULL, 
	since VARCHAR NOT NULL, 
	state TEXT NOT NULL, 
	line_up TEXT NOT NULL, 
	opens TEXT NOT NULL, 
	watched VARCHAR NOT NULL, 
	evening VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	began VARCHAR NOT NULL, counts BOOLEAN DEFAULT 1 NOT NULL, 
	PRIMARY KEY (game)
);
CREATE TABLE tie (
	number INTEGER NOT NULL, 
	person INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	digest VARCHAR NOT NULL, 
	PRIMARY KEY (number), 
	UNIQUE (game, digest, person)
);
CREATE TABLE timeline (
	number INTEGER NOT NULL, 
	id VARCHAR NOT NULL, 
	home VARCHAR NOT NULL, 
	PRIMARY KEY (number)
);
CREATE TABLE waiting (
	id VARCHAR NOT NULL, 
	opened VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE word (
	game VARCHAR NOT NULL, 
	room VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (game, room, number)
);
CREATE TABLE worker (
	name VARCHAR NOT NULL, 
	seen FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE INDEX ix_summary_evening ON summary (evening);
CREATE INDEX ix_device_person ON device (person);
CREATE INDEX ix_tie_person ON tie (person);
CREATE INDEX ix_deal_table_deal ON deal_table (deal);
COMMIT;
