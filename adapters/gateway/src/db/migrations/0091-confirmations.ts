import { type Kysely, sql } from 'kysely';

/**
 * Links that confirm the address of an account, and requests for quotation whose exhibitors are told once the address of
 * their account is confirmed. Requests of accounts that are not confirmed yet wait from now on.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `alter table one_time_code drop constraint one_time_code_purpose_check,
    add constraint one_time_code_purpose_check check (purpose in ('reset', 'export', 'confirm'))`,
  'alter table account add column denied_at bigint',
  'alter table enquiry_verification add column used_key text collate "C"',
  'alter table rfq add column is_waiting boolean not null default false',
  `update rfq set is_waiting = true from account
    where account.account_id = rfq.account_id and account.verified_at is null
      and rfq.exhibition_id is not null and rfq.cate_and_tag is not null`,
  'create index rfq_waiting on rfq (account_id) where is_waiting',
];
