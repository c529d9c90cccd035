import { screen } from '../page/screens.ts';

/** This feature's supplier pages by route. */
export const supplierLoginScreens = {
  singleSignOn: screen(() => import('./login.screen.ts'), 'src/supplier-login/login.screen.ts', [
    'account',
    'forms',
    'supplierSite',
  ]),
  supplierInvitation: screen(() => import('./invitation.screen.ts'), 'src/supplier-login/invitation.screen.ts', [
    'account',
    'forms',
    'supplierSite',
  ]),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof supplierLoginScreens, true> {}
}
