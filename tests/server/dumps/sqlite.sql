BEGIN TRANSACTION;
CREATE TABLE admission (
	game VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (game, number)
);
INSERT INTO "admission" VALUES('paef48jQIh4',1,'{"number":1,"kind":"joined","seat":1,"digest":"022de5aebe0b4770df06eac8504df7918be492c1d02a2368ab033a9aa2f72f6b","after":2,"name":null,"at":"2026-11-28T23:42:47+00:00"}');
INSERT INTO "admission" VALUES('tgpAoQFkMcg',1,'{"number":1,"kind":"joined","seat":1,"digest":"91ac40df7d3eb07d01c5a3b5543d49b4c7d65cda79a0d2ecf93c0ba0db94ee6d","after":4,"name":null,"at":"2026-11-28T23:42:47+00:00"}');
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
INSERT INTO "analysis" VALUES('tgpAoQFkMcg',1,'479bc1573ec90b77fa50fee8266c2d7875f80aae5db9397894bf29ca5adb5f20',X'789CED97CDAEA33614C7F7F31496D704050386B09BABA9BA69A5EE47571501273021766A9C89D228CFD2CDBCC97DB19E633E623261DA3B9A76D1CE26327F9BDFF9F0B139B950733E089AD1421D752BA8475B919B9666EFE95B7878A2CF1E3DA85A5AE9428534FA4CB3C8A35A1D6549B3C0A34595CB42E07CBCF4971EFEC04B7B2505AC7CCFE255EC271EE3CBD00F9EAFDEC8E08F19518A0C76C748139F7B16C55C4632C3887CE6C5B19F4E1849D031423F7219E9EB199CA17F0E63F52AC6CA0F8011447EEC3202369354340959895C084F38A0212FD13498FF1A24FC1690996AE5919F7A2156940349560C5416F1F46E77E2594884103E81A421967CC4577E3281CCD43C400284AC2610A89E10205072E1043253B03CF0632F44B7DD9CC4DC86930677E1CC542CA4106C82F7D3C42E01CD22164C4FDF77C8E710B6FC1690E03104D6255E92423D3890102E2328B68473A89FEF902F43662EA5D741662EA5FF3564E68E7D1D64E68E8D609D1763FBE07E46E30454C6D3FBB373EB09980BC1D624584E7B932062D86D043147FD0A3395684ADBE818D5F4847C0FED11430B9D865F824E0CA29BCA4695C537358C063574D4685C1B2537351ED5D851F9A87287908C6AE2F8908E6AEAA8AB745057E9F5F9FAE632747C6BA576ADD3F05DEC0826B0F113B99642F7B2D228B7BF1D738D1DA2B4B40B2D91F28B6A4D6B74FEF2074E0979275D3D6AEA3DEE005C8C053492305A708EEE7D11FB4353B742DE81A7E243346C31EE632944D9396F693B514B417EAE8511642B7ECFABC60C4CA98886D22187BC2E29BA655F90B520F59EFC28362F9FE456D6EDB85C7C149AD4927CC8EB865E6DE5F5697BFAC7D3F62F87E6164B732C76582B46AB9DE8CC9F2A1B7629F2066636B56E8D75B7C9FBC1ED2C771992C7A6F1E8360787CBFE442EFB3EBA67994AABD30D160DB0F873984DF7C85A2CA1835AF67F301EC356032C081ED0DEBAB418BECA8BB8EF987A5A91EBF2AB608B003AC4A06F491FBB867D618F4BFE0AC7A0F35DC0CF747BD679D35D7433C719EFC12D2C5CD8BF68DD9E6576683736C32E912A5341EDFEDA2936A37423A09C6016DC125A2BDD1F317CB15F3DC8F692A65A60148BD0E77707637060C6BE3536B56F5DEAEC2FA60E74A6EEECF75E750EA07D373DA528EAB65612F3D3C0B587990C99E7E8F671604D73376CD2A43DDCD538A0EB0604A12DD62EEABCB0A03EC043939FD11E559B8D5DB916C6C0208353871575AACEE3ADF0648F7199B744D64565482E33F2242481AA01F5A392642F2A4DF2A625E5D11F0EEE3B45A432C4F28981B5DD4B58322DD92B2DC8FA4C6A8353929CD59194CAA7D7BB0D1AA20CFF4694DD06F44186B87563907951888371A3841C3750BB7791FE242A49F27546DE1DC9EEE5D3BE35A42DAA4640D410C4496C6FD175EF67D6F3933A362529D45E60B8F0A85B81B1B89B0D690557AE6FFE04E644FA0A');
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
INSERT INTO "deal" VALUES('wbd6tcyJES0','2026-11-28T23:42:50+00:00','2026-12-28T23:42:50+00:00',NULL,'0a8d667f4044e05f94b301e8ca9d3f156264050ea93ba097601bae3a9b714eb8','{"edition":"monopoly","bots":["random"],"options":{"turn-limit":1},"cards":{},"seed":44380577570523278879349135829904343037,"version":1}');
CREATE TABLE deal_table (
	game VARCHAR NOT NULL, 
	deal VARCHAR NOT NULL, 
	device VARCHAR, 
	line TEXT, 
	PRIMARY KEY (game), 
	UNIQUE (deal, device)
);
INSERT INTO "deal_table" VALUES('XW3pjB5nSzw','wbd6tcyJES0','8e44dd5ffb345ac9cc9b615651f33bf20249df02f2a45924bbcdeaaceecf2fd8','[true,[[12,4,1,[5,6,566,1]],[1,7,1,[1]],[8,8,1,[3]],[15,9,1,[8,1,0]],[106,10,1,[9,1,0]],[16,11,1,[9,1,0,106]],[8,13,1,[3]],[15,14,1,[8,1,0]],[106,15,1,[9,1,0]],[1001,16,1,[9,1,0,106]],[7,18,1,[11,6,55,5]],[21,19,1,[3]]]]');
CREATE TABLE device (
	digest VARCHAR NOT NULL, 
	person INTEGER NOT NULL, 
	since VARCHAR NOT NULL, 
	PRIMARY KEY (digest)
);
INSERT INTO "device" VALUES('8e44dd5ffb345ac9cc9b615651f33bf20249df02f2a45924bbcdeaaceecf2fd8',834825336,'2026-11-28T23:42:51+00:00');
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
INSERT INTO "entry" VALUES('paef48jQIh4',1,'move','{"seat":1,"tokens":"build 2"}','d6db1a7b','a1d49f1964164732d6c67583cf82cc21','{"first":2,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('paef48jQIh4',2,'move','{"seat":1,"tokens":"politics"}','0b04794a','1409725a3631e8730919f48b1077a849','{"first":2,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('paef48jQIh4',3,'move','{"seat":1,"tokens":"family"}','3e761f8d','146f0c6d8de567cb3f778c9086741894','{"first":2,"lines":[{"name":"built","rules":["R048","R055"],"args":{"player":{"type":"seat","value":"B"},"building":{"type":"place","value":"B1"},"floors":{"type":"number","value":2},"roof":{"type":"card","value":"roof"}}},{"name":"roof-paid","rules":["R057"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":0},"buildings":{"type":"number","value":0}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('paef48jQIh4',4,'move','{"seat":1,"tokens":"done"}','e5306874','ed62d909434d99739f1e7ca4343dca40','{"first":4,"lines":[{"name":"income","rules":["R185","R190"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":2}},"items":{"rules":{"empty":"R187"},"args":{"coins":"coins","place":"place","card":"card"},"lines":[["empty",1,"B1.1",null],["empty",1,"B1.2",null]]}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('paef48jQIh4',5,'move','{"seat":1,"tokens":"buy"}','827e4699','dafdfde93fae8eb3230901b1ee51b323','{"first":5,"lines":[{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":1},"card":{"type":"hidden","value":null}},"own":{"B":{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":1},"card":{"type":"card","value":"rent-withheld"}}}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('paef48jQIh4',6,'move','{"seat":1,"tokens":"stop"}','f75e3ad1','80f2bd915e75d3e9346ac9410926ab28','{"first":6,"lines":[{"name":"paid-out","rules":["R195"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":1},"cards":{"type":"number","value":1}}},{"name":"turn-began","rules":["R018"],"args":{"player":{"type":"seat","value":"A"}},"begins":true}]}',NULL,NULL);
INSERT INTO "entry" VALUES('paef48jQIh4',7,'move','{"seat":0,"tokens":"done"}','262b9189','826e67f3277840284ba10b33e493d6bd','{"first":8,"lines":[{"name":"income","rules":["R185","R190"],"args":{"player":{"type":"seat","value":"A"},"coins":{"type":"coins","value":2}},"items":{"rules":{"minimum":"R188"},"args":{"coins":"coins","place":"place","card":"card"},"lines":[["minimum",2,null,null]]}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('paef48jQIh4',8,'move','{"seat":0,"tokens":"buy"}','2276fb98','03c89362ba913171d7b3d7578636058a','{"first":9,"lines":[{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"A"},"coins":{"type":"coins","value":1},"card":{"type":"hidden","value":null}},"own":{"A":{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"A"},"coins":{"type":"coins","value":1},"card":{"type":"card","value":"mother-with-children"}}}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('paef48jQIh4',9,'move','{"seat":0,"tokens":"buy"}','80bf1749','632e49bd7d569b524719ab0b2364ea4d','{"first":10,"lines":[{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"A"},"coins":{"type":"coins","value":1},"card":{"type":"hidden","value":null}},"own":{"A":{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"A"},"coins":{"type":"coins","value":1},"card":{"type":"card","value":"hacker"}}}}},{"name":"paid-out","rules":["R195"],"args":{"player":{"type":"seat","value":"A"},"coins":{"type":"coins","value":0},"cards":{"type":"number","value":2}}},{"name":"turn-began","rules":["R018"],"args":{"player":{"type":"seat","value":"B"}},"begins":true}]}',NULL,NULL);
INSERT INTO "entry" VALUES('paef48jQIh4',10,'move','{"seat":1,"tokens":"done"}','710f38b2','fe5faf0c0096a50c7deed4cead42024d','{"first":13,"lines":[{"name":"income","rules":["R185","R190"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":2}},"items":{"rules":{"empty":"R187"},"args":{"coins":"coins","place":"place","card":"card"},"lines":[["empty",1,"B1.1",null],["empty",1,"B1.2",null]]}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('paef48jQIh4',11,'move','{"seat":1,"tokens":"buy"}','5ce96d37','335a8a37d2c4d0b7c6dd21ab65f2e5f7','{"first":14,"lines":[{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":1},"card":{"type":"hidden","value":null}},"own":{"B":{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":1},"card":{"type":"card","value":"move"}}}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('paef48jQIh4',12,'move','{"seat":1,"tokens":"stop"}','9e614bbf','f5391bf43ee45a29509bba723defb2d6','{"first":15,"lines":[{"name":"paid-out","rules":["R195"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":1},"cards":{"type":"number","value":1}}},{"name":"turn-began","rules":["R018"],"args":{"player":{"type":"seat","value":"A"}},"begins":true}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',1,'move','{"seat":1,"tokens":"roll"}','19ea518b','d0d79967ddc2f57a9f83f3a260c76240','{"first":4,"lines":[{"name":"rolled","rules":["M03"],"args":{"player":{"type":"seat","value":"B"},"first":{"type":"number","value":5},"second":{"type":"number","value":4}}},{"name":"piece-moved","rules":["M03"],"args":{"player":{"type":"seat","value":"B"},"square":{"type":"square","value":"poststrasse"}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',2,'move','{"seat":1,"tokens":"buy"}','8950b87a','cd6c28dda321d28810e7d6b8a2b552ac','{"first":6,"lines":[{"name":"place-bought","rules":["M09"],"args":{"player":{"type":"seat","value":"B"},"square":{"type":"square","value":"poststrasse"},"coins":{"type":"coins","value":120}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',3,'move','{"seat":1,"tokens":"mortgage poststrasse"}','23e401eb','924330930db5644f726e1580eccda071','{"first":7,"lines":[{"name":"mortgaged","rules":["M45"],"args":{"player":{"type":"seat","value":"B"},"square":{"type":"square","value":"poststrasse"},"coins":{"type":"coins","value":60}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',4,'move','{"seat":1,"tokens":"end"}','c18549b3','a54cce3e13a5939bb8b951cd2277059f','{"first":8,"lines":[{"name":"turn-opened","rules":["M07"],"args":{"player":{"type":"seat","value":"A"}},"begins":true}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',5,'move','{"seat":0,"tokens":"roll"}','89af644f','e3f264bde434e0fb88a1543b773cced7','{"first":9,"lines":[{"name":"rolled","rules":["M03"],"args":{"player":{"type":"seat","value":"A"},"first":{"type":"number","value":1},"second":{"type":"number","value":1}}},{"name":"piece-moved","rules":["M03"],"args":{"player":{"type":"seat","value":"A"},"square":{"type":"square","value":"community-1"}}},{"name":"card-drawn","rules":["M21"],"args":{"player":{"type":"seat","value":"A"},"card":{"type":"drawn","value":"repairs-40-115"}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',6,'move','{"seat":0,"tokens":"trade"}','5e43a503','0ab4c5216a548ae84bd27e0af75e59bd','{"first":12,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',7,'move','{"seat":0,"tokens":"for"}','630a4d99','c3921ffa471cfc6894c2d58e25f7d303','{"first":12,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',8,'move','{"seat":0,"tokens":"poststrasse"}','e02d0a9b','a56280832aeec4a8dc11ac4fe023b994','{"first":12,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',9,'move','{"seat":0,"tokens":"offer"}','04ddacbc','416d7eaa520b97426df144d8c7512d4c','{"first":12,"lines":[{"name":"deal-offered","rules":["M47"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"poststrasse"}]}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',10,'move','{"seat":1,"tokens":"accept"}','d6002f7c','3f1a49e4f877e0eb040db96eaf663dbc','{"first":13,"lines":[{"name":"deal-made","rules":["M47","Q239"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"poststrasse"}]}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',11,'move','{"seat":0,"tokens":"keep"}','78797688','b65d3f67e04c83ae626a539db5fcd911','{"first":14,"lines":[{"name":"paid-to-bank","rules":["M48","M51","Q316"],"args":{"player":{"type":"seat","value":"A"},"coins":{"type":"coins","value":6},"cause":{"type":"key","value":"interest"}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',12,'move','{"seat":0,"tokens":"redeem poststrasse"}','fca0b245','afb168915210cf7c8c2f61a3be922bda','{"first":15,"lines":[{"name":"redeemed","rules":["M46","Q235"],"args":{"player":{"type":"seat","value":"A"},"square":{"type":"square","value":"poststrasse"},"coins":{"type":"coins","value":66},"interest":{"type":"coins","value":6}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',13,'move','{"seat":0,"tokens":"roll"}','ea789ac8','3b6b70f98aa81e8c9ae1203d34abe072','{"first":16,"lines":[{"name":"rolled","rules":["M03"],"args":{"player":{"type":"seat","value":"A"},"first":{"type":"number","value":5},"second":{"type":"number","value":1}}},{"name":"piece-moved","rules":["M03"],"args":{"player":{"type":"seat","value":"A"},"square":{"type":"square","value":"elisenstrasse"}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',14,'move','{"seat":0,"tokens":"buy"}','b8caaa4e','a1c9e977263b3a4b32dcb237eb640f95','{"first":18,"lines":[{"name":"place-bought","rules":["M09"],"args":{"player":{"type":"seat","value":"A"},"square":{"type":"square","value":"elisenstrasse"},"coins":{"type":"coins","value":100}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',15,'move','{"seat":0,"tokens":"trade"}','2832f5af','7081375ddc2b243bbf3e8293cbfb4c14','{"first":19,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',16,'move','{"seat":0,"tokens":"poststrasse"}','977190b3','cb9c35d4c2b702dfe9f74f631f975154','{"first":19,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',17,'move','{"seat":0,"tokens":"elisenstrasse"}','5bfc861c','02df73cfeb13c42349fca63fa9144721','{"first":19,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',18,'move','{"seat":0,"tokens":"for"}','68d1dbc2','a39bb8b9a61b44301d63ce2c32659710','{"first":19,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',19,'move','{"seat":0,"tokens":"offer"}','64e15a30','be527b0a9871696f85d743aa9c6103c8','{"first":19,"lines":[{"name":"deal-offered","rules":["M47"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[{"type":"square","value":"poststrasse"},{"type":"square","value":"elisenstrasse"}]},"asked":{"type":"goods","value":[]}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',20,'move','{"seat":1,"tokens":"accept"}','4ec16a5a','2a24f14bfafa1924d8fd3ac069cb22a7','{"first":20,"lines":[{"name":"deal-made","rules":["M47","Q239"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[{"type":"square","value":"poststrasse"},{"type":"square","value":"elisenstrasse"}]},"asked":{"type":"goods","value":[]}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',21,'move','{"seat":0,"tokens":"trade"}','88e3e099','ab6338b32e6c03ab0868fdf8c302145f','{"first":21,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',22,'move','{"seat":0,"tokens":"for"}','1b570ad4','5fde5de66fd522426d6549c58501fd23','{"first":21,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',23,'move','{"seat":0,"tokens":"elisenstrasse"}','f7f46ab3','f0bd5bfabfe5a84b0ff34c4128f07b6a','{"first":21,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',24,'move','{"seat":0,"tokens":"poststrasse"}','25ed8629','6790c85b90fc8cb3e7bf861c965c9611','{"first":21,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',25,'move','{"seat":0,"tokens":"offer"}','a4f3d3d6','0d59992166e2f8eb64f09738faf1e597','{"first":21,"lines":[{"name":"deal-offered","rules":["M47"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"elisenstrasse"},{"type":"square","value":"poststrasse"}]}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',26,'move','{"seat":1,"tokens":"decline"}','e6e35353','028c81362ef1472fb62d806a77051cfd','{"first":22,"lines":[{"name":"deal-refused","rules":["M47"],"args":{"player":{"type":"seat","value":"B"}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',27,'move','{"seat":0,"tokens":"trade"}','98ff3349','8df6bd6cc938e1b65955b93675e4fcc5','{"first":23,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',28,'move','{"seat":0,"tokens":"for"}','1b61274f','66795dbd903f50360879c66a0391fe48','{"first":23,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',29,'move','{"seat":0,"tokens":"elisenstrasse"}','abe8a0ac','fc9811dee93cab7b23e1a657d245e8c1','{"first":23,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',30,'move','{"seat":0,"tokens":"offer"}','4b2ef19c','5ec1089413639c930345339a12fad134','{"first":23,"lines":[{"name":"deal-offered","rules":["M47"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"elisenstrasse"}]}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',31,'move','{"seat":1,"tokens":"accept"}','c192d2a9','785e3a1760548011e4592b42db77dee8','{"first":24,"lines":[{"name":"deal-made","rules":["M47","Q239"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"elisenstrasse"}]}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('tgpAoQFkMcg',32,'move','{"seat":0,"tokens":"end"}','dd5885da','9f777901c06e22a1156843d2750d4718','{"first":25,"lines":[{"name":"time-up","rules":["Q306"],"args":{"number":{"type":"number","value":1}},"for_all":true},{"name":"last-standing","rules":["M01"],"args":{"winners":{"type":"seats","value":[{"type":"seat","value":"B"}]}},"for_all":true}]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',1,'play','{"action":1,"why":null,"seat":1,"by":"bot"}',NULL,'c7d561a5f62efe94eedacba3b2169391','{"first":4,"lines":[{"name":"rolled","rules":["M03"],"args":{"player":{"type":"seat","value":"B"},"first":{"type":"number","value":2},"second":{"type":"number","value":4}}},{"name":"piece-moved","rules":["M03"],"args":{"player":{"type":"seat","value":"B"},"square":{"type":"square","value":"chausseestrasse"}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',2,'play','{"action":11,"why":null,"seat":1,"by":"bot"}',NULL,'294dfc41e3f353df010f00f072283f38','{"first":6,"lines":[{"name":"auction-opened","rules":["M10","M34"],"args":{"lot":{"type":"square","value":"chausseestrasse"}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',3,'play','{"action":1566,"why":null,"seat":1,"by":"bot"}',NULL,'b883080baff7657ed5897556c4c45581','{"first":7,"lines":[{"name":"bid","rules":["M35"],"args":{"player":{"type":"seat","value":"B"},"sum":{"type":"coins","value":566}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',4,'move','{"seat":0,"tokens":"pass"}','f1a4cd5e','eeac44c6f2c3dcbd03f217db5c815f52','{"first":8,"lines":[{"name":"bidder-passed","rules":["M35"],"args":{"player":{"type":"seat","value":"A"}}},{"name":"auction-won","rules":["M35"],"args":{"player":{"type":"seat","value":"B"},"lot":{"type":"square","value":"chausseestrasse"},"coins":{"type":"coins","value":566}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',5,'play','{"action":6,"why":null,"seat":1,"by":"bot"}',NULL,'dc612839fa066ca42bfe28fc6114b2f6','{"first":10,"lines":[{"name":"mortgaged","rules":["M45"],"args":{"player":{"type":"seat","value":"B"},"square":{"type":"square","value":"chausseestrasse"},"coins":{"type":"coins","value":50}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',6,'play','{"action":21,"why":null,"seat":1,"by":"bot"}',NULL,'7e719a52628b6ce355f447d7edb7f43c','{"first":11,"lines":[{"name":"turn-opened","rules":["M07"],"args":{"player":{"type":"seat","value":"A"}},"begins":true}]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',7,'move','{"seat":0,"tokens":"roll"}','9430a5b2','b6751d1e3e4c84abcea69699dfd6e89e','{"first":12,"lines":[{"name":"rolled","rules":["M03"],"args":{"player":{"type":"seat","value":"A"},"first":{"type":"number","value":4},"second":{"type":"number","value":6}}},{"name":"piece-moved","rules":["M03"],"args":{"player":{"type":"seat","value":"A"},"square":{"type":"square","value":"gefaengnis"}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',8,'move','{"seat":0,"tokens":"trade"}','5bbeb3c2','c69af7a17dc503b65581d300e75b3abc','{"first":14,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',9,'move','{"seat":0,"tokens":"for"}','d6e46f82','275df819be1d8cfc30e3c10839a56df3','{"first":14,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',10,'move','{"seat":0,"tokens":"chausseestrasse"}','48b3e738','7171744d9f1e327aee4d1c16cb27daf5','{"first":14,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',11,'move','{"seat":0,"tokens":"offer"}','23c2e94f','13e7779f542f645e82aaf50f55a62cc0','{"first":14,"lines":[{"name":"deal-offered","rules":["M47"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"chausseestrasse"}]}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',12,'play','{"action":18,"why":null,"seat":1,"by":"bot"}',NULL,'fc0ff263760a6bd636c293c34d88f5d7','{"first":15,"lines":[{"name":"deal-refused","rules":["M47"],"args":{"player":{"type":"seat","value":"B"}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',13,'move','{"seat":0,"tokens":"trade"}','02ffd51f','5c906acabce7c3295377c4b61f99f0d0','{"first":16,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',14,'move','{"seat":0,"tokens":"for"}','e4e7565e','6621aaa69e0585cef64b8f46b64fc117','{"first":16,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',15,'move','{"seat":0,"tokens":"chausseestrasse"}','89adc4cf','70b740f257ed7c76a0561de3a579ad80','{"first":16,"lines":[]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',16,'move','{"seat":0,"tokens":"1"}','86a5b61d','50900f5242f0967f8ac5aaeec5f6679b','{"first":16,"lines":[{"name":"deal-offered","rules":["M47"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"chausseestrasse"},{"type":"coins","value":"1"}]}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',17,'play','{"action":17,"why":null,"seat":1,"by":"bot"}',NULL,'75bde27ce4d0d7650013280f0a716a11','{"first":17,"lines":[{"name":"deal-made","rules":["M47","Q239"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"chausseestrasse"},{"type":"coins","value":"1"}]}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',18,'move','{"seat":0,"tokens":"redeem"}','f457fe5a','38e4291d27e6fb5b3cb2da99a0720a93','{"first":18,"lines":[{"name":"redeemed","rules":["M46","Q235"],"args":{"player":{"type":"seat","value":"A"},"square":{"type":"square","value":"chausseestrasse"},"coins":{"type":"coins","value":55},"interest":{"type":"coins","value":5}}}]}',NULL,NULL);
INSERT INTO "entry" VALUES('XW3pjB5nSzw',19,'move','{"seat":0,"tokens":"end"}','fc3f49e0','44ccf9bed06c5573f2a5d0d679f226e7','{"first":19,"lines":[{"name":"time-up","rules":["Q306"],"args":{"number":{"type":"number","value":1}},"for_all":true},{"name":"last-standing","rules":["M01"],"args":{"winners":{"type":"seats","value":[{"type":"seat","value":"A"}]}},"for_all":true}]}',NULL,NULL);
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
INSERT INTO "game" VALUES('paef48jQIh4','2026-11-28T23:42:47+00:00','{"edition":"landlord-2013","options":{},"cards":{},"games":null,"target":null,"seed":3,"seed_chosen":true,"pace":"normal","hints":null,"sit_in":false,"window_limit":60,"clock":"none","version":1,"seats":[{"name":"Ann","number":1,"message":null,"kind":"human","bot":null,"digest":"ab54ce44654e2ab681f035e450c5103f6f682f05eed0ae4face725acf784c44f","invitation":null,"was":null,"hints":null},{"name":"Ben","number":1,"message":null,"kind":"link","bot":null,"digest":null,"invitation":"58647e941e4c7539c76250f542feab3b11d298c089b728554c55d20f8ee80ce2","was":null,"hints":null}],"watching":"open"}',NULL,12,'2026-11-28T23:42:47+00:00','{"first":0,"lines":[{"name":"game-began","rules":["R017"],"args":{"player":{"type":"seat","value":"B"}}},{"name":"turn-began","rules":["R018"],"args":{"player":{"type":"seat","value":"B"}},"begins":true}]}',0,121,1,0);
INSERT INTO "game" VALUES('tgpAoQFkMcg','2026-11-28T23:42:47+00:00','{"edition":"monopoly","options":{"turn-limit":1},"cards":{},"games":null,"target":null,"seed":3,"seed_chosen":true,"pace":"normal","hints":null,"sit_in":false,"window_limit":60,"clock":"none","version":1,"seats":[{"name":"Ann","number":1,"message":null,"kind":"human","bot":null,"digest":"cc15d47fa5ea5ffb89ebfa846837357465c7b983fa0274a515308435fa4dd4aa","invitation":null,"was":null,"hints":null},{"name":"Ben","number":1,"message":null,"kind":"link","bot":null,"digest":null,"invitation":"826bbd9abdf2c061bbd1d159fed65b7b9cbe46166251260f3d6c0dcff1d86d24","was":null,"hints":null}],"watching":"open"}',NULL,32,'2026-11-28T23:42:47+00:00','{"first":0,"lines":[{"name":"first-throw","rules":["M02","Q234"],"args":{"player":{"type":"seat","value":"A"},"first":{"type":"number","value":1},"second":{"type":"number","value":2}}},{"name":"first-throw","rules":["M02","Q234"],"args":{"player":{"type":"seat","value":"B"},"first":{"type":"number","value":5},"second":{"type":"number","value":5}}},{"name":"board-ready","rules":["M02"],"args":{"player":{"type":"seat","value":"B"}}},{"name":"turn-opened","rules":["M07"],"args":{"player":{"type":"seat","value":"B"}},"begins":true}]}',0,139,1,0);
INSERT INTO "game" VALUES('XW3pjB5nSzw','2026-11-28T23:42:50+00:00','{"edition":"monopoly","options":{"turn-limit":1},"cards":{},"games":null,"target":null,"seed":44380577570523278879349135829904343037,"seed_chosen":false,"pace":"normal","hints":false,"sit_in":false,"window_limit":60,"clock":"none","version":1,"seats":[{"name":"Ann","number":1,"message":null,"kind":"human","bot":null,"digest":"7d69d0ed951bd5f9ea7acff29734821a4e229c9adbadbad95721af5a0fd1e6f8","invitation":null,"was":null,"hints":null},{"name":null,"number":1,"message":"bot-random","kind":"bot","bot":"random","digest":null,"invitation":null,"was":null,"hints":null}],"deal":"wbd6tcyJES0","by_number":true,"watching":"nobody"}',NULL,19,'2026-11-28T23:42:51+00:00','{"first":0,"lines":[{"name":"first-throw","rules":["M02","Q234"],"args":{"player":{"type":"seat","value":"A"},"first":{"type":"number","value":1},"second":{"type":"number","value":1}}},{"name":"first-throw","rules":["M02","Q234"],"args":{"player":{"type":"seat","value":"B"},"first":{"type":"number","value":5},"second":{"type":"number","value":4}}},{"name":"board-ready","rules":["M02"],"args":{"player":{"type":"seat","value":"B"}}},{"name":"turn-opened","rules":["M07"],"args":{"player":{"type":"seat","value":"B"}},"begins":true}]}',0,59,1,0);
CREATE TABLE heartbeat (
	number INTEGER NOT NULL, 
	seconds FLOAT NOT NULL, at FLOAT, 
	PRIMARY KEY (number)
);
INSERT INTO "heartbeat" VALUES(1,0.0,NULL);
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
INSERT INTO "person" VALUES(834825336,'Ann','2026-11-28T23:42:51+00:00');
CREATE TABLE preference (
	game VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	card VARCHAR NOT NULL, 
	silenced BOOLEAN NOT NULL, 
	PRIMARY KEY (game, seat, card)
);
INSERT INTO "preference" VALUES('paef48jQIh4',0,'alibi',1);
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
INSERT INTO "snapshot" VALUES('paef48jQIh4',12,'{"number":1,"first":"B","results":[],"position":{"edition":"landlord-2013","players":2,"turn":"A","phase":"check","coins":{"A":3,"B":5},"hands":{"A":["hacker","mother-with-children","mother-with-children","odd-ones","squatters","roof-expansion","alibi"],"B":["man-with-a-dog","move","move","rent-withheld","rent-withheld"]},"buildings":{"B1":{"floors":["politics","family"],"roof":"roof"}},"draw":["family","flat-roof","alibi","lunatic","police","nobles","squatters","move","tavern","murder","broker","eviction","man-with-a-dog","hacker","musicians","attic-apartment","odd-ones","murder","court","odd-ones","police","police","alibi","murder","mother-with-children","court","rental-nomad","move","squatters","man-with-a-dog","police","musicians","family","roof-expansion","basement-expansion","musicians","politics","group-house","basement-expansion","alibi","group-house","murder","move","move","hacker","rent-withheld","broker","bomb","bomb","eviction","broker","squatters","hacker","move","move","murder","roof-expansion","flat-roof","attic-apartment","move","move","rental-nomad","police","bomb","basement-expansion","move","court","basement-expansion","group-house","roof-expansion","demolition","court","demolition","hacker","alibi","mover","move","nobles","bomb","police","attic-apartment","scientist","mother-with-children"],"turns":4},"generator":{"name":"sha256-counter","state":["ace4168c83202891f5a6848a58bf44808a529efa08b7e049847229cfe5d88222",194]},"log":17}');
INSERT INTO "snapshot" VALUES('tgpAoQFkMcg',32,'{"number":1,"first":"B","results":[],"position":{"edition":"monopoly","options":{"turn-limit":1},"players":2,"turn":"B","phase":"over","cash":{"A":1328,"B":1440},"at":{"A":"elisenstrasse","B":"poststrasse"},"deeds":{"A":{"elisenstrasse":0},"B":{"poststrasse":0}},"chance":["next-station","advance-to-opernplatz","bank-dividend-50","advance-to-seestrasse","pay-each-50","speeding-15","next-utility","get-out-of-jail","advance-to-suedbahnhof","repairs-25-100","next-station","building-savings-150","advance-to-go","go-to-jail","back-3","advance-to-schlossallee"],"community":{"top":["inheritance-100","birthday-10","get-out-of-jail","consulting-25","beauty-contest-10","advance-to-go","stock-sale-50","tax-refund-20","go-to-jail","holiday-money-100","bank-error-200","doctor-50","life-insurance-100","hospital-100","school-50"],"bottom":["repairs-40-115"]},"doubles":1,"round":2,"starter":"B","turns":2,"thrown":[5,1]},"generator":{"name":"sha256-counter","state":["ace4168c83202891f5a6848a58bf44808a529efa08b7e049847229cfe5d88222",80]},"log":27}');
INSERT INTO "snapshot" VALUES('XW3pjB5nSzw',19,'{"number":1,"first":"B","results":[],"position":{"edition":"monopoly","options":{"turn-limit":1},"players":2,"turn":"B","phase":"over","cash":{"A":1446,"B":983},"at":{"A":"gefaengnis","B":"chausseestrasse"},"deeds":{"A":{"chausseestrasse":0}},"chance":["speeding-15","bank-dividend-50","building-savings-150","advance-to-suedbahnhof","back-3","advance-to-seestrasse","advance-to-opernplatz","go-to-jail","pay-each-50","get-out-of-jail","next-station","advance-to-schlossallee","next-station","next-utility","repairs-25-100","advance-to-go"],"community":["life-insurance-100","school-50","bank-error-200","holiday-money-100","tax-refund-20","repairs-40-115","stock-sale-50","birthday-10","advance-to-go","go-to-jail","beauty-contest-10","doctor-50","inheritance-100","get-out-of-jail","hospital-100","consulting-25"],"round":2,"starter":"B","turns":2,"thrown":[4,6]},"generator":{"name":"by-number","state":["9de2ef180ce0abf65e9c6b74a42bbd4ac4d540e87dedb65aa1082559aa2b9d60",4,2,0]},"log":21}');
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
INSERT INTO "summary" VALUES('paef48jQIh4','2026-11-28T23:42:47+00:00','{"waits":false,"asked":"A","over":false,"places":[],"coins":[],"instead":[]}','{"edition":"landlord-2013","seats":[{"seat":"A","name":"Ann","called":null,"bot":null,"person":"1A"},{"seat":"B","name":"Ben","called":null,"bot":null,"person":"1B"}]}','{"ab54ce44654e2ab681f035e450c5103f6f682f05eed0ae4face725acf784c44f":"A","022de5aebe0b4770df06eac8504df7918be492c1d02a2368ab033a9aa2f72f6b":"B"}','open','paef48jQIh4',1,'2026-11-28T23:42:47+00:00',1);
INSERT INTO "summary" VALUES('tgpAoQFkMcg','2026-11-28T23:42:47+00:00','{"waits":false,"asked":null,"over":true,"places":[2,1],"coins":[1428,1560],"instead":[]}','{"edition":"monopoly","seats":[{"seat":"A","name":"Ann","called":null,"bot":null,"person":"1A"},{"seat":"B","name":"Ben","called":null,"bot":null,"person":"1B"}]}','{"cc15d47fa5ea5ffb89ebfa846837357465c7b983fa0274a515308435fa4dd4aa":"A","91ac40df7d3eb07d01c5a3b5543d49b4c7d65cda79a0d2ecf93c0ba0db94ee6d":"B"}','open','tgpAoQFkMcg',1,'2026-11-28T23:42:47+00:00',1);
INSERT INTO "summary" VALUES('81PrchIi8L0','2026-11-28T23:42:49+00:00','{"waits":false,"asked":"A","over":false,"places":[],"coins":[],"instead":[]}','{"edition":"wucherer-1992","seats":[{"seat":"A","name":"Ann","called":null,"bot":null,"person":"1A"},{"seat":"B","name":"Ben","called":null,"bot":null,"person":"1B"}]}','{"c5c51059a99d52319f5c681deb3193ff4af29e66d8a03c5a9e177fc9cbeec11a":"A","3ad6151235b5a27e5989e63cc08f4a640c8fd7fd4572e3d79f2deab17e65c85f":"B"}','open','81PrchIi8L0',1,'2026-11-28T23:42:49+00:00',1);
INSERT INTO "summary" VALUES('XW3pjB5nSzw','2026-11-28T23:42:51+00:00','{"waits":false,"asked":null,"over":true,"places":[1,2],"coins":[1546,983],"instead":[]}','{"edition":"monopoly","seats":[{"seat":"A","name":"Ann","called":null,"bot":null,"person":"1A"},{"seat":"B","name":"Dice","called":{"de":"Würfel","en":"Dice"},"bot":"random","person":"1B"}]}','{"7d69d0ed951bd5f9ea7acff29734821a4e229c9adbadbad95721af5a0fd1e6f8":"A"}','nobody','XW3pjB5nSzw',1,'2026-11-28T23:42:50+00:00',1);
CREATE TABLE tie (
	number INTEGER NOT NULL, 
	person INTEGER NOT NULL, 
	game VARCHAR NOT NULL, 
	digest VARCHAR NOT NULL, 
	PRIMARY KEY (number), 
	UNIQUE (game, digest, person)
);
INSERT INTO "tie" VALUES(1,834825336,'paef48jQIh4','ab54ce44654e2ab681f035e450c5103f6f682f05eed0ae4face725acf784c44f');
INSERT INTO "tie" VALUES(2,834825336,'tgpAoQFkMcg','cc15d47fa5ea5ffb89ebfa846837357465c7b983fa0274a515308435fa4dd4aa');
CREATE TABLE timeline (
	number INTEGER NOT NULL, 
	id VARCHAR NOT NULL, 
	home VARCHAR NOT NULL, 
	PRIMARY KEY (number)
);
INSERT INTO "timeline" VALUES(1,'6bd0e4f5','0');
CREATE TABLE waiting (
	id VARCHAR NOT NULL, 
	opened VARCHAR NOT NULL, 
	version INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "waiting" VALUES('HKbhsBFkWyk','2026-11-28T23:42:50+00:00',1,'{"settings":{"edition":"landlord-2013","options":{},"cards":{},"games":null,"target":null,"pace":"normal","hints":true,"sit_in":false,"window_limit":60,"clock":"none","drawn":false,"filled":true},"places":[{"kind":"human","name":"Ann","bot":null,"key":"f1284bee9d2bf6ba5f411e2131c11dcfd84401af8cd1a54aedd900ec5e6163b8","ready":false,"hints":null},{"kind":"link","name":"Ben","bot":null,"key":"5647f834a889e3038aaab9958ca094378707aadeff9d546ecc8d5389fb0756fb","ready":false,"hints":null},{"kind":"bot","name":"Cleo","bot":"random","key":null,"ready":false,"hints":null}],"invitation":"bab64fe93fa5eb4ab8b9d17506ff4e07067642028507283c2c25d267028c7ad4","agreed":{"settings":{"edition":"landlord-2013","options":{},"cards":{},"games":null,"target":null,"pace":"normal","hints":true,"sit_in":false,"window_limit":60,"clock":"none","drawn":false,"filled":true},"seats":3,"bots":["random"]}}');
CREATE TABLE word (
	game VARCHAR NOT NULL, 
	room VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	PRIMARY KEY (game, room, number)
);
INSERT INTO "word" VALUES('paef48jQIh4','players',1,'{"number":1,"at":"2026-11-28T23:42:47+00:00","seat":0,"speaker":0,"voice":null,"name":"Ann","text":"Guten Abend","phrase":null,"client":"s0"}');
INSERT INTO "word" VALUES('paef48jQIh4','players',2,'{"number":2,"at":"2026-11-28T23:42:47+00:00","seat":1,"speaker":0,"voice":null,"name":"Ben","text":"Hello","phrase":null,"client":"s1"}');
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
