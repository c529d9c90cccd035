import type { BadgeRecord } from '../contract/badge/calls.ts';
import type { CollectedRecord } from '../contract/collect/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { ExhibitionDetail } from '../contract/exhibition/calls.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { FrontGateway, Gateway } from '../ports/gateway.ts';
import { ok, type Result } from '../result.ts';

interface NamedItem {
  readonly id: string;
  readonly name: string;
}

/** The latest items of a list, and how many there are. */
interface LatestItems<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/** An exhibition that a buyer follows or has registered for, with the facts of its links. */
export type OwnExhibition = Pick<ExhibitionDetail, 'exhibitionId' | 'websiteId' | 'industry' | 'name'>;

/** What a buyer follows, has saved and has booked. */
export interface OwnItems {
  readonly goods: LatestItems<NamedItem>;
  readonly suppliers: LatestItems<NamedItem>;
  readonly exhibitions: LatestItems<OwnExhibition>;
  /** Products and exhibitors that the buyer saved at exhibitions. */
  readonly saved: LatestItems<CollectedRecord>;
  /** Exhibitions that the buyer has registered for, the next one first. */
  readonly booked: LatestItems<OwnExhibition>;
}

interface OwnItemsPorts {
  readonly gateway: Pick<Gateway, 'follow'>;
  readonly front: Pick<FrontGateway, 'badge' | 'collect' | 'exhibition'>;
}

/** Maximum number of items of a kind; their own pages show the others. */
const ITEMS_MAX = 10;

const toLatest = <Item>({ records, total }: { readonly records: readonly Item[]; readonly total: number }) => ({
  items: records.slice(0, ITEMS_MAX),
  total,
});

/**
 * Loads what a buyer follows, has saved and has booked, for the account at every width; returns the first failure if
 * one of the lists fails. D-63 D-87
 */
export async function loadOwnItems(
  { gateway: { follow }, front }: OwnItemsPorts,
  signal: CancelSignal,
): Promise<Result<OwnItems, GatewayError>> {
  const options = { signal, handled: true } as const;
  const [goods, suppliers, exhibitions, products, exhibitors, badges] = await Promise.all([
    follow.list({ type: 'goods' }, options),
    follow.list({ type: 'supplier' }, options),
    follow.list({ type: 'exhibition' }, options),
    front.collect.list({ type: 'goodsSpu', pageNo: 1 }, options),
    front.collect.list({ type: 'exhibitor', pageNo: 1 }, options),
    front.badge.own({}, options),
  ]);
  if (!goods.ok) return goods;
  if (!suppliers.ok) return suppliers;
  if (!exhibitions.ok) return exhibitions;
  if (!products.ok) return products;
  if (!exhibitors.ok) return exhibitors;
  if (!badges.ok) return badges;
  const saved = [...products.value.records, ...exhibitors.value.records].sort((a, b) => b.createTime - a.createTime);
  const followed = toLatest(exhibitions.value);
  const bookedIds = [...new Set(badges.value.filter(isCurrent).map(({ exhibitionId }) => exhibitionId))];
  const load = (ids: readonly string[]) => loadExhibitions(front, ids, signal);
  const [followedExhibitions, bookedExhibitions] = await Promise.all([
    load(followed.items.map(({ id }) => id)),
    load(bookedIds.slice(0, ITEMS_MAX)),
  ]);
  return ok({
    goods: toLatest(goods.value),
    suppliers: toLatest(suppliers.value),
    exhibitions: { items: followedExhibitions, total: followed.total },
    saved: toLatest({ records: saved, total: products.value.total + exhibitors.value.total }),
    booked: { items: bookedExhibitions, total: bookedIds.length },
  });
}

const isCurrent = ({ isOver }: BadgeRecord): boolean => isOver !== true;

/** Loads the facts of exhibitions; those that cannot be shown any more are left out. */
async function loadExhibitions(
  { exhibition }: OwnItemsPorts['front'],
  ids: readonly string[],
  signal: CancelSignal,
): Promise<readonly OwnExhibition[]> {
  const found = await Promise.all(
    ids.map((exhibitionId) => exhibition.detail({ exhibitionId }, { signal, handled: true })),
  );
  return found.flatMap((detail) => (detail.ok ? [detail.value] : []));
}
