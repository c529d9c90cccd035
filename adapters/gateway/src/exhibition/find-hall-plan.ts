import type { Answer } from '@fairhall/core/contract/dispatcher';
import type { HallPlan } from '@fairhall/core/contract/exhibition/calls';
import type { StandPlace } from '@fairhall/core/contract/exhibition/hall-geometry';
import { HALL_STANDS_MAX } from '@fairhall/core/contract/exhibition/limits';
import { err, ok } from '@fairhall/core/result';
import { compareByNumber } from '@fairhall/core/site/number-order';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { findVisibleExhibition } from './exhibition-rows.ts';
import { listOccupiedHalls } from './occupied-halls.ts';

interface HallPlanQuery {
  readonly exhibitionId: string;
  readonly hall?: string | undefined;
}

/** The stands of the requested hall, else of the first one, with the list of halls. D-28 */
export async function findHallPlan(
  context: CallContext,
  { exhibitionId, hall }: HallPlanQuery,
): Promise<Answer<HallPlan>> {
  if ((await findVisibleExhibition(context, exhibitionId)) === undefined) return err(NOT_FOUND);
  const halls = await listOccupiedHalls(context, exhibitionId);
  const selectedHall = (halls.find((one) => one.hall === hall) ?? halls[0])?.hall ?? '';
  const geometry = await findGeometry(context, exhibitionId, selectedHall);
  return ok({
    halls,
    hall: selectedHall,
    ...(geometry ? { geometry } : {}),
    stands: selectedHall === '' ? [] : await listStands(context, exhibitionId, selectedHall),
  });
}

async function findGeometry(
  { database: { kysely } }: CallContext,
  exhibitionId: string,
  hall: string,
): Promise<HallPlan['geometry'] | null> {
  const row = await kysely
    .selectFrom('exhibition_hall')
    .select('geometry')
    .where('exhibition_id', '=', exhibitionId)
    .where('hall', '=', hall)
    .executeTakeFirst();
  if (!row?.geometry) return null;
  const { doors, facilities } = row.geometry;
  return { ...row.geometry, doors: [...doors], facilities: [...facilities] };
}

interface StandRow {
  readonly stand_no: string;
  readonly supplier_id: string;
  readonly name: string | null;
  readonly place: StandPlace | null;
}

/** Lists a stand as taken even if its exhibitor is not in the catalogue. */
async function listStands(
  { database: { kysely }, lang }: CallContext,
  exhibitionId: string,
  hall: string,
): Promise<HallPlan['stands']> {
  const { rows } = await sql<StandRow>`
    select stand_no, exhibitor.supplier_id, coalesce(local.name, english.name) as name, place
    from exhibitor
    left join supplier_text english on english.supplier_id = exhibitor.supplier_id and english.lang = 'en'
    left join supplier_text local on local.supplier_id = exhibitor.supplier_id and local.lang = ${lang}
    where exhibition_id = ${exhibitionId} and hall = ${hall}
    order by stand_no limit ${HALL_STANDS_MAX}`.execute(kysely);
  return rows
    .map(({ stand_no, supplier_id, name, place }) => ({
      standNo: stand_no,
      ...(place === null ? {} : { place: { ...place, open: [...place.open] } }),
      ...(name === null ? {} : { supplierId: supplier_id, supplierName: name }),
    }))
    .sort((one, other) => compareByNumber(one.standNo, other.standNo));
}
