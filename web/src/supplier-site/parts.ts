import { createLazyModule } from '../page/lazy-module.ts';

/** What logs a supplier's person out, once what waits on the device is sent or given up. */
export const supplierLogout = createLazyModule(() => import('./log-out.ts'), 'src/supplier-site/log-out.ts', [
  'offline',
]);
