import { screen } from '../page/screens.ts';

/** The supplier's pages of this feature by their routes. */
export const supplierLoginScreens = {
  singleSignOn: screen(() => import('./login.screen.ts'), 'src/supplier-login/login.screen.ts', [
    'account',
    'forms',
    'supplierSite',
  ]),
  initPassword: screen(() => import('./invitation.screen.ts'), 'src/supplier-login/invitation.screen.ts', [
    'account',
    'forms',
    'supplierSite',
  ]),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof supplierLoginScreens, true> {}
}
