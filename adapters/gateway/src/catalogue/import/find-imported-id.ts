import type { ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import { sql } from 'kysely';
import { type CallContext, staffOf } from '../../call-context.ts';

/**
 * The id of a record that staff name by its id or by the key of their import file. An id comes first, then a key of the
 * caller's own files, then one of another member's if all their files mean the same record. What is neither is returned
 * as it is, and no record has it. D-64
 */
export async function findImportedId(
  context: CallContext,
  kind: Extract<ImportKind, 'supplier' | 'product'>,
  named: string,
): Promise<string> {
  const { kysely } = context.database;
  const { staffId } = staffOf(context);
  const existing =
    kind === 'supplier'
      ? sql`select from supplier where id = ${named}`
      : sql`select from product where id = ${named} union all select from hidden_product where id = ${named}`;
  const { rows } = await sql<{ id: string; isOwn: boolean }>`
    select distinct object_id as id, staff_id = ${staffId} as "isOwn" from import_key
    where kind = ${kind} and external_key = ${named} and not exists (${existing})`.execute(kysely);
  const ids = new Set(rows.map(({ id }) => id));
  const [only] = ids;
  return rows.find(({ isOwn }) => isOwn)?.id ?? (ids.size === 1 ? only : undefined) ?? named;
}
