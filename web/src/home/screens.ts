import { screen } from '../page/screens.ts';

/** The pages of this feature by their routes. */
export const homeScreens = {
  home: screen(() => import('./home.screen.ts'), 'src/home/home.screen.ts', ['catalogue', 'home'], { isRead: true }),
  countryHome: screen(
    () => import('./country-home.screen.ts'),
    'src/home/country-home.screen.ts',
    ['catalogue', 'home'],
    { isRead: true },
  ),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof homeScreens, true> {}
}
