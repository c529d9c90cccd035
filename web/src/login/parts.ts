import { createLazyModule } from '../page/lazy-module.ts';

/** The toasts about tasks that ended or wait on another page than their form's. */
export const taskNotices = createLazyModule(() => import('./task-notices.ts'), 'src/login/task-notices.ts', [
  'account',
]);
