import { screen } from '../../page/screens.ts';

/** The supplier's pages of this feature by their routes. */
export const supplierCatalogueScreens = {
  supplierProducts: screen(() => import('./products.screen.ts'), 'src/catalogue/supplier/products.screen.ts', [
    'catalogue',
    'supplierSite',
  ]),
  supplierNewProduct: screen(() => import('./new-product.screen.ts'), 'src/catalogue/supplier/new-product.screen.ts', [
    'catalogue',
    'forms',
    'product',
    'supplierSite',
    'tags',
  ]),
  supplierProduct: screen(() => import('./product.screen.ts'), 'src/catalogue/supplier/product.screen.ts', [
    'catalogue',
    'forms',
    'product',
    'supplierSite',
    'tags',
  ]),
  productPreview: screen(() => import('./preview.screen.ts'), 'src/catalogue/supplier/preview.screen.ts', [
    'catalogue',
    'forms',
    'product',
    'supplierSite',
  ]),
} as const;

declare module '../../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof supplierCatalogueScreens, true> {}
}
