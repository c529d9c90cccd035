import { createLazyModule } from '../page/lazy-module.ts';

/** The offer of an account after a registration. */
export const joinOffer = createLazyModule(() => import('./join-offer.tsx'), 'src/preregistration/join-offer.tsx', [
  'account',
  'forms',
  'preregistrationPage',
]);

/** What follows in the pop-up once the visitor has asked for the form. */
export const popupEnd = createLazyModule(() => import('./popup-end.tsx'), 'src/preregistration/popup-end.tsx', [
  'preregistration',
  'preregistrationPage',
]);
