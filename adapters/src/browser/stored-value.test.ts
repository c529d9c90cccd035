import { runInNewContext } from 'node:vm';
import { buyerTokenKey } from '@fairhall/core/account/keys';
import { buyerTokenName } from '@fairhall/core/account/stored-names';
import { seenProductsKey } from '@fairhall/core/catalogue/keys';
import { seenProductsName } from '@fairhall/core/catalogue/stored-names';
import { SESSION_LIFETIME_MS } from '@fairhall/core/contract/session-lifetime';
import { enquiryDraftKey } from '@fairhall/core/enquiry/keys';
import { myExhibitionEndName } from '@fairhall/core/exhibition/stored-names';
import { guestKey } from '@fairhall/core/forms/keys';
import { rfqDraftName } from '@fairhall/core/rfq/stored-names';
import { entrySourceKey } from '@fairhall/core/site/keys';
import { entrySourceName } from '@fairhall/core/site/stored-names';
import { createStorage } from '@fairhall/core/storage/storage';
import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../memory/store.ts';
import { storeValue } from './store-value.ts';
import { buildIfFutureScript, buildIfStoredScript, isStored, readStoredValue, storeText } from './stored-value.ts';

const NOW = 1_000;

function bench() {
  const clock = { now: () => NOW };
  const store = createMemoryStore(clock);
  const placeOf = (place: 'local' | 'session') =>
    ({
      getItem: (key: string) => store.get(place, key) ?? null,
      setItem: (key: string, value: string) => store.set(place, key, value, undefined),
    }) as Storage; // the only members that are used
  return {
    store,
    storage: createStorage(store, clock),
    window: { localStorage: placeOf('local'), sessionStorage: placeOf('session') },
  };
}

test('a text stored before the validating code is loaded can be read by it, and blocked storage is no error', () => {
  const { storage, window } = bench();
  storeText(window, entrySourceName, 'mail');
  expect(storage.slot(entrySourceKey).read()).toBe('mail');
  const forbidden = {
    get localStorage(): Storage {
      throw new Error('forbidden');
    },
    sessionStorage: window.sessionStorage,
  };
  storeText(forbidden, entrySourceName, 'stand');
  expect(storage.slot(entrySourceKey).read()).toBe('stand');
});

test('R-1.001 a value with a lifetime stored before the validating code is loaded can be read until it expires', () => {
  const { storage, window } = bench();
  storeValue(window, seenProductsName, ['P1'], NOW);
  expect([storage.slot(seenProductsKey).read(), readStoredValue(window, seenProductsName, NOW)]).toEqual([
    ['P1'],
    ['P1'],
  ]);
  expect(readStoredValue(window, seenProductsName, NOW + (seenProductsName.lifeMs ?? 0))).toBeUndefined();
});

describe('stored values, before the code that validates them is loaded', () => {
  test('contain an RFQ draft', () => {
    const { store, window } = bench();
    expect(isStored(window, rfqDraftName, NOW)).toBe(false);
    store.set('local', 'rfq_draft', '{"step":"need"}');
    expect(isStored(window, rfqDraftName, NOW)).toBe(true);
  });

  test('R-3.067 R-3.080 contain an enquiry draft and contact details entered before', () => {
    const { storage, window } = bench();
    const draft = { itemId: 'P1', email: '', content: 'Lamps', quantity: '', attempt: null };
    storage.slot(enquiryDraftKey).save(draft);
    storage.slot(guestKey).save({ email: 'priya@malabar.example' });
    expect([readStoredValue(window, enquiryDraftKey, NOW), isStored(window, guestKey, NOW)]).toEqual([draft, true]);
  });

  test('R-4.046 contain a value with a lifetime until it expires', () => {
    const { storage, window } = bench();
    storage.slot(buyerTokenKey).save('bt_secret');
    expect(readStoredValue(window, buyerTokenKey, NOW + SESSION_LIFETIME_MS - 1)).toBe('bt_secret');
    expect(readStoredValue(window, buyerTokenKey, NOW + SESSION_LIFETIME_MS)).toBeUndefined();
  });

  test('are empty if storage is blocked, without an error', () => {
    const window = {
      get localStorage(): never {
        throw new Error('SecurityError');
      },
      get sessionStorage(): never {
        throw new Error('SecurityError');
      },
    };
    expect([isStored(window, rfqDraftName, NOW), isStored(window, enquiryDraftKey, NOW)]).toEqual([false, false]);
  });
});

test('an inline script knows what is stored and not expired, and blocked storage is no error', () => {
  const { storage, window } = bench();
  const ran = (now: number, localStorage: unknown = window.localStorage) => {
    const told = { isStored: false, localStorage, Date: { now: () => now }, JSON };
    runInNewContext(buildIfStoredScript(buyerTokenName, 'isStored=true'), told);
    return told.isStored;
  };
  expect(ran(NOW)).toBe(false);
  storage.slot(buyerTokenKey).save('a-token');
  expect([ran(NOW), ran(NOW + SESSION_LIFETIME_MS + 1)]).toEqual([true, false]);
  expect(ran(NOW, null)).toBe(false);
});

test('an inline script knows whether a stored time is in the future', () => {
  const ran = (kept: string | null) => {
    const localStorage = { getItem: (name: string) => (name === myExhibitionEndName.key ? kept : null) };
    const told = { isLater: false, localStorage, Date: { now: () => NOW }, JSON };
    runInNewContext(buildIfFutureScript(myExhibitionEndName, 'isLater=true'), told);
    return told.isLater;
  };
  expect([ran(String(NOW + 1)), ran(String(NOW)), ran(null), ran('{')]).toEqual([true, false, false, false]);
});
