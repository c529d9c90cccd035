import { runInNewContext } from 'node:vm';
import { buyerTokenKey } from '@fairhall/core/account/keys';
import { TOKEN_TTL } from '@fairhall/core/account/limits';
import { buyerTokenName } from '@fairhall/core/account/stored-names';
import { seenKey } from '@fairhall/core/catalogue/keys';
import { seenName } from '@fairhall/core/catalogue/stored-names';
import { enquiryDraftKey } from '@fairhall/core/enquiry/keys';
import { ownShowEndName } from '@fairhall/core/exhibition/stored-names';
import { guestKey } from '@fairhall/core/forms/keys';
import { rfqDraftName } from '@fairhall/core/rfq/stored-names';
import { entrySourceKey } from '@fairhall/core/site/keys';
import { entrySourceName } from '@fairhall/core/site/stored-names';
import { createStorage } from '@fairhall/core/storage/storage';
import { describe, expect, test } from 'vitest';
import { createMemoryStore } from '../memory/store.ts';
import { keepValue } from './keep-value.ts';
import { ifLaterScript, ifStoredScript, isStored, keepText, storedValue } from './stored-value.ts';

const NOW = 1_000;

function bench() {
  const clock = { now: () => NOW };
  const store = createMemoryStore(clock);
  const placeOf = (place: 'local' | 'session') =>
    ({
      getItem: (key: string) => store.get(place, key) ?? null,
      setItem: (key: string, value: string) => store.set(place, key, value, undefined),
    }) as Storage; // all that is used of it
  return {
    store,
    storage: createStorage(store, clock),
    window: { localStorage: placeOf('local'), sessionStorage: placeOf('session') },
  };
}

test('what is kept without that code is found by it, and a forbidden storage is no error', () => {
  const { storage, window } = bench();
  keepText(window, entrySourceName, 'mail');
  expect(storage.slot(entrySourceKey).read()).toBe('mail');
  const forbidden = {
    get localStorage(): Storage {
      throw new Error('forbidden');
    },
    sessionStorage: window.sessionStorage,
  };
  keepText(forbidden, entrySourceName, 'stand');
  expect(storage.slot(entrySourceKey).read()).toBe('stand');
});

test('R-1.001 what is kept without that code for a while is found by it until then', () => {
  const { storage, window } = bench();
  keepValue(window, seenName, ['P1'], NOW);
  expect([storage.slot(seenKey).read(), storedValue(window, seenName, NOW)]).toEqual([['P1'], ['P1']]);
  expect(storedValue(window, seenName, NOW + (seenName.lifeMs ?? 0))).toBeUndefined();
});

describe('what the device keeps, before the code is loaded that checks it', () => {
  test('a request that is begun is found', () => {
    const { store, window } = bench();
    expect(isStored(window, rfqDraftName, NOW)).toBe(false);
    store.set('local', 'rfq_draft', '{"step":"need"}');
    expect(isStored(window, rfqDraftName, NOW)).toBe(true);
  });

  test('R-3.067 R-3.080 an enquiry that is begun is found, and so is a contact that was filled in before', () => {
    const { storage, window } = bench();
    const draft = { itemId: 'P1', email: '', content: 'Lamps', quantity: '', attempt: null };
    storage.slot(enquiryDraftKey).keep(draft);
    storage.slot(guestKey).keep({ email: 'priya@malabar.example' });
    expect([storedValue(window, enquiryDraftKey, NOW), isStored(window, guestKey, NOW)]).toEqual([draft, true]);
  });

  test('R-4.046 a value with a life is found until that is over', () => {
    const { storage, window } = bench();
    storage.slot(buyerTokenKey).keep('bt_secret');
    expect(storedValue(window, buyerTokenKey, NOW + TOKEN_TTL - 1)).toBe('bt_secret');
    expect(storedValue(window, buyerTokenKey, NOW + TOKEN_TTL)).toBeUndefined();
  });

  test('where the storage is forbidden nothing is found, and nothing fails', () => {
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

test('a script of the document itself knows what is kept and has not expired, and a forbidden storage is no error', () => {
  const { storage, window } = bench();
  const ran = (now: number, localStorage: unknown = window.localStorage) => {
    const told = { isStored: false, localStorage, Date: { now: () => now }, JSON };
    runInNewContext(ifStoredScript(buyerTokenName, 'isStored=true'), told);
    return told.isStored;
  };
  expect(ran(NOW)).toBe(false);
  storage.slot(buyerTokenKey).keep('a-token');
  expect([ran(NOW), ran(NOW + TOKEN_TTL + 1)]).toEqual([true, false]);
  expect(ran(NOW, null)).toBe(false);
});

test('a script of the document itself knows whether a moment that is kept is to come', () => {
  const ran = (kept: string | null) => {
    const localStorage = { getItem: (name: string) => (name === ownShowEndName.key ? kept : null) };
    const told = { isLater: false, localStorage, Date: { now: () => NOW }, JSON };
    runInNewContext(ifLaterScript(ownShowEndName, 'isLater=true'), told);
    return told.isLater;
  };
  expect([ran(String(NOW + 1)), ran(String(NOW)), ran(null), ran('{')]).toEqual([true, false, false, false]);
});
