import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LoadFailed, loadWithRetry, withRetries } from './load-module.ts';

const failed = vi.fn();

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
  vi.useFakeTimers();
  failed.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A loader that gives one answer per attempt; an error is thrown. */
function loading(...answers: readonly unknown[]) {
  const load = vi.fn(async () => {
    const answer = answers[load.mock.calls.length - 1];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return load;
}

const GONE = new TypeError('Failed to fetch dynamically imported module');

test('REL-19 a failed request is retried without a report', async () => {
  const load = loading(GONE, GONE, 'the part');
  const loaded = withRetries(load, failed);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('the part');
  expect(failed).not.toHaveBeenCalled();
});

test('REL-19 a module that loads as undefined counts as failed', async () => {
  const loaded = withRetries(loading(undefined, 'the part'), failed);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('the part');
});

test('REL-19 R-8.037 a load that fails every time is reported once and rejects', async () => {
  const load = loading(GONE, GONE, GONE, GONE);
  const outcome = withRetries(load, failed).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await outcome).toBeInstanceOf(LoadFailed);
  expect(load).toHaveBeenCalledTimes(3);
  expect(failed).toHaveBeenCalledTimes(1);
});

test('REL-19 offline a load is tried once, and retried only by a caller that waits for the network', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = loading(GONE, 'the part');
  expect(await withRetries(load, failed).catch((error: unknown) => error)).toBeInstanceOf(LoadFailed);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part with a failed part of its own is reported, and not retried', async () => {
  const load = loading(new LoadFailed('the inner one'), 'never asked for');
  expect(await withRetries(load, failed).catch((error: unknown) => error)).toBeInstanceOf(LoadFailed);
  expect(load).toHaveBeenCalledTimes(1);
  expect(failed).toHaveBeenCalledTimes(1);
});

describe('REL-19 a part shown without a further press', () => {
  const page = new EventTarget();
  beforeEach(() => {
    vi.stubGlobal('window', page);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  });
  const happens = async (name: string) => {
    page.dispatchEvent(new Event(name));
    await vi.advanceTimersByTimeAsync(1);
  };

  test('loads when the network is back', async () => {
    const load = loading(GONE, 'the part');
    const loaded = loadWithRetry(load);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    await happens('online');
    expect(await loaded).toBe('the part');
  });

  test('loads at the next interaction, but not at every pixel of a pointer movement', async () => {
    const load = loading(GONE, GONE, 'the part');
    const loaded = loadWithRetry(load);
    for (let time = 0; time < 10; time += 1) await happens('pointermove');
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(500);
    for (let time = 0; time < 10; time += 1) await happens('pointermove');
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(500);
    await happens('pointerdown');
    expect(await loaded).toBe('the part');
  });

  test('is given up when the caller aborts', async () => {
    const load = loading(GONE, 'the part');
    const leaving = new AbortController();
    const loaded = loadWithRetry(load, leaving.signal);
    await vi.advanceTimersByTimeAsync(1);
    leaving.abort();
    await happens('online');
    expect(await loaded).toBeUndefined();
    expect(load).toHaveBeenCalledTimes(1);
  });
});
