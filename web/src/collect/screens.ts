import { screen } from '../page/screens.ts';

/** The pages of this feature by their routes.   */
export const collectScreens = {
  myFavorite: screen(() => import('./favorites.screen.ts'), 'src/collect/favorites.screen.ts', ['collect'], {
    slots: ['collect'],
  }),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof collectScreens, true> {}
}
