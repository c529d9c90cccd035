import type { Deferral, TaskOutcome } from '../ports/deferral.ts';
import type { AppActor } from './app.machine.ts';

/** The way for a form to send what only a buyer may send. The form is told how it ended by the promise. */
export function deferralOf(app: Pick<AppActor, 'on' | 'send'>): Deferral {
  return {
    submit: (task) =>
      new Promise<TaskOutcome>((resolve) => {
        const subscription = app.on('task.settled', ({ taskId, outcome }) => {
          if (taskId !== task.idempotencyKey) return;
          subscription.unsubscribe();
          resolve(outcome);
        });
        app.send({ type: 'task.handed', task });
      }),
  };
}
