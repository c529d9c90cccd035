import { screen } from '../page/screens.ts';

/** The pages of this feature by their routes. D-62 */
export const businessCardScreens = {
  myCard: screen(() => import('./my-card.screen.ts'), 'src/business-card/my-card.screen.ts', [
    'businessCard',
    'files',
    'forms',
  ]),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof businessCardScreens, true> {}
}
