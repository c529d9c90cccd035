import type { RecommendedExhibitor } from '@fairhall/core/contract/planner/calls';
import { RECOMMENDED_MAX, type RecommendationReason } from '@fairhall/core/contract/planner/limits';
import { offers } from '@fairhall/core/exhibition/offer';
import { type Interest, recommend } from '@fairhall/core/planner/recommend';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { PlannedStand, PlannerPorts } from './planner-ports.ts';

interface Candidate extends PlannedStand {
  readonly interest: Interest;
}

/** Who exhibits there that the buyer has shown an interest in, by her own follows, enquiries, collection and tags. D-28 */
export async function recommendedExhibitors(
  ports: PlannerPorts,
  context: CallContext,
  exhibitionId: string,
): Promise<RecommendedExhibitor[]> {
  const [exhibition] = await ports.exhibitionsByIds(context, [exhibitionId]);
  // Nobody is recommended who can no longer be planned: the button beside it would be refused.
  if (exhibition === undefined || !offers(exhibition.phase, 'addToPlanner')) return [];
  const interests = await interestsIn(ports, context, exhibitionId);
  const stands = await ports.showStands(context, exhibitionId, [...interests.keys()]);
  const candidates = stands.flatMap((stand): Candidate[] => {
    const interest = interests.get(stand.supplierId);
    return interest === undefined ? [] : [{ ...stand, interest }];
  });
  return inWords(ports, context, exhibitionId, recommend(candidates).slice(0, RECOMMENDED_MAX));
}

/** What the buyer has shown an interest in, by supplier, whether it exhibits or not. */
async function interestsIn(
  ports: PlannerPorts,
  context: CallContext,
  exhibitionId: string,
): Promise<ReadonlyMap<string, Interest>> {
  const enquired = await ports.openEnquiries(context);
  const followed = new Set([
    ...(await ports.followedOf(context, 'supplier')),
    ...(await ports.collectedIds(context, exhibitionId, 'exhibitor')),
  ]);
  const saved = await savedCounts(ports, context, exhibitionId);
  const tags = await tagsInCommon(ports, context, exhibitionId);
  const suppliers = new Set([...enquired.keys(), ...followed, ...saved.keys(), ...tags.keys()]);
  return new Map(
    [...suppliers].map((supplierId) => [
      supplierId,
      {
        enquiredAt: enquired.get(supplierId) ?? null,
        savedCount: saved.get(supplierId) ?? 0,
        isFollowed: followed.has(supplierId),
        tags: tags.get(supplierId) ?? [],
      },
    ]),
  );
}

/** How many products of each supplier the buyer follows or has collected at the exhibition, each counted once. */
async function savedCounts(ports: PlannerPorts, context: CallContext, exhibitionId: string) {
  const goods = new Set([
    ...(await ports.followedOf(context, 'goods')),
    ...(await ports.collectedIds(context, exhibitionId, 'goodsSpu')),
  ]);
  const counts = new Map<string, number>();
  for (const supplierId of (await ports.suppliersOf(context, [...goods])).values())
    counts.set(supplierId, (counts.get(supplierId) ?? 0) + 1);
  return counts;
}

/** The tags that the buyer registered with and an exhibitor has too, by supplier. */
async function tagsInCommon(ports: PlannerPorts, context: CallContext, exhibitionId: string) {
  const [own] = await ports.listRegistrations(context, exhibitionId);
  const tags = own?.tags.map((code) => code.toUpperCase()) ?? [];
  const stands = tags.length === 0 ? [] : await ports.standsByTags(context, exhibitionId, tags);
  return new Map(stands.map((stand) => [stand.supplierId, stand.tags]));
}

async function inWords(
  ports: PlannerPorts,
  context: CallContext,
  exhibitionId: string,
  found: readonly (Candidate & { readonly reason: RecommendationReason })[],
): Promise<RecommendedExhibitor[]> {
  const planned = await plannedSuppliers(context, exhibitionId);
  const names = await ports.tagNames(context, [...new Set(found.flatMap(({ interest }) => interest.tags))]);
  const targets = found.map(({ supplierId }) => ({ type: 'supplier', targetId: supplierId, supplierId }) as const);
  const words = await ports.describeTargets(context.database, context.lang, targets);
  return found.map(({ supplierId, hall, standNo, reason, interest }, place) => ({
    supplierId,
    hall,
    standNo,
    reason,
    isPlanned: planned.has(supplierId),
    savedCount: interest.savedCount,
    supplierName: words[place]?.supplierName ?? '',
    image: words[place]?.image ?? '',
    ...(interest.enquiredAt === null ? {} : { enquiredAt: interest.enquiredAt }),
    tags: interest.tags.flatMap((code) => names.get(code) ?? []),
  }));
}

async function plannedSuppliers(context: CallContext, exhibitionId: string): Promise<ReadonlySet<string>> {
  const rows = await context.database.kysely
    .selectFrom('planner_item')
    .select('supplier_id')
    .where('account_id', '=', buyerOf(context).accountId)
    .where('exhibition_id', '=', exhibitionId)
    .execute();
  return new Set(rows.map((row) => row.supplier_id));
}
