import { screen } from '../page/screens.ts';

type ReadPages = typeof import('./read-pages.ts');

const read = (name: keyof ReadPages) =>
  screen(async () => (await import('./read-pages.ts'))[name], 'src/policies/read-pages.ts', ['policies'], {
    isRead: true,
  });

/** This feature's pages by route. */
export const policyScreens = {
  privacyPolicy: read('privacyPolicy'),
  sitePrivacyPolicy: read('sitePrivacyPolicy'),
  aboutUs: read('aboutUs'),
  imprint: read('imprint'),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof policyScreens, true> {}
}
