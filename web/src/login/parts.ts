import { part } from '../page/part.ts';

/** What the app shows of tasks that ended or wait away from their form. */
export const taskNotices = part(() => import('./task-notices.ts'), 'src/login/task-notices.ts', ['account']);
