import { part } from '../page/part.ts';

/** The login over the page. */
export const loginModal = part(() => import('../account/login-modal.tsx'), 'src/account/login-modal.tsx', [
  'account',
  'forms',
  'tags',
]);

/** The buyer's account over a page of a PC. */
export const accountDrawer = part(() => import('../account/own-drawer.tsx'), 'src/account/own-drawer.tsx', [
  'account',
  'forms',
]);
