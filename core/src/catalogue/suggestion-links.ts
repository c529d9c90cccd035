import type { Suggestions } from '../contract/suggestion/calls.ts';
import type { Link } from '../routes/link.ts';
import type { SearchAddress } from '../routes/search-address.ts';
import { DEFAULT_VALUES } from '../site/defaults.ts';
import { type PriceView, priceView } from './price.ts';

/** One suggestion: its link and the data that it shows. */
export type SuggestionLine = { readonly id: string; readonly name: string; readonly link: Link } & (
  | { readonly kind: 'words' }
  | { readonly kind: 'products'; readonly image: string; readonly price: PriceView }
  | { readonly kind: 'categories'; readonly parent: string | null; readonly count: number }
  | { readonly kind: 'suppliers'; readonly countryCode: string }
);

/**
 * The suggestions in display order. Completed words link to a search with the given type and exhibition; other
 * suggestions link to their own pages.
 */
export function suggestionLines(
  found: Suggestions,
  { type, exhibitionId }: Pick<SearchAddress, 'type' | 'exhibitionId'>,
): readonly SuggestionLine[] {
  return [
    ...found.words.map((name) => {
      const link: Link = {
        route: 'search',
        params: { searchType: type },
        query: { pageNo: DEFAULT_VALUES.pageNo, keyword: name, ...(exhibitionId !== undefined && { exhibitionId }) },
      };
      return { kind: 'words', id: name, name, link } as const;
    }),
    ...found.products.map((product) => {
      const { goodsSpuId: id, goodsName: name, goodsNameEn = name, image } = product;
      const price = priceView({ ...product, unit: '' });
      const link: Link = { route: 'product', params: { name: goodsNameEn, productId: id } };
      return { kind: 'products', id, name, image, price, link } as const;
    }),
    ...found.categories.map(({ id, name, enName, parent = null, count }) => {
      const link: Link = { route: 'category', params: { name: enName, categoryId: id } };
      return { kind: 'categories', id, name, parent, count, link } as const;
    }),
    ...found.suppliers.map(({ supplierId, supplierName: name, countryCode }) => {
      const link: Link = { route: 'supplier', params: { name, supplierId } };
      return { kind: 'suppliers', id: supplierId, name, countryCode, link } as const;
    }),
  ];
}
