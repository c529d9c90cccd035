import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createMemorySlot } from '../ports/memory-slot.ts';
import { applyCartChange, type CartChange } from './change.ts';
import { CART_MAX } from './limits.ts';
import { emptySentCart } from './lists.ts';
import { forgetSentCart } from './send.ts';

const product: fc.Arbitrary<string> = fc.constantFrom('P1', 'P2', 'P3', 'P4');
const list = fc.uniqueArray(product, { maxLength: 4 });
const change: fc.Arbitrary<CartChange> = fc.record({
  kind: fc.constantFrom('add', 'replace', 'remove'),
  productId: product,
});

const after = (ids: readonly string[], wanted: CartChange) => {
  const outcome = applyCartChange(ids, wanted);
  return outcome.kind === 'changed' ? outcome.ids : ids;
};

describe('a cart change', () => {
  test('R-8.025 R-9.001 A-18 never exceeds the limit by adding, and changes nothing if rejected', () => {
    fc.assert(
      fc.property(list, fc.array(change, { maxLength: 6 }), (ids, changes) => {
        const end = changes.reduce<readonly string[]>(after, ids);
        expect(end.length).toBeLessThanOrEqual(Math.max(CART_MAX, ids.length));
        expect(new Set(end).size).toBe(end.length);
      }),
    );
  });

  test('R-3.017 is applied, and changes nothing if repeated', () => {
    fc.assert(
      fc.property(list, change, (ids, wanted) => {
        const outcome = applyCartChange(ids, wanted);
        if (outcome.kind !== 'changed') {
          expect(after(ids, wanted)).toBe(ids);
          return;
        }
        expect(outcome.ids.includes(wanted.productId)).toBe(wanted.kind !== 'remove');
        expect(applyCartChange(outcome.ids, wanted)).toEqual({ kind: 'same' });
      }),
    );
  });

  test('R-3.017 touches no other product, except that a replacement replaces all', () => {
    fc.assert(
      fc.property(list, change, (ids, wanted) => {
        const others = (all: readonly string[]) => all.filter((id) => id !== wanted.productId);
        const isReplaced = wanted.kind === 'replace' && applyCartChange(ids, wanted).kind === 'changed';
        expect(others(after(ids, wanted))).toEqual(isReplaced ? [] : others(ids));
      }),
    );
  });
});

describe('a cart that was sent', () => {
  test('R-7.067 R-3.018 removes only its products from both lists, once or twice, together or in parts', () => {
    fc.assert(
      fc.property(list, list, list, list, (guest, buyer, first, second) => {
        const lists = () => ({ guestCart: createMemorySlot(guest), buyerCart: createMemorySlot(buyer) });
        const [once, apart] = [lists(), lists()];
        emptySentCart(once, [...first, ...second]);
        for (const sent of [second, first, second]) emptySentCart(apart, sent);
        const read = ({ guestCart, buyerCart }: typeof once) => [guestCart.read(), buyerCart.read()];
        expect(read(apart)).toEqual(read(once));
        const isLeft = (id: string) => !first.includes(id) && !second.includes(id);
        expect(read(once)).toEqual([guest.filter(isLeft), buyer.filter(isLeft)]);
      }),
    );
  });

  test('A-21 removes its message and leaves a newer one', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.option(fc.uuid()), (sent, kept) => {
        const draft = { content: 'Please quote.', attempt: kept === null ? null : { key: kept, content: '' } };
        for (const key of [sent, kept]) {
          if (key === null) continue;
          const drafts = createMemorySlot(draft);
          forgetSentCart(
            { guestCart: createMemorySlot<string[]>(), buyerCart: createMemorySlot<string[]>(), drafts },
            { key, request: { goodIds: [], content: 'Please send.' } },
          );
          expect(drafts.read()).toEqual(key === kept ? null : draft);
        }
      }),
    );
  });
});
