import type { CollectType } from '../contract/collect/limits.ts';
import type { EmptyList } from '../routes/empty-list.ts';
import type { Link } from '../routes/link.ts';

/** The favourites of an address, in the order of their tabs: products, exhibitors, or business cards. */
export const COLLECT_TABS = ['product', 'exhibitor', 'exhibitorCard'] as const;
export type Favorite = (typeof COLLECT_TABS)[number];

/** The collect type of each tab; cards have none, since they are saved separately. */
export const COLLECT_TYPES_BY_TAB = { product: 'goodsSpu', exhibitor: 'exhibitor' } as const satisfies Partial<
  Record<Favorite, CollectType>
>;

export const isFavorite = (name: string): name is Favorite => COLLECT_TABS.some((each) => each === name);

export interface FavoritesView {
  readonly pageNo: number;
  readonly pageCount: number;
  readonly previous: Link | null;
  readonly next: Link | null;
  readonly empty: EmptyList | null;
}

interface FavoritesPage {
  readonly records: readonly unknown[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The pager of a favourites list, and its message if it is empty. D-63 */
export function toFavoritesView(
  favorite: Favorite,
  { records, total, pageNo, pageSize }: FavoritesPage,
): FavoritesView {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const to = (page: number): Link => ({
    route: 'myFavorite',
    params: { favorite },
    query: page > 1 ? { pageNo: page } : {},
  });
  return {
    pageNo,
    pageCount,
    previous: pageNo > 1 ? to(Math.min(pageNo - 1, pageCount)) : null,
    next: pageNo < pageCount ? to(pageNo + 1) : null,
    empty: records.length === 0 ? emptyOf(favorite, total, to(1)) : null,
  };
}

/** A page beyond the last one is empty too; its message links to the first page. */
function emptyOf(favorite: Favorite, total: number, first: Link): EmptyList {
  if (total > 0) {
    return {
      title: { key: 'collect.beyond.title' },
      text: { key: 'collect.beyond.text' },
      action: { key: 'collect.beyond.action' },
      link: first,
    };
  }
  const title = { key: `collect.empty.${favorite}` } as const;
  if (favorite === 'exhibitorCard') {
    return {
      title,
      text: { key: 'collect.empty.text.card' },
      action: { key: 'collect.empty.action.card' },
      link: { route: 'scanBadge', params: {} },
    };
  }
  return {
    title,
    text: { key: 'collect.empty.text' },
    action: { key: 'collect.empty.action' },
    link: { route: 'home', params: {} },
  };
}
