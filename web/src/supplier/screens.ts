import { screen } from '../page/screens.ts';

/** This feature's supplier pages by route. */
export const supplierScreens = {
  supplierPeople: screen(() => import('./people.screen.ts'), 'src/supplier/people.screen.ts', [
    'forms',
    'supplierSite',
  ]),
  supplierProfile: screen(() => import('./profile.screen.ts'), 'src/supplier/profile.screen.ts', [
    'businessCard',
    'catalogue',
    'forms',
    'supplierSite',
  ]),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof supplierScreens, true> {}
}
