import { screen } from '../../page/screens.ts';

/** The supplier's pages of this feature by their routes. */
export const supplierEnquiryScreens = {
  supplierInbox: screen(() => import('./inbox.screen.ts'), 'src/enquiry/supplier/inbox.screen.ts', [
    'catalogue',
    'supplierSite',
  ]),
  supplierThread: screen(
    () => import('./thread.screen.ts'),
    'src/enquiry/supplier/thread.screen.ts',
    ['catalogue', 'files', 'forms', 'thread', 'supplierSite'],
    { hasActionBar: true },
  ),
} as const;

declare module '../../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof supplierEnquiryScreens, true> {}
}
