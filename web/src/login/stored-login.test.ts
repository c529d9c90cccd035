import { createSimulatedClock } from '@fairhall/adapters/memory/simulated-clock';
import { createMemoryStore } from '@fairhall/adapters/memory/store';
import { sampleUser } from '@fairhall/core/account/account.test-data';
import { buyerTokenKey, buyerUserInfoKey } from '@fairhall/core/account/keys';
import { SESSION_LIFETIME_MS } from '@fairhall/core/contract/session-lifetime';
import { deferralTaskKey } from '@fairhall/core/deferral/keys';
import { taskRecord } from '@fairhall/core/deferral/task';
import { createStorage } from '@fairhall/core/storage/storage';
import { describe, expect, test } from 'vitest';
import { NO_STORED_LOGIN, readStoredLogin } from './stored-login.ts';

const KEY = '00000000-0000-4000-8000-000000000001';
const rfq = { description: 'Desk lamps', email: 'priya@malabar.example', cateAndTag: null, source: 2 };

function bench() {
  const clock = createSimulatedClock();
  const store = createMemoryStore(clock);
  const storageOf = (place: 'local' | 'session') => ({
    getItem: (key: string) => store.get(place, key) ?? null,
    setItem: (key: string, value: string) => store.set(place, key, value),
    removeItem: (key: string) => store.remove(place, key),
    clear: () => undefined,
  });
  const localStorage = storageOf('local');
  const read = () => readStoredLogin({ localStorage, sessionStorage: storageOf('session') }, clock.now());
  return { clock, localStorage, storage: createStorage(store, clock), read };
}

describe('the stored login', () => {
  test('a visitor without stored data is unknown', () => {
    expect(bench().read()).toEqual(NO_STORED_LOGIN);
  });

  test('R-4.024 a buyer is known by name', () => {
    const { storage, read } = bench();
    storage.slot(buyerTokenKey).save('bt_secret');
    storage.slot(buyerUserInfoKey).save(sampleUser);
    expect(read()).toEqual({ hasToken: true, nickname: 'Priya', hasTask: false });
  });

  test('R-4.046 an expired token counts as missing, and so does the name', async () => {
    const { clock, storage, read } = bench();
    storage.slot(buyerTokenKey).save('bt_secret');
    storage.slot(buyerUserInfoKey).save(sampleUser);
    await clock.advance(SESSION_LIFETIME_MS);
    expect(read()).toEqual(NO_STORED_LOGIN);
  });

  test('a waiting task is detected', () => {
    const { clock, storage, read } = bench();
    const handed = { kind: 'RFQSubmit', payload: rfq, idempotencyKey: KEY } as const;
    storage.slot(deferralTaskKey).save(taskRecord(handed, { path: '/rfq', loginBy: 'modal' }, clock.now()));
    expect(read().hasTask).toBe(true);
  });

  test.each(['', '{', 'null', '7', '"bt_secret"', '{"v":7,"exp":9e15}', '{"v":"bt_secret"}'])(
    'an invalid value in place of the token counts as missing: %s',
    (written) => {
      const { localStorage, read } = bench();
      localStorage.setItem('buyer_token', written);
      expect(read()).toEqual(NO_STORED_LOGIN);
    },
  );

  test('without access to the storage nothing is known, and nothing fails', () => {
    const window = {
      get localStorage(): never {
        throw new Error('SecurityError');
      },
      get sessionStorage(): never {
        throw new Error('SecurityError');
      },
    };
    expect(readStoredLogin(window, 0)).toEqual(NO_STORED_LOGIN);
  });
});
