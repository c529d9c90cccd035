import { type Kysely, sql } from 'kysely';

/**
 * Remembers products and suppliers that had a page and are no longer in the catalogue's tables, hidden or deleted by
 * whatever way, so that search engines are told that they are gone and drop them at once. A product that nobody was shown
 * has no page yet when it is hidden, and leaves no trace. A row stays when the product comes back: it is looked at only
 * where there is none.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

const rememberGone = (kind: 'product' | 'supplier'): readonly string[] => [
  `create function remember_gone_${kind}() returns trigger language plpgsql as $$
  begin
    insert into gone_page (kind, id)
    select '${kind}', old.id where exists (select 1 from ${kind}_page where ${kind}_id = old.id)
    on conflict do nothing;
    return old;
  end $$`,
  `create trigger remember_gone before delete on ${kind} for each row execute function remember_gone_${kind}()`,
];

const STATEMENTS = [
  `create table gone_page (
    kind text not null check (kind in ('product', 'supplier')),
    id text collate "C" not null,
    primary key (kind, id)
  )`,
  ...rememberGone('product'),
  ...rememberGone('supplier'),
];
