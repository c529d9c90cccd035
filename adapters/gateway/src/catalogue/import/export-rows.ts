import type { ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import type { Answer } from '@fairhall/core/contract/dispatcher';
import { listKeyColumns } from '@fairhall/core/files/columns';
import { err, ok } from '@fairhall/core/result';
import { sql } from 'kysely';
import { type CallContext, staffOf } from '../../call-context.ts';
import type { KindOfImport } from '../../import-kind.ts';
import { CURSOR_INVALID } from '../../wire/call-error.ts';
import { decodeCursor, encodeCursor } from '../../wire/cursor.ts';
import { idList } from './id-list.ts';

interface Page {
  readonly kind: ImportKind;
  readonly after: string | null;
  readonly limit: number;
}

/** A page of the catalogue as rows of a file, with the operator's own keys. D-64 */
export async function exportRows(
  kind: KindOfImport<unknown>,
  context: CallContext,
  { kind: name, after, limit }: Page,
): Promise<Answer<{ columns: string[]; rows: string[][]; next: string | null }>> {
  const { database } = context;
  const lastId = after === null ? '' : readLastId(name, after);
  if (lastId === undefined) return err(CURSOR_INVALID);
  const ids = await kind.listIdsAfter(database, lastId, limit);
  const contents = await kind.read(database, ids);
  const found = ids.flatMap((id) => {
    const content = contents.get(id);
    return content === undefined ? [] : [{ id, cells: kind.toCells(id, content) }];
  });
  const keys = await findKeys(context, name, ids);
  const named = [...new Set(found.flatMap(({ cells }) => cells.supplier_id ?? []))];
  const suppliers = await findKeys(context, 'supplier', named);
  const rows = found.map(({ id, cells }) => ({
    ...(!listKeyColumns(name).includes('key') ? {} : { key: keys.get(id) ?? '' }),
    ...('supplier_id' in cells ? { supplier: suppliers.get(cells.supplier_id ?? '') ?? '' } : {}),
    ...cells,
  }));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row: Readonly<Record<string, string>>) => columns.map((column) => row[column] ?? ''));
  const last = ids.length < limit ? undefined : ids.at(-1);
  return ok({ columns, rows: lines, next: last === undefined ? null : encodeCursor(`${name}:${last}`) });
}

/** The last id of the previous page; undefined for a cursor of another kind's export. */
function readLastId(name: ImportKind, cursor: string): string | undefined {
  const place = decodeCursor(cursor);
  return place?.startsWith(`${name}:`) ? place.slice(name.length + 1) : undefined;
}

async function findKeys(
  context: CallContext,
  kind: ImportKind,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; key: string }>`
    select object_id as id, external_key as key from import_key
    where kind = ${kind} and staff_id = ${staffOf(context).staffId} and object_id = any(${idList(ids)})`.execute(
    context.database.kysely,
  );
  return new Map(rows.map(({ id, key }) => [id, key]));
}
