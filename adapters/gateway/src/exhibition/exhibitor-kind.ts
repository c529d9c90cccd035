import {
  type HallGeometry,
  isOverlapping,
  isWithin,
  type StandPlace,
} from '@fairhall/core/contract/exhibition/hall-geometry';
import {
  exhibitorCells,
  exhibitorFrom,
  exhibitorId,
  type ImportedExhibitor,
  parseExhibitorId,
} from '@fairhall/core/exhibition/import/exhibitor-row';
import type { Cells } from '@fairhall/core/files/cells';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../db/database.ts';
import type { Change, ImportContext, KindOfImport, NamedRow, RowIdentity } from '../import-kind.ts';
import { standSearchText } from './stand-search-text.ts';
import { toIdList } from './to-id-list.ts';

/** Stands that operators import, identified by exhibition and supplier. */
export const exhibitorKind: KindOfImport<ImportedExhibitor> = {
  identifyRows: identifyStands,
  read: readStands,
  findHidden: async () => new Set(),
  resolveRows: resolveStands,
  write: writeStands,
  findInUse: async () => new Set(),
  toCells: exhibitorCells,
  listIdsAfter: async ({ kysely }, after, limit) => {
    const { rows } = await sql<{ id: string }>`
      select id from (select exhibition_id || '|' || supplier_id as id from exhibitor) stand
      where id > ${after} order by id limit ${limit}`.execute(kysely);
    return rows.map(({ id }) => id);
  },
};

/** A row names the supplier by its id or by the operator's own key. */
async function identifyStands(
  { kysely }: Transaction,
  rows: readonly Cells[],
  { staffId }: ImportContext,
): Promise<readonly RowIdentity[]> {
  const cellOf = (column: string) => [...new Set(rows.map((cells) => cells.cell(column, 100) ?? ''))];
  const keys = [...new Set([...cellOf('supplier'), ...rows.map((cells) => cells.writtenKey('supplier'))])];
  const found = await sql<{ kind: string; name: string; id: string }>`
    select 'exhibition' as kind, exhibition_id as name, exhibition_id as id from exhibition
      where exhibition_id = any(${toIdList(cellOf('exhibition'))})
    union all select 'supplier', id, id from supplier where id = any(${toIdList(cellOf('supplier_id'))})
    union all select 'key', external_key, object_id from import_key
      where staff_id = ${staffId} and kind = 'supplier' and external_key = any(${toIdList(keys)})
        and exists (select from supplier where id = object_id)`.execute(kysely);
  const known = new Map(found.rows.map(({ kind, name, id }) => [`${kind} ${name}`, id]));
  return rows.map((cells) => {
    const resolveName = (kind: string, column: string, isNeeded: boolean): string => {
      const name = cells.cell(column, 100) ?? '';
      const id = known.get(`${kind} ${name}`) ?? known.get(`${kind} ${cells.writtenKey(column)}`);
      if (name === '' && isNeeded) cells.reportProblem(column, 'required');
      if (name !== '' && id === undefined)
        cells.reportProblem(column, column === 'exhibition' ? 'unknownId' : 'unknownSupplier', { value: name });
      return id ?? '';
    };
    const exhibitionId = resolveName('exhibition', 'exhibition', true);
    const byKey = resolveName('key', 'supplier', !cells.cell('supplier_id', 100));
    const supplierId = resolveName('supplier', 'supplier_id', false) || byKey;
    const isNamed = exhibitionId !== '' && supplierId !== '';
    return { key: '', objectId: isNamed ? exhibitorId(exhibitionId, supplierId) : '' };
  });
}

async function readStands(
  { kysely }: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ImportedExhibitor>> {
  const { rows } = await sql<StandRow>`
    select exhibition_id || '|' || supplier_id as id, stand_no as stand, hall, spotlight, place from exhibitor
    where (exhibition_id, supplier_id) in (
      select split_part(id, '|', 1), split_part(id, '|', 2) from unnest(${toIdList(ids)}) as id
    )`.execute(kysely);
  return new Map(rows.map(({ id, place, ...stand }) => [id, place === null ? stand : { ...stand, place }]));
}

interface StandRow extends Omit<ImportedExhibitor, 'place'> {
  readonly id: string;
  readonly place: StandPlace | null;
}

/**
 * Rejects a stand that another supplier has; it must be freed before it can be reassigned. Rejects a place outside its
 * hall or on another stand.
 */
async function resolveStands(transaction: Transaction, rows: readonly NamedRow[]) {
  const { kysely } = transaction;
  const exhibitions = toIdList([...new Set(rows.map(({ objectId }) => parseExhibitorId(objectId).exhibitionId))]);
  const found = await sql<{ place: string; supplierId: string }>`
    select exhibition_id || '|' || hall as place, '' as "supplierId" from exhibition_hall
      where exhibition_id = any(${exhibitions})
    union all select exhibition_id || '|' || hall || '|' || stand_no, supplier_id from exhibitor
      where exhibition_id = any(${exhibitions})`.execute(kysely);
  const occupied = new Map(found.rows.map(({ place, supplierId }) => [place, supplierId]));
  const places = await readPlaces(transaction, exhibitions);
  return ({ cells, objectId }: NamedRow, before: ImportedExhibitor | undefined): ImportedExhibitor => {
    const stand = exhibitorFrom(cells, before);
    const { exhibitionId, supplierId } = parseExhibitorId(objectId);
    const hall = `${exhibitionId}|${stand.hall}`;
    if (exhibitionId !== '' && stand.hall !== '' && !occupied.has(hall))
      cells.reportProblem('hall', 'unknownId', { value: stand.hall });
    const place = `${hall}|${stand.stand}`;
    const holder = occupied.get(place);
    if (holder !== undefined && holder !== supplierId) cells.reportProblem('stand', 'standTaken', { value: holder });
    places.check(cells, objectId, hall, stand);
    if (cells.problems.length === 0) occupied.set(place, supplierId);
    return stand;
  };
}

interface PlacedStand {
  readonly hall: string;
  readonly stand: string;
  readonly place: StandPlace;
}

/** Reads the places of the stands in some exhibitions and the sizes of their halls, to check new places against them. */
async function readPlaces({ kysely }: Transaction, exhibitions: ReturnType<typeof toIdList>) {
  const halls = await sql<{ hall: string; geometry: HallGeometry }>`
    select exhibition_id || '|' || hall as hall, geometry from exhibition_hall
    where exhibition_id = any(${exhibitions}) and geometry is not null`.execute(kysely);
  const stands = await sql<{ id: string } & PlacedStand>`
    select exhibition_id || '|' || supplier_id as id, exhibition_id || '|' || hall as hall, stand_no as stand, place
    from exhibitor where exhibition_id = any(${exhibitions}) and place is not null`.execute(kysely);
  const sizes = new Map(halls.rows.map(({ hall, geometry }) => [hall, geometry]));
  const byHall = new Map(
    [...Map.groupBy(stands.rows, ({ hall }) => hall)].map(([hall, rows]) => [
      hall,
      new Map(rows.map(({ id, ...stand }): [string, PlacedStand] => [id, stand])),
    ]),
  );
  const hallOf = new Map(stands.rows.map(({ id, hall }) => [id, hall]));
  return {
    /** Reports a place outside its hall or on another stand; otherwise remembers it for the rows that follow. */
    check(cells: Cells, id: string, hall: string, { stand, place }: ImportedExhibitor): void {
      const size = sizes.get(hall);
      if (place !== undefined && size !== undefined && !isWithin(place, size))
        cells.reportProblem('x', 'outside', { value: `${size.width} x ${size.depth}` });
      const neighbours = byHall.get(hall) ?? new Map<string, PlacedStand>();
      const below =
        place === undefined
          ? undefined
          : [...neighbours].find(([other, its]) => other !== id && isOverlapping(place, its.place));
      if (below !== undefined) cells.reportProblem('x', 'overlap', { value: below[1].stand });
      if (cells.problems.length > 0) return;
      byHall.get(hallOf.get(id) ?? '')?.delete(id);
      if (place === undefined) return;
      hallOf.set(id, hall);
      byHall.set(hall, neighbours.set(id, { hall, stand, place }));
    },
  };
}

async function writeStands(
  { kysely }: Transaction,
  changes: readonly Change<ImportedExhibitor>[],
): Promise<readonly string[]> {
  const ids = toIdList(changes.map(({ id }) => id));
  await sql`
    delete from exhibitor where (exhibition_id, supplier_id) in (
      select split_part(id, '|', 1), split_part(id, '|', 2) from unnest(${ids}) as id
    )`.execute(kysely);
  const rows = changes.flatMap(({ id, after }) => {
    if (after === undefined) return [];
    const { exhibitionId, supplierId } = parseExhibitorId(id);
    const { stand, hall, spotlight } = after;
    const search_text = standSearchText(hall, stand);
    const place = after.place === undefined ? null : JSON.stringify(after.place);
    return [
      { exhibition_id: exhibitionId, supplier_id: supplierId, stand_no: stand, hall, spotlight, search_text, place },
    ];
  });
  if (rows.length > 0) await kysely.insertInto('exhibitor').values(rows).execute();
  // Visitors' calendars show the stands, so their revision goes up.
  await sql`
    update exhibition set stands_revision = stands_revision + 1 where exhibition_id in (
      select split_part(id, '|', 1) from unnest(${ids}) as id
    )`.execute(kysely);
  return [];
}
