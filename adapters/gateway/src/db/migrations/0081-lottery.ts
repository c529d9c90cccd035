import { type Kysely, sql } from 'kysely';

/** The prizes of exhibitions' lotteries, and what each registration has drawn. Times are epoch milliseconds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // Without a foreign key to exhibitions: what is imported anew keeps its prizes.
  `create table lottery_prize (
    exhibition_id text collate "C" not null,
    prize_id text collate "C" not null,
    sector smallint not null check (sector between 0 and 7),
    names jsonb not null,
    stock integer not null,
    drawn integer not null default 0,
    primary key (exhibition_id, prize_id),
    unique (exhibition_id, sector),
    check (drawn between 0 and stock)
  )`,
  // What was drawn stays to be checked, without whoever drew it once her account or her registration is gone.
  `create table lottery_draw (
    draw_id text collate "C" primary key,
    exhibition_id text collate "C" not null,
    registration_id text collate "C" references preregistration on delete set null,
    account_id text collate "C" references account on delete set null,
    badge_no text not null,
    prize_id text collate "C",
    prize_names jsonb not null default '{}',
    sector smallint not null default 0 check (sector between 0 and 7),
    random integer not null default 0,
    remaining jsonb not null default '[]',
    status text not null default 'drawn' check (status in ('drawn', 'confirmed')),
    contact_name text not null default '',
    mobile text not null default '',
    address text not null default '',
    drawn_at bigint not null,
    confirmed_at bigint,
    unique (exhibition_id, registration_id)
  )`,
  'create index lottery_draw_time on lottery_draw (exhibition_id, drawn_at, draw_id)',
  'create index lottery_draw_account on lottery_draw (account_id)',
];
