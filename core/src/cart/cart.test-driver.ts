import { createActor, SimulatedClock, waitFor } from 'xstate';
import { sampleProduct } from '../contract/call-examples/rows.ts';
import { type Script, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { createTypedQuantities, type ProductQuantity } from '../forms/quantities.ts';
import { createFlowDriver, createTestDeferral, createTestPorts, type TestOutcome } from '../ports/flow.test-driver.ts';
import { createMemorySlot } from '../ports/memory-slot.ts';
import type { XstateClock } from '../ports/xstate-clock.ts';
import { ok } from '../result.ts';
import { type CartInput, provideCart } from './cart.machine.ts';
import { type CartView, cartView } from './cart.view.ts';
import type { CartSubmitInput } from './cart-submit.context.ts';
import { provideCartSubmit } from './cart-submit.machine.ts';
import { cartSubmitView } from './cart-submit.view.ts';
import type { CartDraft } from './draft.ts';

/** The cart's storage on a device, for tests. */
export const createCarts = (guest: string[] = [], buyer: string[] = []) => ({
  guestCart: createMemorySlot(guest),
  buyerCart: createMemorySlot(buyer),
  contacts: createMemorySlot('C1'),
  drafts: createMemorySlot<CartDraft>(),
  quantities: createTypedQuantities(createMemorySlot<ProductQuantity[]>()),
});

export interface CartStage extends CartInput {
  readonly carts?: ReturnType<typeof createCarts>;
  readonly script?: Script;
  readonly clock?: XstateClock;
}

/** A cart with a scripted gateway, for tests. */
export function openCart({ carts = createCarts(), script = toScript({}), clock, ...input }: CartStage = {}) {
  const { calls, reported, ...ports } = createTestPorts(script);
  const actor = createActor(provideCart({ ...ports, ...carts }), { input, ...(clock && { clock }) }).start();
  return {
    carts,
    calls,
    reported,
    ...createFlowDriver(actor, cartView),
    until: (isSo: (view: CartView) => boolean) => waitFor(actor, (snapshot) => isSo(cartView(snapshot))).then(cartView),
  };
}

export interface CartPageStage extends Partial<CartSubmitInput> {
  readonly carts?: ReturnType<typeof createCarts>;
  readonly script?: Script;
  readonly keys?: string;
  readonly outcome?: TestOutcome;
}

export const productAnswers: Readonly<Record<string, ScriptedAnswer>> = { 'catalogue.goodsDetail': ok(sampleProduct) };
const outcomeSent: TestOutcome = () => ({ kind: 'sent', answer: { inquiryIds: ['e1'] } });

/** A cart's page for tests: a script gives the gateway's answers, and the test says how a deferred task ends. */
export function openCartPage(stage: CartPageStage = {}) {
  const {
    carts = createCarts(['P100001']),
    script = toScript(productAnswers),
    keys,
    outcome = outcomeSent,
    ...input
  } = stage;
  const { calls, reported, ...ports } = createTestPorts(script, keys);
  const { tasks, deferral } = createTestDeferral(outcome);
  const machine = provideCartSubmit({ ...ports, deferral, ...carts });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { ids: ['P100001'], ...input } }).start();
  return { clock, carts, calls, reported, tasks, ...createFlowDriver(actor, cartSubmitView) };
}
