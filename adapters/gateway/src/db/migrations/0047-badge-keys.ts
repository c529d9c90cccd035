import { type Kysely, sql } from 'kysely';

/** What badges are signed with, one key an exhibition, and the numbers of badges that no longer count. Times are epoch milliseconds. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table badge_key (
    exhibition_id text collate "C" primary key,
    kid text collate "C" not null unique,
    public_key text collate "C" not null,
    private_key text collate "C" not null,
    created bigint not null
  )`,
  `create table badge_revoked (
    exhibition_id text collate "C" not null references badge_key,
    badge_no text collate "C" not null,
    revoked bigint not null,
    primary key (exhibition_id, badge_no)
  )`,
];
