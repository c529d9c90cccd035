import { part } from '../page/part.ts';

/** The login over the page. */
export const loginModal = part(() => import('../account/login-modal.tsx'), 'src/account/login-modal.tsx', [
  'account',
  'forms',
  'tags',
]);

/** The form of a pre-registration over the page. */
export const preregModal = part(
  () => import('../preregistration/prereg-modal.tsx'),
  'src/preregistration/prereg-modal.tsx',
  ['files', 'forms', 'preregistration', 'preregistrationPage', 'tags'],
);

/** The pop-up of an exhibition over the page. */
export const popup = part(() => import('../preregistration/popup.tsx'), 'src/preregistration/popup.tsx', [
  'exhibition',
  'preregistration',
  'preregistrationPage',
]);

/** The buyer's account over a page of a PC. */
export const accountDrawer = part(() => import('../account/own-drawer.tsx'), 'src/account/own-drawer.tsx', [
  'account',
  'files',
  'forms',
  'verify',
]);
