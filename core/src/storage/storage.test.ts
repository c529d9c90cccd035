import { describe, expect, test } from 'vitest';
import { buyerContactEmailKey, buyerContactIdKey, buyerTokenKey } from '../account/keys.ts';
import { guestCartKey } from '../cart/keys.ts';
import { enquiryProductKey } from '../enquiry/keys.ts';
import { guestKey } from '../forms/keys.ts';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import { consentResultKey, languageCookieKey } from '../site/keys.ts';
import { visitorIdKey } from './keys.ts';
import { createStorage } from './storage.ts';
import { STORAGE_NAMES } from './stored-names.ts';

function bench() {
  const texts = new Map<string, string>();
  const lives = new Map<string, number | undefined>();
  let now = 1_000_000;
  const store: KeyValueStore = {
    get: (place, key) => texts.get(`${place}:${key}`),
    set(place, key, value, lifeMs) {
      texts.set(`${place}:${key}`, value);
      lives.set(`${place}:${key}`, lifeMs);
    },
    remove: (place, key) => void texts.delete(`${place}:${key}`),
    clearSession() {
      for (const name of texts.keys()) if (name.startsWith('session:')) texts.delete(name);
    },
  };
  const storage = createStorage(store, { now: () => now });
  const later = (milliseconds: number) => {
    now += milliseconds;
  };
  return { storage, texts, lives, later };
}

const VISITOR = '00000000-0000-4000-8000-000000000001';
const product = { id: 'P1', name: 'Lamp', image: null };

describe('values stored on the device', () => {
  test('R-3.068 the product that led to the enquiry form is stored as JSON for this visit', () => {
    const { storage, texts } = bench();
    storage.slot(enquiryProductKey).save(product);
    expect([...texts]).toEqual([['session:enquiry_product', JSON.stringify(product)]]);
    expect(storage.slot(enquiryProductKey).read()).toEqual(product);
  });

  test('R-3.066 R-3.067 the buyer’s contact is stored as plain text', () => {
    const { storage, texts } = bench();
    storage.slot(buyerContactIdKey).save('12');
    storage.slot(buyerContactEmailKey).save('a@b.co');
    expect([...texts]).toEqual([
      ['local:buyer_contact_id', '12'],
      ['local:buyer_contact_email', 'a@b.co'],
    ]);
    expect(storage.slot(buyerContactIdKey).read()).toBe('12');
    expect(storage.slot(buyerContactEmailKey).read()).toBe('a@b.co');
  });

  test('R-3.080 a visitor’s own details are stored, in part or in full', () => {
    const { storage } = bench();
    const guest = { email: 'a@b.co', contactName: 'Ada', company: 'B', countryId: '356', mobile: '123456' };
    storage.slot(guestKey).save(guest);
    expect(storage.slot(guestKey).read()).toEqual(guest);
    storage.slot(guestKey).save({ email: 'a@b.co' });
    expect(storage.slot(guestKey).read()).toEqual({ email: 'a@b.co' });
  });

  test('R-3.074 the language is a cookie that lasts about ten years', () => {
    const { storage, texts, lives } = bench();
    storage.slot(languageCookieKey).save('ar');
    expect([...texts]).toEqual([['cookie:lang', 'ar']]);
    expect([...lives]).toEqual([['cookie:lang', 315_360_000_000]]);
  });

  test('R-9.013 a token expires after exactly thirty days', () => {
    const { storage, texts, later } = bench();
    storage.slot(buyerTokenKey).save('t');
    expect(texts.get('local:buyer_token')).toBe('{"v":"t","exp":2593000000}');
    later(2_591_999_999);
    expect(storage.slot(buyerTokenKey).read()).toBe('t');
    later(1);
    expect(storage.slot(buyerTokenKey).read()).toBeNull();
  });

  test('a value stored in two places is read from the second if the first has lost it', () => {
    const { storage, texts } = bench();
    storage.slot(visitorIdKey).save(VISITOR);
    texts.delete('local:visitor_id');
    expect(storage.slot(visitorIdKey).read()).toBe(VISITOR);
    storage.slot(visitorIdKey).drop();
    expect([...texts]).toEqual([]);
  });

  test.each([
    ['local:consent_result', 'perhaps', consentResultKey],
    ['local:buyer_token', 'bare', buyerTokenKey],
    ['local:buyer_token', '{"v":"t"}', buyerTokenKey],
    ['local:buyer_token', '{"v":"line\\nbreak","exp":9000000}', buyerTokenKey],
    ['local:cart_ids_guest', '{"0":"P1"}', guestCartKey],
    ['session:enquiry_product', '{"id":', enquiryProductKey],
    ['cookie:lang', 'xx', languageCookieKey],
  ] as const)('an invalid value is read as null: %s = %s', (place, raw, key) => {
    const { storage, texts } = bench();
    texts.set(place, raw);
    expect(storage.slot<unknown>(key).read()).toBeNull();
  });

  test('R-3.080 a visitor’s own details are stored up to 500 characters per field, and all of them are optional', () => {
    const { storage, texts } = bench();
    const slot = storage.slot(guestKey);
    for (const name of ['email', 'contactName', 'company', 'countryId', 'mobile']) {
      const kept = [500, 501].map((length) => {
        slot.save({ [name]: 'a'.repeat(length) });
        return slot.read()?.[name as 'email']?.length ?? null; // one of the five names
      });
      expect([name, kept]).toEqual([name, [500, null]]);
    }
    slot.save({});
    expect([slot.read(), texts.size]).toEqual([{}, 1]);
  });

  test('R-4.071 R-6.003 THR-56 a logout clears the buyer’s values and everything of this visit, and leaves the others', () => {
    const { storage, texts } = bench();
    texts.set('session:somebody_else', '1');
    for (const { key, scopes } of STORAGE_NAMES) {
      for (const place of scopes) texts.set(`${place}:${key}`, '');
    }
    storage.clearForLogout();
    expect([...texts.keys()].sort()).toEqual([
      'cookie:lang',
      'cookie:visitor_id',
      'local:clock_offset',
      'local:consent_result',
      'local:device_id',
      'local:entry_source',
      'local:price_currency',
      'local:supplier_info',
      'local:supplier_token',
      'local:visitor_id',
      'local:visitor_key',
    ]);
  });
});
