import { setImmediate } from 'node:timers/promises';

/** Hands over work that begins when all before it is done. Lets what is under way go on before it answers. */
export type Send = (work: () => Promise<unknown>) => Promise<void>;

/**
 * The database works at a statement while the values of the next are made here: neither waits for the other. Answers when all
 * that was sent is done. When anything fails nothing more begins, and what is under way has ended before it throws: a
 * statement that came after the rollback would hold.
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

/** Both at once, each in its own order. When one fails the other has ended too before it throws. */
export async function waitForBoth<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other]);
  return Promise.all([one, other]);
}
