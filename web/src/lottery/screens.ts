import { screen } from '../page/screens.ts';

/** The pages of this feature by their routes. D-27 */
export const lotteryScreens = {
  expoLotteryWheel: screen(() => import('./wheel.screen.ts'), 'src/lottery/wheel.screen.ts', [
    'catalogue',
    'exhibition',
    'lottery',
  ]),
  expoSharingEvents: screen(
    () => import('./confirm.screen.ts'),
    'src/lottery/confirm.screen.ts',
    ['catalogue', 'forms', 'lottery'],
    {
      hasActionBar: true,
    },
  ),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof lotteryScreens, true> {}
}
