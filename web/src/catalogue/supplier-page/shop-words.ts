import { type ShopAddress, type ShopView, toShopView } from '@fairhall/core/catalogue/shop';
import type { ShopPage } from '@fairhall/core/contract/catalogue/calls';
import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import { linkHref } from '../../page/address.ts';
import { getViewData } from '../../page/cached-markup.tsx';
import type { Visit } from '../../page/screen.ts';
import type { StandWords } from '../../ui/card-stands.ts';
import { hrefAt } from '../../ui/exhibition-context.ts';
import { type ProductWords, productWords } from '../../ui/product-words.ts';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';
import { type PageLinks, pageLinks } from '../search/search-data.ts';

/** A group of a supplier's products, as a link. */
export interface GroupWords {
  readonly id: string;
  readonly name: string;
  /** '' where it is not known. */
  readonly count: string;
  readonly isChosen: boolean;
  readonly href: string;
}

/** What a supplier offers, in words and links. */
export interface ShopWords {
  readonly keyword: string;
  readonly pageNo: number;
  readonly count: string;
  readonly products: readonly ProductWords[];
  readonly groups: readonly GroupWords[];
  /** The name of the chosen group; null for none. */
  readonly group: string | null;
  /** All products, and where the search in the shop leads. */
  readonly allHref: string;
  /** Shown in place of products. */
  readonly none: string | null;
  readonly isPastEnd: boolean;
  /** Words or a group: a page that search engines leave out. */
  readonly isNarrowed: boolean;
  readonly pages: PageLinks;
  readonly canonical: string;
}

interface ShopSupplier {
  /** The supplier's name in the reader's language, and as addresses take it. */
  readonly name: string;
  readonly enName: string;
  /** Where it stands, for the plates on its products. */
  readonly at?: StandWords | undefined;
}

/** What the address asks for of a supplier's products. */
export function toShopWords(
  address: ShopAddress,
  page: ShopPage,
  shown: ShopSupplier,
  visit: Visit<'supplier'>,
): ShopWords {
  const view = toShopView({ ...address, name: shown.enName }, page, visit.boot.now);
  const hrefOf = linkHref(visit.href);
  const { exhibitionId } = readQuery(visit.search);
  return {
    keyword: view.keyword,
    pageNo: view.pager.pageNo,
    count: countText(view, visit),
    products: view.products.map((card) => {
      const words = productWords(card, visit, shown.at);
      // Who comes from an exhibition stays at it.
      return exhibitionId === undefined ? words : { ...words, href: hrefAt(exhibitionId, card.link, visit) };
    }),
    groups: groupWords(view, visit),
    group: view.groups.find(({ isChosen }) => isChosen)?.name ?? null,
    allHref: hrefOf(view.all),
    none: toNoneText(view, shown.name, visit),
    isPastEnd: view.isPastEnd,
    isNarrowed: view.isNarrowed,
    pages: pageLinks(view.pager, visit),
    canonical: hrefOf(view.link),
  };
}

/** A supplier has dozens of groups, and they are the same for all who look at the same of it. */
function groupWords({ groups, all, keyword }: ShopView, visit: Visit<'supplier'>): readonly GroupWords[] {
  const hrefOf = linkHref(visit.href);
  // All that their links are made of, without the links themselves, which are ten times as long.
  const content = [all, keyword, groups.map(({ id, name, count, isChosen }) => [id, name, count, isChosen])];
  return getViewData(visit, 'shop groups', content, () =>
    groups.map(({ id, name, count, isChosen, link }) => ({
      id,
      name,
      isChosen,
      href: hrefOf(link),
      count: count === null ? '' : getFormat(visit.boot.lang).number(count),
    })),
  );
}

function countText({ total, totalIsEstimate, isNarrowed }: ShopView, { boot, texts }: Visit<'supplier'>): string {
  const count = getFormat(boot.lang).number(total);
  if (!isNarrowed) return texts.counted('supplier.products.count', total, { count });
  return totalIsEstimate ? texts.text('search.countMore', { count }) : texts.counted('search.count', total, { count });
}

function toNoneText(view: ShopView, name: string, { texts }: Visit<'supplier'>): string | null {
  const { products, isPastEnd, keyword, isNarrowed, pager } = view;
  if (products.length > 0) return null;
  const supplier = wrapInIsolate(name);
  if (isPastEnd) return texts.text('supplier.shop.noPage', { pageNo: pager.pageNo });
  if (keyword !== '') return texts.text('supplier.shop.noMatch', { supplier, keyword: wrapInIsolate(keyword) });
  return texts.text(isNarrowed ? 'supplier.shop.noGroup' : 'supplier.noProducts', { supplier });
}
