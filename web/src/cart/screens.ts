import { screen } from '../page/screens.ts';

/** The pages of this feature by their routes. */
export const cartScreens = {
  cart: screen(
    () => import('./cart.screen.ts'),
    'src/cart/cart.screen.ts',
    ['cart', 'cartPage', 'catalogue', 'forms'],
    {
      hasActionBar: true,
    },
  ),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof cartScreens, true> {}
}
