import { screen } from '../page/screens.ts';

/** The supplier's pages of this feature by their routes. */
export const leadScreens = {
  supplierLeads: screen(() => import('./leads.screen.ts'), 'src/lead/leads.screen.ts', [
    'badge',
    'supplierLeads',
    'supplierSite',
  ]),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof leadScreens, true> {}
}
