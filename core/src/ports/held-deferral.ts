import { gatewayError } from '../contract/error.ts';
import type { DeferrableTask, Deferral, TaskOutcome } from './deferral.ts';
import { BREAKS, type Waiting } from './walk-flow.ts';

/** A `Deferral` for tests that ends a task when it is told to: sent, failed, given up, elsewhere, or not at all. */
export function heldDeferral(answer: unknown) {
  const tasks: DeferrableTask[] = [];
  const waiting: Waiting[] = [];
  const failed = (code: string): TaskOutcome => ({ kind: 'failed', error: gatewayError('SERVER_ERROR', code) });
  const deferral: Deferral = {
    submit: (task) =>
      new Promise((resolve, reject) => {
        tasks.push(task);
        const end = (run: () => void) => () => {
          waiting.splice(waiting.indexOf(held), 1);
          run();
        };
        const ways = {
          sent: end(() => resolve({ kind: 'sent', answer })),
          dismissed: end(() => resolve({ kind: 'dismissed' })),
          leaving: end(() => resolve({ kind: 'leaving' })),
          gone: end(() => resolve(failed('404'))),
          [BREAKS]: end(() => reject(new Error(BREAKS))),
          failed: end(() => resolve(failed('500'))),
        };
        const held: Waiting = { name: 'task', ways };
        waiting.push(held);
      }),
  };
  /** How many keys more there are than contents: a repeat of the same content has the same key. REL-02 */
  const keysTooMany = () => {
    const contents = new Set(tasks.map(({ kind, payload }) => JSON.stringify([kind, payload])));
    return new Set(tasks.map(({ idempotencyKey }) => idempotencyKey)).size - contents.size;
  };
  return { deferral, tasks, keysTooMany, waiting: () => waiting };
}
