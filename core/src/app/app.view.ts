import type { SnapshotFrom } from 'xstate';
import type { SessionView } from '../account/session.view.ts';
import type { DeferralView } from '../deferral/deferral.view.ts';
import type { Message } from '../ports/texts.ts';
import type { appMachine } from './app.machine.ts';
import { emailOfTask, getWaitingMessage } from './deferral-kinds.ts';
import type { LoginRequest } from './login-request.ts';
import type { TaskNotice } from './task-notice.ts';

export interface AppView {
  readonly busy: boolean;
  readonly session: SessionView;
  /** The form in which the login shows, and the request for it. */
  readonly login: { readonly state: 'closed' | 'modal' | 'route'; readonly request: LoginRequest | null };
  /** The task that waits for a login or is being sent, and its email address, which the login form fills in. */
  readonly task: {
    readonly state: DeferralView['state'];
    readonly kind: string | null;
    readonly email: string | null;
    /** Says that the task waits for a login; null if none does. */
    readonly waiting: Message | null;
  };
  /** A task that ended away from its form. */
  readonly notice: TaskNotice | null;
}

export function appView(snapshot: SnapshotFrom<typeof appMachine>): AppView {
  const { session, task, request, notice, kinds } = snapshot.context;
  return {
    busy: session.busy || task.busy,
    session,
    login: { state: snapshot.value, request },
    task: {
      state: task.state,
      kind: task.task?.kind ?? null,
      email: emailOfTask(task.task, kinds),
      waiting: task.state === 'waiting' ? getWaitingMessage(task.task, kinds) : null,
    },
    notice,
  };
}
