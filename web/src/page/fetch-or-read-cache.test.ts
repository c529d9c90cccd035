import { gatewayError } from '@fairhall/core/contract/error';
import type { OfflineAnswerSlot } from '@fairhall/core/ports/offline-answer';
import { err, ok } from '@fairhall/core/result';
import { expect, test } from 'vitest';
import { fetchOrReadCache } from './fetch-or-read-cache.ts';
import { serverConnection } from './server-connection.ts';

function slotWith(held: { at: number; value: string } | null) {
  const kept: string[] = [];
  const slot: OfflineAnswerSlot<string> = { read: () => held, save: (value) => void kept.push(value) };
  return { slot, kept };
}

const { signal } = new AbortController();
const never = () => new Promise<never>(() => undefined);

test('a fresh answer is shown and cached', async () => {
  const { slot, kept } = slotWith({ at: 5, value: 'old' });
  expect(await fetchOrReadCache(async () => ok('new'), slot, signal)).toEqual(ok({ value: 'new', cachedAt: null }));
  expect(kept).toEqual(['new']);
});

test('REL-19 the cached answer is shown at the first failed attempt, and the call is aborted', async () => {
  const { slot } = slotWith({ at: 5, value: 'old' });
  let isGivenUp = false;
  const shown = fetchOrReadCache(
    (given) => {
      given.addEventListener('abort', () => {
        isGivenUp = true;
      });
      return never();
    },
    slot,
    signal,
  );
  serverConnection.report(false);
  expect(await shown).toEqual(ok({ value: 'old', cachedAt: 5 }));
  expect(isGivenUp).toBe(true);
  serverConnection.report(true);
});

test.each(['NETWORK_ERROR', 'TIME_OUT'] as const)('the cached answer is shown instead of %s', async (kind) => {
  const { slot } = slotWith({ at: 5, value: 'old' });
  expect(await fetchOrReadCache(async () => err(gatewayError(kind)), slot, signal)).toEqual(
    ok({ value: 'old', cachedAt: 5 }),
  );
});

test('a rejected call is not a network failure: no cached answer is shown instead', async () => {
  const { slot } = slotWith({ at: 5, value: 'old' });
  const refused = err(gatewayError('SERVER_ERROR'));
  expect(await fetchOrReadCache(async () => refused, slot, signal)).toEqual(refused);
});

test('without a cached answer the error is returned', async () => {
  const failed = err(gatewayError('NETWORK_ERROR'));
  expect(await fetchOrReadCache(async () => failed, slotWith(null).slot, signal)).toEqual(failed);
  expect(await fetchOrReadCache(async () => failed, null, signal)).toEqual(failed);
});
