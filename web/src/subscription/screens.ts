import { screen } from '../page/screens.ts';

/** This feature's pages by route. */
export const subscriptionScreens = {
  unsubscribe: screen(() => import('./unsubscribe.screen.ts'), 'src/subscription/unsubscribe.screen.ts', ['account']),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof subscriptionScreens, true> {}
}
