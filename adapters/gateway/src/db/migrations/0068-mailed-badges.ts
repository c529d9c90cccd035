import { type Kysely, sql } from 'kysely';

/** The badge whose picture goes with a mail, as what is drawn of it; and files of exhibitions, their exhibitors and visitors. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  'alter table outbox add column badge jsonb',
  'alter table import_batch drop constraint import_batch_kind_check',
  `alter table import_batch add constraint import_batch_kind_check
    check (kind in ('category', 'supplier', 'product', 'exhibition', 'exhibitor', 'registration', 'invitation'))`,
];
