import type { ImportKind } from '@fairhall/core/contract/catalogue-import-limits';
import { knownBy } from '@fairhall/core/files/columns';
import { sql } from 'kysely';
import { type CallContext, staffOf } from '../../call-context.ts';
import type { KindOfImport } from '../../import-kind.ts';
import { idList } from './id-list.ts';

interface Page {
  readonly kind: ImportKind;
  readonly after: string | null;
  readonly limit: number;
}

/** A page of what is in the catalogue as rows of a file, with the operator's own keys. */
export async function exportRows(
  kind: KindOfImport<unknown>,
  context: CallContext,
  { kind: name, after, limit }: Page,
): Promise<{ columns: string[]; rows: string[][]; next: string | null }> {
  const { database } = context;
  const ids = await kind.idsAfter(database, after ?? '', limit);
  const contents = await kind.read(database, ids);
  const cells = ids.flatMap((id) => {
    const content = contents.get(id);
    return content === undefined ? [] : [kind.cells(id, content)];
  });
  const keys = await keysOf(context, name, ids);
  const named = [...new Set(cells.flatMap(({ supplier_id }) => supplier_id ?? []))];
  const suppliers = await keysOf(context, 'supplier', named);
  const rows = cells.map((row) => ({
    ...(!knownBy(name).includes('key') ? {} : { key: keys.get(row.id ?? '') ?? '' }),
    ...('supplier_id' in row ? { supplier: suppliers.get(row.supplier_id ?? '') ?? '' } : {}),
    ...row,
  }));
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = rows.map((row: Readonly<Record<string, string>>) => columns.map((column) => row[column] ?? ''));
  return { columns, rows: lines, next: ids.length < limit ? null : (ids.at(-1) ?? null) };
}

async function keysOf(
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
