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
  /** '' if it is unknown. */
  readonly count: string;
  readonly isChosen: boolean;
  readonly href: string;
}

/** A supplier's products, formatted with links. */
export interface ShopWords {
  readonly keyword: string;
  readonly pageNo: number;
  readonly count: string;
  readonly products: readonly ProductWords[];
  readonly groups: readonly GroupWords[];
  /** The name of the selected group; null for none. */
  readonly group: string | null;
  /** The address of all products; the shop's search form leads there too. */
  readonly allHref: string;
  /** The message if there are no products; null otherwise. */
  readonly none: string | null;
  readonly isPastEnd: boolean;
  /** True with searched words or a group; search engines do not index such a page. */
  readonly isNarrowed: boolean;
  readonly pages: PageLinks;
  readonly canonical: string;
}

interface ShopSupplier {
  /** The supplier's name in the reader's language, and in English for addresses. */
  readonly name: string;
  readonly enName: string;
  /** The supplier's stand, for the stand plates on its products. */
  readonly at?: StandWords | undefined;
}

/** Formats the supplier's products for the page's address. */
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
      // A visitor who came from an exhibition keeps it in the address.
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

/** Cached, since a supplier has dozens of groups, and they are the same for all visitors of the same page. */
function groupWords({ groups, all, keyword }: ShopView, visit: Visit<'supplier'>): readonly GroupWords[] {
  const hrefOf = linkHref(visit.href);
  // The cache key: the data for the links instead of the links, which are ten times as long.
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
