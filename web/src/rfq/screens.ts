import { screen } from '../page/screens.ts';

type FormPages = typeof import('./form-pages.ts');

const form = (name: keyof FormPages) =>
  screen(
    async () => (await import('./form-pages.ts'))[name],
    'src/rfq/form-pages.ts',
    ['catalogue', 'files', 'forms', 'rfq', 'tags'],
    { hasActionBar: true },
  );

/** This feature's pages by route. */
export const rfqScreens = {
  rfq: form('rfq'),
  rfqBuyerService: form('rfqBuyerService'),
  rfqLanding: form('rfqLanding'),
  exhibitionRfq: form('exhibitionRfq'),
  crmRfq: form('crmRfq'),
  rfqEdit: form('rfqEdit'),
  rfqSuccess: screen(() => import('./success.screen.ts'), 'src/rfq/success.screen.ts', ['rfq']),
  rfqManage: screen(() => import('./manage.screen.ts'), 'src/rfq/manage.screen.ts', ['catalogue', 'rfq']),
  rfqDetail: screen(() => import('./detail.screen.ts'), 'src/rfq/detail.screen.ts', ['catalogue', 'files', 'rfq']),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof rfqScreens, true> {}
}
