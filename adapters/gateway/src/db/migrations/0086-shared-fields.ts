import { type Kysely, sql } from 'kysely';

/** What exhibitors may see of visitors besides name and company: what the organiser allows, without what the visitor hides. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  "alter table exhibition add column shared_fields text[] not null default '{country,email,mobile}'",
  "alter table preregistration add column hidden_fields text[] not null default '{}'",
];
