import { keptUntilLogout } from '../ports/stored-name.ts';
import { DEFERRED_TASK_LIFE } from './limits.ts';

/** What goes by itself after the login. A-86 REL-10 */
export const deferredTaskName = keptUntilLogout('deferred_task', DEFERRED_TASK_LIFE);
