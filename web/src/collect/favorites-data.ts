import {
  COLLECT_TABS,
  COLLECT_TYPES_BY_TAB,
  type Favorite,
  isFavorite,
  toFavoritesView,
} from '@fairhall/core/collect/favorites.view';
import type { CollectedRecord } from '@fairhall/core/contract/collect/calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import { readQuery } from '@fairhall/core/routes/query';
import { linkHref } from '../page/address.ts';
import { requireValue } from '../page/loader-results.ts';
import { pageError } from '../page/page-error.ts';
import type { Visit } from '../page/screen.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { type ListPageWords, listPageWords } from '../ui/list-page-words.ts';
import { standName } from '../ui/stand-name.ts';
import { type CardWords, cardWords } from './card-words.ts';

/** A collected product or exhibitor, formatted. */
export interface FavoriteWords extends Pick<CollectedRecord, 'type' | 'id' | 'exhibitionId' | 'name'> {
  readonly href: string;
  /** Null without a picture. */
  readonly picture: string | null;
  /** The product's supplier; null for an exhibitor, whose own name is `name`. */
  readonly supplier: string | null;
  readonly exhibition: string;
  /** For example "H3 A12"; null if the supplier no longer exhibits there. */
  readonly stand: string | null;
}

export interface FavoritesData {
  readonly favorite: Favorite;
  readonly tabs: readonly { readonly favorite: Favorite; readonly href: string }[];
  /** The collected products or exhibitors; empty while the page shows cards. */
  readonly rows: readonly FavoriteWords[];
  readonly cards: readonly CardWords[];
  readonly words: ListPageWords;
}

/**
 * Loads the products or exhibitors that the buyer collected at exhibitions, or the saved business cards.
 *
 */
export async function loadFavorites(visit: Visit<'myFavorite'>): Promise<FavoritesData> {
  const { params, texts, boot, href } = visit;
  const { favorite } = params;
  if (!isFavorite(favorite)) throw pageError('noSuchPage');
  const { found, rows, cards } = await (favorite === 'exhibitorCard'
    ? loadCards(visit)
    : loadCollected(visit, favorite));
  const pages = { texts, lang: boot.lang, hrefOf: linkHref(href), pageKey: 'collect.page' } as const;
  return {
    favorite,
    tabs: COLLECT_TABS.map((each) => ({ favorite: each, href: href('myFavorite', { favorite: each }) })),
    rows,
    cards,
    words: listPageWords(toFavoritesView(favorite, found), pages),
  };
}

async function loadCards(visit: Visit<'myFavorite'>) {
  const { ports, search, signal } = visit;
  const { pageNo = 1 } = readQuery(search);
  const { businessCard } = await ports.frontGateway();
  const found = requireValue(await businessCard.list({ pageNo }, { signal }));
  return { found, rows: [], cards: await cardWords(found.records, visit) };
}

async function loadCollected(visit: Visit<'myFavorite'>, favorite: keyof typeof COLLECT_TYPES_BY_TAB) {
  const { ports, search, signal } = visit;
  const { pageNo = 1 } = readQuery(search);
  const { collect } = await ports.frontGateway();
  const found = requireValue(await collect.list({ type: COLLECT_TYPES_BY_TAB[favorite], pageNo }, { signal }));
  return { found, rows: found.records.map((row) => rowWords(row, visit)), cards: [] };
}

function rowWords(row: CollectedRecord, visit: Visit<'myFavorite'>): FavoriteWords {
  const { type, id, exhibitionId, name, supplierId, image, standNo, hall } = row;
  const isProduct = type === 'goodsSpu';
  return {
    type,
    id,
    exhibitionId,
    name,
    exhibition: row.exhibitionName,
    href: hrefAt(
      exhibitionId,
      isProduct
        ? { route: 'product', params: { name, productId: id } }
        : { route: 'supplier', params: { name, supplierId } },
      visit,
    ),
    picture: image === '' ? null : imageUrl(visit.boot.imageServer, image, 166),
    supplier: isProduct ? row.supplierName : null,
    stand: standNo === '' ? null : standName(hall, standNo),
  };
}
