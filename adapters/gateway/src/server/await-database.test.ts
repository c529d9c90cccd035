import { expect, test } from 'vitest';
import { DatabaseUnavailable, DatabaseUnusable } from '../db/open-database.ts';
import { waitForDatabase } from './await-database.ts';

/** Waits for a database that fails with each of these errors in turn and then opens. */
async function waitThrough(failures: readonly Error[], stopAfter = Number.POSITIVE_INFINITY) {
  const left = [...failures];
  const pauses: number[] = [];
  const reasons: string[] = [];
  const opened = waitForDatabase({
    open: async () => {
      const failure = left.shift();
      if (failure !== undefined) throw failure;
      return 'open';
    },
    onAway: ({ reason }) => void reasons.push(reason),
    pause: async (ms) => {
      pauses.push(ms);
      if (pauses.length >= stopAfter) throw new Error('stopped');
    },
  });
  const ended = await opened.catch((error: Error) => error.message);
  return { ended, pauses, reasons };
}

const away = new DatabaseUnavailable('away', 'refused');

test('REL-23 a database that is unavailable at the start is retried with growing pauses until it responds', async () => {
  const failures = [away, new DatabaseUnavailable('starting', 'starting'), ...new Array<Error>(6).fill(away)];
  expect(await waitThrough(failures)).toEqual({
    ended: 'open',
    pauses: [250, 500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000],
    reasons: ['refused', 'starting', ...new Array<string>(6).fill('refused')],
  });
});

test('REL-23 an error that a person must fix ends the retries at once', async () => {
  const wrong = new DatabaseUnusable('wrong password');
  expect(await waitThrough([away, wrong, away])).toEqual({
    ended: 'wrong password',
    pauses: [250],
    reasons: ['refused'],
  });
});

test('a process that is stopped while waiting does not retry', async () => {
  expect((await waitThrough([away, away, away], 2)).ended).toEqual('stopped');
});
