import { createActor, SimulatedClock, waitFor } from 'xstate';
import { sampleProduct } from '../contract/call-examples/rows.ts';
import { answersOf, type Script, type ScriptedAnswer } from '../contract/scripted-client.ts';
import { type StagedOutcome, stageDeferral, stageFlow, stagePorts } from '../ports/flow-stage.ts';
import { memorySlot } from '../ports/memory-slot.ts';
import type { XstateClock } from '../ports/xstate-clock.ts';
import { ok } from '../result.ts';
import { type CartInput, provideCart } from './cart.machine.ts';
import { type CartView, cartView } from './cart.view.ts';
import type { CartSubmitInput } from './cart-submit.context.ts';
import { provideCartSubmit } from './cart-submit.machine.ts';
import { cartSubmitView } from './cart-submit.view.ts';
import type { CartDraft } from './draft.ts';

/** What a device remembers of carts, for tests. */
export const createCarts = (guest: string[] = [], buyer: string[] = []) => ({
  guestCart: memorySlot(guest),
  buyerCart: memorySlot(buyer),
  contacts: memorySlot('C1'),
  drafts: memorySlot<CartDraft>(),
});

export interface CartStage extends CartInput {
  readonly carts?: ReturnType<typeof createCarts>;
  readonly script?: Script;
  readonly clock?: XstateClock;
}

/** A cart on answers from a script, for tests. */
export function openCart({ carts = createCarts(), script = answersOf({}), clock, ...input }: CartStage = {}) {
  const { calls, reported, ...ports } = stagePorts(script);
  const actor = createActor(provideCart({ ...ports, ...carts }), { input, ...(clock && { clock }) }).start();
  return {
    carts,
    calls,
    reported,
    ...stageFlow(actor, cartView),
    until: (isSo: (view: CartView) => boolean) => waitFor(actor, (snapshot) => isSo(cartView(snapshot))).then(cartView),
  };
}

export interface CartPageStage extends Partial<CartSubmitInput> {
  readonly carts?: ReturnType<typeof createCarts>;
  readonly script?: Script;
  readonly keys?: string;
  readonly outcome?: StagedOutcome;
}

export const listed: Readonly<Record<string, ScriptedAnswer>> = { 'catalogue.goodsDetail': ok(sampleProduct) };
const sent: StagedOutcome = () => ({ kind: 'sent', answer: { inquiryIds: ['e1'] } });

/** A cart's page for tests: a script gives the gateway's answers, and the test says how a deferred task ends. */
export function openCartPage(stage: CartPageStage = {}) {
  const { carts = createCarts(['P100001']), script = answersOf(listed), keys, outcome = sent, ...input } = stage;
  const { calls, reported, ...ports } = stagePorts(script, keys);
  const { tasks, deferral } = stageDeferral(outcome);
  const machine = provideCartSubmit({ ...ports, deferral, ...carts });
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock, input: { ids: ['P100001'], ...input } }).start();
  return { clock, carts, calls, reported, tasks, ...stageFlow(actor, cartSubmitView) };
}
