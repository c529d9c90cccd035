import { setImmediate } from 'node:timers/promises';

/**
 * Queues a database step to run after all earlier ones. Resolves before the step is done, after it gave pending work a
 * chance to run.
 */
export type Send = (work: () => Promise<unknown>) => Promise<void>;

/**
 * Runs a loop that computes values while the database executes the previous statement, so that neither waits for the
 * other. Resolves when all steps are done. If anything fails, no further step starts, and the running one is awaited
 * before the error is thrown: a statement that runs after the rollback would be committed on its own.
 */
export async function runPipeline<Value>(make: (send: Send) => Promise<Value>): Promise<Value> {
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;
  try {
    const made = await make(async (work) => {
      last = last.then(() => (isOver ? undefined : work()));
      last.catch(() => undefined); // thrown below
      await setImmediate();
    });
    await last;
    return made;
  } finally {
    isOver = true;
    await last.catch(() => undefined);
  }
}

/** Awaits both promises. If one fails, the other is awaited as well before the error is thrown. */
export async function waitForBoth<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}
