import { createLazyModule } from '../page/lazy-module.ts';

/** The code that logs out a supplier's staff, after the items waiting on the device were sent or given up. */
export const supplierLogout = createLazyModule(() => import('./log-out.ts'), 'src/supplier-site/log-out.ts', [
  'offline',
]);
