import { screen } from '../../page/screens.ts';

/** The supplier's pages of this feature by their routes. */
export const supplierOrderScreens = {
  supplierOrders: screen(() => import('./orders.screen.ts'), 'src/order/supplier/orders.screen.ts', [
    'catalogue',
    'supplierSite',
  ]),
  supplierOrder: screen(() => import('./order.screen.ts'), 'src/order/supplier/order.screen.ts', [
    'catalogue',
    'forms',
    'supplierSite',
  ]),
} as const;

declare module '../../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof supplierOrderScreens, true> {}
}
