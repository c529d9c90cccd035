import { type Kysely, sql } from 'kysely';

/** Business cards: those that buyers keep of others, and each buyer's own. Times are epoch milliseconds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // Without a foreign key to exhibitions and pictures: a card outlives the exhibition, and pictures have their own end.
  `create table business_card (
    card_id text collate "C" primary key,
    account_id text collate "C" not null references account on delete cascade,
    origin text collate "C" not null check (origin in ('own', 'scan', 'manual')),
    contact_name text not null,
    company text not null default '',
    email text not null default '',
    mobile text collate "C" not null default '',
    country_id text collate "C" not null default '',
    front_image text collate "C" not null default '',
    back_image text collate "C" not null default '',
    exhibition_id text collate "C" not null default '',
    created bigint not null
  )`,
  "create unique index business_card_own on business_card (account_id) where origin = 'own'",
  'create index business_card_account on business_card (account_id, created desc, card_id)',
];
