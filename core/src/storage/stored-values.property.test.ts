import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTypedText } from '../../../tests/support/create-typed-text.ts';
import * as account from '../account/keys.ts';
import * as cart from '../cart/keys.ts';
import * as catalogue from '../catalogue/keys.ts';
import * as deferral from '../deferral/keys.ts';
import * as enquiry from '../enquiry/keys.ts';
import * as forms from '../forms/keys.ts';
import type { StoredKey } from '../ports/storage.ts';
import * as rfq from '../rfq/keys.ts';
import * as site from '../site/keys.ts';
import * as tags from '../tags/keys.ts';
import * as visitor from './keys.ts';
import { createMemoryDevice } from './memory-device.ts';

const KEYS: readonly StoredKey[] = [
  account,
  cart,
  catalogue,
  deferral,
  enquiry,
  forms,
  rfq,
  site,
  tags,
  visitor,
].flatMap((keys) => Object.values<StoredKey>(keys));
const key = fc.constantFrom(...KEYS);

const attempt = fc.option(fc.record({ key: fc.uuid(), content: createTypedText() }));
const attachment = fc.record({ fileId: fc.string(), fileName: createTypedText(), size: fc.nat() });

/** The stored values of each feature, in every shape that they can have. */
const KEPT: readonly (readonly [string, StoredKey, fc.Arbitrary<unknown>])[] = [
  ['R-3.069 a cart', cart.guestCartKey, fc.array(fc.string({ maxLength: 64 }))],
  [
    'R-1.001 what is to be compared',
    catalogue.compareProductsKey,
    fc.array(fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/)),
  ],
  [
    'R-3.080 what a visitor told of herself',
    forms.guestKey,
    fc.record({ email: createTypedText(), countryId: fc.constantFrom('356', '076') }, { requiredKeys: [] }),
  ],
  [
    'R-1.004 an enquiry that is being written',
    enquiry.enquiryDraftKey,
    fc.record({
      itemId: fc.string(),
      email: createTypedText(),
      content: createTypedText(),
      quantity: createTypedText(9),
      attempt,
    }),
  ],
  [
    'R-1.006 a message to the suppliers of a cart',
    cart.cartDraftKey,
    fc.record({ content: createTypedText(), attempt }),
  ],
  [
    'R-1.005 a request that is being written',
    rfq.rfqDraftKey,
    fc.record({
      step: fc.constantFrom('need', 'quantity', 'review'),
      description: createTypedText(),
      question: createTypedText(),
      email: createTypedText(),
      cateAndTag: fc.constant(null),
      quantity: createTypedText(9),
      unit: createTypedText(9),
      countryId: fc.constantFrom('', '356'),
      attachments: fc.array(attachment, { maxLength: 5 }),
      opened: createTypedText(),
      attempt,
    }),
  ],
  ['R-4.043 how somebody logged in', account.buyerLoginSourceKey, fc.constantFrom('login', 'login-simple', 'register')],
  [
    'REL-10 what waits for a login',
    deferral.deferralTaskKey,
    fc.record({
      version: fc.constant(1),
      taskId: fc.uuid({ version: 4 }),
      createdAt: fc.nat(),
      path: fc.webPath({ size: 'small' }),
      loginBy: fc.constantFrom('modal', 'route'),
      kind: fc.string(),
      payload: fc.jsonValue(),
    }),
  ],
];

describe('stored values', () => {
  test.each(KEPT)('%s is read back as written', (_, stored, values) => {
    fc.assert(
      fc.property(values, (value) => {
        const slot = createMemoryDevice().storage.slot(stored);
        slot.save(value);
        const written: unknown = JSON.parse(JSON.stringify(value));
        expect(slot.read()).toEqual(written);
      }),
    );
  });

  test('THR-56 any stored text is read without throwing, and a value that was read can be saved again', () => {
    const raw = fc.oneof(
      createTypedText(),
      fc.json(),
      fc
        .record({ v: fc.jsonValue(), exp: fc.oneof(fc.nat(), fc.constant(9_999_999_999_999)) })
        .map((value) => JSON.stringify(value)),
    );
    fc.assert(
      fc.property(key, raw, (stored, text) => {
        const { storage, texts } = createMemoryDevice();
        for (const place of stored.scopes) texts.set(`${place}:${stored.key}`, text);
        const slot = storage.slot(stored);
        const read = slot.read();
        if (read === null) return;
        slot.save(read);
        expect(slot.read()).toEqual(read);
      }),
      { numRuns: 1_000 },
    );
  });

  test('R-9.013 A-86 a value with a lifetime expires exactly at its end', () => {
    const mortal = KEPT.filter(([, { lifeMs, scopes }]) => lifeMs !== undefined && !scopes.includes('cookie'));
    expect(mortal.length).toBeGreaterThan(0);
    for (const [, stored, values] of mortal) {
      fc.assert(
        fc.property(values, fc.integer({ min: -5_000, max: 5_000 }), (value, aside) => {
          const { storage, later } = createMemoryDevice();
          const slot = storage.slot(stored);
          slot.save(value);
          later((stored.lifeMs ?? 0) + aside);
          expect(slot.read() === null).toBe(aside >= 0);
        }),
        { numRuns: 30 },
      );
    }
  });

  test('R-4.071 THR-56 a logout clears the same places whatever they contain, and leaves the others', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(key, createTypedText()), { maxLength: 12 }), (kept) => {
        const { storage, texts } = createMemoryDevice();
        for (const [{ scopes, key: name }, text] of kept)
          for (const place of scopes) texts.set(`${place}:${name}`, text);
        const stays = (stored: StoredKey) =>
          stored.scopes
            .filter((place) => place !== 'session' && !stored.clearedAtLogout?.includes(place))
            .map((place) => `${place}:${stored.key}`);
        storage.clearForLogout();
        expect([...texts.keys()].sort()).toEqual([...new Set(kept.flatMap(([stored]) => stays(stored)))].sort());
      }),
    );
  });
});
