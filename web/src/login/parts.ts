import { part } from '../page/part.ts';

/** The toasts about tasks that ended, or wait, on another page than their form's. */
export const taskNotices = part(() => import('./task-notices.ts'), 'src/login/task-notices.ts', ['account']);
