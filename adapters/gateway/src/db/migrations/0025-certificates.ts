import { type Kysely, sql } from 'kysely';

/**
 * Certificates of suppliers, and what staff said of them. Days are texts such as 2027-03-31, which sort as they follow one
 * another, and '' for none; times are epoch milliseconds. One that was taken out keeps its row for a while, so that a late
 * repeat of what added it does not add it again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // Without a foreign key, as the contact: a supplier that is imported anew keeps its certificates.
  `create table certificate (
    certificate_id text collate "C" primary key,
    supplier_id text collate "C" not null,
    name text not null,
    number text not null,
    issuer text not null,
    scope text not null,
    issued text collate "C" not null,
    expires text collate "C" not null,
    file_id text collate "C" not null,
    version integer not null,
    change_task text collate "C" not null,
    created bigint not null,
    changed bigint not null,
    state text not null check (state in ('waiting', 'checked', 'refused')),
    decided_at bigint,
    decided_by text,
    reason text not null default '',
    warned_at bigint,
    removed_at bigint
  )`,
  `create index certificate_supplier on certificate (supplier_id, created) where removed_at is null`,
  `create index certificate_state on certificate (state, changed, certificate_id) where removed_at is null`,
  // Those whose supplier is still to be told that they end soon.
  `create index certificate_ending on certificate (expires, certificate_id)
    where state = 'checked' and expires <> '' and warned_at is null and removed_at is null`,
  `create index certificate_removed on certificate (removed_at) where removed_at is not null`,
  // Its file is no account's, since certificates outlive the accounts of those who sent them.
  `alter table file
    drop constraint file_kind_check,
    drop constraint file_owner,
    add constraint file_kind_check check (kind in ('rfq', 'image', 'thread', 'certificate')),
    add constraint file_owner check (visitor is not null or account_id is not null or enquiry_id is not null
      or (kind = 'certificate' and adopted_by is not null))`,
];
