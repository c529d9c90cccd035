import { type Kysely, sql } from 'kysely';

/**
 * Who is registered for which exhibition, and the links of mails that fill the form in. Times are epoch milliseconds, codes
 * are joined by commas.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // Without a foreign key to exhibitions: one that is taken out and imported anew has its visitors still.
  `create table preregistration (
    registration_id text collate "C" primary key,
    exhibition_id text collate "C" not null,
    badge_no text collate "C" not null unique,
    email text not null,
    contact_name text not null,
    company_name text not null,
    country_id text collate "C" not null,
    dialing_code text collate "C" not null,
    contact_number text collate "C" not null,
    company_website text not null,
    job_title text collate "C" not null,
    whatsapp text collate "C" not null,
    nationality_id text collate "C" not null,
    visitor_type text collate "C" not null,
    participate_purpose text collate "C" not null,
    tag_codes text collate "C" not null,
    interested_products text not null,
    source_from text not null,
    quantity integer,
    card_front text collate "C" not null,
    card_back text collate "C" not null,
    page_version integer not null,
    entry_point smallint not null,
    entry_type text collate "C",
    lead_source smallint not null,
    promotion_id text collate "C",
    visitor_id text collate "C" not null,
    visitor text collate "C",
    account_id text collate "C" references account on delete set null,
    device_hash text collate "C",
    lang text collate "C" not null,
    site_id integer not null,
    address text not null,
    created bigint not null,
    changed bigint not null,
    mailed_at bigint not null default 0
  )`,
  // One person is one record and one badge, however the address is written. REL-04
  'create unique index preregistration_person on preregistration (exhibition_id, lower(email))',
  'create index preregistration_email on preregistration (lower(email), changed)',
  'create index preregistration_account on preregistration (account_id) where account_id is not null',
  'create index preregistration_visitor on preregistration (visitor, exhibition_id) where visitor is not null',
  'create index preregistration_device on preregistration (device_hash, changed) where device_hash is not null',
  `create table pretoken (
    token_hash text collate "C" primary key,
    registration_id text collate "C" not null references preregistration on delete cascade,
    exhibition_id text collate "C" not null,
    uses integer not null default 0,
    created bigint not null
  )`,
  'create index pretoken_registration on pretoken (registration_id)',
];
