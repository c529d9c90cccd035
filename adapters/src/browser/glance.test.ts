import { buyerTokenKey, buyerUserInfoKey } from '@fairhall/core/account/keys';
import { sampleUser } from '@fairhall/core/account/samples';
import { buyerCartKey, guestCartKey } from '@fairhall/core/cart/keys';
import { deferredTaskKey } from '@fairhall/core/deferral/keys';
import { taskRecord } from '@fairhall/core/deferral/task';
import { enquiryDraftKey } from '@fairhall/core/enquiry/keys';
import { guestKey } from '@fairhall/core/forms/keys';
import { TOKEN_TTL } from '@fairhall/core/site/limits';
import { createStorage } from '@fairhall/core/storage/storage';
import { describe, expect, test } from 'vitest';
import { createSimulatedClock } from '../memory/simulated-clock.ts';
import { createMemoryStore } from '../memory/store.ts';
import { EMPTY_GLANCE, glanceAt } from './glance.ts';

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
  const look = () => glanceAt({ localStorage, sessionStorage: storageOf('session') }, clock.now());
  return { clock, localStorage, storage: createStorage(store, clock), look };
}

describe('a glance at the device', () => {
  test('nothing is known of a visitor who has left nothing', () => {
    expect(bench().look()).toEqual(EMPTY_GLANCE);
  });

  test('R-4.024 a buyer is known by name, with her own cart and not the guest’s', () => {
    const { storage, look } = bench();
    storage.slot(guestCartKey).keep(['P1', 'P2']);
    expect(look()).toEqual({ ...EMPTY_GLANCE, cartCount: 2 });
    storage.slot(buyerTokenKey).keep('bt_secret');
    storage.slot(buyerUserInfoKey).keep(sampleUser);
    storage.slot(buyerCartKey).keep(['P3']);
    expect(look()).toEqual({ ...EMPTY_GLANCE, hasToken: true, nickname: 'Priya', cartCount: 1 });
  });

  test('R-4.046 a token whose life is over is none, and neither is the name', async () => {
    const { clock, storage, look } = bench();
    storage.slot(buyerTokenKey).keep('bt_secret');
    storage.slot(buyerUserInfoKey).keep(sampleUser);
    await clock.advance(TOKEN_TTL);
    expect(look()).toEqual(EMPTY_GLANCE);
  });

  test('a task that waits is seen', () => {
    const { clock, storage, look } = bench();
    const handed = { kind: 'RFQSubmit', payload: rfq, idempotencyKey: KEY } as const;
    storage.slot(deferredTaskKey).keep(taskRecord(handed, { path: '/rfq', loginBy: 'modal' }, clock.now()));
    expect(look().hasTask).toBe(true);
  });

  test('a request that is begun is seen', () => {
    const { localStorage, look } = bench();
    localStorage.setItem('rfq_draft', '{"step":"need"}');
    expect(look().hasRfqDraft).toBe(true);
  });

  test('R-3.067 R-3.080 an enquiry that is begun is seen, and so is a contact that was told before', () => {
    const begun = bench();
    begun.storage
      .slot(enquiryDraftKey)
      .keep({ itemId: 'P1', email: '', content: 'Lamps', quantity: '', attempt: null });
    expect(begun.look()).toEqual({ ...EMPTY_GLANCE, hasEnquiryWords: true });
    const told = bench();
    told.storage.slot(guestKey).keep({ email: 'priya@malabar.example' });
    expect(told.look()).toEqual({ ...EMPTY_GLANCE, hasEnquiryWords: true });
  });

  test.each(['', '{', 'null', '7', '"bt_secret"', '{"v":7,"exp":9e15}', '{"v":"bt_secret"}'])(
    'what somebody else wrote in the token’s place is none: %s',
    (written) => {
      const { localStorage, look } = bench();
      localStorage.setItem('buyer_token', written);
      expect(look()).toEqual(EMPTY_GLANCE);
    },
  );

  test('where the storage is forbidden nothing is known, and nothing fails', () => {
    const window = {
      get localStorage(): never {
        throw new Error('SecurityError');
      },
      get sessionStorage(): never {
        throw new Error('SecurityError');
      },
    };
    expect(glanceAt(window, 0)).toEqual(EMPTY_GLANCE);
  });
});
