import { expect, test } from 'vitest';
import { sampleProduct } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClient, toScript } from '../contract/scripted-client.ts';
import { createMemorySlot } from '../ports/memory-slot.ts';
import { err, ok } from '../result.ts';
import { findGuestCartOffer } from './guest-cart-offer.ts';

const signal = new AbortController().signal;

function stage(guestIds: string[], answer = ok(sampleProduct) as Parameters<typeof toScript>[0][string]) {
  const { gateway, calls } = createScriptedClient(toScript({ 'catalogue.goodsDetail': answer }));
  const guestCart = createMemorySlot(guestIds);
  return {
    calls,
    guestCart,
    find: (buyerIds: readonly string[]) => findGuestCartOffer({ gateway, guestCart }, buyerIds, signal),
  };
}

test('R-3.018 a product added before the login is offered to the buyer, and the guest cart stays', async () => {
  const { find, guestCart } = stage(['P100001']);
  expect(await find([])).toEqual({ product: sampleProduct, isCartFull: false });
  expect(await find(['P7'])).toEqual({ product: sampleProduct, isCartFull: true });
  expect(guestCart.read()).toEqual(['P100001']);
});

test('R-3.018 nothing is offered that the buyer’s cart has already, or that is no longer listed', async () => {
  const known = stage(['P100001']);
  expect([await known.find(['P100001']), await stage([]).find([]), known.calls]).toEqual([null, null, []]);
  expect(await stage(['P100001'], err(gatewayError('SERVER_ERROR', '404'))).find([])).toBeNull();
});
