--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

SET default_tablespace = '';

--
-- Name: account_credentials; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_credentials (
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    provider_id text NOT NULL COLLATE pg_catalog."C",
    provider_account_id text NOT NULL COLLATE pg_catalog."C",
    password text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: account_sessions; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.account_sessions (
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    user_agent text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: accounts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.accounts (
    id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    email_verified integer DEFAULT 0 NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT accounts_email_check CHECK (((email = lower(email)) AND (octet_length(email) <= 254))),
    CONSTRAINT accounts_email_verified_check CHECK ((email_verified = ANY (ARRAY[0, 1])))
);


--
-- Name: analytics_days; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.analytics_days (
    day text NOT NULL COLLATE pg_catalog."C",
    screen text NOT NULL COLLATE pg_catalog."C",
    post_id text NOT NULL COLLATE pg_catalog."C",
    views integer NOT NULL,
    visitors integer NOT NULL
);


--
-- Name: analytics_referrers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.analytics_referrers (
    day text NOT NULL COLLATE pg_catalog."C",
    host text NOT NULL COLLATE pg_catalog."C",
    views integer NOT NULL
);


--
-- Name: analytics_salts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.analytics_salts (
    day text NOT NULL COLLATE pg_catalog."C",
    salt text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: analytics_visitors; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.analytics_visitors (
    day text NOT NULL COLLATE pg_catalog."C",
    visitor text NOT NULL COLLATE pg_catalog."C",
    screen text NOT NULL COLLATE pg_catalog."C",
    post_id text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: api_tokens; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.api_tokens (
    id text NOT NULL COLLATE pg_catalog."C",
    account_id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    last_used_at text COLLATE pg_catalog."C"
);


--
-- Name: campaigns; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.campaigns (
    id text NOT NULL COLLATE pg_catalog."C",
    post_id text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    post text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    audience integer NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT campaigns_state_check CHECK ((state = ANY (ARRAY['sending'::text, 'cancelled'::text])))
);


--
-- Name: captcha_used; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.captcha_used (
    nonce text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: consent_log; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.consent_log (
    id text NOT NULL COLLATE pg_catalog."C",
    subscriber_id text NOT NULL COLLATE pg_catalog."C",
    event text NOT NULL COLLATE pg_catalog."C",
    at text NOT NULL COLLATE pg_catalog."C",
    client_hash text COLLATE pg_catalog."C",
    form_version text COLLATE pg_catalog."C",
    statement text COLLATE pg_catalog."C",
    CONSTRAINT consent_log_event_check CHECK ((event = ANY (ARRAY['requested'::text, 'confirmed'::text, 'unsubscribed'::text, 'returned'::text, 'suppressed'::text, 'imported'::text])))
);


--
-- Name: counters; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.counters (
    name text NOT NULL COLLATE pg_catalog."C",
    value bigint NOT NULL
);


--
-- Name: deliveries; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.deliveries (
    id text NOT NULL COLLATE pg_catalog."C",
    kind text NOT NULL COLLATE pg_catalog."C",
    priority integer NOT NULL,
    recipient text NOT NULL COLLATE pg_catalog."C",
    subscriber_id text COLLATE pg_catalog."C",
    campaign_id text COLLATE pg_catalog."C",
    data text NOT NULL COLLATE pg_catalog."C",
    state text NOT NULL COLLATE pg_catalog."C",
    due_at text NOT NULL COLLATE pg_catalog."C",
    attempt integer DEFAULT 0 NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    first_tried_at text COLLATE pg_catalog."C",
    owner text COLLATE pg_catalog."C",
    claimed_at text COLLATE pg_catalog."C",
    lease_until text COLLATE pg_catalog."C",
    handed_at text COLLATE pg_catalog."C",
    sent_at text COLLATE pg_catalog."C",
    faulted_at text COLLATE pg_catalog."C",
    resent integer DEFAULT 0 NOT NULL,
    reply text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    way text COLLATE pg_catalog."C",
    CONSTRAINT deliveries_state_check CHECK ((state = ANY (ARRAY['queued'::text, 'leased'::text, 'handed'::text, 'sent'::text, 'retry'::text, 'failed'::text, 'uncertain'::text, 'cancelled'::text])))
);


--
-- Name: invitations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.invitations (
    id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    token_hash text NOT NULL COLLATE pg_catalog."C",
    invited_by text NOT NULL COLLATE pg_catalog."C",
    mail_id text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT invitations_email_check CHECK (((email = lower(email)) AND (octet_length(email) <= 254)))
);


--
-- Name: mail_transport; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mail_transport (
    name text NOT NULL COLLATE pg_catalog."C",
    paused_at text COLLATE pg_catalog."C",
    reply text COLLATE pg_catalog."C",
    probe_at text COLLATE pg_catalog."C",
    pauses integer DEFAULT 0 NOT NULL,
    called_at text COLLATE pg_catalog."C"
);


--
-- Name: mailbox_messages; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.mailbox_messages (
    seq bigint NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    recipient text NOT NULL COLLATE pg_catalog."C",
    sender text NOT NULL COLLATE pg_catalog."C",
    subject text NOT NULL COLLATE pg_catalog."C",
    text_body text NOT NULL COLLATE pg_catalog."C",
    html_body text NOT NULL COLLATE pg_catalog."C",
    headers text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    kind text DEFAULT 'announcement'::text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: mailbox_messages_seq_seq; Type: SEQUENCE; Schema: public; Owner: -
--

ALTER TABLE public.mailbox_messages ALTER COLUMN seq ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mailbox_messages_seq_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: media; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.media (
    hash text NOT NULL COLLATE pg_catalog."C",
    type text NOT NULL COLLATE pg_catalog."C",
    width integer NOT NULL,
    height integer NOT NULL,
    byte_length integer NOT NULL,
    placeholder text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    bytes bytea NOT NULL,
    CONSTRAINT media_check CHECK ((byte_length = octet_length(bytes)))
);


--
-- Name: media_sources; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.media_sources (
    hash text NOT NULL COLLATE pg_catalog."C",
    source text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT media_sources_check CHECK ((source <> hash))
);


--
-- Name: media_unused; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.media_unused (
    hash text NOT NULL COLLATE pg_catalog."C",
    since text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: media_use; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.media_use (
    hash text NOT NULL COLLATE pg_catalog."C",
    post_id text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: migration_lock; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);


--
-- Name: migrations; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.migrations (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);


--
-- Name: old_paths; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.old_paths (
    path text NOT NULL COLLATE pg_catalog."C",
    post_id text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT old_paths_path_check CHECK ((octet_length(path) <= 2000))
);


--
-- Name: posts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.posts (
    created_seq bigint NOT NULL,
    id text NOT NULL COLLATE pg_catalog."C",
    path text NOT NULL COLLATE pg_catalog."C",
    date text NOT NULL COLLATE pg_catalog."C",
    featured integer NOT NULL,
    tag text NOT NULL COLLATE pg_catalog."C",
    title text NOT NULL COLLATE pg_catalog."C",
    tagline text NOT NULL COLLATE pg_catalog."C",
    description text NOT NULL COLLATE pg_catalog."C",
    author text NOT NULL COLLATE pg_catalog."C",
    article_image text NOT NULL COLLATE pg_catalog."C",
    article_img_src text NOT NULL COLLATE pg_catalog."C",
    article_image_alt text NOT NULL COLLATE pg_catalog."C",
    film text COLLATE pg_catalog."C",
    ratings text COLLATE pg_catalog."C",
    views bigint DEFAULT 0 NOT NULL,
    revision bigint NOT NULL,
    created_at text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C",
    search_text text NOT NULL COLLATE pg_catalog."C",
    sections text NOT NULL COLLATE pg_catalog."C",
    comments text NOT NULL COLLATE pg_catalog."C",
    updated_by text COLLATE pg_catalog."C",
    creation_key text COLLATE pg_catalog."C",
    CONSTRAINT posts_comments_check CHECK ((json_typeof((comments)::json) = 'array'::text)),
    CONSTRAINT posts_date_check CHECK ((length(date) = 10)),
    CONSTRAINT posts_featured_check CHECK ((featured = ANY (ARRAY[0, 1]))),
    CONSTRAINT posts_film_check CHECK (((film IS NULL) OR (json_typeof((film)::json) = 'object'::text))),
    CONSTRAINT posts_path_check CHECK (((path ~~ '/%'::text) AND (octet_length(path) <= 2000))),
    CONSTRAINT posts_ratings_check CHECK (((ratings IS NULL) OR (json_typeof((ratings)::json) = 'object'::text))),
    CONSTRAINT posts_sections_check CHECK ((json_typeof((sections)::json) = 'array'::text)),
    CONSTRAINT posts_tag_check CHECK ((octet_length(tag) <= 1000))
);


--
-- Name: secrets; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.secrets (
    name text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: settings; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.settings (
    key text NOT NULL COLLATE pg_catalog."C",
    value text NOT NULL COLLATE pg_catalog."C",
    updated_at text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: setup_links; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.setup_links (
    token_hash text NOT NULL COLLATE pg_catalog."C",
    expires_at text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: sign_in_attempts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.sign_in_attempts (
    key text NOT NULL COLLATE pg_catalog."C",
    failures integer NOT NULL,
    blocked_until text NOT NULL COLLATE pg_catalog."C",
    forget_at text NOT NULL COLLATE pg_catalog."C"
);


--
-- Name: subscribers; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscribers (
    id text NOT NULL COLLATE pg_catalog."C",
    email text NOT NULL COLLATE pg_catalog."C",
    email_key text NOT NULL COLLATE pg_catalog."C",
    status text NOT NULL COLLATE pg_catalog."C",
    source text NOT NULL COLLATE pg_catalog."C",
    unsubscribe_version integer DEFAULT 1 NOT NULL,
    confirm_hash text COLLATE pg_catalog."C",
    confirm_expires text COLLATE pg_catalog."C",
    created_at text NOT NULL COLLATE pg_catalog."C",
    confirmed_at text COLLATE pg_catalog."C",
    changed_at text NOT NULL COLLATE pg_catalog."C",
    CONSTRAINT subscribers_email_check CHECK ((octet_length(email) <= 1000)),
    CONSTRAINT subscribers_email_key_check CHECK ((octet_length(email_key) <= 1000)),
    CONSTRAINT subscribers_source_check CHECK ((source = ANY (ARRAY['footer'::text, 'greetings'::text, 'api'::text, 'import'::text]))),
    CONSTRAINT subscribers_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'unsubscribed'::text, 'bounced'::text, 'suppressed'::text])))
);


--
-- Name: subscription_counts; Type: TABLE; Schema: public; Owner: -
--

CREATE TABLE public.subscription_counts (
    key text NOT NULL COLLATE pg_catalog."C",
    count integer NOT NULL,
    forget_at text NOT NULL COLLATE pg_catalog."C"
);


--
-- Data for Name: account_credentials; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_credentials VALUES ('a_6u5dkl3abupyxzr4tmj5', 'a_dqqa447gd3kqrxx4tg6j', 'credential', 'a_dqqa447gd3kqrxx4tg6j', '$argon2id$v=19$m=19456,t=2,p=1$ySvP2TMLouLRDUJmJ69M7Q$2ktvoeBFMv1JCPGyfTQblatD+qmSHEKrMEIFXdOrmfk', '2026-11-23T01:50:07.464Z', '2026-11-23T01:50:07.464Z');
INSERT INTO public.account_credentials VALUES ('a_7fb24uwnkgt4lagmwd3x', 'a_r3ttiibxxecgg772le3s', 'credential', 'a_r3ttiibxxecgg772le3s', '$argon2id$v=19$m=19456,t=2,p=1$3D0a/EjDZasiOlsE/xnENg$voo4NE3L4mmDR5T7eR5yFe8qLtjgg0uTXifB4FL5BCo', '2026-11-23T01:50:08.895Z', '2026-11-23T01:50:08.895Z');


--
-- Data for Name: account_sessions; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.account_sessions VALUES ('qiqnSNjkDIupGOR28YIBChkhTb50oTmy', 'a_dqqa447gd3kqrxx4tg6j', 'DBbBanEo_UIRPUgHWw3OMpL0JyjJ7J3ntMnXQ77XEPc', '', '2026-11-23T01:50:07.882Z', '2026-11-23T01:50:07.882Z', '2026-12-07T01:50:07.880Z');
INSERT INTO public.account_sessions VALUES ('EkeAZq8zJ1pKgQB2YlvnIyefI5iLPGte', 'a_r3ttiibxxecgg772le3s', '1K1pOC49zCKrmYydMjkZa4vK52EEY6S9g9QS-2b2ztQ', '', '2026-11-23T01:50:08.970Z', '2026-11-23T01:50:08.970Z', '2026-12-07T01:50:08.969Z');


--
-- Data for Name: accounts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.accounts VALUES ('a_dqqa447gd3kqrxx4tg6j', 'keeper@den.example', 'keeper', 0, '2026-11-23T01:50:07.464Z', '2026-11-23T01:50:07.464Z');
INSERT INTO public.accounts VALUES ('a_r3ttiibxxecgg772le3s', 'bram@den.example', 'bram', 0, '2026-11-23T01:50:08.895Z', '2026-11-23T01:50:08.895Z');


--
-- Data for Name: analytics_days; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.analytics_days VALUES ('2026-11-23', '', '', 6, 4);
INSERT INTO public.analytics_days VALUES ('2026-11-23', 'Article', 'p_sax2hynmiwjrypzzweyj', 3, 3);
INSERT INTO public.analytics_days VALUES ('2026-11-23', 'Den', '', 2, 1);
INSERT INTO public.analytics_days VALUES ('2026-11-23', 'Greetings', '', 1, 1);


--
-- Data for Name: analytics_referrers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.analytics_referrers VALUES ('2026-11-23', 'films.example', 2);
INSERT INTO public.analytics_referrers VALUES ('2026-11-23', 'search.example', 1);


--
-- Data for Name: analytics_salts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.analytics_salts VALUES ('2026-11-23', 'be73a2be431cc44d9c788f1979760589');


--
-- Data for Name: analytics_visitors; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.analytics_visitors VALUES ('2026-11-23', '50b3bf1c818c2e8c', '', '');
INSERT INTO public.analytics_visitors VALUES ('2026-11-23', '50b3bf1c818c2e8c', 'Article', 'p_sax2hynmiwjrypzzweyj');
INSERT INTO public.analytics_visitors VALUES ('2026-11-23', '50b3bf1c818c2e8c', 'Den', '');
INSERT INTO public.analytics_visitors VALUES ('2026-11-23', '6f09c52f9b2ba581', '', '');
INSERT INTO public.analytics_visitors VALUES ('2026-11-23', '6f09c52f9b2ba581', 'Article', 'p_sax2hynmiwjrypzzweyj');
INSERT INTO public.analytics_visitors VALUES ('2026-11-23', '87deb4c56dc60373', '', '');
INSERT INTO public.analytics_visitors VALUES ('2026-11-23', '87deb4c56dc60373', 'Article', 'p_sax2hynmiwjrypzzweyj');
INSERT INTO public.analytics_visitors VALUES ('2026-11-23', 'cbbc4c4b9b9d9ba4', '', '');
INSERT INTO public.analytics_visitors VALUES ('2026-11-23', 'cbbc4c4b9b9d9ba4', 'Greetings', '');


--
-- Data for Name: api_tokens; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.api_tokens VALUES ('t_yk3zxk3kma', 'a_dqqa447gd3kqrxx4tg6j', 'Import', 'st_5sL0eVveLV7LnX0Z6TVxZQFYbs06OA14LI7nxLQY', '2026-11-23T01:50:10.788Z', '2026-11-23T01:50:11.301Z');


--
-- Data for Name: campaigns; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.campaigns VALUES ('c_fwer5x5qe7z2xjqmlwgm', 'p_qyyk74lmlumif2kbxsev', 'The Fog', '{"id":"p_qyyk74lmlumif2kbxsev","title":"The Fog","tagline":"Do not look down","description":"All of them are deep.","path":"/blogs/The-Fog","articleImage":"","articleImageAlt":"","cover":"/covers/p_qyyk74lmlumif2kbxsev-1hns9evl0vn-card.jpg"}', 'sending', 7, '2026-11-23T01:50:18.440Z');
INSERT INTO public.campaigns VALUES ('c_5p3egdz4oosegfhb3p2x', 'p_axewv52lcf64zsp5coeo', 'Ghost Story', '{"id":"p_axewv52lcf64zsp5coeo","title":"Ghost Story","tagline":"Do not look down","description":"All of them are deep.","path":"/blogs/Ghost-Story","articleImage":"","articleImageAlt":"","cover":"/covers/p_axewv52lcf64zsp5coeo-sqg1988779-card.jpg"}', 'sending', 4, '2026-11-23T01:50:19.543Z');


--
-- Data for Name: captcha_used; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.captcha_used VALUES ('altcha:51cce39070d889b584c3f30e4492c828', '2026-11-23T01:55:11.000Z');
INSERT INTO public.captcha_used VALUES ('altcha:33efe6dce7a8ba576c22cf98b9470d18', '2026-11-23T01:55:12.000Z');
INSERT INTO public.captcha_used VALUES ('altcha:af85688324593a103cd7421033adea23', '2026-11-23T01:55:13.000Z');
INSERT INTO public.captcha_used VALUES ('altcha:643638f4cf238e806caa7650e7a200ac', '2026-11-23T01:55:13.000Z');
INSERT INTO public.captcha_used VALUES ('altcha:5522166fd488238916c629dcc6bce471', '2026-11-23T01:55:14.000Z');
INSERT INTO public.captcha_used VALUES ('altcha:4bb9af0b6eb3637677dcddfad5ccb19d', '2026-11-23T01:55:16.000Z');
INSERT INTO public.captcha_used VALUES ('altcha:9073a8961be1caee75b7fd58065f40fa', '2026-11-23T01:55:17.000Z');
INSERT INTO public.captcha_used VALUES ('altcha:b8eee6d756de1718bde826f4dc3d597f', '2026-11-23T01:55:19.000Z');


--
-- Data for Name: consent_log; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.consent_log VALUES ('k_mhumdmkf6szgzydkljpy', 's_hhzwn2efreipjoky7ili', 'requested', '2026-11-23T01:50:12.571Z', '0KtraTAz1qvozTAYl9djIpifsbaiIvh9Wo-I8RcpfC4', '1', NULL);
INSERT INTO public.consent_log VALUES ('k_h673k6bxb2ljlw24p23n', 's_hhzwn2efreipjoky7ili', 'confirmed', '2026-11-23T01:50:12.674Z', 'Aavtp2dbAJzQFPzRcUfRjFHqGmyoYIIXwGhs9u6_iiQ', NULL, NULL);
INSERT INTO public.consent_log VALUES ('k_pajbt4qchozzv2il3ecv', 's_ofm6hffascnnysplnrf4', 'requested', '2026-11-23T01:50:13.132Z', 'h8SeWlg9p9zTMQSzUOAYjjifx91GqnhFAwkJHe4j1iM', '1', NULL);
INSERT INTO public.consent_log VALUES ('k_nkekbmgthg7p23dcpjep', 's_ofm6hffascnnysplnrf4', 'confirmed', '2026-11-23T01:50:13.227Z', 'Aavtp2dbAJzQFPzRcUfRjFHqGmyoYIIXwGhs9u6_iiQ', NULL, NULL);
INSERT INTO public.consent_log VALUES ('k_wtwh5skmenz36k7bz3kp', 's_7fchuydfteku4mxgg5zc', 'requested', '2026-11-23T01:50:13.544Z', '41ErV2MxUgAYLH94qfVrDNVIhzfY0pw6b4jcoW9lhZk', '1', NULL);
INSERT INTO public.consent_log VALUES ('k_chzjapmt7w2ly7fl5iow', 's_7fchuydfteku4mxgg5zc', 'confirmed', '2026-11-23T01:50:13.822Z', 'Aavtp2dbAJzQFPzRcUfRjFHqGmyoYIIXwGhs9u6_iiQ', NULL, NULL);
INSERT INTO public.consent_log VALUES ('k_cw6kbsep2luyukrj6q36', 's_6v5hkf7tx6xfctxydeye', 'requested', '2026-11-23T01:50:14.466Z', '0KMhKSDhTmW4gPcX5ESRnMGOMza6x4YlA20Cd1LLowU', '1', NULL);
INSERT INTO public.consent_log VALUES ('k_nvxz23paqzhcaoyzwwzi', 's_6v5hkf7tx6xfctxydeye', 'confirmed', '2026-11-23T01:50:14.845Z', 'Aavtp2dbAJzQFPzRcUfRjFHqGmyoYIIXwGhs9u6_iiQ', NULL, NULL);
INSERT INTO public.consent_log VALUES ('k_r4eiqmeossp63247x6dh', 's_k5qsnhvmfitwwxvqgafp', 'requested', '2026-11-23T01:50:16.319Z', 'PpEzPRSXpZtrnABy7c4m8eyxhCK0NG9tFDzSVq8Bl-g', '1', NULL);
INSERT INTO public.consent_log VALUES ('k_cofoca7ebegbvmp6iaru', 's_k5qsnhvmfitwwxvqgafp', 'confirmed', '2026-11-23T01:50:16.529Z', 'Aavtp2dbAJzQFPzRcUfRjFHqGmyoYIIXwGhs9u6_iiQ', NULL, NULL);
INSERT INTO public.consent_log VALUES ('k_xda7dj5oy42h4fkfjr3r', 's_ereifqs6p3tin4uakqc4', 'requested', '2026-11-23T01:50:17.036Z', '6JdoO2fx_OjcfIfsp1dgmpEHf6VihHrB6CGBgY_LxXw', '1', NULL);
INSERT INTO public.consent_log VALUES ('k_tvp4irvvcbz4upucsvn6', 's_ereifqs6p3tin4uakqc4', 'confirmed', '2026-11-23T01:50:17.152Z', 'Aavtp2dbAJzQFPzRcUfRjFHqGmyoYIIXwGhs9u6_iiQ', NULL, NULL);
INSERT INTO public.consent_log VALUES ('k_222d7ewv5ucwj4vzxrdo', 's_22dd6q3dzhgdr7pgaazx', 'unsubscribed', '2026-11-23T01:50:17.305Z', NULL, NULL, 'They signed a list at the film club in October 2026.');
INSERT INTO public.consent_log VALUES ('k_224ibz2ryck4pswqflnq', 's_22gisfgenj352jnjkexz', 'imported', '2026-11-23T01:50:17.392Z', NULL, NULL, 'They signed a list at the film club in October 2026.');
INSERT INTO public.consent_log VALUES ('k_qfdcz2d6fewr6xro5g5g', 's_eyr4owujs2sd6aehn576', 'requested', '2026-11-23T01:50:18.153Z', 'DVCru5zDcc_ASNdUTAMOoGN2JI8i3-RyP1id2o9IB34', '1', NULL);
INSERT INTO public.consent_log VALUES ('k_5uhakyp336inh7mj7lid', 's_k5qsnhvmfitwwxvqgafp', 'suppressed', '2026-11-23T01:50:18.863Z', NULL, NULL, 'undeliverable');
INSERT INTO public.consent_log VALUES ('k_7vfgjerhcxdbto6jjeip', 's_7fchuydfteku4mxgg5zc', 'unsubscribed', '2026-11-23T01:50:19.178Z', 'Aavtp2dbAJzQFPzRcUfRjFHqGmyoYIIXwGhs9u6_iiQ', NULL, NULL);
INSERT INTO public.consent_log VALUES ('k_6yxes4ii4glsvejqn6fp', 's_ereifqs6p3tin4uakqc4', 'unsubscribed', '2026-11-23T01:50:19.212Z', 'Aavtp2dbAJzQFPzRcUfRjFHqGmyoYIIXwGhs9u6_iiQ', NULL, NULL);
INSERT INTO public.consent_log VALUES ('k_6glunhj3g2cth4zhesjf', 's_ereifqs6p3tin4uakqc4', 'returned', '2026-11-23T01:50:19.246Z', 'Aavtp2dbAJzQFPzRcUfRjFHqGmyoYIIXwGhs9u6_iiQ', NULL, NULL);
INSERT INTO public.consent_log VALUES ('k_4x6qokp76hky4l4xowip', 's_6v5hkf7tx6xfctxydeye', 'suppressed', '2026-11-23T01:50:19.341Z', NULL, NULL, NULL);
INSERT INTO public.consent_log VALUES ('k_gkwdo574a4rppcwrascc', 's_i4no27kgv4cppamsmpgd', 'requested', '2026-11-23T01:50:19.964Z', 'DyQ0vREzq4oEsy8HusFsUMa86yBBhy-oIs_d1XO5c94', '1', NULL);


--
-- Data for Name: counters; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.counters VALUES ('mail-epoch', 1);
INSERT INTO public.counters VALUES ('content', 14);
INSERT INTO public.counters VALUES ('identity', 1);
INSERT INTO public.counters VALUES ('subscribers', 1);


--
-- Data for Name: deliveries; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.deliveries VALUES ('dtqx56hv7vqnip6deklu', 'invitation', 0, 'bram@den.example', NULL, NULL, '{}', 'sent', '2026-11-23T01:50:08.254Z', 1, 0, NULL, NULL, '2026-11-23T01:50:08.370Z', NULL, '2026-11-23T01:50:08.388Z', '2026-11-23T01:50:08.405Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:08.254Z', 'outbox');
INSERT INTO public.deliveries VALUES ('y2hjrihvazc2jhcwf5r6', 'invitation', 0, 'carmilla@den.example', NULL, NULL, '{}', 'sent', '2026-11-23T01:50:09.008Z', 1, 0, NULL, NULL, '2026-11-23T01:50:09.053Z', NULL, '2026-11-23T01:50:09.058Z', '2026-11-23T01:50:09.070Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:09.008Z', 'outbox');
INSERT INTO public.deliveries VALUES ('4lcrvjovvgs37s5cyeoh', 'confirmation', 0, 'anna@mail.example', 's_hhzwn2efreipjoky7ili', NULL, '{}', 'sent', '2026-11-23T01:50:12.572Z', 1, 0, NULL, NULL, '2026-11-23T01:50:12.588Z', NULL, '2026-11-23T01:50:12.591Z', '2026-11-23T01:50:12.595Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:12.572Z', 'outbox');
INSERT INTO public.deliveries VALUES ('fiznj66xyp4laawgsolf', 'confirmation', 0, 'ben@mail.example', 's_ofm6hffascnnysplnrf4', NULL, '{}', 'sent', '2026-11-23T01:50:13.133Z', 1, 0, NULL, NULL, '2026-11-23T01:50:13.151Z', NULL, '2026-11-23T01:50:13.155Z', '2026-11-23T01:50:13.163Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:13.133Z', 'outbox');
INSERT INTO public.deliveries VALUES ('zjpa3aeckigliemf3rk3', 'confirmation', 0, 'dora@mail.example', 's_7fchuydfteku4mxgg5zc', NULL, '{}', 'sent', '2026-11-23T01:50:13.545Z', 1, 0, NULL, NULL, '2026-11-23T01:50:13.556Z', NULL, '2026-11-23T01:50:13.560Z', '2026-11-23T01:50:13.566Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:13.545Z', 'outbox');
INSERT INTO public.deliveries VALUES ('ov4bpvkgcve4jkmkaxwm', 'confirmation', 0, 'edgar@mail.example', 's_6v5hkf7tx6xfctxydeye', NULL, '{}', 'sent', '2026-11-23T01:50:14.469Z', 1, 0, NULL, NULL, '2026-11-23T01:50:14.544Z', NULL, '2026-11-23T01:50:14.552Z', '2026-11-23T01:50:14.560Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:14.469Z', 'outbox');
INSERT INTO public.deliveries VALUES ('lp5tnsoj4ao55gjuzugp', 'confirmation', 0, 'finn@mail.example', 's_k5qsnhvmfitwwxvqgafp', NULL, '{}', 'sent', '2026-11-23T01:50:16.320Z', 1, 0, NULL, NULL, '2026-11-23T01:50:16.359Z', NULL, '2026-11-23T01:50:16.366Z', '2026-11-23T01:50:16.479Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:16.320Z', 'outbox');
INSERT INTO public.deliveries VALUES ('3t2m2nnbnqjwey6kchzt', 'confirmation', 0, 'gus@mail.example', 's_ereifqs6p3tin4uakqc4', NULL, '{}', 'sent', '2026-11-23T01:50:17.037Z', 1, 0, NULL, NULL, '2026-11-23T01:50:17.052Z', NULL, '2026-11-23T01:50:17.060Z', '2026-11-23T01:50:17.066Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:17.037Z', 'outbox');
INSERT INTO public.deliveries VALUES ('uvwxtsza4t44s7cwdbzq', 'confirmation', 0, 'paula@mail.example', 's_eyr4owujs2sd6aehn576', NULL, '{}', 'sent', '2026-11-23T01:50:18.189Z', 1, 0, NULL, NULL, '2026-11-23T01:50:18.268Z', NULL, '2026-11-23T01:50:18.277Z', '2026-11-23T01:50:18.288Z', NULL, 0, 'kept in the mailbox', '2026-11-23T01:50:18.153Z', 'outbox');
INSERT INTO public.deliveries VALUES ('8f68c56ab2814ca2bfbf27ad5fe19d9f', 'announcement', 1, 'anna@mail.example', 's_hhzwn2efreipjoky7ili', 'c_fwer5x5qe7z2xjqmlwgm', '{}', 'sent', '2026-11-23T01:50:18.446Z', 1, 0, NULL, NULL, '2026-11-23T01:50:18.503Z', NULL, '2026-11-23T01:50:18.705Z', '2026-11-23T01:50:18.719Z', NULL, 0, '250 2.0.0 taken', '2026-11-23T01:50:18.440Z', 'outbox');
INSERT INTO public.deliveries VALUES ('ff5764bd9cdb49868e82834f5250a6a8', 'announcement', 1, 'dora@mail.example', 's_7fchuydfteku4mxgg5zc', 'c_fwer5x5qe7z2xjqmlwgm', '{}', 'sent', '2026-11-23T01:50:18.447Z', 1, 0, NULL, NULL, '2026-11-23T01:50:18.502Z', NULL, '2026-11-23T01:50:18.717Z', '2026-11-23T01:50:18.727Z', NULL, 0, '250 2.0.0 taken', '2026-11-23T01:50:18.440Z', 'outbox');
INSERT INTO public.deliveries VALUES ('403812052e134e0faa36e883c0e0e1bf', 'announcement', 1, 'gus@mail.example', 's_ereifqs6p3tin4uakqc4', 'c_fwer5x5qe7z2xjqmlwgm', '{}', 'sent', '2026-11-23T01:50:18.447Z', 1, 0, NULL, NULL, '2026-11-23T01:50:18.740Z', NULL, '2026-11-23T01:50:18.758Z', '2026-11-23T01:50:18.770Z', NULL, 0, '250 2.0.0 taken', '2026-11-23T01:50:18.440Z', 'outbox');
INSERT INTO public.deliveries VALUES ('2084667378b3460387593c9b28453cec', 'announcement', 1, 'Henry.James@mail.example', 's_22gisfgenj352jnjkexz', 'c_fwer5x5qe7z2xjqmlwgm', '{}', 'sent', '2026-11-23T01:50:18.447Z', 1, 0, NULL, NULL, '2026-11-23T01:50:18.740Z', NULL, '2026-11-23T01:50:18.761Z', '2026-11-23T01:50:18.772Z', NULL, 0, '250 2.0.0 taken', '2026-11-23T01:50:18.440Z', 'outbox');
INSERT INTO public.deliveries VALUES ('8d93c390ebb74cc0980176779c5ed975', 'announcement', 1, 'edgar@mail.example', 's_6v5hkf7tx6xfctxydeye', 'c_fwer5x5qe7z2xjqmlwgm', '{}', 'sent', '2026-11-23T01:50:18.447Z', 1, 0, NULL, NULL, '2026-11-23T01:50:18.503Z', NULL, '2026-11-23T01:50:18.774Z', '2026-11-23T01:50:18.795Z', NULL, 0, '250 2.0.0 taken', '2026-11-23T01:50:18.440Z', 'outbox');
INSERT INTO public.deliveries VALUES ('2bc057ab9beb4ef392948d2af7c7c4f7', 'announcement', 1, 'ben@mail.example', 's_ofm6hffascnnysplnrf4', 'c_fwer5x5qe7z2xjqmlwgm', '{}', 'sent', '2026-11-23T01:50:18.447Z', 1, 0, NULL, NULL, '2026-11-23T01:50:18.503Z', NULL, '2026-11-23T01:50:18.775Z', '2026-11-23T01:50:18.796Z', NULL, 0, '250 2.0.0 taken', '2026-11-23T01:50:18.440Z', 'outbox');
INSERT INTO public.deliveries VALUES ('248ede1af377430ea2082e0f51d73d95', 'announcement', 1, 'finn@mail.example', 's_k5qsnhvmfitwwxvqgafp', 'c_fwer5x5qe7z2xjqmlwgm', '{}', 'failed', '2026-11-23T01:50:18.447Z', 1, 0, NULL, NULL, '2026-11-23T01:50:18.503Z', NULL, NULL, NULL, NULL, 0, '550 5.1.1 no such user here', '2026-11-23T01:50:18.440Z', 'outbox');
INSERT INTO public.deliveries VALUES ('81375706149449d6849363a08b1238af', 'announcement', 1, 'anna@mail.example', 's_hhzwn2efreipjoky7ili', 'c_5p3egdz4oosegfhb3p2x', '{"unsubscribeVersion":"1"}', 'queued', '2026-11-23T01:50:19.547Z', 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-23T01:50:19.543Z', NULL);
INSERT INTO public.deliveries VALUES ('9b78151987844e0b9fd0689aff1ce93d', 'announcement', 1, 'ben@mail.example', 's_ofm6hffascnnysplnrf4', 'c_5p3egdz4oosegfhb3p2x', '{"unsubscribeVersion":"1"}', 'queued', '2026-11-23T01:50:19.547Z', 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-23T01:50:19.543Z', NULL);
INSERT INTO public.deliveries VALUES ('d01df8ce8fa54abc9fbd26a1d47e3609', 'announcement', 1, 'gus@mail.example', 's_ereifqs6p3tin4uakqc4', 'c_5p3egdz4oosegfhb3p2x', '{"unsubscribeVersion":"1"}', 'queued', '2026-11-23T01:50:19.547Z', 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-23T01:50:19.543Z', NULL);
INSERT INTO public.deliveries VALUES ('3d44e50f327d4a13b543203094301311', 'announcement', 1, 'Henry.James@mail.example', 's_22gisfgenj352jnjkexz', 'c_5p3egdz4oosegfhb3p2x', '{"unsubscribeVersion":"1"}', 'queued', '2026-11-23T01:50:19.547Z', 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-23T01:50:19.543Z', NULL);
INSERT INTO public.deliveries VALUES ('jel2gggvwburyskyosqq', 'confirmation', 0, 'zoe@mail.example', 's_i4no27kgv4cppamsmpgd', NULL, '{"confirmUrl":"https://den.example/subscription/confirm?token=Qw4MRmfV6rMHtbKzJVwzHp7-9LZhXzy6jik3qw98yE8","unsubscribeUrl":"https://den.example/unsubscribe?token=s_i4no27kgv4cppamsmpgd.h8QWnpIFWyf6X8r6aimshtcH55sx4zPS5A4IaUnuKA8"}', 'queued', '2026-11-23T01:50:19.965Z', 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, NULL, '2026-11-23T01:50:19.964Z', NULL);


--
-- Data for Name: invitations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.invitations VALUES ('i_hlm3kkzmyzocpnkfysvi', 'carmilla@den.example', 'iQfCteAbeRUh3kvMnDQ8eW3fhVU4lgajO7HNQZpQ1bA', 'a_dqqa447gd3kqrxx4tg6j', 'y2hjrihvazc2jhcwf5r6', '2026-11-23T01:50:09.007Z', '2026-11-30T01:50:09.003Z');


--
-- Data for Name: mail_transport; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mail_transport VALUES ('emailjs', NULL, NULL, NULL, 0, NULL);
INSERT INTO public.mail_transport VALUES ('outbox', NULL, NULL, NULL, 0, NULL);


--
-- Data for Name: mailbox_messages; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.mailbox_messages OVERRIDING SYSTEM VALUE VALUES (1, 'd-dtqx56hv7vqnip6deklu.1@den.example', 'bram@den.example', 'The Lantern Room <keeper@den.example>', 'You are invited to write for The Lantern Room', 'THERE IS A KEY FOR YOU

keeper@den.example invites you to The Lantern Room as an administrator: to write, change and delete posts, and to manage users and settings.

Accept the invitation:
https://den.example/admin/invitation#t=x4O35EFQO9L5-NcBgknsla6_Z1aBonV-1zTJpvvgyOY&e=bram%40den.example

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
<p style="margin:24px 0"><a class="button" href="https://den.example/admin/invitation#t=x4O35EFQO9L5-NcBgknsla6_Z1aBonV-1zTJpvvgyOY&amp;e=bram%40den.example" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Accept the invitation</a></p>
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
', '{"Feedback-ID":"single:invitation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:08.396Z', 'invitation');
INSERT INTO public.mailbox_messages OVERRIDING SYSTEM VALUE VALUES (2, 'd-y2hjrihvazc2jhcwf5r6.1@den.example', 'carmilla@den.example', 'The Lantern Room <keeper@den.example>', 'You are invited to write for The Lantern Room', 'THERE IS A KEY FOR YOU

keeper@den.example invites you to The Lantern Room as an administrator: to write, change and delete posts, and to manage users and settings.

Accept the invitation:
https://den.example/admin/invitation#t=rjg9awKo-_zcgPIus9_ECLvo9W6E_gj6jVbU0ti6JNI&e=carmilla%40den.example

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
<p style="margin:24px 0"><a class="button" href="https://den.example/admin/invitation#t=rjg9awKo-_zcgPIus9_ECLvo9W6E_gj6jVbU0ti6JNI&amp;e=carmilla%40den.example" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Accept the invitation</a></p>
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
', '{"Feedback-ID":"single:invitation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:09.067Z', 'invitation');
INSERT INTO public.mailbox_messages OVERRIDING SYSTEM VALUE VALUES (3, 'd-4lcrvjovvgs37s5cyeoh.1@den.example', 'anna@mail.example', 'The Lantern Room <keeper@den.example>', 'Confirm your subscription to The Lantern Room', 'IS IT YOU AT THE DOOR?

Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.

Confirm the subscription:
https://den.example/subscription/confirm?token=6rf1KumGaHtcyCzznm4zcO83iLtzwd5PMU5tGndrZ6w

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
<p style="margin:24px 0"><a class="button" href="https://den.example/subscription/confirm?token=6rf1KumGaHtcyCzznm4zcO83iLtzwd5PMU5tGndrZ6w" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Confirm the subscription</a></p>
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
', '{"Feedback-ID":"single:confirmation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:12.593Z', 'confirmation');
INSERT INTO public.mailbox_messages OVERRIDING SYSTEM VALUE VALUES (4, 'd-fiznj66xyp4laawgsolf.1@den.example', 'ben@mail.example', 'The Lantern Room <keeper@den.example>', 'Confirm your subscription to The Lantern Room', 'IS IT YOU AT THE DOOR?

Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.

Confirm the subscription:
https://den.example/subscription/confirm?token=cxKDKCaNBYbkVgdu1iwkYipt88qEWGc41kLYuLEWZac

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
<p style="margin:24px 0"><a class="button" href="https://den.example/subscription/confirm?token=cxKDKCaNBYbkVgdu1iwkYipt88qEWGc41kLYuLEWZac" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Confirm the subscription</a></p>
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
', '{"Feedback-ID":"single:confirmation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:13.157Z', 'confirmation');
INSERT INTO public.mailbox_messages OVERRIDING SYSTEM VALUE VALUES (5, 'd-zjpa3aeckigliemf3rk3.1@den.example', 'dora@mail.example', 'The Lantern Room <keeper@den.example>', 'Confirm your subscription to The Lantern Room', 'IS IT YOU AT THE DOOR?

Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.

Confirm the subscription:
https://den.example/subscription/confirm?token=hAttgH-HYuCcd6McQZQLhJbFAk-zoTHVsWzKHQLwzvE

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
<p style="margin:24px 0"><a class="button" href="https://den.example/subscription/confirm?token=hAttgH-HYuCcd6McQZQLhJbFAk-zoTHVsWzKHQLwzvE" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Confirm the subscription</a></p>
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
', '{"Feedback-ID":"single:confirmation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:13.561Z', 'confirmation');
INSERT INTO public.mailbox_messages OVERRIDING SYSTEM VALUE VALUES (6, 'd-ov4bpvkgcve4jkmkaxwm.1@den.example', 'edgar@mail.example', 'The Lantern Room <keeper@den.example>', 'Confirm your subscription to The Lantern Room', 'IS IT YOU AT THE DOOR?

Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.

Confirm the subscription:
https://den.example/subscription/confirm?token=tIAi5cz-jqlSOfWgXDmsARJWBU3AOWIGXTo83enjl9s

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
<p style="margin:24px 0"><a class="button" href="https://den.example/subscription/confirm?token=tIAi5cz-jqlSOfWgXDmsARJWBU3AOWIGXTo83enjl9s" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Confirm the subscription</a></p>
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
', '{"Feedback-ID":"single:confirmation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:14.555Z', 'confirmation');
INSERT INTO public.mailbox_messages OVERRIDING SYSTEM VALUE VALUES (7, 'd-lp5tnsoj4ao55gjuzugp.1@den.example', 'finn@mail.example', 'The Lantern Room <keeper@den.example>', 'Confirm your subscription to The Lantern Room', 'IS IT YOU AT THE DOOR?

Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.

Confirm the subscription:
https://den.example/subscription/confirm?token=UAi3lnY6BJ-UQ-sYmirLvzCG0WbvM9qJ9LRMINTUNeo

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
<p style="margin:24px 0"><a class="button" href="https://den.example/subscription/confirm?token=UAi3lnY6BJ-UQ-sYmirLvzCG0WbvM9qJ9LRMINTUNeo" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Confirm the subscription</a></p>
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
', '{"Feedback-ID":"single:confirmation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:16.450Z', 'confirmation');
INSERT INTO public.mailbox_messages OVERRIDING SYSTEM VALUE VALUES (8, 'd-3t2m2nnbnqjwey6kchzt.1@den.example', 'gus@mail.example', 'The Lantern Room <keeper@den.example>', 'Confirm your subscription to The Lantern Room', 'IS IT YOU AT THE DOOR?

Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.

Confirm the subscription:
https://den.example/subscription/confirm?token=PyEwLsakMeY5xAEUwosqZ7JUO8powX4rqKk4mxPO2Vo

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
<p style="margin:24px 0"><a class="button" href="https://den.example/subscription/confirm?token=PyEwLsakMeY5xAEUwosqZ7JUO8powX4rqKk4mxPO2Vo" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Confirm the subscription</a></p>
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
', '{"Feedback-ID":"single:confirmation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:17.062Z', 'confirmation');
INSERT INTO public.mailbox_messages OVERRIDING SYSTEM VALUE VALUES (9, 'd-uvwxtsza4t44s7cwdbzq.1@den.example', 'paula@mail.example', 'The Lantern Room <keeper@den.example>', 'Confirm your subscription to The Lantern Room', 'IS IT YOU AT THE DOOR?

Somebody, most likely you, asked that new posts of The Lantern Room be sent to this address. Confirm it, and you are in.

Confirm the subscription:
https://den.example/subscription/confirm?token=DeGG2PVSef88mZ_gfmvV9QrZeTXfFSPX50Bx7ngjmlQ

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
<p style="margin:24px 0"><a class="button" href="https://den.example/subscription/confirm?token=DeGG2PVSef88mZ_gfmvV9QrZeTXfFSPX50Bx7ngjmlQ" style="display:inline-block;padding:14px 28px;background:#99191f;color:#fff8ec;border-radius:3px;font:600 16px/1.2 system-ui,-apple-system,''Segoe UI'',Roboto,Helvetica,Arial,sans-serif;text-decoration:none">Confirm the subscription</a></p>
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
', '{"Feedback-ID":"single:confirmation:den:den.example","Auto-Submitted":"auto-generated","X-Auto-Response-Suppress":"All"}', '2026-11-23T01:50:18.279Z', 'confirmation');


--
-- Data for Name: media; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.media VALUES ('799a4983a2401fbcae7902725f4f62da', 'image/png', 12, 8, 95, 'dc143cdc143cdc143cdc143cdc143cdc143c', '2026-11-23T01:50:10.977Z', '\x89504e470d0a1a0a0000000d494844520000000c000000080802000000428689a60000000970485973000003e8000003e801b57b526b0000001149444154189563b823624310318c2a02004af770814069238d0000000049454e44ae426082');
INSERT INTO public.media VALUES ('e09e53010a523948de66054a39ec6fff', 'image/png', 24, 16, 110, 'dc143cdc143cdc143cdc143cdc143cdc143c', '2026-11-23T01:50:10.980Z', '\x89504e470d0a1a0a0000000d4948445200000018000000100802000000834628c20000000970485973000003e8000003e801b57b526b0000002049444154388d63b823624315c4306ad09dd130ba339a8e4446b38808f9e90000c0bdc2100bb035a30000000049454e44ae426082');
INSERT INTO public.media VALUES ('31fac2a88a562ae1dee92d510ff99ccc', 'image/png', 3, 3, 94, 'dc143cdc143cdc143cdc143cdc143cdc143c', '2026-11-23T01:50:11.041Z', '\x89504e470d0a1a0a0000000d4948445200000003000000030802000000d94a22e80000000970485973000003e8000003e801b57b526b0000001049444154089963b8236203410c585800a3f20a8d6ae0c8e00000000049454e44ae426082');


--
-- Data for Name: media_sources; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.media_sources VALUES ('799a4983a2401fbcae7902725f4f62da', 'e09e53010a523948de66054a39ec6fff');


--
-- Data for Name: media_unused; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.media_unused VALUES ('e09e53010a523948de66054a39ec6fff', '2026-11-23T01:50:27.662Z');
INSERT INTO public.media_unused VALUES ('31fac2a88a562ae1dee92d510ff99ccc', '2026-11-23T01:50:27.662Z');


--
-- Data for Name: media_use; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.media_use VALUES ('799a4983a2401fbcae7902725f4f62da', 'p_sax2hynmiwjrypzzweyj');


--
-- Data for Name: migration_lock; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.migration_lock VALUES ('migration_lock', 0);


--
-- Data for Name: migrations; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.migrations VALUES ('001-init', '2026-11-23T01:50:06.314Z');
INSERT INTO public.migrations VALUES ('002-media-upkeep', '2026-11-23T01:50:06.373Z');
INSERT INTO public.migrations VALUES ('003-identity', '2026-11-23T01:50:06.413Z');
INSERT INTO public.migrations VALUES ('004-post-editors', '2026-11-23T01:50:06.484Z');
INSERT INTO public.migrations VALUES ('005-subscribers', '2026-11-23T01:50:06.577Z');
INSERT INTO public.migrations VALUES ('006-mail', '2026-11-23T01:50:06.671Z');
INSERT INTO public.migrations VALUES ('007-creation-keys', '2026-11-23T01:50:06.710Z');
INSERT INTO public.migrations VALUES ('008-analytics', '2026-11-23T01:50:06.744Z');
INSERT INTO public.migrations VALUES ('009-mail-ways', '2026-11-23T01:50:06.775Z');
INSERT INTO public.migrations VALUES ('010-statistics', '2026-11-23T01:50:06.835Z');
INSERT INTO public.migrations VALUES ('011-mailbox-kinds', '2026-11-23T01:50:06.919Z');
INSERT INTO public.migrations VALUES ('012-invitations', '2026-11-23T01:50:06.970Z');


--
-- Data for Name: old_paths; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.old_paths VALUES ('/blogs/Nosferatu-–-Eine-Symphonie-des-Grauens', 'p_sax2hynmiwjrypzzweyj', '2026-11-23T01:50:11.145Z');
INSERT INTO public.old_paths VALUES ('/blogs/Nosferatu-1922', 'p_sax2hynmiwjrypzzweyj', '2026-11-23T01:50:11.173Z');


--
-- Data for Name: posts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.posts VALUES (8, 'p_rmzy3ksio6r5r53jlrle', '/blogs/Ten-wells', '2026-09-01', 1, 'Horror List', 'Ten wells', 'Do not look down', 'All of them are deep.', 'Bram', '', 'me', '', NULL, NULL, 0, 1, '2026-11-23T01:50:11.263Z', '2026-11-23T01:50:11.263Z', 'ten wells
do not look down
all of them are deep.
bram

', '[]', '[]', 'keeper@den.example', NULL);
INSERT INTO public.posts VALUES (9, 'p_puagllzif734kti43mpp', '/blogs/On-dogs', '2026-08-01', 0, 'Musings', 'On dogs', 'Do not look down', 'All of them are deep.', 'Bram', '', 'me', '', NULL, NULL, 0, 1, '2026-11-23T01:50:11.283Z', '2026-11-23T01:50:11.283Z', 'on dogs
do not look down
all of them are deep.
bram

', '[{"sectionTitle":"Why","sectionText":"They know first.","sectionImage":"","sectionImgSrc":"","sectionImageAlt":""}]', '[]', 'keeper@den.example', NULL);
INSERT INTO public.posts VALUES (10, 'p_wzfnxtfqsk3ogyrmjus6', '/blogs/1999/12/carnival-of-souls.html', '1999-12-31', 0, 'Horror Review', 'Carnival of Souls', 'Do not look down', 'All of them are deep.', 'Bram', '', 'me', '', NULL, NULL, 0, 1, '2026-11-23T01:50:11.307Z', '2026-11-23T01:50:11.307Z', 'carnival of souls
do not look down
all of them are deep.
bram

', '[]', '[]', 'keeper@den.example', 'import-0000-0001');
INSERT INTO public.posts VALUES (12, 'p_qyyk74lmlumif2kbxsev', '/blogs/The-Fog', '2026-08-01', 0, 'Musings', 'The Fog', 'Do not look down', 'All of them are deep.', 'Bram', '', 'me', '', NULL, NULL, 0, 1, '2026-11-23T01:50:18.436Z', '2026-11-23T01:50:18.436Z', 'the fog
do not look down
all of them are deep.
bram

', '[{"sectionTitle":"Why","sectionText":"They know first.","sectionImage":"","sectionImgSrc":"","sectionImageAlt":""}]', '[]', 'keeper@den.example', NULL);
INSERT INTO public.posts VALUES (14, 'p_axewv52lcf64zsp5coeo', '/blogs/Ghost-Story', '2026-08-01', 0, 'Musings', 'Ghost Story', 'Do not look down', 'All of them are deep.', 'Bram', '', 'me', '', NULL, NULL, 0, 1, '2026-11-23T01:50:19.538Z', '2026-11-23T01:50:19.538Z', 'ghost story
do not look down
all of them are deep.
bram

', '[{"sectionTitle":"Why","sectionText":"They know first.","sectionImage":"","sectionImgSrc":"","sectionImageAlt":""}]', '[]', 'keeper@den.example', NULL);
INSERT INTO public.posts VALUES (5, 'p_sax2hynmiwjrypzzweyj', '/blogs/Nosferatu, 1922', '2026-10-31', 0, 'Horror Review', 'Nosferatu – Eine Symphonie des Grauens', 'Der Vampir kommt, 🦇 und die Pest mit ihm', 'He rises from the hold; it isn''t "only" a film.', 'Mara Vell', '/media/799a4983a2401fbcae7902725f4f62da.png', 'Prana-Film', 'A shadow with long fingers', '{"title":"Nosferatu","year":1922,"director":"F. W. Murnau"}', '{"terror":9,"suspense":8,"originality":10,"cinematography":7,"acting":6,"soundtrack":0,"overall":8}', 3, 3, '2026-11-23T01:50:11.097Z', '2026-11-23T01:50:11.173Z', 'nosferatu – eine symphonie des grauens
der vampir kommt, 🦇 und die pest mit ihm
he rises from the hold; it isn''t "only" a film.
mara vell
nosferatu
f. w. murnau', '[{"sectionTitle":"The ship","sectionText":"First line\\nof **one** paragraph.\n\n||The captain dies.||","sectionImage":"/media/799a4983a2401fbcae7902725f4f62da.png","sectionImgSrc":"","sectionImageAlt":""},{"sectionTitle":"The stairs","sectionText":"A shadow; a hand; 100 % dread.","sectionImage":"/media/799a4983a2401fbcae7902725f4f62da.png","sectionImgSrc":"","sectionImageAlt":""}]', '[]', 'keeper@den.example', NULL);


--
-- Data for Name: secrets; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.secrets VALUES ('identity', '6Tvx8Cj72XrgxoZlvrQSe-B4fO-EketT0erjTOzdUnM', '2026-11-23T01:50:07.816Z');
INSERT INTO public.secrets VALUES ('unsubscribe', 'tan47qCJdYTGK-em6NhMK2hHGp8S8u1Hc5aij16xywU', '2026-11-23T01:50:08.310Z');


--
-- Data for Name: settings; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.settings VALUES ('blogName', '"The Lantern Room"', '2026-11-23T01:50:08.187Z');
INSERT INTO public.settings VALUES ('tagline', '"Films, one candle at a time"', '2026-11-23T01:50:08.187Z');
INSERT INTO public.settings VALUES ('description', '"What stays when the lights come back on."', '2026-11-23T01:50:08.187Z');
INSERT INTO public.settings VALUES ('contact', '"keeper@den.example"', '2026-11-23T01:50:08.187Z');
INSERT INTO public.settings VALUES ('timeZone', '"Europe/Paris"', '2026-11-23T01:50:08.187Z');
INSERT INTO public.settings VALUES ('siteKey', '"key-of-a-former-captcha"', '2026-11-23T01:50:08.187Z');
INSERT INTO public.settings VALUES ('adsEnabled', 'true', '2026-11-23T01:50:08.187Z');
INSERT INTO public.settings VALUES ('terms', '{"title":"House rules","intro":"Be kind.","parts":[{"heading":"Quotes","text":"O''Hara said: \"No.\"\\n\n*Never.*"}]}', '2026-11-23T01:50:08.187Z');
INSERT INTO public.settings VALUES ('smtp', '{"url":"smtp://den:hush%20hush@127.0.0.1:45169","from":"The Lantern Room <den@den.example>"}', '2026-11-23T01:50:18.407Z');
INSERT INTO public.settings VALUES ('mailCaps', '{"perSecond":10,"perHour":500,"perDay":1}', '2026-11-23T01:50:19.374Z');


--
-- Data for Name: setup_links; Type: TABLE DATA; Schema: public; Owner: -
--



--
-- Data for Name: sign_in_attempts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.sign_in_attempts VALUES ('TZUCBagvNQBGjWG70vdT_J9_yGDaVOk6Qqa8q0tu3AM.5PCZSElisHNBglEp5rgfYtCfzrO-WEfqW546CZvglwg', 1, '2026-11-23T01:50:07.949Z', '2026-11-24T01:50:07.949Z');
INSERT INTO public.sign_in_attempts VALUES ('TZUCBagvNQBGjWG70vdT_J9_yGDaVOk6Qqa8q0tu3AM.oBlgIroZPOSEgZfWSeeGDHOQx5TrHR_NaW09H7vde9w', 1, '2026-11-23T01:50:07.949Z', '2026-11-24T01:50:07.949Z');
INSERT INTO public.sign_in_attempts VALUES ('xi-4BdlP46Wz9bulvqJR4z-QkVS_4TJ3VfaZ4LLTPRI', 1, '2026-11-23T01:50:07.949Z', '2026-11-23T02:00:07.949Z');


--
-- Data for Name: subscribers; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscribers VALUES ('s_hhzwn2efreipjoky7ili', 'anna@mail.example', 'anna@mail.example', 'active', 'greetings', 1, 'qvEgEx1629zQJwdMMLFgHJO3DtgJJw81qIySMgNeE2c', '2026-11-30T01:50:12.570Z', '2026-11-23T01:50:12.570Z', '2026-11-23T01:50:12.674Z', '2026-11-23T01:50:12.674Z');
INSERT INTO public.subscribers VALUES ('s_ofm6hffascnnysplnrf4', 'ben@mail.example', 'ben@mail.example', 'active', 'greetings', 1, 'aqz0lqGZZgROIr0iAOfww5otkbYVE_JvRjYbvwzOrAo', '2026-11-30T01:50:13.131Z', '2026-11-23T01:50:13.131Z', '2026-11-23T01:50:13.227Z', '2026-11-23T01:50:13.227Z');
INSERT INTO public.subscribers VALUES ('s_22dd6q3dzhgdr7pgaazx', 'ivy@mail.example', 'ivy@mail.example', 'unsubscribed', 'import', 1, NULL, NULL, '2026-11-23T01:50:17.305Z', NULL, '2026-11-23T01:50:17.305Z');
INSERT INTO public.subscribers VALUES ('s_22gisfgenj352jnjkexz', 'Henry.James@mail.example', 'henry.james@mail.example', 'active', 'import', 1, NULL, NULL, '2026-11-23T01:50:17.392Z', '2026-11-23T01:50:17.392Z', '2026-11-23T01:50:17.392Z');
INSERT INTO public.subscribers VALUES ('s_eyr4owujs2sd6aehn576', 'paula@mail.example', 'paula@mail.example', 'pending', 'greetings', 1, 'Tk5DIDdX1q7NO5cH4L1ON1hgWgpilU0djPAofW7TQRs', '2026-11-30T01:50:18.153Z', '2026-11-23T01:50:18.153Z', NULL, '2026-11-23T01:50:18.153Z');
INSERT INTO public.subscribers VALUES ('s_k5qsnhvmfitwwxvqgafp', 'finn@mail.example', 'finn@mail.example', 'bounced', 'greetings', 1, NULL, '2026-11-30T01:50:16.319Z', '2026-11-23T01:50:16.319Z', '2026-11-23T01:50:16.529Z', '2026-11-23T01:50:18.863Z');
INSERT INTO public.subscribers VALUES ('s_7fchuydfteku4mxgg5zc', 'dora@mail.example', 'dora@mail.example', 'unsubscribed', 'greetings', 1, NULL, NULL, '2026-11-23T01:50:13.544Z', '2026-11-23T01:50:13.821Z', '2026-11-23T01:50:19.177Z');
INSERT INTO public.subscribers VALUES ('s_ereifqs6p3tin4uakqc4', 'gus@mail.example', 'gus@mail.example', 'active', 'greetings', 1, NULL, NULL, '2026-11-23T01:50:17.036Z', '2026-11-23T01:50:17.151Z', '2026-11-23T01:50:19.245Z');
INSERT INTO public.subscribers VALUES ('s_6v5hkf7tx6xfctxydeye', 'edgar@mail.example', 'edgar@mail.example', 'suppressed', 'greetings', 1, NULL, NULL, '2026-11-23T01:50:14.452Z', '2026-11-23T01:50:14.844Z', '2026-11-23T01:50:19.339Z');
INSERT INTO public.subscribers VALUES ('s_i4no27kgv4cppamsmpgd', 'zoe@mail.example', 'zoe@mail.example', 'pending', 'greetings', 1, 'ipxDDyVHpcLXWPux1NtZEsf5rmgKQFcmL4lEqU_OPjU', '2026-11-30T01:50:19.964Z', '2026-11-23T01:50:19.964Z', NULL, '2026-11-23T01:50:19.964Z');


--
-- Data for Name: subscription_counts; Type: TABLE DATA; Schema: public; Owner: -
--

INSERT INTO public.subscription_counts VALUES ('network:0KtraTAz1qvozTAYl9djIpifsbaiIvh9Wo-I8RcpfC4', 1, '2026-11-23T02:50:12.562Z');
INSERT INTO public.subscription_counts VALUES ('soon:LOhqZW5Qxpe5ESHPXjU6dacURQi-xHRQEDKbgqmrTHg', 1, '2026-11-23T02:00:12.568Z');
INSERT INTO public.subscription_counts VALUES ('day:LOhqZW5Qxpe5ESHPXjU6dacURQi-xHRQEDKbgqmrTHg', 1, '2026-11-24T01:50:12.568Z');
INSERT INTO public.subscription_counts VALUES ('network:h8SeWlg9p9zTMQSzUOAYjjifx91GqnhFAwkJHe4j1iM', 1, '2026-11-23T02:50:13.127Z');
INSERT INTO public.subscription_counts VALUES ('soon:XsJaxQidKRkkcIIE0PEJ9MVUY8dhjk_f95HqNO9QoMQ', 1, '2026-11-23T02:00:13.129Z');
INSERT INTO public.subscription_counts VALUES ('day:XsJaxQidKRkkcIIE0PEJ9MVUY8dhjk_f95HqNO9QoMQ', 1, '2026-11-24T01:50:13.129Z');
INSERT INTO public.subscription_counts VALUES ('network:41ErV2MxUgAYLH94qfVrDNVIhzfY0pw6b4jcoW9lhZk', 1, '2026-11-23T02:50:13.542Z');
INSERT INTO public.subscription_counts VALUES ('soon:d3bb1YqSXR7XQ48wkskphdwLvUJ2CRgVbg0VpfJe3CE', 1, '2026-11-23T02:00:13.543Z');
INSERT INTO public.subscription_counts VALUES ('day:d3bb1YqSXR7XQ48wkskphdwLvUJ2CRgVbg0VpfJe3CE', 1, '2026-11-24T01:50:13.543Z');
INSERT INTO public.subscription_counts VALUES ('network:0KMhKSDhTmW4gPcX5ESRnMGOMza6x4YlA20Cd1LLowU', 1, '2026-11-23T02:50:14.392Z');
INSERT INTO public.subscription_counts VALUES ('soon:_jVwTj5jZR3uaMV3nNOpwt3mDQlorfAe7-Xgax0AMsY', 1, '2026-11-23T02:00:14.451Z');
INSERT INTO public.subscription_counts VALUES ('day:_jVwTj5jZR3uaMV3nNOpwt3mDQlorfAe7-Xgax0AMsY', 1, '2026-11-24T01:50:14.451Z');
INSERT INTO public.subscription_counts VALUES ('network:PpEzPRSXpZtrnABy7c4m8eyxhCK0NG9tFDzSVq8Bl-g', 1, '2026-11-23T02:50:16.316Z');
INSERT INTO public.subscription_counts VALUES ('soon:7ZFV2zuXYe26niHtzMk1aK_5B6sfCML6erL7hPVuW9s', 1, '2026-11-23T02:00:16.318Z');
INSERT INTO public.subscription_counts VALUES ('day:7ZFV2zuXYe26niHtzMk1aK_5B6sfCML6erL7hPVuW9s', 1, '2026-11-24T01:50:16.318Z');
INSERT INTO public.subscription_counts VALUES ('network:6JdoO2fx_OjcfIfsp1dgmpEHf6VihHrB6CGBgY_LxXw', 1, '2026-11-23T02:50:17.034Z');
INSERT INTO public.subscription_counts VALUES ('soon:SAaEPNCZHwHstpMSbFGOZB3R-9ii9Q0TIxnHdx6Rdjs', 1, '2026-11-23T02:00:17.035Z');
INSERT INTO public.subscription_counts VALUES ('day:SAaEPNCZHwHstpMSbFGOZB3R-9ii9Q0TIxnHdx6Rdjs', 1, '2026-11-24T01:50:17.035Z');
INSERT INTO public.subscription_counts VALUES ('network:DVCru5zDcc_ASNdUTAMOoGN2JI8i3-RyP1id2o9IB34', 1, '2026-11-23T02:50:18.151Z');
INSERT INTO public.subscription_counts VALUES ('soon:JntyuwBe6GEQB1ik4E3UGE1mZUEddc6sseqs4HsgzgY', 1, '2026-11-23T02:00:18.152Z');
INSERT INTO public.subscription_counts VALUES ('day:JntyuwBe6GEQB1ik4E3UGE1mZUEddc6sseqs4HsgzgY', 1, '2026-11-24T01:50:18.152Z');
INSERT INTO public.subscription_counts VALUES ('everybody', 8, '2026-11-23T02:50:12.562Z');
INSERT INTO public.subscription_counts VALUES ('network:DyQ0vREzq4oEsy8HusFsUMa86yBBhy-oIs_d1XO5c94', 1, '2026-11-23T02:50:19.959Z');
INSERT INTO public.subscription_counts VALUES ('soon:a7nnWu3SBOt9_JIBVMWzfdtCF2zCW6gvgeoHt98uKg8', 1, '2026-11-23T02:00:19.960Z');
INSERT INTO public.subscription_counts VALUES ('day:a7nnWu3SBOt9_JIBVMWzfdtCF2zCW6gvgeoHt98uKg8', 1, '2026-11-24T01:50:19.960Z');


--
-- Name: mailbox_messages_seq_seq; Type: SEQUENCE SET; Schema: public; Owner: -
--

SELECT pg_catalog.setval('public.mailbox_messages_seq_seq', 9, true);


--
-- Name: account_credentials account_credentials_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_credentials
    ADD CONSTRAINT account_credentials_pkey PRIMARY KEY (id);


--
-- Name: account_credentials account_credentials_provider_id_provider_account_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_credentials
    ADD CONSTRAINT account_credentials_provider_id_provider_account_id_key UNIQUE (provider_id, provider_account_id);


--
-- Name: account_sessions account_sessions_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_sessions
    ADD CONSTRAINT account_sessions_pkey PRIMARY KEY (id);


--
-- Name: account_sessions account_sessions_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_sessions
    ADD CONSTRAINT account_sessions_token_hash_key UNIQUE (token_hash);


--
-- Name: accounts accounts_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_email_key UNIQUE (email);


--
-- Name: accounts accounts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.accounts
    ADD CONSTRAINT accounts_pkey PRIMARY KEY (id);


--
-- Name: analytics_days analytics_days_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.analytics_days
    ADD CONSTRAINT analytics_days_pkey PRIMARY KEY (day, screen, post_id);


--
-- Name: analytics_referrers analytics_referrers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.analytics_referrers
    ADD CONSTRAINT analytics_referrers_pkey PRIMARY KEY (day, host);


--
-- Name: analytics_salts analytics_salts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.analytics_salts
    ADD CONSTRAINT analytics_salts_pkey PRIMARY KEY (day);


--
-- Name: analytics_visitors analytics_visitors_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.analytics_visitors
    ADD CONSTRAINT analytics_visitors_pkey PRIMARY KEY (day, visitor, screen, post_id);


--
-- Name: api_tokens api_tokens_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_tokens
    ADD CONSTRAINT api_tokens_pkey PRIMARY KEY (id);


--
-- Name: api_tokens api_tokens_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_tokens
    ADD CONSTRAINT api_tokens_token_hash_key UNIQUE (token_hash);


--
-- Name: campaigns campaigns_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.campaigns
    ADD CONSTRAINT campaigns_pkey PRIMARY KEY (id);


--
-- Name: captcha_used captcha_used_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.captcha_used
    ADD CONSTRAINT captcha_used_pkey PRIMARY KEY (nonce);


--
-- Name: consent_log consent_log_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consent_log
    ADD CONSTRAINT consent_log_pkey PRIMARY KEY (id);


--
-- Name: counters counters_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.counters
    ADD CONSTRAINT counters_pkey PRIMARY KEY (name);


--
-- Name: deliveries deliveries_campaign_id_subscriber_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_campaign_id_subscriber_id_key UNIQUE (campaign_id, subscriber_id);


--
-- Name: deliveries deliveries_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_pkey PRIMARY KEY (id);


--
-- Name: invitations invitations_email_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_email_key UNIQUE (email);


--
-- Name: invitations invitations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_pkey PRIMARY KEY (id);


--
-- Name: invitations invitations_token_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_token_hash_key UNIQUE (token_hash);


--
-- Name: mail_transport mail_transport_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mail_transport
    ADD CONSTRAINT mail_transport_pkey PRIMARY KEY (name);


--
-- Name: mailbox_messages mailbox_messages_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mailbox_messages
    ADD CONSTRAINT mailbox_messages_id_key UNIQUE (id);


--
-- Name: mailbox_messages mailbox_messages_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.mailbox_messages
    ADD CONSTRAINT mailbox_messages_pkey PRIMARY KEY (seq);


--
-- Name: media media_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media
    ADD CONSTRAINT media_pkey PRIMARY KEY (hash);


--
-- Name: media_sources media_sources_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media_sources
    ADD CONSTRAINT media_sources_pkey PRIMARY KEY (hash);


--
-- Name: media_unused media_unused_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media_unused
    ADD CONSTRAINT media_unused_pkey PRIMARY KEY (hash);


--
-- Name: media_use media_use_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media_use
    ADD CONSTRAINT media_use_pkey PRIMARY KEY (hash, post_id);


--
-- Name: migration_lock migration_lock_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migration_lock
    ADD CONSTRAINT migration_lock_pkey PRIMARY KEY (id);


--
-- Name: migrations migrations_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);


--
-- Name: old_paths old_paths_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.old_paths
    ADD CONSTRAINT old_paths_pkey PRIMARY KEY (path);


--
-- Name: posts posts_id_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_id_key UNIQUE (id);


--
-- Name: posts posts_path_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_path_key UNIQUE (path);


--
-- Name: posts posts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.posts
    ADD CONSTRAINT posts_pkey PRIMARY KEY (created_seq);


--
-- Name: secrets secrets_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);


--
-- Name: settings settings_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);


--
-- Name: setup_links setup_links_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.setup_links
    ADD CONSTRAINT setup_links_pkey PRIMARY KEY (token_hash);


--
-- Name: sign_in_attempts sign_in_attempts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.sign_in_attempts
    ADD CONSTRAINT sign_in_attempts_pkey PRIMARY KEY (key);


--
-- Name: subscribers subscribers_confirm_hash_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_confirm_hash_key UNIQUE (confirm_hash);


--
-- Name: subscribers subscribers_email_key_key; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_email_key_key UNIQUE (email_key);


--
-- Name: subscribers subscribers_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscribers
    ADD CONSTRAINT subscribers_pkey PRIMARY KEY (id);


--
-- Name: subscription_counts subscription_counts_pkey; Type: CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.subscription_counts
    ADD CONSTRAINT subscription_counts_pkey PRIMARY KEY (key);


--
-- Name: account_credentials_of_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_credentials_of_account ON public.account_credentials USING btree (account_id);


--
-- Name: account_sessions_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_sessions_by_end ON public.account_sessions USING btree (expires_at);


--
-- Name: account_sessions_of_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX account_sessions_of_account ON public.account_sessions USING btree (account_id);


--
-- Name: api_tokens_of_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX api_tokens_of_account ON public.api_tokens USING btree (account_id);


--
-- Name: campaigns_of_post; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX campaigns_of_post ON public.campaigns USING btree (post_id);


--
-- Name: captcha_used_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX captcha_used_by_end ON public.captcha_used USING btree (expires_at);


--
-- Name: consent_log_of_subscriber; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX consent_log_of_subscriber ON public.consent_log USING btree (subscriber_id, at);


--
-- Name: deliveries_claimed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deliveries_claimed ON public.deliveries USING btree (claimed_at);


--
-- Name: deliveries_done; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deliveries_done ON public.deliveries USING btree (claimed_at, state) WHERE (state = ANY (ARRAY['sent'::text, 'failed'::text, 'uncertain'::text]));


--
-- Name: deliveries_of_subscriber; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deliveries_of_subscriber ON public.deliveries USING btree (subscriber_id);


--
-- Name: deliveries_under_way; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deliveries_under_way ON public.deliveries USING btree (lease_until) WHERE (state = ANY (ARRAY['leased'::text, 'handed'::text]));


--
-- Name: deliveries_waiting; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX deliveries_waiting ON public.deliveries USING btree (priority, due_at) WHERE (state = ANY (ARRAY['queued'::text, 'retry'::text]));


--
-- Name: invitations_of_account; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX invitations_of_account ON public.invitations USING btree (invited_by);


--
-- Name: mailbox_messages_of_kind; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX mailbox_messages_of_kind ON public.mailbox_messages USING btree (kind, seq);


--
-- Name: media_sources_source; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX media_sources_source ON public.media_sources USING btree (source);


--
-- Name: media_unused_since; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX media_unused_since ON public.media_unused USING btree (since);


--
-- Name: media_use_post; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX media_use_post ON public.media_use USING btree (post_id);


--
-- Name: old_paths_of_post; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX old_paths_of_post ON public.old_paths USING btree (post_id);


--
-- Name: posts_by_creation_key; Type: INDEX; Schema: public; Owner: -
--

CREATE UNIQUE INDEX posts_by_creation_key ON public.posts USING btree (creation_key);


--
-- Name: posts_feed; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_feed ON public.posts USING btree (featured, date, created_seq);


--
-- Name: posts_feed_of_tag; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_feed_of_tag ON public.posts USING btree (tag, featured, date, created_seq);


--
-- Name: posts_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX posts_newest ON public.posts USING btree (date, created_seq, path);


--
-- Name: sign_in_attempts_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX sign_in_attempts_by_end ON public.sign_in_attempts USING btree (forget_at);


--
-- Name: subscribers_newest; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX subscribers_newest ON public.subscribers USING btree (created_at, id);


--
-- Name: subscribers_newest_of_status; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX subscribers_newest_of_status ON public.subscribers USING btree (status, created_at, id);


--
-- Name: subscription_counts_by_end; Type: INDEX; Schema: public; Owner: -
--

CREATE INDEX subscription_counts_by_end ON public.subscription_counts USING btree (forget_at);


--
-- Name: account_credentials account_credentials_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_credentials
    ADD CONSTRAINT account_credentials_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: account_sessions account_sessions_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.account_sessions
    ADD CONSTRAINT account_sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: api_tokens api_tokens_account_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.api_tokens
    ADD CONSTRAINT api_tokens_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: consent_log consent_log_subscriber_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.consent_log
    ADD CONSTRAINT consent_log_subscriber_id_fkey FOREIGN KEY (subscriber_id) REFERENCES public.subscribers(id) ON DELETE CASCADE;


--
-- Name: deliveries deliveries_campaign_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.deliveries
    ADD CONSTRAINT deliveries_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaigns(id) ON DELETE CASCADE;


--
-- Name: invitations invitations_invited_by_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.invitations
    ADD CONSTRAINT invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.accounts(id) ON DELETE CASCADE;


--
-- Name: media_sources media_sources_hash_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media_sources
    ADD CONSTRAINT media_sources_hash_fkey FOREIGN KEY (hash) REFERENCES public.media(hash) ON DELETE CASCADE;


--
-- Name: media_sources media_sources_source_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media_sources
    ADD CONSTRAINT media_sources_source_fkey FOREIGN KEY (source) REFERENCES public.media(hash);


--
-- Name: media_unused media_unused_hash_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media_unused
    ADD CONSTRAINT media_unused_hash_fkey FOREIGN KEY (hash) REFERENCES public.media(hash) ON DELETE CASCADE;


--
-- Name: media_use media_use_post_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.media_use
    ADD CONSTRAINT media_use_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;


--
-- Name: old_paths old_paths_post_id_fkey; Type: FK CONSTRAINT; Schema: public; Owner: -
--

ALTER TABLE ONLY public.old_paths
    ADD CONSTRAINT old_paths_post_id_fkey FOREIGN KEY (post_id) REFERENCES public.posts(id) ON DELETE CASCADE;


--
-- PostgreSQL database dump complete
--


