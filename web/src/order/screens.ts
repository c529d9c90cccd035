import { screen } from '../page/screens.ts';

/** The pages of this feature by their routes. */
export const orderScreens = {
  startOrder: screen(() => import('./order.screen.ts'), 'src/order/order.screen.ts', ['catalogue', 'forms', 'order'], {
    hasActionBar: true,
  }),
  myOrders: screen(() => import('./my-orders.screen.ts'), 'src/order/my-orders.screen.ts', ['catalogue', 'order']),
  myOrder: screen(() => import('./my-order.screen.ts'), 'src/order/my-order.screen.ts', ['catalogue', 'order']),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof orderScreens, true> {}
}
