import { part } from '../page/part.ts';

/** The login over the page. */
export const loginModal = part(() => import('../account/login-modal.tsx'), 'src/account/login-modal.tsx', [
  'account',
  'forms',
  'tags',
]);
