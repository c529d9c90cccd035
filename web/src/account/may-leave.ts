import type { SessionView } from '@fairhall/core/account/session.view';
import type { AppView } from '@fairhall/core/app/app.view';

/**
 * Whether a login page has nothing more to do for whoever turns out to be a buyer, as by a login in another tab: only
 * once it is known who she is, and once what waited for the login has been sent by whichever tab, so that she does not
 * come back to what is just going off.  
 */
export function mayLeave({ role, busy }: Pick<SessionView, 'role' | 'busy'>, app: AppView | null): boolean {
  return role === 'buyer' && !busy && app !== null && !app.busy && app.task.state !== 'sending';
}
