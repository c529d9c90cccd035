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
    ['catalogue', 'files', 'forms', 'thread', 'savedReplySupplier', 'supplierSite'],
    { hasActionBar: true },
  ),
  supplierSavedReplies: screen(
    () => import('./saved-replies.screen.ts'),
    'src/enquiry/supplier/saved-replies.screen.ts',
    ['forms', 'savedReplySupplier', 'supplierSite'],
  ),
} as const;

declare module '../../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof supplierEnquiryScreens, true> {}
}
