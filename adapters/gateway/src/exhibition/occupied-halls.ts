import type { HallPlan } from '@fairhall/core/contract/exhibition/calls';
import { compareByNumber } from '@fairhall/core/site/number-order';
import type { CallContext } from '../call-context.ts';
import { pickLanguage } from './exhibition-rows.ts';

/** Lists the halls that have at least one exhibitor, by hall number. */
export async function listOccupiedHalls(
  { database: { kysely }, lang }: CallContext,
  exhibitionId: string,
): Promise<HallPlan['halls']> {
  const rows = await kysely
    .selectFrom('exhibitor')
    .leftJoin('exhibition_hall as named', (join) =>
      join.onRef('named.exhibition_id', '=', 'exhibitor.exhibition_id').onRef('named.hall', '=', 'exhibitor.hall'),
    )
    .select(({ fn }) => ['exhibitor.hall', 'named.names', fn.countAll<number>().as('count')])
    .where('exhibitor.exhibition_id', '=', exhibitionId)
    .groupBy(['exhibitor.hall', 'named.names'])
    .execute();
  return rows
    .map(({ hall, names, count }) => ({
      hall,
      name: names === null ? '' : pickLanguage(names, lang),
      count: Number(count),
    }))
    .sort((one, other) => compareByNumber(one.hall, other.hall));
}
