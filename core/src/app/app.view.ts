import type { SnapshotFrom } from 'xstate';
import type { SessionView } from '../account/session.view.ts';
import type { DeferralView } from '../deferral/deferral.view.ts';
import type { appMachine } from './app.machine.ts';
import type { LoginRequest } from './login-request.ts';
import type { TaskNotice } from './task-notice.ts';

export interface AppView {
  readonly busy: boolean;
  readonly session: SessionView;
  /** Where a login is asked for, and what for. */
  readonly login: { readonly state: 'closed' | 'modal' | 'route'; readonly request: LoginRequest | null };
  readonly task: Pick<DeferralView, 'state' | 'kind'>;
  /** A task that ended away from its form. */
  readonly notice: TaskNotice | null;
}

export function appView(snapshot: SnapshotFrom<typeof appMachine>): AppView {
  const { session, task, request, notice } = snapshot.context;
  return {
    busy: session.busy || task.busy,
    session,
    login: { state: snapshot.value, request },
    task: { state: task.state, kind: task.kind },
    notice,
  };
}
