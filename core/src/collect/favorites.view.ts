import type { CollectedRecord } from '../contract/collect.ts';
import type { CollectedType } from '../contract/collect-limits.ts';
import type { EmptyList } from '../routes/empty-list.ts';
import type { Link } from '../routes/link.ts';

/** The favourites of an address: products, or exhibitors.  */
export const FAVORITE_TYPES = { product: 'goodsSpu', exhibitor: 'exhibitor' } as const satisfies Record<
  string,
  CollectedType
>;
export type Favorite = keyof typeof FAVORITE_TYPES;

export const isFavorite = (name: string): name is Favorite => Object.hasOwn(FAVORITE_TYPES, name);

export interface FavoritesView {
  readonly rows: readonly CollectedRecord[];
  readonly pageNo: number;
  readonly pageCount: number;
  readonly previous: Link | null;
  readonly next: Link | null;
  readonly empty: EmptyList | null;
}

interface CollectedPage {
  readonly records: readonly CollectedRecord[];
  readonly total: number;
  readonly pageNo: number;
  readonly pageSize: number;
}

/** What a buyer collected, the latest first.  D-63 */
export function favoritesView(favorite: Favorite, { records, total, pageNo, pageSize }: CollectedPage): FavoritesView {
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  const to = (page: number): Link => ({
    route: 'myFavorite',
    params: { favorite },
    query: page > 1 ? { pageNo: page } : {},
  });
  return {
    ...{ rows: records, pageNo, pageCount },
    previous: pageNo > 1 ? to(Math.min(pageNo - 1, pageCount)) : null,
    next: pageNo < pageCount ? to(pageNo + 1) : null,
    empty: records.length === 0 ? emptyOf(favorite, total, to(1)) : null,
  };
}

/** A page beyond the last is empty too; its message leads to the first page. */
function emptyOf(favorite: Favorite, total: number, first: Link): EmptyList {
  if (total > 0) {
    return {
      title: { key: 'collect.beyond.title' },
      text: { key: 'collect.beyond.text' },
      action: { key: 'collect.beyond.action' },
      link: first,
    };
  }
  return {
    title: { key: `collect.empty.${favorite}` },
    text: { key: 'collect.empty.text' },
    action: { key: 'collect.empty.action' },
    link: { route: 'home', params: {} },
  };
}
