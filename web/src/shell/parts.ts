import { createLazyModule } from '../page/part.ts';

/** The login over the page. */
export const loginModal = createLazyModule(() => import('../account/login-modal.tsx'), 'src/account/login-modal.tsx', [
  'account',
  'forms',
  'tags',
]);

/** The form of a pre-registration over the page. */
export const preregistrationModal = createLazyModule(
  () => import('../preregistration/prereg-modal.tsx'),
  'src/preregistration/prereg-modal.tsx',
  ['files', 'forms', 'preregistration', 'preregistrationPage', 'tags'],
);

/** The pop-up of an exhibition over the page. */
export const popup = createLazyModule(() => import('../preregistration/popup.tsx'), 'src/preregistration/popup.tsx', [
  'exhibition',
  'preregistration',
  'preregistrationPage',
]);

/** The buyer's account over a page of a PC. */
export const accountDrawer = createLazyModule(() => import('../account/own-drawer.tsx'), 'src/account/own-drawer.tsx', [
  'account',
  'files',
  'forms',
  'verify',
]);
