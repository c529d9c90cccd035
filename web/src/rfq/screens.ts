import { screen } from '../page/screens.ts';

/** The pages of this feature by their routes. */
export const rfqScreens = {
  rfq: screen(
    () => import('./rfq.screen.ts'),
    'src/rfq/rfq.screen.ts',
    ['catalogue', 'files', 'forms', 'rfq', 'tags'],
    {
      hasActionBar: true,
    },
  ),
  rfqBuyerService: screen(
    () => import('./service.screen.ts'),
    'src/rfq/service.screen.ts',
    ['catalogue', 'files', 'forms', 'rfq', 'tags'],
    { hasActionBar: true },
  ),
  rfqLanding: screen(
    () => import('./landing.screen.ts'),
    'src/rfq/landing.screen.ts',
    ['catalogue', 'files', 'forms', 'rfq', 'tags'],
    { hasActionBar: true },
  ),
  rfqSuccess: screen(() => import('./success.screen.ts'), 'src/rfq/success.screen.ts', ['rfq']),
  rfqManage: screen(() => import('./manage.screen.ts'), 'src/rfq/manage.screen.ts', ['catalogue', 'rfq']),
  rfqDetail: screen(() => import('./detail.screen.ts'), 'src/rfq/detail.screen.ts', ['catalogue', 'files', 'rfq']),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof rfqScreens, true> {}
}
