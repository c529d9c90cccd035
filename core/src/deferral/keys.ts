import { keptUntilLogout } from '../ports/storage.ts';
import { DEFERRED_TASK_LIFE } from '../site/limits.ts';
import { deferredTask } from './task.ts';

/** What goes by itself after the login. A-86 REL-10 */
export const deferredTaskKey = keptUntilLogout('deferred_task', deferredTask, DEFERRED_TASK_LIFE);
