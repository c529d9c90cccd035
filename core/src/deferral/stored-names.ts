import { defineNameUntilLogout } from '../ports/stored-name.ts';
import { DEFERRAL_MAX_AGE_MS } from './limits.ts';

/** The task that is sent automatically after the login. A-86 REL-10 */
export const deferralTaskName = defineNameUntilLogout('deferred_task', DEFERRAL_MAX_AGE_MS);
