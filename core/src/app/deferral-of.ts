import type { DeferrableTask, Deferral, TaskOutcome } from '../ports/deferral.ts';
import type { AppEmitted } from './app.machine.ts';

type TaskSettled = Extract<AppEmitted, { readonly type: 'task.settled' }>;

/** The parts of the app that a form needs to send tasks. */
export interface DeferralSource {
  /** Calls the listener when a task has ended; returns the function that stops listening. */
  onSettled(listener: (event: TaskSettled) => void): () => void;
  send(event: { readonly type: 'task.submitted'; readonly task: DeferrableTask }): void;
}

/**
 * Creates the port through which a form sends a task that needs a buyer. Its promise resolves with the task's outcome.
 *
 */
export function deferralOf({ onSettled, send }: DeferralSource): Deferral {
  return {
    submit: (task) =>
      new Promise<TaskOutcome>((resolve) => {
        const stop = onSettled(({ taskId, outcome }) => {
          if (taskId !== task.idempotencyKey) return;
          stop();
          resolve(outcome);
        });
        send({ type: 'task.submitted', task });
      }),
  };
}
