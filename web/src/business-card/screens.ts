import { screen } from '../page/screens.ts';

/** The pages of this feature by their routes. D-62 D-31 */
export const businessCardScreens = {
  myCard: screen(() => import('./my-card.screen.ts'), 'src/business-card/my-card.screen.ts', [
    'businessCard',
    'files',
    'forms',
  ]),
  ownCard: screen(() => import('./own-card.screen.ts'), 'src/business-card/own-card.screen.ts', ['businessCard']),
  supplierOwnCard: screen(
    () => import('./supplier-own-card.screen.ts'),
    'src/business-card/supplier-own-card.screen.ts',
    ['businessCard'],
  ),
  publicCard: screen(
    () => import('./public-card.screen.ts'),
    'src/business-card/public-card.screen.ts',
    ['businessCard'],
    { isRead: true },
  ),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof businessCardScreens, true> {}
}
