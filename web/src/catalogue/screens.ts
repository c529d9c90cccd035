import { screen } from '../page/screens.ts';

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
  categories: screen(
    () => import('./categories/categories.screen.ts'),
    'src/catalogue/categories/categories.screen.ts',
    ['category'],
    { isRead: true },
  ),
  product: screen(
    () => import('./product/product.screen.ts'),
    'src/catalogue/product/product.screen.ts',
    ['catalogue', 'product'],
    { slots: ['addToCart'], hasActionBar: true, isRead: true },
  ),
  supplier: screen(
    () => import('./supplier/supplier.screen.ts'),
    'src/catalogue/supplier/supplier.screen.ts',
    ['catalogue', 'supplier'],
    { hasActionBar: true, isRead: true },
  ),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof catalogueScreens, true> {}
}

declare module '../page/slots.ts' {
  interface Slots {
    /** Puts the product into the cart: below the link to the enquiry, or in the bar at the foot of a phone. */
    addToCart: { readonly productId: string; readonly place: 'panel' | 'bar' };
  }
}
