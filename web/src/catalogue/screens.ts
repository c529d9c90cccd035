import type { CollectType } from '@fairhall/core/contract/collect/limits';
import type { FollowType } from '@fairhall/core/contract/follow/limits';
import type { ImageViewerProps } from '../overlay/image-viewer.tsx';
import { screen } from '../page/screens.ts';
import type { AskAllProps } from './compare/compare-data.ts';
import type { CompareTrayProps } from './compare/use-compare.tsx';
import type { ApproximatePriceProps } from './product/approximate-price.tsx';
import type { FilterSheetProps } from './search/filter-sheet.tsx';

type ListPages = typeof import('./lists/list-pages.ts');

const list = (name: keyof ListPages) =>
  screen(
    async () => (await import('./lists/list-pages.ts'))[name],
    'src/catalogue/lists/list-pages.ts',
    ['catalogue', 'search', 'lists'],
    { isRead: true },
  );

/** The pages of this feature by their routes. */
export const catalogueScreens = {
  search: screen(
    () => import('./search/search.screen.ts'),
    'src/catalogue/search/search.screen.ts',
    ['catalogue', 'search'],
    { isRead: true },
  ),
  category: screen(
    () => import('./search/category.screen.ts'),
    'src/catalogue/search/category.screen.ts',
    ['catalogue', 'search'],
    { isRead: true },
  ),
  latestProducts: screen(
    () => import('./search/latest-products.screen.ts'),
    'src/catalogue/search/latest-products.screen.ts',
    ['catalogue', 'search'],
    { isRead: true },
  ),
  hot: list('hot'),
  aggregate: list('aggregate'),
  aggregateList: list('aggregateList'),
  showroom: list('showroom'),
  showroomList: list('showroomList'),
  hots: list('hots'),
  hotsList: list('hotsList'),
  categoriesT2: screen(
    () => import('./lists/categories-t2.screen.ts'),
    'src/catalogue/lists/categories-t2.screen.ts',
    ['lists'],
    { isRead: true },
  ),
  productCategories: screen(
    () => import('./lists/product-categories.screen.ts'),
    'src/catalogue/lists/product-categories.screen.ts',
    ['search', 'lists'],
    { isRead: true },
  ),
  operations: list('operations'),
  buyerOperation: list('buyerOperation'),
  sitemap: screen(
    () => import('./lists/sitemap.screen.ts'),
    'src/catalogue/lists/sitemap.screen.ts',
    ['search', 'lists'],
    { isRead: true },
  ),
  categories: screen(
    () => import('./categories/categories.screen.ts'),
    'src/catalogue/categories/categories.screen.ts',
    ['category', 'lists'],
    { isRead: true },
  ),
  compare: screen(
    () => import('./compare/compare.screen.ts'),
    'src/catalogue/compare/compare.screen.ts',
    ['catalogue', 'product', 'compare', 'certificates'],
    { hasActionBar: true, isRead: true },
  ),
  product: screen(
    () => import('./product/product.screen.ts'),
    'src/catalogue/product/product.screen.ts',
    ['catalogue', 'product', 'certificates'],
    {
      slots: ['addToCart', 'follow'],
      exhibitionSlots: ['collect', 'sample'],
      hasActionBar: true,
      isRead: true,
    },
  ),
  supplier: screen(
    () => import('./supplier-page/supplier.screen.ts'),
    'src/catalogue/supplier-page/supplier.screen.ts',
    ['catalogue', 'search', 'supplier', 'certificates'],
    { slots: ['follow'], exhibitionSlots: ['plan', 'collect'], hasActionBar: true, isRead: true },
  ),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof catalogueScreens, true> {}
}

declare module '../page/slots.ts' {
  interface Slots {
    /** Adds the product to the cart: beside the link to the enquiry, or in the bar at the foot of a phone. */
    addToCart: { readonly productId: string; readonly place: 'panel' | 'bar' };
    /** Follows the target; `label` is its name. D-63 */
    follow: {
      readonly type: FollowType;
      readonly targetId: string;
      readonly label: string;
    };
    /** Books a sample at the exhibition from which a buyer came; `label` is the product's name. */
    sample: { readonly exhibitionId: string; readonly goodsId: string; readonly label: string };
    /** Collects a product or an exhibitor of the exhibition from which the visitor came; `label` is its name. D-63 */
    collect: {
      readonly type: CollectType;
      readonly targetId: string;
      readonly exhibitionId: string;
      readonly label: string;
      /** Whether the page already shows that it is collected. */
      readonly isKnown?: boolean;
    };
    /**
     * Adds a stand, or a product at it, to the plan for the exhibition from which the visitor came; `label` is its
     * name. D-28
     */
    plan: {
      readonly exhibitionId: string;
      readonly supplierId: string;
      readonly goodsId?: string | undefined;
      readonly label: string;
      readonly showsPlannerLink: boolean;
      readonly isSmall?: boolean;
      readonly isPrimary?: boolean;
    };
    /** The price in the buyer's currency; it loads on demand. */
    approximatePrice: ApproximatePriceProps;
    /** One message to the suppliers of the compared products; it loads on demand. */
    askAll: AskAllProps;
    /** The products selected for comparison; it loads on demand. */
    compareTray: CompareTrayProps;
    /** Makes the sheet with the filters a dialog; it loads on demand. */
    filterSheet: FilterSheetProps;
    /** A product's pictures over the page; it loads on demand. */
    productViewer: { readonly viewer: ImageViewerProps };
  }
}
