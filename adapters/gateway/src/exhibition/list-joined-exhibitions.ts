import type { JoinedExhibition } from '@fairhall/core/contract/exhibition/exhibition-of-supplier';
import { type CallContext, supplierOf } from '../call-context.ts';
import { findExhibitionsByIds, listExhibitionFacts, pickLanguage } from './exhibition-rows.ts';
import { sortByNearest } from './sort-exhibitions.ts';

/** The most exhibitions in the list; a supplier with more sees the nearest ones. */
const MAX_JOINED = 50;

/**
 * Exhibitions where the calling supplier exhibits, with its stand: upcoming ones first, the nearest first, then past
 * ones. D-05
 */
export async function listJoinedExhibitions(context: CallContext): Promise<JoinedExhibition[]> {
  const { database, lang } = context;
  const { supplierId } = supplierOf(context);
  const stands = await database.kysely
    .selectFrom('exhibitor')
    .leftJoin('exhibition_hall', (join) =>
      join
        .onRef('exhibition_hall.exhibition_id', '=', 'exhibitor.exhibition_id')
        .onRef('exhibition_hall.hall', '=', 'exhibitor.hall'),
    )
    .select(['exhibitor.exhibition_id', 'exhibitor.stand_no', 'exhibitor.hall', 'exhibition_hall.names'])
    .where('exhibitor.supplier_id', '=', supplierId)
    .execute();
  if (stands.length === 0) return [];
  const standsByExhibition = new Map(stands.map((stand) => [stand.exhibition_id, stand]));
  const facts = (await listExhibitionFacts(context)).filter(({ exhibitionId }) => standsByExhibition.has(exhibitionId));
  const ids = sortByNearest(facts).map(({ exhibitionId }) => exhibitionId);
  const exhibitions = await findExhibitionsByIds(context, ids.slice(0, MAX_JOINED));
  return exhibitions.flatMap((exhibition) => {
    const stand = standsByExhibition.get(exhibition.exhibitionId);
    if (stand === undefined) return [];
    const { stand_no: standNo, hall, names } = stand;
    return [{ exhibition, standNo, hall, hallName: pickLanguage(names ?? {}, lang) }];
  });
}
