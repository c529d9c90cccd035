import { gatewayError } from '@fairhall/core/contract/error';
import type { DeferrableTask, Deferral, TaskOutcome } from '@fairhall/core/ports/deferral';
import { TEST_PORT_BREAKS, type Waiting } from '@fairhall/core/ports/walk-flow';

/** A `Deferral` for tests that ends a task on command: sent, failed, cancelled, elsewhere, or not at all. */
export function createTestDeferral(answer: unknown) {
  const tasks: DeferrableTask[] = [];
  const waiting: Waiting[] = [];
  const failed = (code: string): TaskOutcome => ({ kind: 'failed', error: gatewayError('SERVER_ERROR', code) });
  const deferral: Deferral = {
    submit: (task) =>
      new Promise((resolve, reject) => {
        tasks.push(task);
        const end = (run: () => void) => () => {
          waiting.splice(waiting.indexOf(waitingTask), 1);
          run();
        };
        const endings = {
          sent: end(() => resolve({ kind: 'sent', answer })),
          dismissed: end(() => resolve({ kind: 'dismissed' })),
          leaving: end(() => resolve({ kind: 'leaving' })),
          removed: end(() => resolve(failed('404'))),
          [TEST_PORT_BREAKS]: end(() => reject(new Error(TEST_PORT_BREAKS))),
          failed: end(() => resolve(failed('500'))),
        };
        const waitingTask: Waiting = { name: 'task', endings };
        waiting.push(waitingTask);
      }),
  };
  /** Number of wrong keys: a second key for the same content, or a key that other content had before. REL-02 REL-03 */
  const keysTooMany = () => {
    const contents = tasks.map(({ kind, payload }) => JSON.stringify([kind, payload]));
    const keys = tasks.map(({ idempotencyKey }) => idempotencyKey);
    const acts = new Set(contents.map((content, index) => JSON.stringify([content, keys[index]])));
    return 2 * acts.size - new Set(contents).size - new Set(keys).size;
  };
  return { deferral, tasks, keysTooMany, waiting: () => waiting };
}
