import { screen } from '../page/screens.ts';

/** The pages of this feature by their routes. */
export const enquiryScreens = {
  enquiry: screen(
    () => import('./enquiry.screen.ts'),
    'src/enquiry/enquiry.screen.ts',
    ['catalogue', 'enquiry', 'enquiryPage', 'forms'],
    { hasActionBar: true },
  ),
  enquirySuccess: screen(() => import('./success.screen.ts'), 'src/enquiry/success.screen.ts', [
    'catalogue',
    'enquiry',
    'enquiryPage',
    'mailAgain',
  ]),
  enquiryThread: screen(
    () => import('./enquiry-thread.screen.ts'),
    'src/enquiry/enquiry-thread.screen.ts',
    ['catalogue', 'files', 'forms', 'mailAgain', 'thread'],
    { hasActionBar: true },
  ),
  myEnquiries: screen(() => import('./my-enquiries.screen.ts'), 'src/enquiry/my-enquiries.screen.ts', [
    'mailAgain',
    'thread',
  ]),
  verify: screen(() => import('./verify.screen.ts'), 'src/enquiry/verify.screen.ts', ['account', 'forms', 'verify']),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof enquiryScreens, true> {}
}
