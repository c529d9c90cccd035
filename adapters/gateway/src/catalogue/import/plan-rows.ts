import { CATEGORY_CODE } from '@fairhall/core/catalogue/category-code';
import { toCanonicalJson } from '@fairhall/core/contract/canonical-json';
import type { RowOutcome } from '@fairhall/core/contract/catalogue/import-calls';
import { IMPORT_KEY_MAX, type ImportKind } from '@fairhall/core/contract/catalogue/import-limits';
import { createCells } from '@fairhall/core/files/cells';
import { listKeyColumns } from '@fairhall/core/files/columns';
import { sql } from 'kysely';
import type { Transaction } from '../../db/database.ts';
import { hashSha256 } from '../../identity/secrets.ts';
import type { Change, ImportContext, KindOfImport, NamedRow } from '../../import-kind.ts';
import { idList } from './id-list.ts';

export interface ImportRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** A row with its planned change. A rejected row has no `after`. */
export interface PlannedRow<Content> extends Change<Content> {
  readonly outcome: RowOutcome;
  /** The operator's own key; '' for none. */
  readonly key: string;
}

export interface Planning extends ImportContext {
  readonly kind: ImportKind;
  /** Earlier rows of the same import that name any of these ids: row numbers by id. */
  earlier(ids: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Plans each row's change, in the order of the rows. Writes nothing. */
export async function prepareRows<Content>(
  transaction: Transaction,
  kind: KindOfImport<Content>,
  rows: readonly ImportRow[],
  planning: Planning,
): Promise<readonly PlannedRow<Content>[]> {
  const namedRows = await nameRows(transaction, kind, rows, planning);
  const ids = [...new Set(namedRows.map(({ objectId }) => objectId).filter((id) => id !== ''))];
  const present = await kind.read(transaction, ids);
  const hidden = await kind.findHidden(transaction, ids);
  const wanted = await kind.resolveRows(transaction, namedRows, planning);
  const seen = new Map(await planning.earlier(ids));
  return namedRows.map((row) => {
    const { cells, objectId, key } = row;
    const before = present.get(objectId);
    const earlier = objectId === '' ? undefined : seen.get(objectId);
    if (earlier !== undefined)
      cells.reportProblem(key === '' ? 'id' : keyColumn(planning.kind), 'duplicate', { row: earlier });
    else seen.set(objectId, row.row);
    if (hidden.has(objectId)) cells.reportProblem('', 'hidden');
    const after = wanted(row, before);
    return { ...outcomeOf(kind, row, before, after), id: objectId, before, key };
  });
}

const keyColumn = (kind: ImportKind): string => listKeyColumns(kind)[0] ?? 'key';

function outcomeOf<Content>(
  kind: KindOfImport<Content>,
  { row, cells, key, objectId }: NamedRow,
  before: Content | undefined,
  after: Content,
): { readonly outcome: RowOutcome; readonly after: Content | undefined } {
  const common = { row, key: key || objectId, changed: [], problems: [...cells.problems] };
  if (cells.problems.length > 0) return { outcome: { ...common, action: 'refused' }, after: undefined };
  if (before === undefined) return { outcome: { ...common, action: 'added' }, after };
  if (toCanonicalJson(before) === toCanonicalJson(after)) return { outcome: { ...common, action: 'same' }, after };
  const changed = listChangedColumns(kind.toCells(objectId, before), kind.toCells(objectId, after));
  return { outcome: { ...common, action: 'changed', changed }, after };
}

const listChangedColumns = (before: Record<string, string>, after: Record<string, string>): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (column) => (before[column] ?? '') !== (after[column] ?? ''),
  );

/** Codes of the three levels, for the error message. */
const CODE_EXAMPLES = 'TX01, TX0101, TX010101';

/** Finds the object of each row: by the operator's key, or by the id that an export wrote. */
async function nameRows(
  transaction: Transaction,
  { identifyRows }: Pick<KindOfImport<unknown>, 'identifyRows'>,
  rows: readonly ImportRow[],
  planning: Planning,
): Promise<readonly NamedRow[]> {
  const { kind, columns, decimal, staffId } = planning;
  if (identifyRows !== undefined) {
    const given = rows.map(({ row, cells }) => ({ row, cells: createCells(columns, cells, decimal) }));
    const names = await identifyRows(
      transaction,
      given.map(({ cells }) => cells),
      planning,
    );
    return given.map((row, place) => ({ ...row, key: '', objectId: '', ...names[place] }));
  }
  const read = rows.map(({ row, cells: given }) => {
    const cells = createCells(columns, given, decimal);
    if (kind === 'category') return { row, cells, key: '', id: (cells.cell('code', 8) ?? '').toUpperCase() };
    return { row, cells, key: cells.cell('key', IMPORT_KEY_MAX) ?? '', id: cells.cell('id', 64) ?? '' };
  });
  if (kind === 'category')
    return read.map(({ id, ...rest }) => {
      if (id === '') rest.cells.reportProblem('code', 'required');
      else if (!CATEGORY_CODE.test(id)) rest.cells.reportProblem('code', 'setting', { choices: CODE_EXAMPLES });
      return { ...rest, objectId: CATEGORY_CODE.test(id) ? id : '' };
    });
  const keys = new Map(
    await findObjectsByKey(
      transaction,
      kind,
      staffId,
      read.flatMap(({ key, cells }) => [key, cells.writtenKey('key')]),
    ),
  );
  const existingIds = await findExistingIds(
    transaction,
    kind,
    read.map(({ id }) => id),
  );
  return read.map(({ row, cells, key, id }) => {
    const byKey = key === '' ? undefined : (keys.get(key) ?? keys.get(cells.writtenKey('key')));
    const isLost = cells.problems.some(({ column }) => column === 'key' || column === 'id');
    if (key === '' && id === '' && !isLost) cells.reportProblem('key', 'required');
    else if (id !== '' && !existingIds.has(id)) cells.reportProblem('id', 'unknownId', { value: id });
    else if (id !== '' && byKey !== undefined && byKey !== id) cells.reportProblem('key', 'keyTaken', { value: byKey });
    const made = key === '' ? '' : idOf(kind, staffId, key);
    const objectId = id === '' ? (byKey ?? made) : id;
    // If two rows give the same key to different objects, it belongs to the first.
    if (key !== '' && byKey === undefined) keys.set(key, objectId);
    return { row, cells, key, objectId };
  });
}

async function findObjectsByKey(
  { kysely }: Transaction,
  kind: ImportKind,
  staffId: string,
  keys: readonly string[],
): Promise<readonly (readonly [string, string])[]> {
  const { rows } = await sql<{ key: string; id: string }>`
    select external_key as key, object_id as id from import_key
    where staff_id = ${staffId} and kind = ${kind} and external_key = any(${idList([...new Set(keys)])})`.execute(
    kysely,
  );
  return rows.map(({ key, id }) => [key, id]);
}

async function findExistingIds(
  { kysely }: Transaction,
  kind: ImportKind,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const given = idList([...new Set(ids)]);
  const { rows } = await (kind === 'supplier'
    ? sql<{ id: string }>`select id from supplier where id = any(${given})
        union all select supplier_id from taken_down_supplier where supplier_id = any(${given})`
    : sql<{ id: string }>`select id from product where id = any(${given})
        union all select id from hidden_product where id = any(${given})`
  ).execute(kysely);
  return new Set(rows.map(({ id }) => id));
}

/** The id of a new object: a letter and digits, the same whenever the same operator imports the same key. D-98 */
function idOf(kind: ImportKind, staffId: string, key: string): string {
  const digest = hashSha256(`${kind}|${staffId}|${key}`);
  return `${kind === 'supplier' ? 'S' : 'P'}${BigInt(`0x${digest.slice(0, 15)}`)}`;
}
