import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeTerminal } from './fake-terminal.ts';
import { parseGlobalOptions } from './global-options.ts';
import { waitWithProgress } from './progress.ts';
import { loadTexts } from './texts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function saidWhileWaiting(milliseconds: number, given: { readonly isTTY: boolean; readonly quiet?: boolean }) {
  const terminal = createFakeTerminal({ isTTY: given.isTTY });
  const global = parseGlobalOptions({ quiet: given.quiet });
  if (!global.ok) throw new Error('these options are right');
  const work = Promise.withResolvers<number>();
  const waiting = waitWithProgress({ terminal, texts: loadTexts('en'), global: global.value }, work.promise);
  await vi.advanceTimersByTimeAsync(milliseconds);
  work.resolve(7);
  return { value: await waiting, err: terminal.err(), out: terminal.out() };
}

describe('the waiting message', () => {
  test('is shown at a terminal after a tenth of a second, and cleared', async () => {
    const err = 'Waiting for the server …\r\u001b[K';
    expect(await saidWhileWaiting(100, { isTTY: true })).toEqual({ value: 7, err, out: '' });
  });

  test.each([
    ['when the answer comes at once', 99, { isTTY: true }],
    ['where nobody sits', 5_000, { isTTY: false }],
    ['where silence was asked for', 5_000, { isTTY: true, quiet: true }],
  ])('is not shown %s', async (_title, milliseconds, given) => {
    expect(await saidWhileWaiting(milliseconds, given)).toEqual({ value: 7, err: '', out: '' });
  });
});
