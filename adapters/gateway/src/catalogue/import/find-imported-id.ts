import type { ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import { sql } from 'kysely';
import { type CallContext, staffOf } from '../../call-context.ts';

type NamedKind = Extract<ImportKind, 'supplier' | 'product'>;

interface ImportedKey {
  readonly named: string;
  readonly id: string;
  readonly isOwn: boolean;
}

/**
 * The ids of records that staff name by the keys of their import files, by key. An id comes first, then a key of the
 * caller's own files, then one of another member's if all their files mean the same record. A name that is neither is
 * absent. D-64
 */
export async function findImportedIds(
  context: CallContext,
  kind: NamedKind,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { staffId } = staffOf(context);
  const isId =
    kind === 'supplier'
      ? sql`exists (select from supplier where id = external_key)
          or exists (select from taken_down_supplier where supplier_id = external_key)`
      : sql`exists (select from product where id = external_key)
          or exists (select from hidden_product where id = external_key)`;
  const { rows } = await sql<ImportedKey>`
    select distinct external_key as named, object_id as id, staff_id = ${staffId} as "isOwn" from import_key
    where kind = ${kind} and external_key = any(${[...new Set(names)]}::text[])
      and not (${isId})`.execute(context.database.kysely);
  return new Map(
    [...Map.groupBy(rows, ({ named }) => named)].flatMap(([named, found]) => {
      const own = found.find(({ isOwn }) => isOwn);
      const [only, ...others] = new Set(found.map(({ id }) => id));
      const id = own?.id ?? (others.length === 0 ? only : undefined);
      return id === undefined ? [] : [[named, id] as const];
    }),
  );
}

/** The id of one record that staff name by its id or by a key; a name that is neither is returned as it is. D-64 */
export async function findImportedId(context: CallContext, kind: NamedKind, named: string): Promise<string> {
  return (await findImportedIds(context, kind, [named])).get(named) ?? named;
}
