import { type Kysely, sql } from 'kysely';

/**
 * Issued coupons. The coupons themselves are rows of the operators' list; `coupon` counts what was issued of each, so
 * that removing and adding a row does not start the count again. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table coupon (
    coupon_id text collate "C" primary key,
    issued integer not null check (issued >= 0)
  )`,
  `create table coupon_issue (
    coupon_no text collate "C" primary key,
    coupon_id text collate "C" not null,
    account_id text collate "C" not null references account on delete cascade,
    issued_at bigint not null,
    used_at bigint,
    unique (coupon_id, account_id)
  )`,
  'create index coupon_issue_of_account on coupon_issue (account_id)',
];
