pragma foreign_keys = off;
begin;
CREATE TABLE "migrations" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE posts (
      created_seq integer primary key,
      id text not null unique,
      path text not null unique check (path like '/%' and octet_length(path) <= 2000),
      date text not null check (length(date) = 10),
      featured integer not null check (featured in (0, 1)),
      tag text not null check (octet_length(tag) <= 1000),
      title text not null,
      tagline text not null,
      description text not null,
      author text not null,
      article_image text not null,
      article_img_src text not null,
      article_image_alt text not null,
      film text check (film is null or (case when json_valid("film") then json_type("film") = 'object' else false end)),
      ratings text check (ratings is null or (case when json_valid("ratings") then json_type("ratings") = 'object' else false end)),
      views integer not null default 0,
      revision integer not null,
      created_at text not null,
      updated_at text not null,
      search_text text not null,
      sections text not null check (case when json_valid("sections") then json_type("sections") = 'array' else false end),
      comments text not null check (case when json_valid("comments") then json_type("comments") = 'array' else false end)
    , updated_by text, creation_key text) strict;
CREATE TABLE old_paths (
      path text primary key check (octet_length(path) <= 2000),
      post_id text not null references posts (id) on delete cascade,
      created_at text not null
    ) strict;
CREATE TABLE media (
      hash text primary key,
      type text not null,
      width integer not null,
      height integer not null,
      byte_length integer not null check (byte_length = octet_length(bytes)),
      placeholder text,
      created_at text not null,
      bytes blob not null
    ) strict;
CREATE TABLE settings (key text primary key, value text not null, updated_at text not null) strict;
CREATE TABLE secrets (name text primary key, value text not null, created_at text not null) strict;
CREATE TABLE counters (name text primary key, value integer not null) strict;
CREATE TABLE media_sources (
      hash text primary key references media (hash) on delete cascade,
      source text not null references media (hash) check (source <> hash)
    ) strict;
CREATE TABLE media_use (
      hash text not null,
      post_id text not null references posts (id) on delete cascade,
      primary key (hash, post_id)
    ) strict;
CREATE TABLE media_unused (
      hash text primary key references media (hash) on delete cascade,
      since text not null
    ) strict;
CREATE TABLE accounts (
      id text primary key,
      email text not null unique check (email = lower(email) and octet_length(email) <= 254),
      name text not null,
      email_verified integer not null default 0 check (email_verified in (0, 1)),
      created_at text not null,
      updated_at text not null
    ) strict;
CREATE TABLE account_credentials (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      provider_id text not null,
      provider_account_id text not null,
      password text,
      created_at text not null,
      updated_at text not null,
      unique (provider_id, provider_account_id)
    ) strict;
CREATE TABLE account_sessions (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      token_hash text not null unique,
      user_agent text,
      created_at text not null,
      updated_at text not null,
      expires_at text not null
    ) strict;
CREATE TABLE api_tokens (
      id text primary key,
      account_id text not null references accounts (id) on delete cascade,
      name text not null,
      token_hash text not null unique,
      created_at text not null,
      last_used_at text
    ) strict;
CREATE TABLE setup_links (token_hash text primary key, expires_at text not null) strict;
CREATE TABLE sign_in_attempts (
      key text primary key,
      failures integer not null,
      blocked_until text not null,
      forget_at text not null
    ) strict;
CREATE TABLE subscribers (
      id text primary key,
      email text not null check (octet_length(email) <= 1000),
      email_key text not null unique check (octet_length(email_key) <= 1000),
      status text not null check (status in ('pending', 'active', 'unsubscribed', 'bounced', 'suppressed')),
      source text not null check (source in ('footer', 'greetings', 'api', 'import')),
      unsubscribe_version integer not null default 1,
      confirm_hash text unique,
      confirm_expires text,
      created_at text not null,
      confirmed_at text,
      changed_at text not null
    ) strict;
CREATE TABLE consent_log (
      id text primary key,
      subscriber_id text not null references subscribers (id) on delete cascade,
      event text not null
        check (event in ('requested', 'confirmed', 'unsubscribed', 'returned', 'suppressed', 'imported')),
      at text not null,
      client_hash text,
      form_version text,
      statement text
    ) strict;
CREATE TABLE subscription_counts (
      key text primary key,
      count integer not null,
      forget_at text not null
    ) strict;
CREATE TABLE captcha_used (nonce text primary key, expires_at text not null) strict;
CREATE TABLE campaigns (
      id text primary key,
      post_id text not null,
      subject text not null,
      post text not null,
      state text not null check (state in ('sending', 'cancelled')),
      audience integer not null,
      created_at text not null
    ) strict;
CREATE TABLE deliveries (
      id text primary key,
      kind text not null,
      priority integer not null,
      recipient text not null,
      subscriber_id text,
      campaign_id text references campaigns (id) on delete cascade,
      data text not null,
      state text not null
        check (state in ('queued', 'leased', 'handed', 'sent', 'retry', 'failed', 'uncertain', 'cancelled')),
      due_at text not null,
      attempt integer not null default 0,
      tries integer not null default 0,
      first_tried_at text,
      owner text,
      claimed_at text,
      lease_until text,
      handed_at text,
      sent_at text,
      faulted_at text,
      resent integer not null default 0,
      reply text,
      created_at text not null, way text,
      unique (campaign_id, subscriber_id)
    ) strict;
CREATE TABLE mail_transport (
      name text primary key,
      paused_at text,
      reply text,
      probe_at text,
      pauses integer not null default 0
    , called_at text) strict;
CREATE TABLE mailbox_messages (
      seq integer primary key,
      id text not null unique,
      recipient text not null,
      sender text not null,
      subject text not null,
      text_body text not null,
      html_body text not null,
      headers text not null,
      created_at text not null
    , kind text not null default 'announcement') strict;
CREATE TABLE analytics_salts (
      day text primary key,
      salt text not null
    ) strict;
CREATE TABLE analytics_visitors (
      day text not null,
      visitor text not null,
      screen text not null,
      post_id text not null,
      primary key (day, visitor, screen, post_id)
    ) strict;
CREATE TABLE analytics_days (
      day text not null,
      screen text not null,
      post_id text not null,
      views integer not null,
      visitors integer not null,
      primary key (day, screen, post_id)
    ) strict;
CREATE TABLE analytics_referrers (
      day text not null,
      host text not null,
      views integer not null,
      primary key (day, host)
    ) strict;
CREATE TABLE invitations (
      id text primary key,
      email text not null unique check (email = lower(email) and octet_length(email) <= 254),
      token_hash text not null unique,
      invited_by text not null references accounts (id) on delete cascade,
      mail_id text,
      created_at text not null,
      expires_at text not null
    ) strict;
insert into "migrations" values ('001-init', '2026-11-23T01:50:28.313Z');
insert into "migrations" values ('002-media-upkeep', '2026-11-23T01:50:28.316Z');
insert into "migrations" values ('003-identity', '2026-11-23T01:50:28.319Z');
insert into "migrations" values ('004-post-editors', '2026-11-23T01:50:28.321Z');
insert into "migrations" values ('005-subscribers', '2026-11-23T01:50:28.323Z');
insert into "migrations" values ('006-mail', '2026-11-23T01:50:28.328Z');
insert into "migrations" values ('007-creation-keys', '2026-11-23T01:50:28.335Z');
insert into "migrations" values ('008-analytics', '2026-11-23T01:50:28.338Z');
insert into "migrations" values ('009-mail-ways', '2026-11-23T01:50:28.340Z');
insert into "migrations" values ('010-statistics', '2026-11-23T01:50:28.343Z');
insert into "migrations" values ('011-mailbox-kinds', '2026-11-23T01:50:28.345Z');
insert into "migrations" values ('012-invitations', '2026-11-23T01:50:28.347Z');
insert into "migration_lock" values ('migration_lock', 0);
insert into "posts" values (5, 'p_mepbsaf7oxlluyeh57wv', '/blogs/Nosferatu, 1922', '2026-10-31', 0, 'Horror Review', 'Nosferatu – Eine Symphonie des Grauens', 'Der Vampir kommt, 🦇 und die Pest mit ihm', 'He rises from the hold; it isn''t "only" a film.', 'Mara Vell', '/media/799a4983a2401fbcae7902725f4f62da.png', 'Prana-Film', 'A shadow with long fingers', '{"title":"Nosferatu","year":1922,"director":"F. W. Murnau"}', '{"terror":9,"suspense":8,"originality":10,"cinematography":7,"acting":6,"soundtrack":0,"overall":8}', 3, 3, '2026-11-23T01:50:29.271Z', '2026-11-23T01:50:29.297Z', 'nosferatu – eine symphonie des grauens
der vampir kommt, 🦇 und die pest mit ihm
he rises from the hold; it isn''t "only" a film.
mara vell
nosferatu
f. w. murnau', '[{"sectionTitle":"The ship","sectionText":"First line\\nof **one** paragraph.\n\n||The captain dies.||","sectionImage":"/media/799a4983a2401fbcae7902725f4f62da.png","sectionImgSrc":"","sectionImageAlt":""},{"sectionTitle":"The stairs","sectionText":"A shadow; a hand; 100 % dread.","sectionImage":"/media/799a4983a2401fbcae7902725f4f62da.png","sectionImgSrc":"","sectionImageAlt":""}]', '[]', 'keeper@den.example', NULL);
insert into "posts" values (8, 'p_4bnqhwtmni2ni73kwipr', '/blogs/Ten-wells', '2026-09-01', 1, 'Horror List', 'Ten wells', 'Do not look down', 'All of them are deep.', 'Bram', '', 'me', '', NULL, NULL, 0, 1, '2026-11-23T01:50:29.306Z', '2026-11-23T01:50:29.306Z', 'ten wells
do not look down
all of them are deep.
bram

', '[]', '[]', 'keeper@den.example', NULL);
insert into "posts" values (9, 'p_bt3mmw4j73n2myejynla', '/blogs/On-dogs', '2026-08-01', 0, 'Musings', 'On dogs', 'Do not look down', 'All of them are deep.', 'Bram', '', 'me', '', NULL, NULL, 0, 1, '2026-11-23T01:50:29.313Z', '2026-11-23T01:50:29.313Z', 'on dogs
do not look down
all of them are deep.
bram

', '[{"sectionTitle":"Why","sectionText":"They know first.","sectionImage":"","sectionImgSrc":"","sectionImageAlt":""}]', '[]', 'keeper@den.example', NULL);
insert into "posts" values (10, 'p_dhjhs3mqrabma6vaxhoo', '/blogs/1999/12/carnival-of-souls.html', '1999-12-31', 0, 'Horror Review', 'Carnival of Souls', 'Do not look down', 'All of them are deep.', 'Bram', '', 'me', '', NULL, NULL, 0, 1, '2026-11-23T01:50:29.319Z', '2026-11-23T01:50:29.319Z', 'carnival of souls
do not look down
all of them are deep.
bram

', '[]', '[]', 'keeper@den.example', 'import-0000-0001');
insert into "posts" values (12, 'p_y2ztklggo3eyvwaxmlp2', '/blogs/The-Fog', '2026-08-01', 0, 'Musings', 'The Fog', 'Do not look down', 'All of them are deep.', 'Bram', '', 'me', '', NULL, NULL, 0, 1, '2026-11-23T01:50:32.687Z', '2026-11-23T01:50:32.687Z', 'the fog
do not look down
all of them are deep.
bram

', '[{"sectionTitle":"Why","sectionText":"They know first.","sectionImage":"","sectionImgSrc":"","sectionImageAlt":""}]', '[]', 'keeper@den.example', NULL);
insert into "posts" values (14, 'p_bkou3rf24hb7nosgxwer', '/blogs/Ghost-Story', '2026-08-01', 0, 'Musings', 'Ghost Story', 'Do not look down', 'All of them are deep.', 'Bram', '', 'me', '', NULL, NULL, 0, 1, '2026-11-23T01:50:32.866Z', '2026-11-23T01:50:32.866Z', 'ghost story
do not look down
all of them are deep.
bram

', '[{"sectionTitle":"Why","sectionText":"They know first.","sectionImage":"","sectionImgSrc":"","sectionImageAlt":""}]', '[]', 'keeper@den.example', NULL);
insert into "old_paths" values ('/blogs/Nosferatu-–-Eine-Symphonie-des-Grauens', 'p_mepbsaf7oxlluyeh57wv', '2026-11-23T01:50:29.283Z');
insert into "old_paths" values ('/blogs/Nosferatu-1922', 'p_mepbsaf7oxlluyeh57wv', '2026-11-23T01:50:29.297Z');
insert into "media" values ('799a4983a2401fbcae7902725f4f62da', 'image/png', 12, 8, 95, 'dc143cdc143cdc143cdc143cdc143cdc143c', '2026-11-23T01:50:29.244Z', X'89504E470D0A1A0A0000000D494844520000000C000000080802000000428689A60000000970485973000003E8000003E801B57B526B0000001149444154189563B823624310318C2A02004AF770814069238D0000000049454E44AE426082');
insert into "media" values ('e09e53010a523948de66054a39ec6fff', 'image/png', 24, 16, 110, 'dc143cdc143cdc143cdc143cdc143cdc143c', '2026-11-23T01:50:29.245Z', X'89504E470D0A1A0A0000000D4948445200000018000000100802000000834628C20000000970485973000003E8000003E801B57B526B0000002049444154388D63B823624315C4306AD09DD130BA339A8E4446B38808F9E90000C0BDC2100BB035A30000000049454E44AE426082');
insert into "media" values ('31fac2a88a562ae1dee92d510ff99ccc', 'image/png', 3, 3, 94, 'dc143cdc143cdc143cdc143cdc143cdc143c', '2026-11-23T01:50:29.258Z', X'89504E470D0A1A0A0000000D4948445200000003000000030802000000D94A22E80000000970485973000003E8000003E801B57B526B0000001049444154089963B8236203410C585800A3F20A8D6AE0C8E00000000049454E44AE426082');
insert into "settings" values ('blogName', '"The Lantern Room"', '2026-11-23T01:50:28.682Z');
insert into "settings" values ('tagline', '"Films, one candle at a time"', '2026-11-23T01:50:28.682Z');
insert into "settings" values ('description', '"What stays when the lights come back on."', '2026-11-23T01:50:28.682Z');
insert into "settings" values ('contact', '"keeper@den.example"', '2026-11-23T01:50:28.682Z');
insert into "settings" values ('timeZone', '"Europe/Paris"', '2026-11-23T01:50:28.682Z');
insert into "settings" values ('siteKey', '"key-of-a-former-captcha"', '2026-11-23T01:50:28.682Z');
insert into "settings" values ('adsEnabled', 'true', '2026-11-23T01:50:28.682Z');
insert into "settings" values ('terms', '{"title":"House rules","intro":"Be kind.","parts":[{"heading":"Quotes","text":"O''Hara said: \"No.\"\\n\n*Never.*"}]}', '2026-11-23T01:50:28.682Z');
insert into "settings" values ('smtp', '{"url":"smtp://den:hush%20hush@127.0.0.1:36979","from":"The Lantern Room <den@den.example>"}', '2026-11-23T01:50:32.681Z');
insert into "settings" values ('mailCaps', '{"perSecond":10,"perHour":500,"perDay":1}', '2026-11-23T01:50:32.858Z');
insert into "secrets" values ('identity', '21ySYqcTkdMAG_NenChnKfLxVDZynuxn2aQCElbN_Dg', '2026-11-23T01:50:28.555Z');
insert into "secrets" values ('unsubscribe', '4vWxryJEbse7L5ftUtoE_3JsHRA-PnK88VuZh9Wu6Hc', '2026-11-23T01:50:28.699Z');
insert into "counters" values ('content', 14);
insert into "counters" values ('identity', 1);
insert into "counters" values ('subscribers', 1);
insert into "counters" values ('mail-epoch', 1);
insert into "media_sources" values ('799a4983a2401fbcae7902725f4f62da', 'e09e53010a523948de66054a39ec6fff');
insert into "media_use" values ('799a4983a2401fbcae7902725f4f62da', 'p_mepbsaf7oxlluyeh57wv');
insert into "media_unused" values ('31fac2a88a562ae1dee92d510ff99ccc', '2026-11-23T01:50:38.930Z');
insert into "media_unused" values ('e09e53010a523948de66054a39ec6fff', '2026-11-23T01:50:38.930Z');
insert into "accounts" values ('a_geik7v455i43ayacazzl', 'keeper@den.example', 'keeper', 0, '2026-11-23T01:50:28.463Z', '2026-11-23T01:50:28.463Z');
insert into "accounts" values ('a_w2nvtfl3jaeueocaefnx', 'bram@den.example', 'bram', 0, '2026-11-23T01:50:28.768Z', '2026-11-23T01:50:28.768Z');
insert into "account_credentials" values ('a_utusru4w4v7d3f4bbvdz', 'a_geik7v455i43ayacazzl', 'credential', 'a_geik7v455i43ayacazzl', '$argon2id$v=19$m=19456,t=2,p=1$eO2rNuoip1MmAFU1fyWOQQ$FDDKRSCS9OrnG51/zViw8fXJzV6Irq4DbTTpt8mTpEo', '2026-11-23T01:50:28.463Z', '2026-11-23T01:50:28.463Z');
insert into "account_credentials" values ('a_i2hxm7ukysz642kl56q3', 'a_w2nvtfl3jaeueocaefnx', 'credential', 'a_w2nvtfl3jaeueocaefnx', '$argon2id$v=19$m=19456,t=2,p=1$hXwfzGIRHd3YTsXe8j7k7g$q+cpIPRgpWbxjNJ9/i0RDWDfra7P0VNLXDhoyHRYopE', '2026-11-23T01:50:28.768Z', '2026-11-23T01:50:28.768Z');
insert into "account_sessions" values ('x6RtySZXQmJ1S1q646497rUpFwRhHHLs', 'a_geik7v455i43ayacazzl', 'gv49SLiIOWFVsS2lkRQP61uMCvgfkBvw6embq3TfrOE', '', '2026-11-23T01:50:28.609Z', '2026-11-23T01:50:28.609Z', '2026-12-07T01:50:28.608Z');
insert into "account_sessions" values ('H3oJjpsWdLbx7lmWfxwLVXdggcER0mW4', 'a_w2nvtfl3jaeueocaefnx', 'tlZpHhLrJ0uCpy4QDr6zdDv851SlHQWqQDUGHw7HxNs', '', '2026-11-23T01:50:28.800Z', '2026-11-23T01:50:28.800Z', '2026-12-07T01:50:28.799Z');
insert into "api_tokens" values ('t_kmwldhj2eg', 'a_geik7v455i43ayacazzl', 'Import', 'fkO83u361UQzkgqQzPtxAf6tBoIyLmDt1nGUb2PMmtM', '2026-11-23T01:50:29.172Z', '2026-11-23T01:50:29.317Z');
insert into "sign_in_attempts" values ('WYH_duc5ipZ2xdnJVJVouwceLJ1zKx3lndv9xbEVn_M.9GVSM5HDdW5EX2-7wl1GapeKmBFOZ6E5DonFM81Ckjc', 1, '2026-11-23T01:50:28.630Z', '2026-11-24T01:50:28.630Z');
insert into "sign_in_attempts" values ('WYH_duc5ipZ2xdnJVJVouwceLJ1zKx3lndv9xbEVn_M.7u5RENaEhbpIgSX6NRmuf3O4bcfhYhh2JMhQHtbwetA', 1, '2026-11-23T01:50:28.630Z', '2026-11-24T01:50:28.630Z');
insert into "sign_in_attempts" values ('76PPaOxyzfcRHuWJTIHL3F8x8b4AZenNbb0xZ8Oj48M', 1, '2026-11-23T01:50:28.630Z', '2026-11-23T02:00:28.630Z');
insert into "subscribers" values ('s_4mw26q33gxvpaslnm3go', 'anna@mail.example', 'anna@mail.example', 'active', 'greetings', 1, 'LOorgX0ZD5R3eQxehpWgyLzL5Asj4OqGF9-XM3dsg88', '2026-11-30T01:50:29.827Z', '2026-11-23T01:50:29.827Z', '2026-11-23T01:50:29.916Z', '2026-11-23T01:50:29.916Z');
insert into "subscribers" values ('s_7arqmkanrthcccu3545r', 'ben@mail.example', 'ben@mail.example', 'active', 'greetings', 1, 'm8RAvO6X_m56vdCtxlHfJd8pju_yRq-qtH5dvbOL9gA', '2026-11-30T01:50:30.402Z', '2026-11-23T01:50:30.402Z', '2026-11-23T01:50:30.474Z', '2026-11-23T01:50:30.474Z');
insert into "subscribers" values ('s_xlzqrjq426farhsatsae', 'dora@mail.example', 'dora@mail.example', 'unsubscribed', 'greetings', 1, NULL, NULL, '2026-11-23T01:50:30.778Z', '2026-11-23T01:50:30.847Z', '2026-11-23T01:50:32.825Z');
insert into "subscribers" values ('s_npolscho6gx2lc6f7yo3', 'edgar@mail.example', 'edgar@mail.example', 'suppressed', 'greetings', 1, NULL, NULL, '2026-11-23T01:50:31.308Z', '2026-11-23T01:50:31.381Z', '2026-11-23T01:50:32.852Z');
insert into "subscribers" values ('s_e2jia3zncpazmqgub7do', 'finn@mail.example', 'finn@mail.example', 'bounced', 'greetings', 1, NULL, '2026-11-30T01:50:31.694Z', '2026-11-23T01:50:31.694Z', '2026-11-23T01:50:31.776Z', '2026-11-23T01:50:32.742Z');
insert into "subscribers" values ('s_q5fnict2s7dpltmx2yua', 'gus@mail.example', 'gus@mail.example', 'active', 'greetings', 1, NULL, NULL, '2026-11-23T01:50:32.049Z', '2026-11-23T01:50:32.135Z', '2026-11-23T01:50:32.844Z');
insert into "subscribers" values ('s_22bdtrkjtxbti3bihmxx', 'ivy@mail.example', 'ivy@mail.example', 'unsubscribed', 'import', 1, NULL, NULL, '2026-11-23T01:50:32.149Z', NULL, '2026-11-23T01:50:32.149Z');
insert into "subscribers" values ('s_22qpht222fvp4l5k5wy2', 'Henry.James@mail.example', 'henry.james@mail.example', 'active', 'import', 1, NULL, NULL, '2026-11-23T01:50:32.191Z', '2026-11-23T01:50:32.191Z', '2026-11-23T01:50:32.191Z');
insert into "subscribers" values ('s_65esoma6i3zx5fqbazwg', 'paula@mail.example', 'paula@mail.example', 'pending', 'greetings', 1, 'sQuOevq492dfs7XDi0eo-h7qmavYygLsl3y17X0MbHk', '2026-11-30T01:50:32.609Z', '2026-11-23T01:50:32.609Z', NULL, '2026-11-23T01:50:32.609Z');
insert into "subscribers" values ('s_jr4ftnzytiha23forauw', 'zoe@mail.example', 'zoe@mail.example', 'pending', 'greetings', 1, 'BDYBU1Ui061rwa559R--dzXRtxiNDtS0vP0xZOGx3tc', '2026-11-30T01:50:33.100Z', '2026-11-23T01:50:33.100Z', NULL, '2026-11-23T01:50:33.100Z');
insert into "consent_log" values ('k_sfxgc5wvotqlisymui2l', 's_4mw26q33gxvpaslnm3go', 'requested', '2026-11-23T01:50:29.827Z', '_esv2Sp64gFiHg7xjGXV9DTl_3Rf3SRL3PDiZZaoe3w', '1', NULL);
insert into "consent_log" values ('k_dthj55h3zrcunyutzub7', 's_4mw26q33gxvpaslnm3go', 'confirmed', '2026-11-23T01:50:29.916Z', 'bqDj4ZVPJWL3MD46bfNq8QEKJrU_BuI1ZrxrHbBYT0A', NULL, NULL);
insert into "consent_log" values ('k_zrrm5276kov7xu3aa2ow', 's_7arqmkanrthcccu3545r', 'requested', '2026-11-23T01:50:30.402Z', 'HtVEIRjh3UA2ATIqE15Szntv1tv_Y80sKiYrKXDeBbE', '1', NULL);
insert into "consent_log" values ('k_mgfobbx7cqolfc7l7elm', 's_7arqmkanrthcccu3545r', 'confirmed', '2026-11-23T01:50:30.474Z', 'bqDj4ZVPJWL3MD46bfNq8QEKJrU_BuI1ZrxrHbBYT0A', NULL, NULL);
insert into "consent_log" values ('k_jgyoq6lj6bau3tuuq3iz', 's_xlzqrjq426farhsatsae', 'requested', '2026-11-23T01:50:30.779Z', 'KDv6LRoZxo6U417UxTrHrrVPjSPVbfN9Mkau_3RK_kk', '1', NULL);
insert into "consent_log" values ('k_2i3kqfjhx2lk2z3dtkq2', 's_xlzqrjq426farhsatsae', 'confirmed', '2026-11-23T01:50:30.847Z', 'bqDj4ZVPJWL3MD46bfNq8QEKJrU_BuI1ZrxrHbBYT0A', NULL, NULL);
insert into "consent_log" values ('k_7r7iwql2ymdx43ldmtbv', 's_npolscho6gx2lc6f7yo3', 'requested', '2026-11-23T01:50:31.308Z', 'g61QN80ylH4iVLJlAfjXG_djP0k0liFxtjF5f_Na2LQ', '1', NULL);
insert into "consent_log" values ('k_4xdqwfnzhzuvvbvt67m6', 's_npolscho6gx2lc6f7yo3', 'confirmed', '2026-11-23T01:50:31.381Z', 'bqDj4ZVPJWL3MD46bfNq8QEKJrU_BuI1ZrxrHbBYT0A', NULL, NULL);
insert into "consent_log" values ('k_cynqu67v3mjlgmwnnecp', 's_e2jia3zncpazmqgub7do', 'requested', '2026-11-23T01:50:31.694Z', 'dF3YdjxCfvXU4zhik_oc1x5WyMzYxMr28cpw4s0FV10', '1', NULL);
insert into "consent_log" values ('k_pddevhwkjoc5yxhr3y4s', 's_e2jia3zncpazmqgub7do', 'confirmed', '2026-11-23T01:50:31.777Z', 'bqDj4ZVPJWL3MD46bfNq8QEKJrU_BuI1ZrxrHbBYT0A', NULL, NULL);
insert into "consent_log" values ('k_vdm6larw442jhvux4z55', 's_q5fnict2s7dpltmx2yua', 'requested', '2026-11-23T01:50:32.049Z', 'WIuZi_cVXPpjD5jbzE_vCtpY9IX1bQDBf-0tassG_6Q', '1', NULL);
insert into "consent_log" values ('k_7vtxdd5g7vgfxz22vng6', 's_q5fnict2s7dpltmx2yua', 'confirmed', '2026-11-23T01:50:32.135Z', 'bqDj4ZVPJWL3MD46bfNq8QEKJrU_BuI1ZrxrHbBYT0A', NULL, NULL);
insert into "consent_log" values ('k_222rj7owbwwpr5nrnkr4', 's_22bdtrkjtxbti3bihmxx', 'unsubscribed', '2026-11-23T01:50:32.149Z', NULL, NULL, 'They signed a list at the film club in October 2026.');
insert into "consent_log" values ('k_226d3mb45lmtwnqbfnrc', 's_22qpht222fvp4l5k5wy2', 'imported', '2026-11-23T01:50:32.191Z', NULL, NULL, 'They signed a list at the film club in October 2026.');
insert into "consent_log" values ('k_w2dhl7cfw7cxntdnrh4p', 's_65esoma6i3zx5fqbazwg', 'requested', '2026-11-23T01:50:32.609Z', 'sYTmpxff3G5JjPu0OHU1p1p1MF03X0rgDnNQA0X1rYc', '1', NULL);
insert into "consent_log" values ('k_weanxpiyhzqxzsybqcet', 's_e2jia3zncpazmqgub7do', 'suppressed', '2026-11-23T01:50:32.742Z', NULL, NULL, 'undeliverable');
insert into "consent_log" values ('k_jalrowyjxm5tfkh3nuzu', 's_xlzqrjq426farhsatsae', 'unsubscribed', '2026-11-23T01:50:32.825Z', 'bqDj4ZVPJWL3MD46bfNq8QEKJrU_BuI1ZrxrHbBYT0A', NULL, NULL);
insert into "consent_log" values ('k_rw7keopkkdn5ml5jn7zy', 's_q5fnict2s7dpltmx2yua', 'unsubscribed', '2026-11-23T01:50:32.833Z', 'bqDj4ZVPJWL3MD46bfNq8QEKJrU_BuI1ZrxrHbBYT0A', NULL, NULL);
insert into "consent_log" values ('k_b6pmrcnxgbm2e5vnbmcy', 's_q5fnict2s7dpltmx2yua', 'returned', '2026-11-23T01:50:32.844Z', 'bqDj4ZVPJWL3MD46bfNq8QEKJrU_BuI1ZrxrHbBYT0A', NULL, NULL);
insert into "consent_log" values ('k_bwagub467ewopblox6yg', 's_npolscho6gx2lc6f7yo3', 'suppressed', '2026-11-23T01:50:32.853Z', NULL, NULL, NULL);
insert into "consent_log" values ('k_l3xvfhignnqqppjdlypc', 's_jr4ftnzytiha23forauw', 'requested', '2026-11-23T01:50:33.101Z', 'K1hWLbPVSgeHtXk_0E4-63J4xUt9qkFDClOm-Q1WHZ4', '1', NULL);
insert into "subscription_counts" values ('everybody', 8, '2026-11-23T02:50:29.825Z');
insert into "subscription_counts" values ('network:_esv2Sp64gFiHg7xjGXV9DTl_3Rf3SRL3PDiZZaoe3w', 1, '2026-11-23T02:50:29.825Z');
insert into "subscription_counts" values ('soon:PO4ulztZZ-21lRlKabDfRHKnfdV9mOf_5nb8gkanJJ4', 1, '2026-11-23T02:00:29.826Z');
insert into "subscription_counts" values ('day:PO4ulztZZ-21lRlKabDfRHKnfdV9mOf_5nb8gkanJJ4', 1, '2026-11-24T01:50:29.826Z');
insert into "subscription_counts" values ('network:HtVEIRjh3UA2ATIqE15Szntv1tv_Y80sKiYrKXDeBbE', 1, '2026-11-23T02:50:30.401Z');
insert into "subscription_counts" values ('soon:r1JHkwJs0d36rBN9ya--6QHzTVTlH8tIf7Uvzpxapq4', 1, '2026-11-23T02:00:30.402Z');
insert into "subscription_counts" values ('day:r1JHkwJs0d36rBN9ya--6QHzTVTlH8tIf7Uvzpxapq4', 1, '2026-11-24T01:50:30.402Z');
insert into "subscription_counts" values ('network:KDv6LRoZxo6U417UxTrHrrVPjSPVbfN9Mkau_3RK_kk', 1, '2026-11-23T02:50:30.778Z');
insert into "subscription_counts" values ('soon:ndRCFcoHYS9AwnnygxfKe_iqO2D_SLzkkqE26_BbJgI', 1, '2026-11-23T02:00:30.778Z');
insert into "subscription_counts" values ('day:ndRCFcoHYS9AwnnygxfKe_iqO2D_SLzkkqE26_BbJgI', 1, '2026-11-24T01:50:30.778Z');
insert into "subscription_counts" values ('network:g61QN80ylH4iVLJlAfjXG_djP0k0liFxtjF5f_Na2LQ', 1, '2026-11-23T02:50:31.306Z');
insert into "subscription_counts" values ('soon:rtKwFMex6KalVlOeZRufGDn11tyvF-2jICVOqOkq8OI', 1, '2026-11-23T02:00:31.307Z');
insert into "subscription_counts" values ('day:rtKwFMex6KalVlOeZRufGDn11tyvF-2jICVOqOkq8OI', 1, '2026-11-24T01:50:31.307Z');
insert into "subscription_counts" values ('network:dF3YdjxCfvXU4zhik_oc1x5WyMzYxMr28cpw4s0FV10', 1, '2026-11-23T02:50:31.694Z');
insert into "subscription_counts" values ('soon:3Ey3GzawwYVntV8qlh8FiFfPoffCh4H7HLwvlrYjwlA', 1, '2026-11-23T02:00:31.694Z');
insert into "subscription_counts" values ('day:3Ey3GzawwYVntV8qlh8FiFfPoffCh4H7HLwvlrYjwlA', 1, '2026-11-24T01:50:31.694Z');
insert into "subscription_counts" values ('network:WIuZi_cVXPpjD5jbzE_vCtpY9IX1bQDBf-0tassG_6Q', 1, '2026-11-23T02:50:32.049Z');
insert into "subscription_counts" values ('soon:m4_bY5DgNPy4bzIdq9HY4-Bwby1ngtcW3Fb1gDfsuWs', 1, '2026-11-23T02:00:32.049Z');
insert into "subscription_counts" values ('day:m4_bY5DgNPy4bzIdq9HY4-Bwby1ngtcW3Fb1gDfsuWs', 1, '2026-11-24T01:50:32.049Z');
insert into "subscription_counts" values ('network:sYTmpxff3G5JjPu0OHU1p1p1MF03X0rgDnNQA0X1rYc', 1, '2026-11-23T02:50:32.608Z');
insert into "subscription_counts" values ('soon:DsF3N0qcAiuZCXaoWtWGA3kKdKujSNGqyI73Xl8GEPU', 1, '2026-11-23T02:00:32.609Z');
insert into "subscription_counts" values ('day:DsF3N0qcAiuZCXaoWtWGA3kKdKujSNGqyI73Xl8GEPU', 1, '2026-11-24T01:50:32.609Z');
insert into "subscription_counts" values ('network:K1hWLbPVSgeHtXk_0E4-63J4xUt9qkFDClOm-Q1WHZ4', 1, '2026-11-23T02:50:33.100Z');
insert into "subscription_counts" values ('soon:2x1PIAiAdZAXuyH9qdUFh-e9QIRijay-qFwKWpnos3M', 1, '2026-11-23T02:00:33.100Z');
insert into "subscription_counts" values ('day:2x1PIAiAdZAXuyH9qdUFh-e9QIRijay-qFwKWpnos3M', 1, '2026-11-24T01:50:33.100Z');
insert into "captcha_used" values ('altcha:2e5a2dfb937d4961f2bdf76750bfa822', '2026-11-23T01:55:29.000Z');
insert into "captcha_used" values ('altcha:065c6c73934ee84a486accf28111ffe5', '2026-11-23T01:55:29.000Z');
insert into "captcha_used" values ('altcha:9c3f3d34bed01767ec43b00ef6b68d5a', '2026-11-23T01:55:30.000Z');
insert into "captcha_used" values ('altcha:7c2d9ca98e78919f8afb516dd1a12a18', '2026-11-23T01:55:30.000Z');
insert into "captcha_used" values ('altcha:912416c6f20b211017cbf483102f4d81', '2026-11-23T01:55:31.000Z');
insert into "captcha_used" values ('altcha:726afd30cd264f3e937e83b7070e1fe7', '2026-11-23T01:55:31.000Z');
insert into "captcha_used" values ('altcha:8c483b5c82e601b2f1963183bd437d3a', '2026-11-23T01:55:32.000Z');
insert into "captcha_used" values ('altcha:800884b74a75b78fb8ab210e3d9bd7e7', '2026-11-23T01:55:32.000Z');
insert into "campaigns" values ('c_4bbatjgzcoo2j7bmgkd6', 'p_y2ztklggo3eyvwaxmlp2', 'The Fog', '{"id":"p_y2ztklggo3eyvwaxmlp2","title":"The Fog","tagline":"Do not look down","description":"All of them are deep.","path":"/blogs/The-Fog","articleImage":"","articleImageAlt":"","cover":"/covers/p_y2ztklggo3eyvwaxmlp2-1hns9evl0vn-card.jpg"}', 'sending', 7, '2026-11-23T01:50:32.687Z');
insert into "campaigns" values ('c_ilduzkyieybzassnq7rt', 'p_bkou3rf24hb7nosgxwer', 'Ghost Story', '{"id":"p_bkou3rf24hb7nosgxwer","title":"Ghost Story","tagline":"Do not look down","description":"All of them are deep.","path":"/blogs/Ghost-Story","articleImage":"","articleImageAlt":"","cover":"/covers/p_bkou3rf24hb7nosgxwer-sqg1988779-card.jpg"}', 'sending', 4, '2026-11-23T01:50:32.866Z');
insert into "deliveries" values ('lyryogcyre66kmiv74uv', 'invitation', 0, 'bram@den.example', NULL, NULL, '{}', 'sent', '2026-11-23T01:50:28.694Z', 1, 0, NULL, NULL, '2026-11-23T01:50:28.702Z', NULL, '2026-11-23T01:50:28.705Z', '2026-11-23T01:50:28.708Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:28.694Z', 'outbox');
insert into "deliveries" values ('wniiepsojgwrdwjzp7ty', 'invitation', 0, 'carmilla@den.example', NULL, NULL, '{}', 'sent', '2026-11-23T01:50:28.807Z', 1, 0, NULL, NULL, '2026-11-23T01:50:28.810Z', NULL, '2026-11-23T01:50:28.811Z', '2026-11-23T01:50:28.812Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:28.807Z', 'outbox');
insert into "deliveries" values ('6q43k5urvjb5wzjjfjwq', 'confirmation', 0, 'anna@mail.example', 's_4mw26q33gxvpaslnm3go', NULL, '{}', 'sent', '2026-11-23T01:50:29.828Z', 1, 0, NULL, NULL, '2026-11-23T01:50:29.832Z', NULL, '2026-11-23T01:50:29.833Z', '2026-11-23T01:50:29.834Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:29.828Z', 'outbox');
insert into "deliveries" values ('rn5hboclafdkafrxwa4z', 'confirmation', 0, 'ben@mail.example', 's_7arqmkanrthcccu3545r', NULL, '{}', 'sent', '2026-11-23T01:50:30.402Z', 1, 0, NULL, NULL, '2026-11-23T01:50:30.405Z', NULL, '2026-11-23T01:50:30.406Z', '2026-11-23T01:50:30.407Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:30.402Z', 'outbox');
insert into "deliveries" values ('tagrb2lfolwn4nbadchw', 'confirmation', 0, 'dora@mail.example', 's_xlzqrjq426farhsatsae', NULL, '{}', 'sent', '2026-11-23T01:50:30.779Z', 1, 0, NULL, NULL, '2026-11-23T01:50:30.782Z', NULL, '2026-11-23T01:50:30.783Z', '2026-11-23T01:50:30.784Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:30.779Z', 'outbox');
insert into "deliveries" values ('2mlspygfy74qrmqwk4tg', 'confirmation', 0, 'edgar@mail.example', 's_npolscho6gx2lc6f7yo3', NULL, '{}', 'sent', '2026-11-23T01:50:31.308Z', 1, 0, NULL, NULL, '2026-11-23T01:50:31.311Z', NULL, '2026-11-23T01:50:31.312Z', '2026-11-23T01:50:31.313Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:31.308Z', 'outbox');
insert into "deliveries" values ('euevmc7ouch2edft7l6o', 'confirmation', 0, 'finn@mail.example', 's_e2jia3zncpazmqgub7do', NULL, '{}', 'sent', '2026-11-23T01:50:31.695Z', 1, 0, NULL, NULL, '2026-11-23T01:50:31.699Z', NULL, '2026-11-23T01:50:31.699Z', '2026-11-23T01:50:31.700Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:31.694Z', 'outbox');
insert into "deliveries" values ('z2dwug6dl2kovt2je2zp', 'confirmation', 0, 'gus@mail.example', 's_q5fnict2s7dpltmx2yua', NULL, '{}', 'sent', '2026-11-23T01:50:32.050Z', 1, 0, NULL, NULL, '2026-11-23T01:50:32.053Z', NULL, '2026-11-23T01:50:32.054Z', '2026-11-23T01:50:32.056Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:32.049Z', 'outbox');
insert into "deliveries" values ('lejy7oqynsaocbengnkf', 'confirmation', 0, 'paula@mail.example', 's_65esoma6i3zx5fqbazwg', NULL, '{}', 'sent', '2026-11-23T01:50:32.609Z', 1, 0, NULL, NULL, '2026-11-23T01:50:32.612Z', NULL, '2026-11-23T01:50:32.612Z', '2026-11-23T01:50:32.614Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:32.609Z', 'outbox');
insert into "deliveries" values ('f4059451f984dbc3f8ee6621', 'announcement', 1, 'anna@mail.example', 's_4mw26q33gxvpaslnm3go', 'c_4bbatjgzcoo2j7bmgkd6', '{}', 'sent', '2026-11-23T01:50:32.688Z', 1, 0, NULL, NULL, '2026-11-23T01:50:32.692Z', NULL, '2026-11-23T01:50:32.748Z', '2026-11-23T01:50:32.749Z', NULL, 0, '250 2.0.0 taken', '2026-11-23T01:50:32.687Z', 'outbox');
insert into "deliveries" values ('f8517c631272549a94d2fed8', 'announcement', 1, 'ben@mail.example', 's_7arqmkanrthcccu3545r', 'c_4bbatjgzcoo2j7bmgkd6', '{}', 'sent', '2026-11-23T01:50:32.688Z', 1, 0, NULL, NULL, '2026-11-23T01:50:32.692Z', NULL, '2026-11-23T01:50:32.739Z', '2026-11-23T01:50:32.747Z', NULL, 0, '250 2.0.0 taken', '2026-11-23T01:50:32.687Z', 'outbox');
insert into "deliveries" values ('32b1f7de7ecc14549c56d2cf', 'announcement', 1, 'dora@mail.example', 's_xlzqrjq426farhsatsae', 'c_4bbatjgzcoo2j7bmgkd6', '{}', 'sent', '2026-11-23T01:50:32.688Z', 1, 0, NULL, NULL, '2026-11-23T01:50:32.692Z', NULL, '2026-11-23T01:50:32.731Z', '2026-11-23T01:50:32.734Z', NULL, 0, '250 2.0.0 taken', '2026-11-23T01:50:32.687Z', 'outbox');
insert into "deliveries" values ('b263be7bceb3afc850550f69', 'announcement', 1, 'edgar@mail.example', 's_npolscho6gx2lc6f7yo3', 'c_4bbatjgzcoo2j7bmgkd6', '{}', 'sent', '2026-11-23T01:50:32.688Z', 1, 0, NULL, NULL, '2026-11-23T01:50:32.692Z', NULL, '2026-11-23T01:50:32.738Z', '2026-11-23T01:50:32.746Z', NULL, 0, '250 2.0.0 taken', '2026-11-23T01:50:32.687Z', 'outbox');
insert into "deliveries" values ('6a3c34f8a1790a9b23faaae8', 'announcement', 1, 'finn@mail.example', 's_e2jia3zncpazmqgub7do', 'c_4bbatjgzcoo2j7bmgkd6', '{}', 'failed', '2026-11-23T01:50:32.688Z', 1, 0, NULL, NULL, '2026-11-23T01:50:32.692Z', NULL, NULL, NULL, NULL, 0, '550 5.1.1 no such user here', '2026-11-23T01:50:32.687Z', 'outbox');
insert into "deliveries" values ('37465e73b4015d5fda200d6d', 'announcement', 1, 'gus@mail.example', 's_q5fnict2s7dpltmx2yua', 'c_4bbatjgzcoo2j7bmgkd6', '{}', 'sent', '2026-11-23T01:50:32.688Z', 1, 0, NULL, NULL, '2026-11-23T01:50:32.736Z', NULL, '2026-11-23T01:50:32.754Z', '2026-11-23T01:50:32.755Z', NULL, 0, '250 2.0.0 taken', '2026-11-23T01:50:32.687Z', 'outbox');
insert into "deliveries" values ('5813b4df400c41acd8085e9e', 'announcement', 1, 'Henry.James@mail.example', 's_22qpht222fvp4l5k5wy2', 'c_4bbatjgzcoo2j7bmgkd6', '{}', 'sent', '2026-11-23T01:50:32.688Z', 1, 0, NULL, NULL, '2026-11-23T01:50:32.744Z', NULL, '2026-11-23T01:50:32.756Z', '2026-11-23T01:50:32.757Z', NULL, 0, '250 2.0.0 taken', '2026-11-23T01:50:32.687Z', 'outbox');
insert into "deliveries" values ('551575746c7c28b6ddf77e58', 'announcement', 1, 'anna@mail.example', 's_4mw26q33gxvpaslnm3go', 'c_ilduzkyieybzassnq7rt', '{"unsubscribeVersion":"1"}', 'queued', '2026-11-23T01:50:32.866Z', 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-23T01:50:32.866Z', NULL);
insert into "deliveries" values ('0737239db8a56206f18c698a', 'announcement', 1, 'ben@mail.example', 's_7arqmkanrthcccu3545r', 'c_ilduzkyieybzassnq7rt', '{"unsubscribeVersion":"1"}', 'queued', '2026-11-23T01:50:32.866Z', 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-23T01:50:32.866Z', NULL);
insert into "deliveries" values ('fabeea928a64146e37f919da', 'announcement', 1, 'gus@mail.example', 's_q5fnict2s7dpltmx2yua', 'c_ilduzkyieybzassnq7rt', '{"unsubscribeVersion":"1"}', 'queued', '2026-11-23T01:50:32.866Z', 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-23T01:50:32.866Z', NULL);
insert into "deliveries" values ('52b8797c9f0968a76062d0dc', 'announcement', 1, 'Henry.James@mail.example', 's_22qpht222fvp4l5k5wy2', 'c_ilduzkyieybzassnq7rt', '{"unsubscribeVersion":"1"}', 'queued', '2026-11-23T01:50:32.866Z', 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-23T01:50:32.866Z', NULL);
insert into "deliveries" values ('tccyiga2q4thmw6lzt54', 'confirmation', 0, 'zoe@mail.example', 's_jr4ftnzytiha23forauw', NULL, '{"confirmUrl":"https://den.example/subscription/confirm?token=m3rzTRLUJwGgBUIN2WCSkqqZA-r0toS9NpwfOEl_4q4","unsubscribeUrl":"https://den.example/unsubscribe?token=s_jr4ftnzytiha23forauw.V2lAztmhl3Ii8o1YWX7aHkHUvodLlyTI-xp4MjMiqtE"}', 'queued', '2026-11-23T01:50:33.101Z', 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-23T01:50:33.101Z', NULL);
insert into "mail_transport" values ('outbox', NULL, NULL, NULL, 0, NULL);
insert into "mail_transport" values ('emailjs', NULL, NULL, NULL, 0, NULL);
insert into "mailbox_messages" values (1, 'd-lyryogcyre66kmiv74uv.1@den.example', 'bram@den.example', 'The Lantern Room <keeper@den.example>', 'You are invited to write for The Lantern Room', 'THERE IS A KEY FOR YOU

keeper@den.example invites you to The Lantern Room as an administrator: to write, change and delete posts, and to manage users and settings.

Accept the invitation:
https://den.example/admin/invitation#t=XA1g62nmK9ylPURQ0rDk-_RsCL1L_hfmfaufJWjLH48&e=bram%40den.example

The link works once, for seven days. If you do not know what this is about, leave this mail alone.

----------------------------------------
This mail came because an administrator of https://den.example typed in this address.

The Lantern Room: https://den.example/
Write to us: keeper@den.example
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>You are invited to write for The Lantern Room</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #12100f !important; }
  .sheet { background: #1b1817 !important; border-color: #36302c !important; }
  .ink, .ink a { color: #ece4d8 !important; }
  .muted, .muted a { color: #ab9f90 !important; }
  .red { color: #e5555a !important; }
  .button { background: #e5555a !important; color: #12100f !important; }
}
@media (max-width: 480px) {
  .inner { padding: 24px 20px !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4eddf">
<div style="display:none;max-height:0;overflow:hidden">Choose a password, and the den is yours as well.</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:#f4eddf">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%;max-width:600px">
<tr><td style="padding:0 4px 16px;font:600 20px/1.3 Fraunces,Georgia,''Times New Roman'',serif;word-break:break-word;overflow-wrap:anywhere"><a class="red" href="https://den.example/" style="color:#99191f;text-decoration:none">The Lantern Room</a></td></tr>
<tr><td class="sheet inner" style="padding:32px;background:#fbf6ea;border:1px solid #d6c9b3;border-radius:3px;word-break:break-word;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 12px;color:#211a15;font:600 30px/1.15 Fraunces,Georgia,''Times New Roman'',serif">There is a key for you</h1>
<p class="ink" style="margin:0 0 16px;color:#211a15;font:17px/1.6 Fraunces,Georgia,''Times New Roman'',serif">keeper@den.example invites you to The Lantern Room as an administrator: to write, change and delete posts, and to manage users and settings.</p>
<p style="margin:24px 0"><a class="button" href="https://den.example/admin/invitation#t=XA1g62nmK9ylPURQ0rDk-_RsCL1L_hfmfaufJWjLH48&amp;e=bram%40den.example" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Accept the invitation</a></p>
<p class="muted" style="margin:0 0 16px;color:#655848;font:14px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">The link works once, for seven days. If you do not know what this is about, leave this mail alone.</p>
</td></tr>
<tr><td class="muted" style="padding:20px 4px;color:#655848;font:13px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 8px">This mail came because an administrator of https://den.example typed in this address.</p>
<p style="margin:0"><a href="https://den.example/" style="color:#655848">The Lantern Room</a> &middot; <a href="mailto:keeper@den.example" style="color:#655848">keeper@den.example</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', '{"Feedback-ID":"single:invitation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:28.706Z', 'invitation');
insert into "mailbox_messages" values (2, 'd-wniiepsojgwrdwjzp7ty.1@den.example', 'carmilla@den.example', 'The Lantern Room <keeper@den.example>', 'You are invited to write for The Lantern Room', 'THERE IS A KEY FOR YOU

keeper@den.example invites you to The Lantern Room as an administrator: to write, change and delete posts, and to manage users and settings.

Accept the invitation:
https://den.example/admin/invitation#t=GtDVcQ9rCM8nfTBic7CRdH3zqdATvl-6SUzBipgL1Qo&e=carmilla%40den.example

The link works once, for seven days. If you do not know what this is about, leave this mail alone.

----------------------------------------
This mail came because an administrator of https://den.example typed in this address.

The Lantern Room: https://den.example/
Write to us: keeper@den.example
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>You are invited to write for The Lantern Room</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #12100f !important; }
  .sheet { background: #1b1817 !important; border-color: #36302c !important; }
  .ink, .ink a { color: #ece4d8 !important; }
  .muted, .muted a { color: #ab9f90 !important; }
  .red { color: #e5555a !important; }
  .button { background: #e5555a !important; color: #12100f !important; }
}
@media (max-width: 480px) {
  .inner { padding: 24px 20px !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4eddf">
<div style="display:none;max-height:0;overflow:hidden">Choose a password, and the den is yours as well.</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:#f4eddf">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%;max-width:600px">
<tr><td style="padding:0 4px 16px;font:600 20px/1.3 Fraunces,Georgia,''Times New Roman'',serif;word-break:break-word;overflow-wrap:anywhere"><a class="red" href="https://den.example/" style="color:#99191f;text-decoration:none">The Lantern Room</a></td></tr>
<tr><td class="sheet inner" style="padding:32px;background:#fbf6ea;border:1px solid #d6c9b3;border-radius:3px;word-break:break-word;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 12px;color:#211a15;font:600 30px/1.15 Fraunces,Georgia,''Times New Roman'',serif">There is a key for you</h1>
<p class="ink" style="margin:0 0 16px;color:#211a15;font:17px/1.6 Fraunces,Georgia,''Times New Roman'',serif">keeper@den.example invites you to The Lantern Room as an administrator: to write, change and delete posts, and to manage users and settings.</p>
<p style="margin:24px 0"><a class="button" href="https://den.example/admin/invitation#t=GtDVcQ9rCM8nfTBic7CRdH3zqdATvl-6SUzBipgL1Qo&amp;e=carmilla%40den.example" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Accept the invitation</a></p>
<p class="muted" style="margin:0 0 16px;color:#655848;font:14px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">The link works once, for seven days. If you do not know what this is about, leave this mail alone.</p>
</td></tr>
<tr><td class="muted" style="padding:20px 4px;color:#655848;font:13px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 8px">This mail came because an administrator of https://den.example typed in this address.</p>
<p style="margin:0"><a href="https://den.example/" style="color:#655848">The Lantern Room</a> &middot; <a href="mailto:keeper@den.example" style="color:#655848">keeper@den.example</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', '{"Feedback-ID":"single:invitation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:28.812Z', 'invitation');
insert into "mailbox_messages" values (3, 'd-6q43k5urvjb5wzjjfjwq.1@den.example', 'anna@mail.example', 'The Lantern Room <keeper@den.example>', 'Confirm your subscription to The Lantern Room', 'IS IT YOU AT THE DOOR?

Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.

Confirm the subscription:
https://den.example/subscription/confirm?token=x2jmyl14vq0lC1VVqn47lBF9D_9-m5DCucgAxcm55BM

The link works for seven days. If it was not you, leave this mail alone: nothing more will come.

----------------------------------------
This mail came because this address was typed into the subscription form at https://den.example.

The Lantern Room: https://den.example/
Write to us: keeper@den.example
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your subscription to The Lantern Room</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #12100f !important; }
  .sheet { background: #1b1817 !important; border-color: #36302c !important; }
  .ink, .ink a { color: #ece4d8 !important; }
  .muted, .muted a { color: #ab9f90 !important; }
  .red { color: #e5555a !important; }
  .button { background: #e5555a !important; color: #12100f !important; }
}
@media (max-width: 480px) {
  .inner { padding: 24px 20px !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4eddf">
<div style="display:none;max-height:0;overflow:hidden">One tap, and new posts come to you.</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:#f4eddf">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%;max-width:600px">
<tr><td style="padding:0 4px 16px;font:600 20px/1.3 Fraunces,Georgia,''Times New Roman'',serif;word-break:break-word;overflow-wrap:anywhere"><a class="red" href="https://den.example/" style="color:#99191f;text-decoration:none">The Lantern Room</a></td></tr>
<tr><td class="sheet inner" style="padding:32px;background:#fbf6ea;border:1px solid #d6c9b3;border-radius:3px;word-break:break-word;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 12px;color:#211a15;font:600 30px/1.15 Fraunces,Georgia,''Times New Roman'',serif">Is it you at the door?</h1>
<p class="ink" style="margin:0 0 16px;color:#211a15;font:17px/1.6 Fraunces,Georgia,''Times New Roman'',serif">Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.</p>
<p style="margin:24px 0"><a class="button" href="https://den.example/subscription/confirm?token=x2jmyl14vq0lC1VVqn47lBF9D_9-m5DCucgAxcm55BM" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Confirm the subscription</a></p>
<p class="muted" style="margin:0 0 16px;color:#655848;font:14px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">The link works for seven days. If it was not you, leave this mail alone: nothing more will come.</p>
</td></tr>
<tr><td class="muted" style="padding:20px 4px;color:#655848;font:13px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 8px">This mail came because this address was typed into the subscription form at https://den.example.</p>
<p style="margin:0"><a href="https://den.example/" style="color:#655848">The Lantern Room</a> &middot; <a href="mailto:keeper@den.example" style="color:#655848">keeper@den.example</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', '{"Feedback-ID":"single:confirmation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:29.833Z', 'confirmation');
insert into "mailbox_messages" values (4, 'd-rn5hboclafdkafrxwa4z.1@den.example', 'ben@mail.example', 'The Lantern Room <keeper@den.example>', 'Confirm your subscription to The Lantern Room', 'IS IT YOU AT THE DOOR?

Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.

Confirm the subscription:
https://den.example/subscription/confirm?token=jKFUzMJpZ_7hzHgs6-igC9FzJ_pic2RSzy5-w7FD8oA

The link works for seven days. If it was not you, leave this mail alone: nothing more will come.

----------------------------------------
This mail came because this address was typed into the subscription form at https://den.example.

The Lantern Room: https://den.example/
Write to us: keeper@den.example
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your subscription to The Lantern Room</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #12100f !important; }
  .sheet { background: #1b1817 !important; border-color: #36302c !important; }
  .ink, .ink a { color: #ece4d8 !important; }
  .muted, .muted a { color: #ab9f90 !important; }
  .red { color: #e5555a !important; }
  .button { background: #e5555a !important; color: #12100f !important; }
}
@media (max-width: 480px) {
  .inner { padding: 24px 20px !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4eddf">
<div style="display:none;max-height:0;overflow:hidden">One tap, and new posts come to you.</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:#f4eddf">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%;max-width:600px">
<tr><td style="padding:0 4px 16px;font:600 20px/1.3 Fraunces,Georgia,''Times New Roman'',serif;word-break:break-word;overflow-wrap:anywhere"><a class="red" href="https://den.example/" style="color:#99191f;text-decoration:none">The Lantern Room</a></td></tr>
<tr><td class="sheet inner" style="padding:32px;background:#fbf6ea;border:1px solid #d6c9b3;border-radius:3px;word-break:break-word;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 12px;color:#211a15;font:600 30px/1.15 Fraunces,Georgia,''Times New Roman'',serif">Is it you at the door?</h1>
<p class="ink" style="margin:0 0 16px;color:#211a15;font:17px/1.6 Fraunces,Georgia,''Times New Roman'',serif">Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.</p>
<p style="margin:24px 0"><a class="button" href="https://den.example/subscription/confirm?token=jKFUzMJpZ_7hzHgs6-igC9FzJ_pic2RSzy5-w7FD8oA" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Confirm the subscription</a></p>
<p class="muted" style="margin:0 0 16px;color:#655848;font:14px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">The link works for seven days. If it was not you, leave this mail alone: nothing more will come.</p>
</td></tr>
<tr><td class="muted" style="padding:20px 4px;color:#655848;font:13px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 8px">This mail came because this address was typed into the subscription form at https://den.example.</p>
<p style="margin:0"><a href="https://den.example/" style="color:#655848">The Lantern Room</a> &middot; <a href="mailto:keeper@den.example" style="color:#655848">keeper@den.example</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', '{"Feedback-ID":"single:confirmation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:30.406Z', 'confirmation');
insert into "mailbox_messages" values (5, 'd-tagrb2lfolwn4nbadchw.1@den.example', 'dora@mail.example', 'The Lantern Room <keeper@den.example>', 'Confirm your subscription to The Lantern Room', 'IS IT YOU AT THE DOOR?

Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.

Confirm the subscription:
https://den.example/subscription/confirm?token=YhIOBM3OLoKY3M2nEbeTTGPwR42PznKJozQegCRCY-E

The link works for seven days. If it was not you, leave this mail alone: nothing more will come.

----------------------------------------
This mail came because this address was typed into the subscription form at https://den.example.

The Lantern Room: https://den.example/
Write to us: keeper@den.example
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your subscription to The Lantern Room</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #12100f !important; }
  .sheet { background: #1b1817 !important; border-color: #36302c !important; }
  .ink, .ink a { color: #ece4d8 !important; }
  .muted, .muted a { color: #ab9f90 !important; }
  .red { color: #e5555a !important; }
  .button { background: #e5555a !important; color: #12100f !important; }
}
@media (max-width: 480px) {
  .inner { padding: 24px 20px !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4eddf">
<div style="display:none;max-height:0;overflow:hidden">One tap, and new posts come to you.</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:#f4eddf">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%;max-width:600px">
<tr><td style="padding:0 4px 16px;font:600 20px/1.3 Fraunces,Georgia,''Times New Roman'',serif;word-break:break-word;overflow-wrap:anywhere"><a class="red" href="https://den.example/" style="color:#99191f;text-decoration:none">The Lantern Room</a></td></tr>
<tr><td class="sheet inner" style="padding:32px;background:#fbf6ea;border:1px solid #d6c9b3;border-radius:3px;word-break:break-word;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 12px;color:#211a15;font:600 30px/1.15 Fraunces,Georgia,''Times New Roman'',serif">Is it you at the door?</h1>
<p class="ink" style="margin:0 0 16px;color:#211a15;font:17px/1.6 Fraunces,Georgia,''Times New Roman'',serif">Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.</p>
<p style="margin:24px 0"><a class="button" href="https://den.example/subscription/confirm?token=YhIOBM3OLoKY3M2nEbeTTGPwR42PznKJozQegCRCY-E" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Confirm the subscription</a></p>
<p class="muted" style="margin:0 0 16px;color:#655848;font:14px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">The link works for seven days. If it was not you, leave this mail alone: nothing more will come.</p>
</td></tr>
<tr><td class="muted" style="padding:20px 4px;color:#655848;font:13px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 8px">This mail came because this address was typed into the subscription form at https://den.example.</p>
<p style="margin:0"><a href="https://den.example/" style="color:#655848">The Lantern Room</a> &middot; <a href="mailto:keeper@den.example" style="color:#655848">keeper@den.example</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', '{"Feedback-ID":"single:confirmation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:30.783Z', 'confirmation');
insert into "mailbox_messages" values (6, 'd-2mlspygfy74qrmqwk4tg.1@den.example', 'edgar@mail.example', 'The Lantern Room <keeper@den.example>', 'Confirm your subscription to The Lantern Room', 'IS IT YOU AT THE DOOR?

Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.

Confirm the subscription:
https://den.example/subscription/confirm?token=8HoFeWNqfQQPG7Or8P7I6PZnR53tDkB39oSzpF82ge4

The link works for seven days. If it was not you, leave this mail alone: nothing more will come.

----------------------------------------
This mail came because this address was typed into the subscription form at https://den.example.

The Lantern Room: https://den.example/
Write to us: keeper@den.example
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your subscription to The Lantern Room</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #12100f !important; }
  .sheet { background: #1b1817 !important; border-color: #36302c !important; }
  .ink, .ink a { color: #ece4d8 !important; }
  .muted, .muted a { color: #ab9f90 !important; }
  .red { color: #e5555a !important; }
  .button { background: #e5555a !important; color: #12100f !important; }
}
@media (max-width: 480px) {
  .inner { padding: 24px 20px !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4eddf">
<div style="display:none;max-height:0;overflow:hidden">One tap, and new posts come to you.</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:#f4eddf">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%;max-width:600px">
<tr><td style="padding:0 4px 16px;font:600 20px/1.3 Fraunces,Georgia,''Times New Roman'',serif;word-break:break-word;overflow-wrap:anywhere"><a class="red" href="https://den.example/" style="color:#99191f;text-decoration:none">The Lantern Room</a></td></tr>
<tr><td class="sheet inner" style="padding:32px;background:#fbf6ea;border:1px solid #d6c9b3;border-radius:3px;word-break:break-word;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 12px;color:#211a15;font:600 30px/1.15 Fraunces,Georgia,''Times New Roman'',serif">Is it you at the door?</h1>
<p class="ink" style="margin:0 0 16px;color:#211a15;font:17px/1.6 Fraunces,Georgia,''Times New Roman'',serif">Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.</p>
<p style="margin:24px 0"><a class="button" href="https://den.example/subscription/confirm?token=8HoFeWNqfQQPG7Or8P7I6PZnR53tDkB39oSzpF82ge4" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Confirm the subscription</a></p>
<p class="muted" style="margin:0 0 16px;color:#655848;font:14px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">The link works for seven days. If it was not you, leave this mail alone: nothing more will come.</p>
</td></tr>
<tr><td class="muted" style="padding:20px 4px;color:#655848;font:13px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 8px">This mail came because this address was typed into the subscription form at https://den.example.</p>
<p style="margin:0"><a href="https://den.example/" style="color:#655848">The Lantern Room</a> &middot; <a href="mailto:keeper@den.example" style="color:#655848">keeper@den.example</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', '{"Feedback-ID":"single:confirmation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:31.312Z', 'confirmation');
insert into "mailbox_messages" values (7, 'd-euevmc7ouch2edft7l6o.1@den.example', 'finn@mail.example', 'The Lantern Room <keeper@den.example>', 'Confirm your subscription to The Lantern Room', 'IS IT YOU AT THE DOOR?

Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.

Confirm the subscription:
https://den.example/subscription/confirm?token=6oxSP0J1KAdNl5TwYzKWs9Q2o-jqT_UlfQ2_-eCaHbY

The link works for seven days. If it was not you, leave this mail alone: nothing more will come.

----------------------------------------
This mail came because this address was typed into the subscription form at https://den.example.

The Lantern Room: https://den.example/
Write to us: keeper@den.example
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your subscription to The Lantern Room</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #12100f !important; }
  .sheet { background: #1b1817 !important; border-color: #36302c !important; }
  .ink, .ink a { color: #ece4d8 !important; }
  .muted, .muted a { color: #ab9f90 !important; }
  .red { color: #e5555a !important; }
  .button { background: #e5555a !important; color: #12100f !important; }
}
@media (max-width: 480px) {
  .inner { padding: 24px 20px !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4eddf">
<div style="display:none;max-height:0;overflow:hidden">One tap, and new posts come to you.</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:#f4eddf">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%;max-width:600px">
<tr><td style="padding:0 4px 16px;font:600 20px/1.3 Fraunces,Georgia,''Times New Roman'',serif;word-break:break-word;overflow-wrap:anywhere"><a class="red" href="https://den.example/" style="color:#99191f;text-decoration:none">The Lantern Room</a></td></tr>
<tr><td class="sheet inner" style="padding:32px;background:#fbf6ea;border:1px solid #d6c9b3;border-radius:3px;word-break:break-word;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 12px;color:#211a15;font:600 30px/1.15 Fraunces,Georgia,''Times New Roman'',serif">Is it you at the door?</h1>
<p class="ink" style="margin:0 0 16px;color:#211a15;font:17px/1.6 Fraunces,Georgia,''Times New Roman'',serif">Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.</p>
<p style="margin:24px 0"><a class="button" href="https://den.example/subscription/confirm?token=6oxSP0J1KAdNl5TwYzKWs9Q2o-jqT_UlfQ2_-eCaHbY" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Confirm the subscription</a></p>
<p class="muted" style="margin:0 0 16px;color:#655848;font:14px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">The link works for seven days. If it was not you, leave this mail alone: nothing more will come.</p>
</td></tr>
<tr><td class="muted" style="padding:20px 4px;color:#655848;font:13px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 8px">This mail came because this address was typed into the subscription form at https://den.example.</p>
<p style="margin:0"><a href="https://den.example/" style="color:#655848">The Lantern Room</a> &middot; <a href="mailto:keeper@den.example" style="color:#655848">keeper@den.example</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', '{"Feedback-ID":"single:confirmation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:31.700Z', 'confirmation');
insert into "mailbox_messages" values (8, 'd-z2dwug6dl2kovt2je2zp.1@den.example', 'gus@mail.example', 'The Lantern Room <keeper@den.example>', 'Confirm your subscription to The Lantern Room', 'IS IT YOU AT THE DOOR?

Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.

Confirm the subscription:
https://den.example/subscription/confirm?token=8PSfZez_iKXxJucV6tsrxvInyNS6C5sLxFwKibzqF9Q

The link works for seven days. If it was not you, leave this mail alone: nothing more will come.

----------------------------------------
This mail came because this address was typed into the subscription form at https://den.example.

The Lantern Room: https://den.example/
Write to us: keeper@den.example
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your subscription to The Lantern Room</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #12100f !important; }
  .sheet { background: #1b1817 !important; border-color: #36302c !important; }
  .ink, .ink a { color: #ece4d8 !important; }
  .muted, .muted a { color: #ab9f90 !important; }
  .red { color: #e5555a !important; }
  .button { background: #e5555a !important; color: #12100f !important; }
}
@media (max-width: 480px) {
  .inner { padding: 24px 20px !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4eddf">
<div style="display:none;max-height:0;overflow:hidden">One tap, and new posts come to you.</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:#f4eddf">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%;max-width:600px">
<tr><td style="padding:0 4px 16px;font:600 20px/1.3 Fraunces,Georgia,''Times New Roman'',serif;word-break:break-word;overflow-wrap:anywhere"><a class="red" href="https://den.example/" style="color:#99191f;text-decoration:none">The Lantern Room</a></td></tr>
<tr><td class="sheet inner" style="padding:32px;background:#fbf6ea;border:1px solid #d6c9b3;border-radius:3px;word-break:break-word;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 12px;color:#211a15;font:600 30px/1.15 Fraunces,Georgia,''Times New Roman'',serif">Is it you at the door?</h1>
<p class="ink" style="margin:0 0 16px;color:#211a15;font:17px/1.6 Fraunces,Georgia,''Times New Roman'',serif">Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.</p>
<p style="margin:24px 0"><a class="button" href="https://den.example/subscription/confirm?token=8PSfZez_iKXxJucV6tsrxvInyNS6C5sLxFwKibzqF9Q" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Confirm the subscription</a></p>
<p class="muted" style="margin:0 0 16px;color:#655848;font:14px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">The link works for seven days. If it was not you, leave this mail alone: nothing more will come.</p>
</td></tr>
<tr><td class="muted" style="padding:20px 4px;color:#655848;font:13px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 8px">This mail came because this address was typed into the subscription form at https://den.example.</p>
<p style="margin:0"><a href="https://den.example/" style="color:#655848">The Lantern Room</a> &middot; <a href="mailto:keeper@den.example" style="color:#655848">keeper@den.example</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', '{"Feedback-ID":"single:confirmation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:32.054Z', 'confirmation');
insert into "mailbox_messages" values (9, 'd-lejy7oqynsaocbengnkf.1@den.example', 'paula@mail.example', 'The Lantern Room <keeper@den.example>', 'Confirm your subscription to The Lantern Room', 'IS IT YOU AT THE DOOR?

Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.

Confirm the subscription:
https://den.example/subscription/confirm?token=8wEtqc4LgN9NhtWItJL3H4X9PPtyzOsZZ67RsxMHGQA

The link works for seven days. If it was not you, leave this mail alone: nothing more will come.

----------------------------------------
This mail came because this address was typed into the subscription form at https://den.example.

The Lantern Room: https://den.example/
Write to us: keeper@den.example
', '<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>Confirm your subscription to The Lantern Room</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #12100f !important; }
  .sheet { background: #1b1817 !important; border-color: #36302c !important; }
  .ink, .ink a { color: #ece4d8 !important; }
  .muted, .muted a { color: #ab9f90 !important; }
  .red { color: #e5555a !important; }
  .button { background: #e5555a !important; color: #12100f !important; }
}
@media (max-width: 480px) {
  .inner { padding: 24px 20px !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f4eddf">
<div style="display:none;max-height:0;overflow:hidden">One tap, and new posts come to you.</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;background:#f4eddf">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%;max-width:600px">
<tr><td style="padding:0 4px 16px;font:600 20px/1.3 Fraunces,Georgia,''Times New Roman'',serif;word-break:break-word;overflow-wrap:anywhere"><a class="red" href="https://den.example/" style="color:#99191f;text-decoration:none">The Lantern Room</a></td></tr>
<tr><td class="sheet inner" style="padding:32px;background:#fbf6ea;border:1px solid #d6c9b3;border-radius:3px;word-break:break-word;overflow-wrap:anywhere">
<h1 class="ink" style="margin:0 0 12px;color:#211a15;font:600 30px/1.15 Fraunces,Georgia,''Times New Roman'',serif">Is it you at the door?</h1>
<p class="ink" style="margin:0 0 16px;color:#211a15;font:17px/1.6 Fraunces,Georgia,''Times New Roman'',serif">Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.</p>
<p style="margin:24px 0"><a class="button" href="https://den.example/subscription/confirm?token=8wEtqc4LgN9NhtWItJL3H4X9PPtyzOsZZ67RsxMHGQA" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Confirm the subscription</a></p>
<p class="muted" style="margin:0 0 16px;color:#655848;font:14px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif">The link works for seven days. If it was not you, leave this mail alone: nothing more will come.</p>
</td></tr>
<tr><td class="muted" style="padding:20px 4px;color:#655848;font:13px/1.6 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;word-break:break-word;overflow-wrap:anywhere">
<p style="margin:0 0 8px">This mail came because this address was typed into the subscription form at https://den.example.</p>
<p style="margin:0"><a href="https://den.example/" style="color:#655848">The Lantern Room</a> &middot; <a href="mailto:keeper@den.example" style="color:#655848">keeper@den.example</a></p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
', '{"Feedback-ID":"single:confirmation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:32.613Z', 'confirmation');
insert into "analytics_salts" values ('2026-11-23', '632daa282be6137af2e6314a83477ade');
insert into "analytics_visitors" values ('2026-11-23', '807addef94072bcb', '', '');
insert into "analytics_visitors" values ('2026-11-23', '807addef94072bcb', 'Article', 'p_mepbsaf7oxlluyeh57wv');
insert into "analytics_visitors" values ('2026-11-23', '807addef94072bcb', 'Den', '');
insert into "analytics_visitors" values ('2026-11-23', '8378afef54870bef', '', '');
insert into "analytics_visitors" values ('2026-11-23', '8378afef54870bef', 'Article', 'p_mepbsaf7oxlluyeh57wv');
insert into "analytics_visitors" values ('2026-11-23', '8641232bab7fff57', '', '');
insert into "analytics_visitors" values ('2026-11-23', '8641232bab7fff57', 'Article', 'p_mepbsaf7oxlluyeh57wv');
insert into "analytics_visitors" values ('2026-11-23', 'a27eca6bdf3c98e8', '', '');
insert into "analytics_visitors" values ('2026-11-23', 'a27eca6bdf3c98e8', 'Greetings', '');
insert into "analytics_days" values ('2026-11-23', '', '', 6, 4);
insert into "analytics_days" values ('2026-11-23', 'Article', 'p_mepbsaf7oxlluyeh57wv', 3, 3);
insert into "analytics_days" values ('2026-11-23', 'Den', '', 2, 1);
insert into "analytics_days" values ('2026-11-23', 'Greetings', '', 1, 1);
insert into "analytics_referrers" values ('2026-11-23', 'films.example', 2);
insert into "analytics_referrers" values ('2026-11-23', 'search.example', 1);
insert into "invitations" values ('i_zww3gib24y5j46xbkbkd', 'carmilla@den.example', '8uniQseHTy6pPx5BQB6X7rml6PGURM7MaC8QH_fy3UQ', 'a_geik7v455i43ayacazzl', 'wniiepsojgwrdwjzp7ty', '2026-11-23T01:50:28.807Z', '2026-11-30T01:50:28.807Z');
CREATE INDEX posts_feed on posts (featured, date, created_seq);
CREATE INDEX posts_feed_of_tag on posts (tag, featured, date, created_seq);
CREATE INDEX posts_newest on posts (date, created_seq, path);
CREATE INDEX old_paths_of_post on old_paths (post_id);
CREATE INDEX media_sources_source on media_sources (source);
CREATE INDEX media_use_post on media_use (post_id);
CREATE INDEX media_unused_since on media_unused (since);
CREATE INDEX account_credentials_of_account on account_credentials (account_id);
CREATE INDEX account_sessions_of_account on account_sessions (account_id);
CREATE INDEX account_sessions_by_end on account_sessions (expires_at);
CREATE INDEX api_tokens_of_account on api_tokens (account_id);
CREATE INDEX sign_in_attempts_by_end on sign_in_attempts (forget_at);
CREATE INDEX subscribers_newest on subscribers (created_at, id);
CREATE INDEX subscribers_newest_of_status on subscribers (status, created_at, id);
CREATE INDEX consent_log_of_subscriber on consent_log (subscriber_id, at);
CREATE INDEX subscription_counts_by_end on subscription_counts (forget_at);
CREATE INDEX captcha_used_by_end on captcha_used (expires_at);
CREATE INDEX campaigns_of_post on campaigns (post_id);
CREATE INDEX deliveries_waiting on deliveries (priority, due_at) where state in ('queued', 'retry');
CREATE INDEX deliveries_under_way on deliveries (lease_until) where state in ('leased', 'handed');
CREATE INDEX deliveries_claimed on deliveries (claimed_at);
CREATE INDEX deliveries_of_subscriber on deliveries (subscriber_id);
CREATE UNIQUE INDEX posts_by_creation_key on posts (creation_key);
CREATE INDEX deliveries_done on deliveries (claimed_at, state)
    where state in ('sent', 'failed', 'uncertain');
CREATE INDEX mailbox_messages_of_kind on mailbox_messages (kind, seq);
CREATE INDEX invitations_of_account on invitations (invited_by);
commit;
