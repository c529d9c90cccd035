import { createMemoryStore } from '@fairhall/adapters/memory/store';
import { buyerTokenKey } from '@fairhall/core/account/keys';
import { buyerCartKey, guestCartKey } from '@fairhall/core/cart/keys';
import { SESSION_LIFETIME_MS } from '@fairhall/core/contract/session-lifetime';
import { createStorage } from '@fairhall/core/storage/storage';
import { expect, test } from 'vitest';
import { countStoredCart } from './stored-cart.ts';

function bench() {
  let now = 1_000;
  const store = createMemoryStore({ now: () => now });
  const webStorage = { getItem: (key: string) => store.get('local', key) ?? null } as Storage; // all that it reads
  return {
    storage: createStorage(store, { now: () => now }),
    count: () => countStoredCart({ localStorage: webStorage, sessionStorage: webStorage }, now),
    wait(milliseconds: number) {
      now += milliseconds;
    },
  };
}

test('R-3.069 a guest and a buyer have separate carts, and the guest cart returns once the token has expired', () => {
  const { storage, count, wait } = bench();
  expect(count()).toBe(0);
  storage.slot(guestCartKey).save(['P1', 'P2']);
  expect(count()).toBe(2);
  storage.slot(buyerTokenKey).save('bt_secret');
  expect(count()).toBe(0);
  storage.slot(buyerCartKey).save(['P3']);
  expect(count()).toBe(1);
  wait(SESSION_LIFETIME_MS);
  expect(count()).toBe(2);
});
