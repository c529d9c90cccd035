import type { RecommendedExhibitor } from '@fairhall/core/contract/planner/calls';
import { RECOMMENDED_MAX, type RecommendationReason } from '@fairhall/core/contract/planner/limits';
import { hasOffer } from '@fairhall/core/exhibition/offer';
import { type Interest, selectRecommended } from '@fairhall/core/planner/recommend';
import { buyerOf, type CallContext } from '../call-context.ts';
import type { PlannedStand, PlannerPorts } from './planner-ports.ts';

interface Candidate extends PlannedStand {
  readonly interest: Interest;
}

/** Exhibitors that match the buyer's interests: their follows, enquiries, collection and tags. D-28 */
export async function listRecommendedExhibitors(
  ports: PlannerPorts,
  context: CallContext,
  exhibitionId: string,
): Promise<RecommendedExhibitor[]> {
  const [exhibition] = await ports.findExhibitionsByIds(context, [exhibitionId]);
  // Recommends nobody when stands can no longer be planned: the button would be rejected.
  if (exhibition === undefined || !hasOffer(exhibition.phase, 'addToPlanner')) return [];
  const interests = await findInterests(ports, context, exhibitionId);
  const stands = await ports.showStands(context, exhibitionId, [...interests.keys()]);
  const candidates = stands.flatMap((stand): Candidate[] => {
    const interest = interests.get(stand.supplierId);
    return interest === undefined ? [] : [{ ...stand, interest }];
  });
  return describeCandidates(ports, context, exhibitionId, selectRecommended(candidates).slice(0, RECOMMENDED_MAX));
}

/** The buyer's interests by supplier, whether it exhibits or not. */
async function findInterests(
  ports: PlannerPorts,
  context: CallContext,
  exhibitionId: string,
): Promise<ReadonlyMap<string, Interest>> {
  const enquired = await ports.openEnquiries(context);
  const followed = new Set([
    ...(await ports.findFollowedIds(context, 'supplier')),
    ...(await ports.listCollectedIds(context, exhibitionId, 'exhibitor')),
  ]);
  const saved = await countSavedProducts(ports, context, exhibitionId);
  const tags = await findCommonTags(ports, context, exhibitionId);
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

/** The number of a supplier's products that the buyer follows or has collected at the exhibition, each counted once. */
async function countSavedProducts(ports: PlannerPorts, context: CallContext, exhibitionId: string) {
  const goods = new Set([
    ...(await ports.findFollowedIds(context, 'goods')),
    ...(await ports.listCollectedIds(context, exhibitionId, 'goodsSpu')),
  ]);
  const counts = new Map<string, number>();
  for (const supplierId of (await ports.listProductSuppliers(context, [...goods])).values())
    counts.set(supplierId, (counts.get(supplierId) ?? 0) + 1);
  return counts;
}

/** The tags that the buyer's registration and an exhibitor have in common, by supplier. */
async function findCommonTags(ports: PlannerPorts, context: CallContext, exhibitionId: string) {
  const [registration] = await ports.listRegistrations(context, exhibitionId);
  const tags = registration?.tags.map((code) => code.toUpperCase()) ?? [];
  const stands = tags.length === 0 ? [] : await ports.findStandsByTags(context, exhibitionId, tags);
  return new Map(stands.map((stand) => [stand.supplierId, stand.tags]));
}

async function describeCandidates(
  ports: PlannerPorts,
  context: CallContext,
  exhibitionId: string,
  found: readonly (Candidate & { readonly reason: RecommendationReason })[],
): Promise<RecommendedExhibitor[]> {
  const planned = await listPlannedSuppliers(context, exhibitionId);
  const names = await ports.tagNames(context, [...new Set(found.flatMap(({ interest }) => interest.tags))]);
  const targets = found.map(({ supplierId }) => ({ type: 'supplier', targetId: supplierId, supplierId }) as const);
  const words = await ports.describeTargets(context.database, context.lang, targets);
  return found.map(({ supplierId, hall, standNo, reason, interest }, index) => ({
    supplierId,
    hall,
    standNo,
    reason,
    isPlanned: planned.has(supplierId),
    savedCount: interest.savedCount,
    supplierName: words[index]?.supplierName ?? '',
    image: words[index]?.image ?? '',
    ...(interest.enquiredAt === null ? {} : { enquiredAt: interest.enquiredAt }),
    tags: interest.tags.flatMap((code) => names.get(code) ?? []),
  }));
}

async function listPlannedSuppliers(context: CallContext, exhibitionId: string): Promise<ReadonlySet<string>> {
  const rows = await context.database.kysely
    .selectFrom('planner_item')
    .select('supplier_id')
    .where('account_id', '=', buyerOf(context).accountId)
    .where('exhibition_id', '=', exhibitionId)
    .execute();
  return new Set(rows.map((row) => row.supplier_id));
}
