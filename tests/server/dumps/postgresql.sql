CREATE TABLE public.admission (
    game character varying NOT NULL,
    number integer NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE UNLOGGED TABLE public.allowance (
    key character varying NOT NULL,
    rest double precision NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.analysis (
    game character varying NOT NULL,
    number integer NOT NULL,
    made character varying NOT NULL,
    body bytea NOT NULL
);
CREATE TABLE public.arrival (
    person integer NOT NULL,
    code character varying NOT NULL,
    until character varying NOT NULL,
    device character varying
);
CREATE SEQUENCE public.arrival_person_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.arrival_person_seq OWNED BY public.arrival.person;
CREATE TABLE public.attendance (
    game character varying NOT NULL,
    worker character varying NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.ban (
    network character varying NOT NULL,
    until character varying NOT NULL
);
CREATE TABLE public.bulletin (
    number integer NOT NULL,
    body text NOT NULL
);
CREATE SEQUENCE public.bulletin_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.bulletin_number_seq OWNED BY public.bulletin.number;
CREATE TABLE public.code (
    game character varying NOT NULL,
    seat integer NOT NULL,
    digest character varying NOT NULL,
    until character varying NOT NULL
);
CREATE TABLE public.deal (
    id character varying NOT NULL,
    opened character varying NOT NULL,
    closes character varying NOT NULL,
    daily character varying,
    host character varying,
    body text NOT NULL
);
CREATE TABLE public.deal_table (
    game character varying NOT NULL,
    deal character varying NOT NULL,
    device character varying,
    line text
);
CREATE TABLE public.device (
    digest character varying NOT NULL,
    person integer NOT NULL,
    since character varying NOT NULL
);
CREATE TABLE public.entry (
    game character varying NOT NULL,
    seq integer NOT NULL,
    kind character varying NOT NULL,
    body text NOT NULL,
    client character varying,
    checksum character varying,
    told text NOT NULL,
    at double precision,
    delays text
);
CREATE TABLE public.game (
    id character varying NOT NULL,
    created character varying NOT NULL,
    body text NOT NULL,
    next character varying,
    last integer DEFAULT 0 NOT NULL,
    played character varying DEFAULT ''::character varying NOT NULL,
    told text NOT NULL,
    beside integer DEFAULT 0 NOT NULL,
    bucket integer,
    rules integer DEFAULT 0 NOT NULL,
    cold boolean DEFAULT false NOT NULL
);
CREATE TABLE public.heartbeat (
    number integer NOT NULL,
    seconds double precision NOT NULL,
    at double precision
);
CREATE SEQUENCE public.heartbeat_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.heartbeat_number_seq OWNED BY public.heartbeat.number;
CREATE TABLE public.instruction (
    number integer NOT NULL,
    at character varying NOT NULL,
    kind character varying NOT NULL,
    game character varying,
    answer character varying
);
CREATE SEQUENCE public.instruction_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.instruction_number_seq OWNED BY public.instruction.number;
CREATE TABLE public.lease (
    bucket integer NOT NULL,
    holder character varying,
    epoch integer DEFAULT 0 NOT NULL,
    until double precision DEFAULT '0'::double precision NOT NULL
);
CREATE TABLE public.least_schema (
    number integer NOT NULL,
    known character varying NOT NULL
);
CREATE SEQUENCE public.least_schema_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.least_schema_number_seq OWNED BY public.least_schema.number;
CREATE TABLE public.operator_key (
    digest character varying NOT NULL,
    since character varying NOT NULL
);
CREATE TABLE public.person (
    number integer NOT NULL,
    name character varying,
    since character varying NOT NULL
);
CREATE SEQUENCE public.person_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.person_number_seq OWNED BY public.person.number;
CREATE TABLE public.preference (
    game character varying NOT NULL,
    seat integer NOT NULL,
    card character varying NOT NULL,
    silenced boolean NOT NULL
);
CREATE TABLE public.record (
    number integer NOT NULL,
    list character varying NOT NULL,
    players integer NOT NULL,
    body text NOT NULL
);
CREATE SEQUENCE public.record_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.record_number_seq OWNED BY public.record.number;
CREATE TABLE public.snapshot (
    game character varying NOT NULL,
    seq integer NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.summary (
    game character varying NOT NULL,
    since character varying NOT NULL,
    state text NOT NULL,
    line_up text NOT NULL,
    opens text NOT NULL,
    watched character varying NOT NULL,
    evening character varying NOT NULL,
    number integer NOT NULL,
    began character varying NOT NULL,
    counts boolean DEFAULT true NOT NULL
);
CREATE TABLE public.tie (
    number integer NOT NULL,
    person integer NOT NULL,
    game character varying NOT NULL,
    digest character varying NOT NULL
);
CREATE SEQUENCE public.tie_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.tie_number_seq OWNED BY public.tie.number;
CREATE TABLE public.timeline (
    number integer NOT NULL,
    id character varying NOT NULL,
    home character varying NOT NULL
);
CREATE SEQUENCE public.timeline_number_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.timeline_number_seq OWNED BY public.timeline.number;
CREATE TABLE public.waiting (
    id character varying NOT NULL,
    opened character varying NOT NULL,
    version integer NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.word (
    game character varying NOT NULL,
    room character varying NOT NULL,
    number integer NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.worker (
    name character varying NOT NULL,
    seen double precision NOT NULL
);
ALTER TABLE ONLY public.arrival ALTER COLUMN person SET DEFAULT nextval('public.arrival_person_seq'::regclass);
ALTER TABLE ONLY public.bulletin ALTER COLUMN number SET DEFAULT nextval('public.bulletin_number_seq'::regclass);
ALTER TABLE ONLY public.heartbeat ALTER COLUMN number SET DEFAULT nextval('public.heartbeat_number_seq'::regclass);
ALTER TABLE ONLY public.instruction ALTER COLUMN number SET DEFAULT nextval('public.instruction_number_seq'::regclass);
ALTER TABLE ONLY public.least_schema ALTER COLUMN number SET DEFAULT nextval('public.least_schema_number_seq'::regclass);
ALTER TABLE ONLY public.person ALTER COLUMN number SET DEFAULT nextval('public.person_number_seq'::regclass);
ALTER TABLE ONLY public.record ALTER COLUMN number SET DEFAULT nextval('public.record_number_seq'::regclass);
ALTER TABLE ONLY public.tie ALTER COLUMN number SET DEFAULT nextval('public.tie_number_seq'::regclass);
ALTER TABLE ONLY public.timeline ALTER COLUMN number SET DEFAULT nextval('public.timeline_number_seq'::regclass);
INSERT INTO public.admission VALUES ('Lr5mTyAURbA', 1, '{"number":1,"kind":"joined","seat":1,"digest":"8f40b5fb5e0e4883eab6729c355f87f97f2261ac9fdbfd05aeee40e50acb69d3","after":2,"name":null,"at":"2026-11-28T23:42:54+00:00"}');
INSERT INTO public.admission VALUES ('EKFP9vkYnH8', 1, '{"number":1,"kind":"joined","seat":1,"digest":"75f5ef2215deca7454944915256dfdcb6ab7d923ab55ba469818909920484f1e","after":4,"name":null,"at":"2026-11-28T23:42:54+00:00"}');
INSERT INTO public.admission VALUES ('hRuLPEbMnIE', 1, '{"number":1,"kind":"joined","seat":1,"digest":"b4d5de7b949f48315e221b551e16ae4401cc6d29d6b05236c0f02b0cecf774d6","after":2,"name":null,"at":"2026-11-28T23:42:56+00:00"}');
INSERT INTO public.alembic_version VALUES ('0.8');
INSERT INTO public.analysis VALUES ('EKFP9vkYnH8', 1, '479bc1573ec90b77fa50fee8266c2d7875f80aae5db9397894bf29ca5adb5f20', '\x789ced97cdaea33614c7f7f31496d704050386b09baba9ba69a5ee47571501273021766a9c89d228cfd2cdbcc97db19e633e623261da3b9a76d1ce26327f9bdff9f0b139b950733e089ad1421d752ba8475b919b9666efe95b7878a2cf1e3da85a5ae9428534fa4cb3c8a35a1d6549b3c0a34595cb42e07cbcf4971efec04b7b2505ac7ccfe255ec271ee3cbd00f9eafdec8e08f19518a0c76c748139f7b16c55c4632c3887ce6c5b19f4e1849d031423f7219e9eb199ca17f0e63f52ac6ca0f8011447eec3202369354340959895c084f38a0212fd13498ff1a24fc1690996ae5919f7a2156940349560c5416f1f46e77e2594884103e81a421967cc4577e3281ccd43c400284ac2610a89e10205072e1043253b03cf0632f44b7dd9cc4dc86930677e1cc542ca4106c82f7d3c42e01cd22164c4fdf77c8e710b6fc1690e03104d6255e92423d3890102e2328b68473a89fef902f43662ea5d741662ea5ff3564e68e7d1d64e68e8d609d1763fbe07e46e30454c6d3fbb373eb09980bc1d624584e7b932062d86d043147fd0a3395684adbe818d5f4847c0fed11430b9d865f824e0ca29bca4695c537358c063574d4685c1b2537351ed5d851f9a87287908c6ae2f8908e6aeaa8ab745057e9f5f9fae632747c6ba576add3f05dec0826b0f113b99642f7b2d228b7bf1d738d1da2b4b40b2d91f28b6a4d6b74fef2074e0979275d3d6aea3dee005c8c053492305a708eee7d11fb4353b742de81a7e243346c31ee632944d9396f693b514b417eae8511642b7ecfabc60c4ca98886d22187bc2e29ba655f90b520f59efc28362f9fe456d6edb85c7c149ad4927cc8eb865e6de5f5697bfac7d3f62f87e6164b732c76582b46ab9de8cc9f2a1b7629f2066636b56e8d75b7c9fbc1ed2c771992c7a6f1e8360787cbfe442efb3eba67994aabd30d160db0f873984df7c85a2ca1835af67f301ec356032c081ed0debab418beca8bb8ef987a5a91ebf2ab608b003ac4a06f491fbb867d618f4bfe0ac7a0f35dc0cf747bd679d35d7433c719efc12d2c5cd8bf68dd9e6576683736c32e912a5341edfeda2936a37423a09c6016dc125a2bdd1f317cb15f3dc8f692a65a60148bd0e77707637060c6be3536b56f5deaec2fa60e74a6eeecf75e750ea07d373da528eab65612f3d3c0b587990c99e7e8f671604d73376cd2a43ddcd538a0eb0604a12dd62eeabcb0a03ec043939fd11e559b8d5db916c6c0208353871575aacee3adf0648f7199b744d64565482e33f2242481aa01f5a392642f2a4df2a625e5d11f0eee3b45a432c4f28981b5dd4b58322dd92b2dc8fa4c6a8353929cd59194caa7d7bb0d1aa20cff4694dd06f44186b87563907951888371a3841c3750bb7791fe242a49f27546de1dc9eee5d3be35a42daa4640d410c4496c6fd175ef67d6f3933a362529d45e60b8f0a85b81b1b89b0d690557ae6ffe04e644fa0a');
INSERT INTO public.deal VALUES ('9u8kI6BM9HY', '2026-11-28T23:42:56+00:00', '2026-12-28T23:42:56+00:00', NULL, '35b7aef58b76b5d73bfd23c833c38be7cf03044511d2423b25a091ce12e56814', '{"edition":"monopoly","bots":["random"],"options":{"turn-limit":1},"cards":{},"seed":44380577570523278879349135829904343037,"version":1}');
INSERT INTO public.deal_table VALUES ('7f5HKwZAXps', '9u8kI6BM9HY', '1e51edcf9bc6633da99f9ad90ee608240f3d4d828acb11fc14ae9e16d695ba98', '[true,[[12,4,1,[5,6,566,1]],[1,7,1,[1]],[8,8,1,[3]],[15,9,1,[8,1,0]],[106,10,1,[9,1,0]],[16,11,1,[9,1,0,106]],[8,13,1,[3]],[15,14,1,[8,1,0]],[106,15,1,[9,1,0]],[1001,16,1,[9,1,0,106]],[7,18,1,[11,6,55,5]],[21,19,1,[3]]]]');
INSERT INTO public.device VALUES ('1e51edcf9bc6633da99f9ad90ee608240f3d4d828acb11fc14ae9e16d695ba98', 496803512, '2026-11-28T23:42:58+00:00');
INSERT INTO public.entry VALUES ('Lr5mTyAURbA', 1, 'move', '{"seat":1,"tokens":"build 2"}', '831b455a', 'c315467d55ecdcdf43e59bdf49a88bdc', '{"first":2,"lines":[]}', 1795909374.272565, NULL);
INSERT INTO public.entry VALUES ('Lr5mTyAURbA', 2, 'move', '{"seat":1,"tokens":"politics"}', '747fa693', '8bd7f5327827e4d4de368776bdeeefae', '{"first":2,"lines":[]}', 1795909374.28788, NULL);
INSERT INTO public.entry VALUES ('Lr5mTyAURbA', 3, 'move', '{"seat":1,"tokens":"family"}', '2e41fcb2', 'b9a07449dd2e514e3f1ce5d7e55ca997', '{"first":2,"lines":[{"name":"built","rules":["R048","R055"],"args":{"player":{"type":"seat","value":"B"},"building":{"type":"place","value":"B1"},"floors":{"type":"number","value":2},"roof":{"type":"card","value":"roof"}}},{"name":"roof-paid","rules":["R057"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":0},"buildings":{"type":"number","value":0}}}]}', 1795909374.299474, NULL);
INSERT INTO public.entry VALUES ('Lr5mTyAURbA', 4, 'move', '{"seat":1,"tokens":"done"}', '438d7e78', '2688d05dbb6e091803c1df406d346514', '{"first":4,"lines":[{"name":"income","rules":["R185","R190"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":2}},"items":{"rules":{"empty":"R187"},"args":{"coins":"coins","place":"place","card":"card"},"lines":[["empty",1,"B1.1",null],["empty",1,"B1.2",null]]}}]}', 1795909374.309415, NULL);
INSERT INTO public.entry VALUES ('Lr5mTyAURbA', 5, 'move', '{"seat":1,"tokens":"buy"}', 'f24b8e67', '83412f6a1a5c2e1ca08a47c06ac925de', '{"first":5,"lines":[{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":1},"card":{"type":"hidden","value":null}},"own":{"B":{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":1},"card":{"type":"card","value":"rent-withheld"}}}}}]}', 1795909374.323564, NULL);
INSERT INTO public.entry VALUES ('Lr5mTyAURbA', 6, 'move', '{"seat":1,"tokens":"stop"}', '567e4aa2', 'cbc69b1248e65b17a8331e6e4e874351', '{"first":6,"lines":[{"name":"paid-out","rules":["R195"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":1},"cards":{"type":"number","value":1}}},{"name":"turn-began","rules":["R018"],"args":{"player":{"type":"seat","value":"A"}},"begins":true}]}', 1795909374.334324, NULL);
INSERT INTO public.entry VALUES ('Lr5mTyAURbA', 7, 'move', '{"seat":0,"tokens":"done"}', 'a35b905f', '86a866788331048c02fb7d50f3226c9d', '{"first":8,"lines":[{"name":"income","rules":["R185","R190"],"args":{"player":{"type":"seat","value":"A"},"coins":{"type":"coins","value":2}},"items":{"rules":{"minimum":"R188"},"args":{"coins":"coins","place":"place","card":"card"},"lines":[["minimum",2,null,null]]}}]}', 1795909374.34644, NULL);
INSERT INTO public.entry VALUES ('Lr5mTyAURbA', 8, 'move', '{"seat":0,"tokens":"buy"}', '2b306b66', '721d682e462180e49650e794df7256aa', '{"first":9,"lines":[{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"A"},"coins":{"type":"coins","value":1},"card":{"type":"hidden","value":null}},"own":{"A":{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"A"},"coins":{"type":"coins","value":1},"card":{"type":"card","value":"mother-with-children"}}}}}]}', 1795909374.358783, NULL);
INSERT INTO public.entry VALUES ('Lr5mTyAURbA', 9, 'move', '{"seat":0,"tokens":"buy"}', '95fd0d6b', '9d1ee3efff0c0a499bf87abd84d6cd40', '{"first":10,"lines":[{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"A"},"coins":{"type":"coins","value":1},"card":{"type":"hidden","value":null}},"own":{"A":{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"A"},"coins":{"type":"coins","value":1},"card":{"type":"card","value":"hacker"}}}}},{"name":"paid-out","rules":["R195"],"args":{"player":{"type":"seat","value":"A"},"coins":{"type":"coins","value":0},"cards":{"type":"number","value":2}}},{"name":"turn-began","rules":["R018"],"args":{"player":{"type":"seat","value":"B"}},"begins":true}]}', 1795909374.369383, NULL);
INSERT INTO public.entry VALUES ('Lr5mTyAURbA', 10, 'move', '{"seat":1,"tokens":"done"}', 'b9135217', '4609ebdac5f792ef549afd11bc6a3ae6', '{"first":13,"lines":[{"name":"income","rules":["R185","R190"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":2}},"items":{"rules":{"empty":"R187"},"args":{"coins":"coins","place":"place","card":"card"},"lines":[["empty",1,"B1.1",null],["empty",1,"B1.2",null]]}}]}', 1795909374.381639, NULL);
INSERT INTO public.entry VALUES ('Lr5mTyAURbA', 11, 'move', '{"seat":1,"tokens":"buy"}', 'fb1734de', '173d2630c69910d7847c931d5443a4da', '{"first":14,"lines":[{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":1},"card":{"type":"hidden","value":null}},"own":{"B":{"name":"bought","rules":["R192"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":1},"card":{"type":"card","value":"move"}}}}}]}', 1795909374.390492, NULL);
INSERT INTO public.entry VALUES ('Lr5mTyAURbA', 12, 'move', '{"seat":1,"tokens":"stop"}', '13f69a63', 'b0d68b50dd340eefc3fb1152571ab456', '{"first":15,"lines":[{"name":"paid-out","rules":["R195"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":1},"cards":{"type":"number","value":1}}},{"name":"turn-began","rules":["R018"],"args":{"player":{"type":"seat","value":"A"}},"begins":true}]}', 1795909374.398307, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 1, 'move', '{"seat":1,"tokens":"roll"}', '146ca172', '1fa299752444ad268642fcf1977bc400', '{"first":4,"lines":[{"name":"rolled","rules":["M03"],"args":{"player":{"type":"seat","value":"B"},"first":{"type":"number","value":5},"second":{"type":"number","value":4}}},{"name":"piece-moved","rules":["M03"],"args":{"player":{"type":"seat","value":"B"},"square":{"type":"square","value":"poststrasse"}}}]}', 1795909374.447144, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 2, 'move', '{"seat":1,"tokens":"buy"}', 'b6d51275', '4374f174d19154072faf87b2c032a7c4', '{"first":6,"lines":[{"name":"place-bought","rules":["M09"],"args":{"player":{"type":"seat","value":"B"},"square":{"type":"square","value":"poststrasse"},"coins":{"type":"coins","value":120}}}]}', 1795909374.459328, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 3, 'move', '{"seat":1,"tokens":"mortgage poststrasse"}', '15ea219c', '9c3f6568ba76fd413a520dae2db5c593', '{"first":7,"lines":[{"name":"mortgaged","rules":["M45"],"args":{"player":{"type":"seat","value":"B"},"square":{"type":"square","value":"poststrasse"},"coins":{"type":"coins","value":60}}}]}', 1795909374.468977, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 4, 'move', '{"seat":1,"tokens":"end"}', 'd149b78b', 'a3020d7c7a6f7451a0637bd1662fb892', '{"first":8,"lines":[{"name":"turn-opened","rules":["M07"],"args":{"player":{"type":"seat","value":"A"}},"begins":true}]}', 1795909374.47926, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 5, 'move', '{"seat":0,"tokens":"roll"}', 'e765a9c5', '596abf2eade74257ec67a9316fbb3e24', '{"first":9,"lines":[{"name":"rolled","rules":["M03"],"args":{"player":{"type":"seat","value":"A"},"first":{"type":"number","value":1},"second":{"type":"number","value":1}}},{"name":"piece-moved","rules":["M03"],"args":{"player":{"type":"seat","value":"A"},"square":{"type":"square","value":"community-1"}}},{"name":"card-drawn","rules":["M21"],"args":{"player":{"type":"seat","value":"A"},"card":{"type":"drawn","value":"repairs-40-115"}}}]}', 1795909374.485069, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 6, 'move', '{"seat":0,"tokens":"trade"}', '8fc550e8', '0de5748a7fb4f684146389a5b710f6af', '{"first":12,"lines":[]}', 1795909374.493118, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 7, 'move', '{"seat":0,"tokens":"for"}', '4ea813ee', 'dca1a1e328da559b29e6cbdd8c9bf0a1', '{"first":12,"lines":[]}', 1795909374.50099, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 8, 'move', '{"seat":0,"tokens":"poststrasse"}', 'eb749583', '20981f985dca1a538a4fc8861ac9a376', '{"first":12,"lines":[]}', 1795909374.514399, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 9, 'move', '{"seat":0,"tokens":"offer"}', '307f7ddc', '21424be3cee6792fcc8d8569d0f051dd', '{"first":12,"lines":[{"name":"deal-offered","rules":["M47"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"poststrasse"}]}}}]}', 1795909374.522695, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 10, 'move', '{"seat":1,"tokens":"accept"}', 'd947aa9c', '30860f58a6238503d3e317a178d32c50', '{"first":13,"lines":[{"name":"deal-made","rules":["M47","Q239"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"poststrasse"}]}}}]}', 1795909374.529498, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 11, 'move', '{"seat":0,"tokens":"keep"}', 'e9b617d2', 'a3dd22c7c470bdcb09cf67d03801ccb2', '{"first":14,"lines":[{"name":"paid-to-bank","rules":["M48","M51","Q316"],"args":{"player":{"type":"seat","value":"A"},"coins":{"type":"coins","value":6},"cause":{"type":"key","value":"interest"}}}]}', 1795909374.540965, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 12, 'move', '{"seat":0,"tokens":"redeem poststrasse"}', '65137860', '3a9a35b8f1e1cfe46260daa6d1ca48ab', '{"first":15,"lines":[{"name":"redeemed","rules":["M46","Q235"],"args":{"player":{"type":"seat","value":"A"},"square":{"type":"square","value":"poststrasse"},"coins":{"type":"coins","value":66},"interest":{"type":"coins","value":6}}}]}', 1795909374.553635, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 13, 'move', '{"seat":0,"tokens":"roll"}', 'bdc6b2b1', 'e2d1ebaa16f3a415c10dffa934d1590b', '{"first":16,"lines":[{"name":"rolled","rules":["M03"],"args":{"player":{"type":"seat","value":"A"},"first":{"type":"number","value":5},"second":{"type":"number","value":1}}},{"name":"piece-moved","rules":["M03"],"args":{"player":{"type":"seat","value":"A"},"square":{"type":"square","value":"elisenstrasse"}}}]}', 1795909374.567112, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 14, 'move', '{"seat":0,"tokens":"buy"}', '14bdb5b9', '600c4ce92ade7053db1f3c3a310d8dff', '{"first":18,"lines":[{"name":"place-bought","rules":["M09"],"args":{"player":{"type":"seat","value":"A"},"square":{"type":"square","value":"elisenstrasse"},"coins":{"type":"coins","value":100}}}]}', 1795909374.575741, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 15, 'move', '{"seat":0,"tokens":"trade"}', '181ffe5a', 'd101034aa48773b020ae66ca0c32d3bf', '{"first":19,"lines":[]}', 1795909374.583968, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 16, 'move', '{"seat":0,"tokens":"poststrasse"}', '91d0c151', 'a9902106bd08867f8b0c2c4fe13f9d31', '{"first":19,"lines":[]}', 1795909374.593653, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 17, 'move', '{"seat":0,"tokens":"elisenstrasse"}', 'dae5c0d5', 'e3a212bcf5bdd29f780fd8b6efd02144', '{"first":19,"lines":[]}', 1795909374.601265, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 18, 'move', '{"seat":0,"tokens":"for"}', 'fb9e1f0e', '3101e83f3dcfc473dab412eb39f8c58c', '{"first":19,"lines":[]}', 1795909374.61074, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 19, 'move', '{"seat":0,"tokens":"offer"}', 'eb27e557', '09b69e47355dc1812ddd69a89d930a5e', '{"first":19,"lines":[{"name":"deal-offered","rules":["M47"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[{"type":"square","value":"poststrasse"},{"type":"square","value":"elisenstrasse"}]},"asked":{"type":"goods","value":[]}}}]}', 1795909374.630309, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 20, 'move', '{"seat":1,"tokens":"accept"}', '6260d519', 'da07b2496d6b9de9d3f78dd90aca705b', '{"first":20,"lines":[{"name":"deal-made","rules":["M47","Q239"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[{"type":"square","value":"poststrasse"},{"type":"square","value":"elisenstrasse"}]},"asked":{"type":"goods","value":[]}}}]}', 1795909374.64066, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 21, 'move', '{"seat":0,"tokens":"trade"}', '3ac21e91', '79f423e49dbfa2a60d06f6aa3743308c', '{"first":21,"lines":[]}', 1795909374.653291, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 22, 'move', '{"seat":0,"tokens":"for"}', '5e440cbe', '45b1c1c9f85ff89aeb86f43d5df6e9ea', '{"first":21,"lines":[]}', 1795909374.666762, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 23, 'move', '{"seat":0,"tokens":"elisenstrasse"}', 'f456233c', '632d98ca1f5b65fc057066c26939a98f', '{"first":21,"lines":[]}', 1795909374.675197, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 24, 'move', '{"seat":0,"tokens":"poststrasse"}', 'a9ec13eb', '8077d0b5a60ac5b4fde14b27562bb8cb', '{"first":21,"lines":[]}', 1795909374.685079, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 25, 'move', '{"seat":0,"tokens":"offer"}', 'dd7d471e', 'a35b3c792cdac9df8a229dc8ee9666f5', '{"first":21,"lines":[{"name":"deal-offered","rules":["M47"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"elisenstrasse"},{"type":"square","value":"poststrasse"}]}}}]}', 1795909374.697667, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 26, 'move', '{"seat":1,"tokens":"decline"}', 'bc5d5a05', '12a860144fe061bc58a9361e4affa95d', '{"first":22,"lines":[{"name":"deal-refused","rules":["M47"],"args":{"player":{"type":"seat","value":"B"}}}]}', 1795909374.706641, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 27, 'move', '{"seat":0,"tokens":"trade"}', 'ef80ce7e', '070db07df32c116744ae08c01aea9b87', '{"first":23,"lines":[]}', 1795909374.715731, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 28, 'move', '{"seat":0,"tokens":"for"}', 'df1bb487', '5c5a77a3524d0983ef88b2b9bf7c402b', '{"first":23,"lines":[]}', 1795909374.728428, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 29, 'move', '{"seat":0,"tokens":"elisenstrasse"}', 'bbf20035', '22c7c57546e95498780d75fab7c64c90', '{"first":23,"lines":[]}', 1795909374.742228, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 30, 'move', '{"seat":0,"tokens":"offer"}', '2e7d5f86', 'f15c25e569546d8281765d4fe7b20345', '{"first":23,"lines":[{"name":"deal-offered","rules":["M47"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"elisenstrasse"}]}}}]}', 1795909374.754524, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 31, 'move', '{"seat":1,"tokens":"accept"}', 'af5cfc53', 'a8f31b34801c98fdc2873f3226d2c1b5', '{"first":24,"lines":[{"name":"deal-made","rules":["M47","Q239"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"elisenstrasse"}]}}}]}', 1795909374.764393, NULL);
INSERT INTO public.entry VALUES ('EKFP9vkYnH8', 32, 'move', '{"seat":0,"tokens":"end"}', '6e5743e4', '4ae9ff316f9b5f89aadcb55e702be2dd', '{"first":25,"lines":[{"name":"time-up","rules":["Q306"],"args":{"number":{"type":"number","value":1}},"for_all":true},{"name":"last-standing","rules":["M01"],"args":{"winners":{"type":"seats","value":[{"type":"seat","value":"B"}]}},"for_all":true}]}', 1795909374.77425, NULL);
INSERT INTO public.entry VALUES ('hRuLPEbMnIE', 1, 'move', '{"seat":1,"tokens":"build 2"}', 'de1d4ca2', '67cd1a3075bc25c510e5936e4d1431ae', '{"first":2,"lines":[]}', 1795909376.754375, NULL);
INSERT INTO public.entry VALUES ('hRuLPEbMnIE', 2, 'move', '{"seat":1,"tokens":"removal"}', '13ba1aed', 'a56f627e1158e8dda0a84db0d26a645c', '{"first":2,"lines":[]}', 1795909376.778721, NULL);
INSERT INTO public.entry VALUES ('hRuLPEbMnIE', 3, 'move', '{"seat":1,"tokens":"bomb"}', 'a811307e', '20424d21c7c7416503ae560973e52891', '{"first":2,"lines":[{"name":"built","rules":["R048","R055"],"args":{"player":{"type":"seat","value":"B"},"building":{"type":"place","value":"B1"},"floors":{"type":"number","value":2},"roof":{"type":"card","value":"roof"}}}]}', 1795909376.800242, NULL);
INSERT INTO public.entry VALUES ('hRuLPEbMnIE', 4, 'move', '{"seat":1,"tokens":"freaks B1.1"}', '5c37d167', 'ebd22efde3b4d9e1ba0132c657ab6f4d', '{"first":3,"lines":[{"name":"moved-in","rules":["R075"],"args":{"player":{"type":"seat","value":"B"},"card":{"type":"card","value":"freaks"},"apartment":{"type":"place","value":"B1.1"}}}]}', 1795909376.818002, NULL);
INSERT INTO public.entry VALUES ('hRuLPEbMnIE', 5, 'move', '{"seat":1,"tokens":"done"}', '47adf764', '4ac7fb4478e9b760530b86ca84ca2955', '{"first":4,"lines":[{"name":"income","rules":["R185","R190"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":4}},"items":{"rules":{"rent":"R186","empty":"R187"},"args":{"coins":"coins","place":"place","card":"card"},"lines":[["rent",3,"B1.1","freaks"],["empty",1,"B1.2",null]]}}]}', 1795909376.843578, NULL);
INSERT INTO public.entry VALUES ('hRuLPEbMnIE', 6, 'move', '{"seat":1,"tokens":"stop"}', '60e14ab9', 'a456c7cfac9ed7bb2c7f47dab8ecd30e', '{"first":5,"lines":[{"name":"paid-out","rules":["R195"],"args":{"player":{"type":"seat","value":"B"},"coins":{"type":"coins","value":4},"cards":{"type":"number","value":0}}},{"name":"turn-began","rules":["R018"],"args":{"player":{"type":"seat","value":"A"}},"begins":true}]}', 1795909376.862408, NULL);
INSERT INTO public.entry VALUES ('hRuLPEbMnIE', 7, 'move', '{"seat":0,"tokens":"build 1"}', '9c8e06a6', '1318c2e4294ac937b6396eb47efc1d01', '{"first":7,"lines":[]}', 1795909376.88018, NULL);
INSERT INTO public.entry VALUES ('hRuLPEbMnIE', 8, 'move', '{"seat":0,"tokens":"squatters"}', '4f432db4', '2d82704ac48e5b541bfb7604925a9b6d', '{"first":7,"lines":[{"name":"built","rules":["R048","R055"],"args":{"player":{"type":"seat","value":"A"},"building":{"type":"place","value":"A1"},"floors":{"type":"number","value":1},"roof":{"type":"card","value":"roof"}}}]}', 1795909376.904827, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 1, 'play', '{"action":1,"why":null,"seat":1,"by":"bot"}', NULL, 'fa52726f4bd19b353df24d3f37d9ce29', '{"first":4,"lines":[{"name":"rolled","rules":["M03"],"args":{"player":{"type":"seat","value":"B"},"first":{"type":"number","value":2},"second":{"type":"number","value":4}}},{"name":"piece-moved","rules":["M03"],"args":{"player":{"type":"seat","value":"B"},"square":{"type":"square","value":"chausseestrasse"}}}]}', 1795909377.996785, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 2, 'play', '{"action":11,"why":null,"seat":1,"by":"bot"}', NULL, '88c8437b8b197b51e12346a89b693771', '{"first":6,"lines":[{"name":"auction-opened","rules":["M10","M34"],"args":{"lot":{"type":"square","value":"chausseestrasse"}}}]}', 1795909378.015273, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 3, 'play', '{"action":1566,"why":null,"seat":1,"by":"bot"}', NULL, 'c63d41c55bcb21c7d06df46c52a4627a', '{"first":7,"lines":[{"name":"bid","rules":["M35"],"args":{"player":{"type":"seat","value":"B"},"sum":{"type":"coins","value":566}}}]}', 1795909378.031187, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 4, 'move', '{"seat":0,"tokens":"pass"}', '40fa06c5', '82c359e8117711a040b98293870acab6', '{"first":8,"lines":[{"name":"bidder-passed","rules":["M35"],"args":{"player":{"type":"seat","value":"A"}}},{"name":"auction-won","rules":["M35"],"args":{"player":{"type":"seat","value":"B"},"lot":{"type":"square","value":"chausseestrasse"},"coins":{"type":"coins","value":566}}}]}', 1795909378.039529, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 5, 'play', '{"action":6,"why":null,"seat":1,"by":"bot"}', NULL, '222b7e8d0918ca7366301b75d8bc2763', '{"first":10,"lines":[{"name":"mortgaged","rules":["M45"],"args":{"player":{"type":"seat","value":"B"},"square":{"type":"square","value":"chausseestrasse"},"coins":{"type":"coins","value":50}}}]}', 1795909378.055982, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 6, 'play', '{"action":21,"why":null,"seat":1,"by":"bot"}', NULL, 'd41bbabdb3e53390429b9b8ab2618a7e', '{"first":11,"lines":[{"name":"turn-opened","rules":["M07"],"args":{"player":{"type":"seat","value":"A"}},"begins":true}]}', 1795909378.066385, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 7, 'move', '{"seat":0,"tokens":"roll"}', '986e46ea', 'e6d6c3b47678a6bbafa65bd636ee8355', '{"first":12,"lines":[{"name":"rolled","rules":["M03"],"args":{"player":{"type":"seat","value":"A"},"first":{"type":"number","value":4},"second":{"type":"number","value":6}}},{"name":"piece-moved","rules":["M03"],"args":{"player":{"type":"seat","value":"A"},"square":{"type":"square","value":"gefaengnis"}}}]}', 1795909378.076988, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 8, 'move', '{"seat":0,"tokens":"trade"}', '8336fad8', '7c5c78f0cb53cd646db46c3e8bd7d9e1', '{"first":14,"lines":[]}', 1795909378.089517, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 9, 'move', '{"seat":0,"tokens":"for"}', 'fed5aaa3', 'e8ef015717730c2216dd35a458facce6', '{"first":14,"lines":[]}', 1795909378.109804, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 10, 'move', '{"seat":0,"tokens":"chausseestrasse"}', '25d68f1b', '8fa95b5111efacdb9e415a89e86ac094', '{"first":14,"lines":[]}', 1795909378.129833, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 11, 'move', '{"seat":0,"tokens":"offer"}', 'f5d3681c', '20ba53c22f08bc65877dffebb1d7569f', '{"first":14,"lines":[{"name":"deal-offered","rules":["M47"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"chausseestrasse"}]}}}]}', 1795909378.145895, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 12, 'play', '{"action":18,"why":null,"seat":1,"by":"bot"}', NULL, 'a13d1d2612b65d3d5590bcd7f15e7e17', '{"first":15,"lines":[{"name":"deal-refused","rules":["M47"],"args":{"player":{"type":"seat","value":"B"}}}]}', 1795909378.166746, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 13, 'move', '{"seat":0,"tokens":"trade"}', '6daf50b7', 'ae403c4658e97218090f6bcbd04144be', '{"first":16,"lines":[]}', 1795909378.176821, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 14, 'move', '{"seat":0,"tokens":"for"}', 'e12c3f1e', '9d175adac2bc18c4c7513b2cbbeb04b3', '{"first":16,"lines":[]}', 1795909378.187133, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 15, 'move', '{"seat":0,"tokens":"chausseestrasse"}', 'b901a7ef', 'c62fdc5e71c07b4ab1e51daa2bf9b5be', '{"first":16,"lines":[]}', 1795909378.200174, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 16, 'move', '{"seat":0,"tokens":"1"}', '8ad562f7', '651e9655a6d50a55fdb2e58ef533b9ab', '{"first":16,"lines":[{"name":"deal-offered","rules":["M47"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"chausseestrasse"},{"type":"coins","value":"1"}]}}}]}', 1795909378.221761, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 17, 'play', '{"action":17,"why":null,"seat":1,"by":"bot"}', NULL, '29f4f602e37078bc3ef30e40a44d37da', '{"first":17,"lines":[{"name":"deal-made","rules":["M47","Q239"],"args":{"player":{"type":"seat","value":"A"},"other":{"type":"seat","value":"B"},"given":{"type":"goods","value":[]},"asked":{"type":"goods","value":[{"type":"square","value":"chausseestrasse"},{"type":"coins","value":"1"}]}}}]}', 1795909378.23767, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 18, 'move', '{"seat":0,"tokens":"redeem"}', 'e4bfe08b', 'cbc20451bd8281e3fc52b850f942971d', '{"first":18,"lines":[{"name":"redeemed","rules":["M46","Q235"],"args":{"player":{"type":"seat","value":"A"},"square":{"type":"square","value":"chausseestrasse"},"coins":{"type":"coins","value":55},"interest":{"type":"coins","value":5}}}]}', 1795909378.250159, NULL);
INSERT INTO public.entry VALUES ('7f5HKwZAXps', 19, 'move', '{"seat":0,"tokens":"end"}', '3e362472', '6de0bca397bfba674ec05bf7d0d8a4fd', '{"first":19,"lines":[{"name":"time-up","rules":["Q306"],"args":{"number":{"type":"number","value":1}},"for_all":true},{"name":"last-standing","rules":["M01"],"args":{"winners":{"type":"seats","value":[{"type":"seat","value":"A"}]}},"for_all":true}]}', 1795909378.263203, NULL);
INSERT INTO public.game VALUES ('Lr5mTyAURbA', '2026-11-28T23:42:54+00:00', '{"edition":"landlord-2013","options":{},"cards":{},"games":null,"target":null,"seed":3,"seed_chosen":true,"pace":"normal","hints":null,"sit_in":false,"window_limit":60,"clock":"none","version":1,"seats":[{"name":"Ann","number":1,"message":null,"kind":"human","bot":null,"digest":"8ee6a29231e0bc3a5235574af69524045f47acaef63bb02a51a767e4c566839f","invitation":null,"was":null,"hints":null},{"name":"Ben","number":1,"message":null,"kind":"link","bot":null,"digest":null,"invitation":"8c22c18c642a8dc63be7cf9c6ac03c9c919935e7c3f7e815fb16255e29c64ff4","was":null,"hints":null}],"watching":"open"}', NULL, 12, '2026-11-28T23:42:54+00:00', '{"first":0,"lines":[{"name":"game-began","rules":["R017"],"args":{"player":{"type":"seat","value":"B"}}},{"name":"turn-began","rules":["R018"],"args":{"player":{"type":"seat","value":"B"}},"begins":true}]}', 0, 175, 1, false);
INSERT INTO public.game VALUES ('EKFP9vkYnH8', '2026-11-28T23:42:54+00:00', '{"edition":"monopoly","options":{"turn-limit":1},"cards":{},"games":null,"target":null,"seed":3,"seed_chosen":true,"pace":"normal","hints":null,"sit_in":false,"window_limit":60,"clock":"none","version":1,"seats":[{"name":"Ann","number":1,"message":null,"kind":"human","bot":null,"digest":"6ac2fbc81ccd5b1f15e6c5fe9a7c46db228078b34b4d68c4e9faf0b9f1f7fc10","invitation":null,"was":null,"hints":null},{"name":"Ben","number":1,"message":null,"kind":"link","bot":null,"digest":null,"invitation":"2cb061e85395c33d98ac0e4e40df37710452413c02e8e26cf7de3059aa0e8b85","was":null,"hints":null}],"watching":"open"}', NULL, 32, '2026-11-28T23:42:54+00:00', '{"first":0,"lines":[{"name":"first-throw","rules":["M02","Q234"],"args":{"player":{"type":"seat","value":"A"},"first":{"type":"number","value":1},"second":{"type":"number","value":2}}},{"name":"first-throw","rules":["M02","Q234"],"args":{"player":{"type":"seat","value":"B"},"first":{"type":"number","value":5},"second":{"type":"number","value":5}}},{"name":"board-ready","rules":["M02"],"args":{"player":{"type":"seat","value":"B"}}},{"name":"turn-opened","rules":["M07"],"args":{"player":{"type":"seat","value":"B"}},"begins":true}]}', 0, 205, 1, false);
INSERT INTO public.game VALUES ('hRuLPEbMnIE', '2026-11-28T23:42:56+00:00', '{"edition":"wucherer-1992","options":{},"cards":{},"games":null,"target":null,"seed":3,"seed_chosen":true,"pace":"normal","hints":null,"sit_in":false,"window_limit":60,"clock":"none","version":1,"seats":[{"name":"Ann","number":1,"message":null,"kind":"human","bot":null,"digest":"c6b8194ca479312e1cdc4d10743076d8d0b4f0bad09701102efb2bc2475d0f92","invitation":null,"was":null,"hints":null},{"name":"Ben","number":1,"message":null,"kind":"link","bot":null,"digest":null,"invitation":"f606be80fa409a23d584432b05ef59a8b6a859b6e40f90dff2043c19768b7f0a","was":null,"hints":null}],"watching":"open"}', NULL, 8, '2026-01-01T00:00:00+00:00', '{"first":0,"lines":[{"name":"game-began","rules":["R017"],"args":{"player":{"type":"seat","value":"B"}}},{"name":"turn-began","rules":["R018"],"args":{"player":{"type":"seat","value":"B"}},"begins":true}]}', 0, 0, 1, true);
INSERT INTO public.game VALUES ('7f5HKwZAXps', '2026-11-28T23:42:56+00:00', '{"edition":"monopoly","options":{"turn-limit":1},"cards":{},"games":null,"target":null,"seed":44380577570523278879349135829904343037,"seed_chosen":false,"pace":"normal","hints":false,"sit_in":false,"window_limit":60,"clock":"none","version":1,"seats":[{"name":"Ann","number":1,"message":null,"kind":"human","bot":null,"digest":"7e25dd1d820f580261396d950d829341f82480e31c4f4cfbcde2c2bb4f437f1c","invitation":null,"was":null,"hints":null},{"name":null,"number":1,"message":"bot-random","kind":"bot","bot":"random","digest":null,"invitation":null,"was":null,"hints":null}],"deal":"9u8kI6BM9HY","by_number":true,"watching":"nobody"}', NULL, 19, '2026-11-28T23:42:58+00:00', '{"first":0,"lines":[{"name":"first-throw","rules":["M02","Q234"],"args":{"player":{"type":"seat","value":"A"},"first":{"type":"number","value":1},"second":{"type":"number","value":1}}},{"name":"first-throw","rules":["M02","Q234"],"args":{"player":{"type":"seat","value":"B"},"first":{"type":"number","value":5},"second":{"type":"number","value":4}}},{"name":"board-ready","rules":["M02"],"args":{"player":{"type":"seat","value":"B"}}},{"name":"turn-opened","rules":["M07"],"args":{"player":{"type":"seat","value":"B"}},"begins":true}]}', 0, 49, 1, false);
INSERT INTO public.heartbeat VALUES (1, 0, NULL);
INSERT INTO public.least_schema VALUES (1, '0.6');
INSERT INTO public.person VALUES (496803512, 'Ann', '2026-11-28T23:42:58+00:00');
INSERT INTO public.preference VALUES ('Lr5mTyAURbA', 0, 'alibi', true);
INSERT INTO public.snapshot VALUES ('EKFP9vkYnH8', 32, '{"number":1,"first":"B","results":[],"position":{"edition":"monopoly","options":{"turn-limit":1},"players":2,"turn":"B","phase":"over","cash":{"A":1328,"B":1440},"at":{"A":"elisenstrasse","B":"poststrasse"},"deeds":{"A":{"elisenstrasse":0},"B":{"poststrasse":0}},"chance":["next-station","advance-to-opernplatz","bank-dividend-50","advance-to-seestrasse","pay-each-50","speeding-15","next-utility","get-out-of-jail","advance-to-suedbahnhof","repairs-25-100","next-station","building-savings-150","advance-to-go","go-to-jail","back-3","advance-to-schlossallee"],"community":{"top":["inheritance-100","birthday-10","get-out-of-jail","consulting-25","beauty-contest-10","advance-to-go","stock-sale-50","tax-refund-20","go-to-jail","holiday-money-100","bank-error-200","doctor-50","life-insurance-100","hospital-100","school-50"],"bottom":["repairs-40-115"]},"doubles":1,"round":2,"starter":"B","turns":2,"thrown":[5,1]},"generator":{"name":"sha256-counter","state":["ace4168c83202891f5a6848a58bf44808a529efa08b7e049847229cfe5d88222",80]},"log":27}');
INSERT INTO public.snapshot VALUES ('Lr5mTyAURbA', 12, '{"number":1,"first":"B","results":[],"position":{"edition":"landlord-2013","players":2,"turn":"A","phase":"check","coins":{"A":3,"B":5},"hands":{"A":["hacker","mother-with-children","mother-with-children","odd-ones","squatters","roof-expansion","alibi"],"B":["man-with-a-dog","move","move","rent-withheld","rent-withheld"]},"buildings":{"B1":{"floors":["politics","family"],"roof":"roof"}},"draw":["family","flat-roof","alibi","lunatic","police","nobles","squatters","move","tavern","murder","broker","eviction","man-with-a-dog","hacker","musicians","attic-apartment","odd-ones","murder","court","odd-ones","police","police","alibi","murder","mother-with-children","court","rental-nomad","move","squatters","man-with-a-dog","police","musicians","family","roof-expansion","basement-expansion","musicians","politics","group-house","basement-expansion","alibi","group-house","murder","move","move","hacker","rent-withheld","broker","bomb","bomb","eviction","broker","squatters","hacker","move","move","murder","roof-expansion","flat-roof","attic-apartment","move","move","rental-nomad","police","bomb","basement-expansion","move","court","basement-expansion","group-house","roof-expansion","demolition","court","demolition","hacker","alibi","mover","move","nobles","bomb","police","attic-apartment","scientist","mother-with-children"],"turns":4},"generator":{"name":"sha256-counter","state":["ace4168c83202891f5a6848a58bf44808a529efa08b7e049847229cfe5d88222",194]},"log":17}');
INSERT INTO public.snapshot VALUES ('hRuLPEbMnIE', 6, '{"number":1,"first":"B","results":[],"position":{"edition":"wucherer-1992","players":2,"turn":"A","phase":"check","coins":{"A":3,"B":7},"hands":{"A":["musicians","squatters","squatters","roof","removal","police"],"B":["roof","roof"]},"buildings":{"B1":{"floors":["removal","bomb"],"roof":"roof","tenants":{"1":"freaks"}}},"draw":["roof","family","roof","roof","removal","basement","roof","basement","police","musicians","removal","snobs","loft-conversion","removal","roof","removal","celebrities","roof","woman-with-child","roof","loft-conversion","bomb","removal","roof","removal","hacker","justice","alibi","woman-with-child","murder","freaks","man-with-a-dog","roof","hacker","lunatic","alibi","freaks","snobs","alibi","roof","celebrities","removal","roof","hacker","roof","police","man-with-a-dog","hacker","musicians","murder","woman-with-child","alibi","loft-conversion","odd-people","roof","removal","roof","odd-people","roof","bomb","family","police","squatters","basement","man-with-a-dog","odd-people","roof","removal","bomb","family","murder","justice","roof","hacker","justice","loft-conversion","police","roof","murder","squatters","roof","basement","removal"],"first-turn":["A"],"turns":2},"generator":{"name":"sha256-counter","state":["ace4168c83202891f5a6848a58bf44808a529efa08b7e049847229cfe5d88222",186]},"log":7}');
INSERT INTO public.snapshot VALUES ('7f5HKwZAXps', 19, '{"number":1,"first":"B","results":[],"position":{"edition":"monopoly","options":{"turn-limit":1},"players":2,"turn":"B","phase":"over","cash":{"A":1446,"B":983},"at":{"A":"gefaengnis","B":"chausseestrasse"},"deeds":{"A":{"chausseestrasse":0}},"chance":["speeding-15","bank-dividend-50","building-savings-150","advance-to-suedbahnhof","back-3","advance-to-seestrasse","advance-to-opernplatz","go-to-jail","pay-each-50","get-out-of-jail","next-station","advance-to-schlossallee","next-station","next-utility","repairs-25-100","advance-to-go"],"community":["life-insurance-100","school-50","bank-error-200","holiday-money-100","tax-refund-20","repairs-40-115","stock-sale-50","birthday-10","advance-to-go","go-to-jail","beauty-contest-10","doctor-50","inheritance-100","get-out-of-jail","hospital-100","consulting-25"],"round":2,"starter":"B","turns":2,"thrown":[4,6]},"generator":{"name":"by-number","state":["9de2ef180ce0abf65e9c6b74a42bbd4ac4d540e87dedb65aa1082559aa2b9d60",4,2,0]},"log":21}');
INSERT INTO public.summary VALUES ('EKFP9vkYnH8', '2026-11-28T23:42:54+00:00', '{"waits":false,"asked":null,"over":true,"places":[2,1],"coins":[1428,1560],"instead":[]}', '{"edition":"monopoly","seats":[{"seat":"A","name":"Ann","called":null,"bot":null,"person":"1A"},{"seat":"B","name":"Ben","called":null,"bot":null,"person":"1B"}]}', '{"6ac2fbc81ccd5b1f15e6c5fe9a7c46db228078b34b4d68c4e9faf0b9f1f7fc10":"A","75f5ef2215deca7454944915256dfdcb6ab7d923ab55ba469818909920484f1e":"B"}', 'open', 'EKFP9vkYnH8', 1, '2026-11-28T23:42:54+00:00', true);
INSERT INTO public.summary VALUES ('Lr5mTyAURbA', '2026-11-28T23:42:54+00:00', '{"waits":false,"asked":"A","over":false,"places":[],"coins":[],"instead":[]}', '{"edition":"landlord-2013","seats":[{"seat":"A","name":"Ann","called":null,"bot":null,"person":"1A"},{"seat":"B","name":"Ben","called":null,"bot":null,"person":"1B"}]}', '{"8ee6a29231e0bc3a5235574af69524045f47acaef63bb02a51a767e4c566839f":"A","8f40b5fb5e0e4883eab6729c355f87f97f2261ac9fdbfd05aeee40e50acb69d3":"B"}', 'open', 'Lr5mTyAURbA', 1, '2026-11-28T23:42:54+00:00', true);
INSERT INTO public.summary VALUES ('hRuLPEbMnIE', '2026-11-28T23:42:56+00:00', '{"waits":false,"asked":"A","over":false,"places":[],"coins":[],"instead":[]}', '{"edition":"wucherer-1992","seats":[{"seat":"A","name":"Ann","called":null,"bot":null,"person":"1A"},{"seat":"B","name":"Ben","called":null,"bot":null,"person":"1B"}]}', '{"c6b8194ca479312e1cdc4d10743076d8d0b4f0bad09701102efb2bc2475d0f92":"A","b4d5de7b949f48315e221b551e16ae4401cc6d29d6b05236c0f02b0cecf774d6":"B"}', 'open', 'hRuLPEbMnIE', 1, '2026-11-28T23:42:56+00:00', true);
INSERT INTO public.summary VALUES ('7f5HKwZAXps', '2026-11-28T23:42:58+00:00', '{"waits":false,"asked":null,"over":true,"places":[1,2],"coins":[1546,983],"instead":[]}', '{"edition":"monopoly","seats":[{"seat":"A","name":"Ann","called":null,"bot":null,"person":"1A"},{"seat":"B","name":"Dice","called":{"de":"Würfel","en":"Dice"},"bot":"random","person":"1B"}]}', '{"7e25dd1d820f580261396d950d829341f82480e31c4f4cfbcde2c2bb4f437f1c":"A"}', 'nobody', '7f5HKwZAXps', 1, '2026-11-28T23:42:56+00:00', true);
INSERT INTO public.tie VALUES (1, 496803512, 'Lr5mTyAURbA', '8ee6a29231e0bc3a5235574af69524045f47acaef63bb02a51a767e4c566839f');
INSERT INTO public.tie VALUES (2, 496803512, 'EKFP9vkYnH8', '6ac2fbc81ccd5b1f15e6c5fe9a7c46db228078b34b4d68c4e9faf0b9f1f7fc10');
INSERT INTO public.timeline VALUES (1, 'c3e8ebed', '7713371965600126448 16384 00000001');
INSERT INTO public.waiting VALUES ('dATFcca6LMQ', '2026-11-28T23:42:56+00:00', 1, '{"settings":{"edition":"landlord-2013","options":{},"cards":{},"games":null,"target":null,"pace":"normal","hints":true,"sit_in":false,"window_limit":60,"clock":"none","drawn":false,"filled":true},"places":[{"kind":"human","name":"Ann","bot":null,"key":"8c3182a83e99a72b3ef6b444717fab53af80d1ee0c5b8e238925b3de06555b33","ready":false,"hints":null},{"kind":"link","name":"Ben","bot":null,"key":"61ef6aac1ed7738f3742ad6c58efe0c7bb765642c4f1bf0e7832a248914e2028","ready":false,"hints":null},{"kind":"bot","name":"Cleo","bot":"random","key":null,"ready":false,"hints":null}],"invitation":"deb51ad042aa09138534519a6e71c9bd4631418428d430c6d927d7b682b66731","agreed":{"settings":{"edition":"landlord-2013","options":{},"cards":{},"games":null,"target":null,"pace":"normal","hints":true,"sit_in":false,"window_limit":60,"clock":"none","drawn":false,"filled":true},"seats":3,"bots":["random"]}}');
INSERT INTO public.word VALUES ('Lr5mTyAURbA', 'players', 1, '{"number":1,"at":"2026-11-28T23:42:54+00:00","seat":0,"speaker":0,"voice":null,"name":"Ann","text":"Guten Abend","phrase":null,"client":"s0"}');
INSERT INTO public.word VALUES ('Lr5mTyAURbA', 'players', 2, '{"number":2,"at":"2026-11-28T23:42:54+00:00","seat":1,"speaker":0,"voice":null,"name":"Ben","text":"Hello","phrase":null,"client":"s1"}');
SELECT pg_catalog.setval('public.arrival_person_seq', 1, false);
SELECT pg_catalog.setval('public.bulletin_number_seq', 1, false);
SELECT pg_catalog.setval('public.heartbeat_number_seq', 1, false);
SELECT pg_catalog.setval('public.instruction_number_seq', 1, false);
SELECT pg_catalog.setval('public.least_schema_number_seq', 1, false);
SELECT pg_catalog.setval('public.person_number_seq', 1, false);
SELECT pg_catalog.setval('public.record_number_seq', 1, false);
SELECT pg_catalog.setval('public.tie_number_seq', 2, true);
SELECT pg_catalog.setval('public.timeline_number_seq', 1, false);
ALTER TABLE ONLY public.admission
    ADD CONSTRAINT admission_pkey PRIMARY KEY (game, number);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.allowance
    ADD CONSTRAINT allowance_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.analysis
    ADD CONSTRAINT analysis_pkey PRIMARY KEY (game, number);
ALTER TABLE ONLY public.arrival
    ADD CONSTRAINT arrival_pkey PRIMARY KEY (person);
ALTER TABLE ONLY public.attendance
    ADD CONSTRAINT attendance_pkey PRIMARY KEY (game, worker);
ALTER TABLE ONLY public.ban
    ADD CONSTRAINT ban_pkey PRIMARY KEY (network);
ALTER TABLE ONLY public.bulletin
    ADD CONSTRAINT bulletin_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.code
    ADD CONSTRAINT code_pkey PRIMARY KEY (game, seat);
ALTER TABLE ONLY public.deal
    ADD CONSTRAINT deal_daily_key UNIQUE (daily);
ALTER TABLE ONLY public.deal
    ADD CONSTRAINT deal_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.deal_table
    ADD CONSTRAINT deal_table_deal_device_key UNIQUE (deal, device);
ALTER TABLE ONLY public.deal_table
    ADD CONSTRAINT deal_table_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.device
    ADD CONSTRAINT device_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_game_client_key UNIQUE (game, client);
ALTER TABLE ONLY public.entry
    ADD CONSTRAINT entry_pkey PRIMARY KEY (game, seq);
ALTER TABLE ONLY public.game
    ADD CONSTRAINT game_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.heartbeat
    ADD CONSTRAINT heartbeat_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.instruction
    ADD CONSTRAINT instruction_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.lease
    ADD CONSTRAINT lease_pkey PRIMARY KEY (bucket);
ALTER TABLE ONLY public.least_schema
    ADD CONSTRAINT least_schema_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.operator_key
    ADD CONSTRAINT operator_key_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.person
    ADD CONSTRAINT person_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.preference
    ADD CONSTRAINT preference_pkey PRIMARY KEY (game, seat, card);
ALTER TABLE ONLY public.record
    ADD CONSTRAINT record_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.snapshot
    ADD CONSTRAINT snapshot_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.summary
    ADD CONSTRAINT summary_pkey PRIMARY KEY (game);
ALTER TABLE ONLY public.tie
    ADD CONSTRAINT tie_game_digest_person_key UNIQUE (game, digest, person);
ALTER TABLE ONLY public.tie
    ADD CONSTRAINT tie_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.timeline
    ADD CONSTRAINT timeline_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.waiting
    ADD CONSTRAINT waiting_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.word
    ADD CONSTRAINT word_pkey PRIMARY KEY (game, room, number);
ALTER TABLE ONLY public.worker
    ADD CONSTRAINT worker_pkey PRIMARY KEY (name);
CREATE INDEX ix_deal_table_deal ON public.deal_table USING btree (deal);
CREATE INDEX ix_device_person ON public.device USING btree (person);
CREATE INDEX ix_summary_evening ON public.summary USING btree (evening);
CREATE INDEX ix_tie_person ON public.tie USING btree (person);
