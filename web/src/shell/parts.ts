import { createLazyModule } from '../page/lazy-module.ts';

/** The login over the page. */
export const loginModal = createLazyModule(() => import('../account/login-modal.tsx'), 'src/account/login-modal.tsx', [
  'account',
  'forms',
  'tags',
]);

/** The form of a pre-registration over the page. */
export const preregistrationModal = createLazyModule(
  () => import('../preregistration/preregistration-modal.tsx'),
  'src/preregistration/preregistration-modal.tsx',
  ['files', 'forms', 'preregistration', 'preregistrationPage', 'tags'],
);

/** The pop-up of an exhibition over the page. */
export const popup = createLazyModule(() => import('../preregistration/popup.tsx'), 'src/preregistration/popup.tsx', [
  'popup',
]);

/** The card of a coupon over the page. */
export const couponCard = createLazyModule(() => import('../coupon/coupon-card.tsx'), 'src/coupon/coupon-card.tsx', [
  'coupon',
]);

/** The links of the buyer's menu. */
export const buyerMenu = createLazyModule(() => import('./buyer-menu.tsx'), 'src/shell/buyer-menu.tsx', [
  'accountMenu',
]);

/** The buyer's account over a page of a PC. */
export const accountDrawer = createLazyModule(
  () => import('../account/account-drawer.tsx'),
  'src/account/account-drawer.tsx',
  ['account', 'files', 'forms', 'verify'],
);
