import { type Kysely, sql } from 'kysely';

/**
 * That a supplier scanned a badge, and whether its wearer withdrew what that supplier sees, in a table of its own: it is the
 * visitor's, so it stays when the supplier deletes its lead. Times are epoch milliseconds.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // A scan and the lead that is made of it have one id. Without a foreign key to suppliers and exhibitions, which are imported anew.
  `create table badge_scan (
    scan_id text collate "C" primary key,
    supplier_id text collate "C" not null,
    exhibition_id text collate "C" not null,
    registration_id text collate "C" not null references preregistration on delete cascade,
    scanned_at bigint not null,
    withdrawn_at bigint,
    created bigint not null,
    unique (supplier_id, registration_id)
  )`,
  'create index badge_scan_of_registration on badge_scan (registration_id, scanned_at desc)',
  `insert into badge_scan (scan_id, supplier_id, exhibition_id, registration_id, scanned_at, withdrawn_at, created)
    select lead_id, supplier_id, exhibition_id, registration_id, scanned_at, taken_back_at, created
    from lead where registration_id is not null`,
  'alter table lead drop column registration_id',
  'alter table lead drop column taken_back_at',
];
