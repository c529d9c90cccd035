import { type Kysely, sql } from 'kysely';

/** Which parts of the demo world a database has got, so that an older one gets what it lacks and none gets it twice. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw('create table demo_part (name text collate "C" primary key, loaded bigint not null)').execute(database);
}
