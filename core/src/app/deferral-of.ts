import type { DeferrableTask, Deferral, TaskOutcome } from '../ports/deferral.ts';
import type { AppEmitted } from './app.machine.ts';

type TaskSettled = Extract<AppEmitted, { readonly type: 'task.settled' }>;

/** What of the app a form's tasks go by. */
export interface DeferralSource {
  /** Calls back when a task has ended; answers how to stop listening. */
  onSettled(listener: (event: TaskSettled) => void): () => void;
  send(event: { readonly type: 'task.handed'; readonly task: DeferrableTask }): void;
}

/** The way for a form to send what only a buyer may send. The form is told how it ended by the promise. */
export function deferralOf({ onSettled, send }: DeferralSource): Deferral {
  return {
    submit: (task) =>
      new Promise<TaskOutcome>((resolve) => {
        const stop = onSettled(({ taskId, outcome }) => {
          if (taskId !== task.idempotencyKey) return;
          stop();
          resolve(outcome);
        });
        send({ type: 'task.handed', task });
      }),
  };
}
