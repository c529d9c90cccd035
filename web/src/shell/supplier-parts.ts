import { createLazyModule } from '../page/lazy-module.ts';

/** The content of the menu of a supplier's member. */
export const supplierMenu = createLazyModule(
  () => import('../supplier-site/supplier-menu.tsx'),
  'src/supplier-site/supplier-menu.tsx',
  ['supplierSite'],
);
