import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { Script, ScriptedAnswer } from '../contract/scripted-client.ts';
import { flushMicrotasks } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import type { CartEvent } from './cart.machine.ts';
import { createCarts, openCart } from './cart.test-driver.ts';

const add = (productId: string): CartEvent => ({ type: 'product.added', productId });
const replace = (productId: string): CartEvent => ({ type: 'product.replaced', productId });
const remove = (productId: string): CartEvent => ({ type: 'product.removed', productId });
const listOf = (...goodIds: string[]) => ok({ goodIds, count: goodIds.length });

/** Gateway responses in order; after the last one, a call never resolves. */
function syncing(...answers: readonly ScriptedAnswer[]): Script {
  const left = [...answers];
  return () => left.shift() ?? new Promise<never>(() => {});
}

describe('a guest’s cart', () => {
  test('R-1.006 R-3.069 an added product is saved on the device, without a request to the gateway', async () => {
    const cart = openCart();
    const view = await cart.do(add('P1'));
    expect([view.ids, view.count, view.done, cart.carts.guestCart.read(), cart.calls]).toEqual([
      ['P1'],
      1,
      { message: { key: 'cart.added' }, productId: 'P1', count: 1 },
      ['P1'],
      [],
    ]);
  });

  test('R-8.025 a second product is rejected with two alternatives, and nothing changes', async () => {
    const cart = openCart({ carts: createCarts(['P1']) });
    const view = await cart.do(add('P2'));
    expect([view.ids, cart.carts.guestCart.read(), view.refusal]).toEqual([
      ['P1'],
      ['P1'],
      {
        productId: 'P2',
        message: { key: 'saas.nomorethanproducts', values: { n: 1 } },
        replace: { key: 'cart.full.replace' },
        sendFirst: { label: { key: 'cart.full.sendFirst' }, link: { route: 'cart', params: {} } },
      },
    ]);
    const replaced = await cart.do(replace('P2'));
    expect([replaced.ids, replaced.refusal, replaced.done?.message]).toEqual([['P2'], null, { key: 'cart.replaced' }]);
  });

  test('R-8.025 adding the same product again reports each time that it is there already', async () => {
    const view = await openCart({ carts: createCarts(['P1']) }).do(add('P1'), add('P1'));
    expect([view.ids, view.refusal, view.done]).toEqual([
      ['P1'],
      null,
      { message: { key: 'cart.already' }, productId: 'P1', count: 2 },
    ]);
  });

  test('a rejection can be dismissed', async () => {
    const view = await openCart({ carts: createCarts(['P1']) }).do(add('P2'), { type: 'refusal.dismissed' });
    expect([view.refusal, view.ids]).toEqual([null, ['P1']]);
  });

  test('a product added in another tab counts', async () => {
    const carts = createCarts();
    const cart = openCart({ carts });
    await cart.settled();
    carts.guestCart.save(['P9']);
    const view = await cart.do(add('P1'));
    expect([view.ids, view.refusal?.productId]).toEqual([['P9'], 'P1']);
  });

  test('simultaneous changes are made in their order', async () => {
    const cart = openCart();
    cart.atOnce(add('P1'), remove('P1'), add('P2'));
    expect((await cart.settled()).ids).toEqual(['P2']);
  });
});

describe('a buyer’s cart', () => {
  test('R-3.066 R-7.025 is loaded from the gateway with the buyer’s contact', async () => {
    const cart = openCart({ loggedIn: true, carts: createCarts([], ['P1']), script: syncing(listOf('P2')) });
    expect((await cart.until((view) => view.ids.length > 0)).ids).toEqual(['P1']);
    const view = await cart.settled();
    expect([view.ids, cart.carts.buyerCart.read()]).toEqual([['P2'], ['P2']]);
    expect(cart.calls.map(({ data }) => data)).toEqual([{ goodIds: [], operationType: 0, purchaserContactId: 'C1' }]);
  });

  test('R-7.025 a change shows at once, and each has its operation number and its own key', async () => {
    const script = syncing(listOf(), listOf('P1'), listOf('P2'), listOf());
    const cart = openCart({ loggedIn: true, script });
    await cart.do(add('P1'), replace('P2'), remove('P2'));
    expect(cart.calls.map(({ data, options }) => [data, options.idempotencyKey])).toEqual([
      [{ goodIds: [], operationType: 0, purchaserContactId: 'C1' }, 'key-1'],
      [{ goodIds: ['P1'], operationType: 1, purchaserContactId: 'C1' }, 'key-2'],
      [{ goodIds: ['P2'], operationType: 2, purchaserContactId: 'C1' }, 'key-3'],
      [{ goodIds: ['P2'], operationType: 3, purchaserContactId: 'C1' }, 'key-4'],
    ]);
    const slow = openCart({ loggedIn: true, script: syncing(listOf()) });
    await slow.settled();
    slow.atOnce(add('P1'));
    const view = await slow.until(({ ids }) => ids.length > 0);
    expect([view.busy, view.done, slow.carts.buyerCart.read()]).toEqual([true, null, ['P1']]);
  });

  test('a change does not wait for the list to load', async () => {
    const cart = openCart({ loggedIn: true, script: syncing() });
    cart.atOnce(add('P1'));
    expect((await cart.until(({ ids }) => ids.length > 0)).ids).toEqual(['P1']);
  });

  test('a change that the gateway rejects is undone, and the reason is shown', async () => {
    const cart = openCart({ loggedIn: true, script: syncing(listOf(), err(gatewayError('NETWORK_ERROR'))) });
    const view = await cart.do(add('P1'));
    expect([view.ids, view.message, view.done, cart.carts.buyerCart.read()]).toEqual([
      [],
      { key: 'request.network' },
      null,
      [],
    ]);
  });

  test('R-8.025 a product added on another device is shown with the rejection', async () => {
    const full = err(gatewayError('SERVER_ERROR', '400', 'No more than 1 products'));
    const cart = openCart({ loggedIn: true, script: syncing(listOf(), full, listOf('P9')) });
    const view = await cart.do(add('P1'));
    expect([view.ids, view.refusal?.productId, view.message]).toEqual([['P9'], 'P1', null]);
  });

  test('a removal that the gateway rejects is undone like any other change, without a message about room', async () => {
    const refused = err(gatewayError('SERVER_ERROR', '400', 'no'));
    const cart = openCart({ loggedIn: true, script: syncing(listOf('P1'), refused) });
    const view = await cart.do(remove('P1'));
    expect([view.ids, view.refusal, view.message, view.done]).toEqual([['P1'], null, { text: 'no' }, null]);
  });

  test('R-3.018 a change made during another one follows it, even if the first one is rejected', async () => {
    const cart = openCart({ loggedIn: true, script: syncing(listOf(), err(gatewayError('TIME_OUT')), listOf('P2')) });
    await cart.settled();
    cart.atOnce(add('P1'), add('P2'));
    const view = await cart.settled();
    expect([view.ids, view.message, view.done]).toEqual([
      ['P2'],
      { key: 'request.timeout' },
      { message: { key: 'cart.added' }, productId: 'P2', count: 1 },
    ]);
  });

  test('R-3.066 R-8.018 a buyer without a contact is loaded with none, and the cart itself reports failures', async () => {
    const carts = createCarts();
    carts.contacts.drop();
    const cart = openCart({ loggedIn: true, carts, script: syncing(listOf()) });
    await cart.settled();
    expect(cart.calls.map(({ data, options: { handled } }) => [data, handled])).toEqual([
      [{ goodIds: [], operationType: 0, purchaserContactId: '' }, true],
    ]);
  });

  test('the cached list does not reject a product that the gateway has room for', async () => {
    const script = syncing(listOf(), listOf('P1'));
    const cart = openCart({ loggedIn: true, carts: createCarts([], ['P9']), script });
    cart.atOnce(add('P1'));
    const view = await cart.settled();
    expect([view.ids, view.refusal]).toEqual([['P1'], null]);
  });

  test('an unreachable gateway leaves the cached list, and a port that throws is reported', async () => {
    const cause = new Error('broken');
    const carts = createCarts([], ['P1']);
    const away = await openCart({ loggedIn: true, carts, script: syncing(err(gatewayError('TIME_OUT'))) }).settled();
    expect([away.ids, away.message]).toEqual([['P1'], { key: 'request.timeout' }]);
    const broken = openCart({
      loggedIn: true,
      carts,
      script: () => {
        throw cause;
      },
    });
    expect([(await broken.settled()).message, broken.reported]).toEqual([{ key: 'request.server' }, [cause]]);
  });
});

describe('two lists', () => {
  test('R-3.018 after a login the buyer’s own list is shown, and the guest’s list stays unchanged', async () => {
    const cart = openCart({ carts: createCarts(['P1']), script: syncing(listOf('P2')) });
    const view = await cart.do({ type: 'login.changed', loggedIn: true });
    expect([view.ids, cart.carts.guestCart.read(), cart.carts.buyerCart.read()]).toEqual([['P2'], ['P1'], ['P2']]);
  });

  test('R-3.018 a change in progress at a logout no longer writes to the list', async () => {
    let answer: (value: ScriptedAnswer) => void = () => {};
    const cart = openCart({
      loggedIn: true,
      script: ({ data }) => {
        if ((data as { operationType: number }).operationType === 0) return listOf();
        return new Promise<ScriptedAnswer>((resolve) => {
          answer = resolve;
        });
      },
    });
    await cart.settled();
    cart.atOnce(add('P1'));
    await cart.until(({ ids }) => ids.length > 0);
    cart.atOnce({ type: 'login.changed', loggedIn: false });
    cart.carts.buyerCart.drop();
    answer(listOf('P1'));
    await new Promise((resolve) => setImmediate(resolve));
    expect([(await cart.settled()).ids, cart.carts.buyerCart.read()]).toEqual([[], null]);
  });

  test('R-3.018 a list that arrives after a logout is not saved on the device', async () => {
    const answer = Promise.withResolvers<ScriptedAnswer>();
    const cart = openCart({ loggedIn: true, script: () => answer.promise });
    await flushMicrotasks();
    cart.atOnce({ type: 'login.changed', loggedIn: false });
    answer.resolve(listOf('P1'));
    await flushMicrotasks();
    expect([cart.view().ids, cart.carts.buyerCart.read()]).toEqual([[], []]);
  });

  test('a repeated event of the same login changes nothing', async () => {
    const cart = openCart({ loggedIn: true, script: syncing(listOf('P1')) });
    await cart.do({ type: 'login.changed', loggedIn: true });
    expect([cart.view().ids, cart.calls.length]).toEqual([['P1'], 1]);
  });

  test('a product that was sent elsewhere is gone when the cart is loaded again', async () => {
    const cart = openCart({ loggedIn: true, script: syncing(listOf('P1'), listOf()) });
    expect((await cart.settled()).ids).toEqual(['P1']);
    expect((await cart.do({ type: 'reload.requested' })).ids).toEqual([]);
  });
});

describe('the animation into the cart', () => {
  const flying = async (reducedMotion: boolean, event: CartEvent, ids: string[] = []) => {
    const clock = new SimulatedClock();
    const cart = openCart({ carts: createCarts(ids), reducedMotion, clock });
    await cart.do(event);
    const phaseAfter = (milliseconds: number) => {
      clock.increment(milliseconds);
      return cart.view().flight;
    };
    return [0, 149, 1, 449, 1].map(phaseAfter);
  };
  const ball = { phase: 'ball', durationMs: 150 };
  const move = { phase: 'move', durationMs: 450 };

  test('R-9.019 R-9.020 a ball shows for 150 ms, then moves for 450 ms', async () => {
    expect(await flying(false, add('P1'))).toEqual([ball, ball, move, move, null]);
    expect(await flying(false, replace('P2'), ['P1'])).toEqual([ball, ball, move, move, null]);
  });

  test('R-9.019 R-9.020 nothing moves with reduced motion, nor if nothing is added (A-62)', async () => {
    const still = [null, null, null, null, null];
    expect(await flying(true, add('P1'))).toEqual(still);
    expect(await flying(false, add('P2'), ['P1'])).toEqual(still);
    expect(await flying(false, remove('P1'), ['P1'])).toEqual(still);
  });
});
