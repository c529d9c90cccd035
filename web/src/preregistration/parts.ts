import { createLazyModule } from '../page/lazy-module.ts';

/** The offer of an account after a registration. */
export const joinOffer = createLazyModule(() => import('./join-offer.tsx'), 'src/preregistration/join-offer.tsx', [
  'account',
  'forms',
  'preregistrationPage',
]);
