import { screen } from '../page/screens.ts';

/** The pages of this feature by their routes. */
export const accountScreens = {
  account: screen(() => import('./account.screen.ts'), 'src/account/account.screen.ts', [
    'account',
    'files',
    'forms',
    'verify',
  ]),
  initPassword: screen(() => import('./initial-password.screen.ts'), 'src/account/initial-password.screen.ts', [
    'account',
    'forms',
  ]),
  login: screen(() => import('./login.screen.ts'), 'src/account/login.screen.ts', ['account', 'forms', 'tags']),
  register: screen(() => import('./register.screen.ts'), 'src/account/register.screen.ts', [
    'account',
    'forms',
    'tags',
  ]),
  resetPassword: screen(() => import('./reset.screen.ts'), 'src/account/reset.screen.ts', ['account', 'forms']),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof accountScreens, true> {}
}
