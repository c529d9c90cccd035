import { createActor, waitFor } from 'xstate';
import { sampleProduct } from '../contract/samples.ts';
import { answersOf, type Script, type ScriptedAnswer, scriptedClient } from '../contract/scripted-client.ts';
import type { DeferrableTask, TaskOutcome } from '../ports/deferral.ts';
import type { Timer } from '../ports/timer.ts';
import { ok } from '../result.ts';
import { type CartEvent, type CartInput, provideCart } from './cart.machine.ts';
import { cartView } from './cart.view.ts';
import { type CartSubmitEvent, type CartSubmitInput, provideCartSubmit } from './cart-submit.machine.ts';
import { cartSubmitView } from './cart-submit.view.ts';
import type { CartDraft } from './draft.ts';

function cell<Value>(first: Value | null = null) {
  let kept = first;
  return {
    read: () => kept,
    keep(value: Value) {
      kept = value;
    },
    drop() {
      kept = null;
    },
  };
}

/** What a device remembers of carts, for tests. */
export const createCarts = (guest: string[] = [], buyer: string[] = []) => ({
  guestCart: cell(guest),
  buyerCart: cell(buyer),
  contacts: cell('C1'),
  drafts: cell<CartDraft>(),
});

function common(script: Script, prefix: string) {
  const { gateway, calls } = scriptedClient(script);
  const reported: unknown[] = [];
  let made = 0;
  const ids = {
    uuid: () => {
      made += 1;
      return `${prefix}-${made}`;
    },
  };
  return { gateway, calls, reported, ids, bugs: { report: (cause: unknown) => void reported.push(cause) } };
}

export interface CartStage extends CartInput {
  readonly carts?: ReturnType<typeof createCarts>;
  readonly script?: Script;
  readonly timer?: Timer;
}

type XstateClock = NonNullable<Parameters<typeof createActor>[1]>['clock'] & object;

/** A cart on answers from a script, for tests. */
export function openCart({ carts = createCarts(), script = answersOf({}), timer, ...input }: CartStage = {}) {
  const { gateway, calls, reported, ids, bugs } = common(script, 'key');
  const machine = provideCart({ gateway, ids, bugs, ...carts });
  const clock = timer === undefined ? {} : { clock: timer as XstateClock };
  const actor = createActor(machine, { input, ...clock }).start();
  const view = () => cartView(actor.getSnapshot());
  const settled = async () => {
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return view();
  };
  return {
    carts,
    calls,
    reported,
    view,
    settled,
    atOnce: (...events: readonly CartEvent[]) => {
      for (const event of events) actor.send(event);
      return view();
    },
    async do(...events: readonly CartEvent[]) {
      await settled();
      for (const event of events) {
        actor.send(event);
        await settled();
      }
      return view();
    },
    until: (isSo: (view: ReturnType<typeof cartView>) => boolean) =>
      waitFor(actor, (snapshot) => isSo(cartView(snapshot))).then(cartView),
  };
}

export interface CartPageStage extends Partial<CartSubmitInput> {
  readonly carts?: ReturnType<typeof createCarts>;
  readonly script?: Script;
  readonly keys?: string;
  readonly outcome?: (task: DeferrableTask) => TaskOutcome | Promise<TaskOutcome>;
}

export const listed: Readonly<Record<string, ScriptedAnswer>> = { 'catalogue.goodsDetail': ok(sampleProduct) };

/** A cart's page on answers from a script, whose tasks end as they are told to, for tests. */
export function openCartPage(stage: CartPageStage = {}) {
  const { carts = createCarts(['P100001']), script = answersOf(listed), keys = 'key', outcome, ...input } = stage;
  const { gateway, calls, reported, ids, bugs } = common(script, keys);
  const tasks: DeferrableTask[] = [];
  const deferral = {
    async submit(task: DeferrableTask): Promise<TaskOutcome> {
      tasks.push(task);
      return outcome === undefined ? { kind: 'sent', answer: { inquiryIds: ['e1'] } } : outcome(task);
    },
  };
  const machine = provideCartSubmit({ gateway, ids, bugs, deferral, ...carts });
  const actor = createActor(machine, { input: { ids: ['P100001'], ...input } }).start();
  const view = () => cartSubmitView(actor.getSnapshot());
  const settled = async () => {
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return view();
  };
  return {
    carts,
    calls,
    reported,
    tasks,
    settled,
    atOnce: (...events: readonly CartSubmitEvent[]) => {
      for (const event of events) actor.send(event);
      return view();
    },
    async do(...events: readonly CartSubmitEvent[]) {
      await settled();
      for (const event of events) {
        actor.send(event);
        await settled();
      }
      return view();
    },
  };
}
