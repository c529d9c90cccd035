import { screen } from '../page/screens.ts';

/** This feature's pages by route. */
export const policyScreens = {
  privacyPolicy: screen(
    () => import('./privacy-policy.screen.ts'),
    'src/policies/privacy-policy.screen.ts',
    ['policies'],
    { isRead: true },
  ),
  sitePrivacyPolicy: screen(
    () => import('./site-privacy-policy.screen.ts'),
    'src/policies/site-privacy-policy.screen.ts',
    ['policies'],
    { isRead: true },
  ),
  aboutUs: screen(() => import('./about-us.screen.ts'), 'src/policies/about-us.screen.ts', ['policies'], {
    isRead: true,
  }),
  imprint: screen(() => import('./imprint.screen.ts'), 'src/policies/imprint.screen.ts', ['policies'], {
    isRead: true,
  }),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof policyScreens, true> {}
}
