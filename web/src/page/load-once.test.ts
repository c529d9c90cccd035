import { describe, expect, test } from 'vitest';
import { loadOnce } from './load-once.ts';

/** A loader whose promises the test resolves or rejects. */
function bench() {
  const asked: string[] = [];
  const coming: PromiseWithResolvers<string>[] = [];
  const ready: string[] = [];
  const once = loadOnce(
    (name: string) => {
      asked.push(name);
      const next = Promise.withResolvers<string>();
      coming.push(next);
      return next.promise;
    },
    (loaded) => void ready.push(loaded),
  );
  return { asked, coming, ready, once };
}

describe('a value loaded on first use', () => {
  test('loads once for all callers, and is available at once from then on', async () => {
    const { asked, coming, ready, once } = bench();
    expect([once.now(), once.isStarted(), asked]).toEqual([null, false, []]);
    const both = Promise.all([once.load('first'), once.load('second')]);
    expect([once.now(), once.isStarted()]).toEqual([null, true]);
    coming[0]?.resolve('ports');
    expect(await both).toEqual(['ports', 'ports']);
    expect([once.now(), await once.load('third'), asked, ready]).toEqual(['ports', 'ports', ['first'], ['ports']]);
  });

  test('rejects for all waiting callers, and is retried on the next use', async () => {
    const { asked, coming, ready, once } = bench();
    const both = Promise.allSettled([once.load('first'), once.load('second')]);
    const offline = new Error('offline');
    coming[0]?.reject(offline);
    expect(await both).toEqual([
      { status: 'rejected', reason: offline },
      { status: 'rejected', reason: offline },
    ]);
    expect([once.now(), once.isStarted(), ready]).toEqual([null, false, []]);
    const again = once.load('again');
    coming[1]?.resolve('ports');
    expect([await again, asked, ready]).toEqual(['ports', ['first', 'again'], ['ports']]);
  });

  test('is ready before its caller continues', async () => {
    const seen: string[] = [];
    const once = loadOnce(
      async () => 'cart',
      () => void seen.push('ready'),
    );
    await once.load().then(() => seen.push('goes on'));
    expect(seen).toEqual(['ready', 'goes on']);
  });
});
