import { describe, expect, test } from 'vitest';
import { createTestDeferral } from '../../../tests/support/test-deferral.ts';
import { sampleProduct } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import { createCountedTimer } from '../ports/counted-timer.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { createManualGateway } from '../ports/manual-gateway.ts';
import { isBroken, type Path, walkFlow } from '../ports/walk-flow.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import type { CartEvent } from './cart.machine.ts';
import type { CartSubmitEvent } from './cart-submit.machine.ts';
import { buyerCartKey, cartDraftKey, guestCartKey } from './keys.ts';
import { CART_MAX } from './limits.ts';
import { openCart, openCartForm } from './page.ts';

/** A person who logs in and out, as the app reports it. */
function stageLogin(loggedIn: boolean) {
  const listeners = new Set<() => void>();
  let is = loggedIn;
  return {
    status: {
      isLoggedIn: () => is,
      subscribe(changed: () => void) {
        listeners.add(changed);
        return () => void listeners.delete(changed);
      },
    },
    set(value: boolean) {
      is = value;
      for (const changed of listeners) changed();
    },
    listeners,
  };
}

function openCartWorld(loggedIn: boolean) {
  const device = createMemoryDevice();
  const { script, waiting } = createManualGateway({
    'cart.sync': [
      ok({ goodIds: ['P1'], count: 1 }),
      ok({ goodIds: [], count: 0 }),
      err(gatewayError('SERVER_ERROR', '400')),
    ],
  });
  const ports = createTestPorts(script);
  const [timer, login] = [createCountedTimer(), stageLogin(loggedIn)];
  device.storage.slot(guestCartKey).save(['P7']);
  const flow = openCart({ ...ports, storage: device.storage, timer, loginStatus: login.status });
  return { ...device, ...ports, timer, waiting, flow, login };
}

const cartEvents = {
  'adds a product': { type: 'product.added', productId: 'P1' },
  'takes it instead': { type: 'product.replaced', productId: 'P1' },
  'takes it out': { type: 'product.removed', productId: 'P1' },
  'closes the refusal': { type: 'refusal.dismissed' },
  'looks again': { type: 'reload.requested' },
} as const satisfies Readonly<Record<string, CartEvent>>;

describe('every state of the cart', () => {
  test.each([
    ['a guest’s', false],
    ['a buyer’s', true],
  ])(
    'R-3.017 R-3.018 R-8.025 %s: stays within its limit, mixes no two lists and ends everything it begins',
    async (_, loggedIn) => {
      const walked = await walkFlow({
        open: () => openCartWorld(loggedIn),
        events: cartEvents,
        acts: {
          'logs in': ({ login }) => login.set(true),
          'logs out': ({ login }) => login.set(false),
        },
        depth: 4,
        blurred: ['count', 'message', 'error'],
        rules(view, { storage, login, calls, flow }, path) {
          const [guest, buyer] = [storage.slot(guestCartKey).read() ?? [], storage.slot(buyerCartKey).read() ?? []];
          const isGuest = !login.status.isLoggedIn();
          return {
            'no more than the limit': view.ids.length <= CART_MAX,
            'a guest asks nobody': loggedIn || path.includes('logs in') || calls.length === 0,
            'what is shown is kept': view.busy || view.ids.join() === (isGuest ? guest : buyer).join(),
            'a login leaves the guest’s list alone': !loggedIn || path.includes('logs out') || guest.join() === 'P7',
            'a refusal names the product there is no room for':
              view.refusal === null || view.refusal.productId === 'P1',
            'what is taken out is not told as put in':
              view.done === null ||
              path.some((step) => step === 'adds a product' || step === 'takes it instead') ||
              view.done.message.key === 'cart.removed',
            'it counts what it shows': flow.view().count === view.ids.length,
          };
        },
      });
      expect(walked.states).toBeGreaterThan(50);
    },
  );

  test('a closed cart no longer listens to logins', () => {
    const { flow, login } = openCartWorld(false);
    flow.stop();
    expect(login.listeners.size).toBe(0);
  });
});

function openFormWorld(found = sampleProduct) {
  const device = createMemoryDevice();
  const gateway = createManualGateway({
    'catalogue.goodsDetail': [ok(found), err(gatewayError('SERVER_ERROR', '404'))],
  });
  const { waiting, ...desk } = createTestDeferral({ inquiryIds: ['e1'] });
  const ports = createTestPorts(gateway.script);
  const timer = createCountedTimer();
  device.storage.slot(guestCartKey).save(['P100001']);
  const cart = openCart(
    { ...ports, storage: device.storage, timer, loginStatus: stageLogin(false).status },
    { reducedMotion: true },
  );
  const flow = openCartForm({ ...ports, storage: device.storage, timer, deferral: desk.deferral }, { cart });
  return { ...device, ...ports, ...desk, timer, flow, cart, waiting: () => [...gateway.waiting(), ...waiting()] };
}

const MESSAGE = 'Please quote.';

const formEvents = {
  'writes a message': { type: 'content.changed', value: MESSAGE },
  'leaves the message': { type: 'content.blurred' },
  sends: { type: 'cart.submitted' },
  retries: { type: 'retry.requested' },
  'goes on all the same': { type: 'warning.accepted' },
} as const satisfies Readonly<Record<string, CartSubmitEvent>>;

const formRules = (
  view: ReturnType<ReturnType<typeof openFormWorld>['flow']['view']>,
  { storage, tasks, keysTooMany, cart }: ReturnType<typeof openFormWorld>,
  path: Path,
) => {
  const draft = storage.slot(cartDraftKey).read();
  const isWritten = path.includes('writes a message');
  return {
    'one content has one key': isBroken(path) || keysTooMany() <= 0,
    'a message that was written stays': view.content.value === MESSAGE || !isWritten,
    'a message that was written is kept':
      !isWritten || view.busy || isBroken(path) || view.sent !== null || draft?.content === MESSAGE,
    'what has arrived leaves no message': view.sent === null || draft === null,
    'a product that is not in the cart is not shown once the form is ready':
      view.busy || view.sent !== null || view.rows.every(({ id }) => cart.view().ids.includes(id)),
    'nothing goes off without a product': tasks.every(
      ({ payload }) => (payload as { goodIds: string[] }).goodIds.length > 0,
    ), // the payload of this task kind
  };
};

test('R-1.006 R-2.061 R-6.013 the cart form loses no input, repeats no request under another key and ends everything it begins', async () => {
  const walked = await walkFlow({
    open: () => openFormWorld(),
    events: formEvents,
    acts: {
      'takes the product out': ({ cart }) => cart.send({ type: 'product.removed', productId: 'P100001' }),
      'puts it back': ({ cart }) => cart.send({ type: 'product.added', productId: 'P100001' }),
    },
    depth: 5,
    blurred: ['refusals', 'message', 'error', 'product'],
    isEnd: ({ sent }) => sent !== null,
    rules: formRules,
  });
  expect(walked.states).toBeGreaterThan(100);
});

const isUnread = (path: Path) => isBroken(path) || path.some((step) => /goodsDetail → [A-Z_]{4}/.test(step));

test('R-2.069 D-25 nothing is sent to a supplier with a red rating before the warning is accepted', async () => {
  const red = { ...sampleProduct, supplier: { ...sampleProduct.supplier, light: 'red' as const } };
  const walked = await walkFlow({
    open: () => openFormWorld(red),
    events: formEvents,
    acts: {},
    depth: 4,
    blurred: ['refusals', 'message', 'error', 'product'],
    isEnd: ({ sent }) => sent !== null,
    rules: (view, world, path) => ({
      ...formRules(view, world, path),
      // A traffic light that could not be read does not count as red.
      'a warning comes first': world.tasks.length === 0 || path.includes('goes on all the same') || isUnread(path),
    }),
  });
  expect(walked.states).toBeGreaterThan(20);
});
