import { createActor, SimulatedClock } from 'xstate';
import { buyerTokenKey } from '../account/keys.ts';
import type { Script, ScriptedAnswer } from '../contract/scripted-client.ts';
import { createMemoryLocks } from '../deferral/memory-locks.ts';
import type { DeferrableTask } from '../ports/deferral.ts';
import { stageFlow, stagePorts, untilQuiet } from '../ports/flow-stage.ts';
import { ok } from '../result.ts';
import { createAddressBook } from '../routes/address-book.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { type AppFact, provideApp } from './app.machine.ts';
import { appView } from './app.view.ts';
import { deferralOf } from './deferral-of.ts';
import { task as rfq } from './deferral-stage.ts';
import { scriptOf as sessionScript } from './session-stage.ts';

/** The whole on a device with a scripted gateway, for tests of where features meet. */

export const scriptOf = (answers: Record<string, ScriptedAnswer> = {}): Script =>
  sessionScript({
    'rfq.submitNew': ok({ rfqId: 'r1' }),
    'cart.submitList': ok({ inquiryIds: ['i1'] }),
    ...answers,
  });

interface Place {
  readonly path?: string;
  readonly loginBy?: 'modal' | 'route';
  readonly inShell?: boolean;
  readonly deployPath?: string;
}

export function openApp(
  { path = '/rfq', loginBy = 'modal', inShell = false, deployPath = '' }: Place = {},
  script = scriptOf(),
  device = createMemoryDevice(),
) {
  const { calls, reported, ...ports } = stagePorts(script);
  const visits: string[] = [];
  /** What the device held whenever one was led away. */
  const tokens: unknown[] = [];
  const visit = (where: string) => {
    visits.push(where.trim());
    tokens.push(device.storage.slot(buyerTokenKey).read());
  };
  const facts: AppFact[] = [];
  const machine = provideApp({
    ...ports,
    storage: device.storage,
    clock: device.clock,
    locks: createMemoryLocks(),
    navigator: {
      go: (href) => visit(`go ${href}`),
      replace: (href) => visit(`replace ${href}`),
      reload: (href = '') => visit(`reload ${href}`),
    },
    page: { path: () => path, loginBy: () => loginBy },
    bridge: { present: inShell, tell: ({ action }) => visit(`app ${action}`) },
    addresses: createAddressBook({ deployPath }),
  });
  const actor = createActor(machine, { clock: new SimulatedClock() });
  actor.on('*', (fact) => void facts.push(fact));
  actor.start();
  const deferral = deferralOf({
    onSettled(listener) {
      const subscription = actor.on('task.settled', listener);
      return () => subscription.unsubscribe();
    },
    send: (event) => actor.send(event),
  });
  return {
    ...device,
    visits,
    tokens,
    facts,
    reported,
    submit: (task: DeferrableTask = rfq) => deferral.submit(task),
    sent: (name = 'rfq.submitNew') => calls.filter((call) => call.name === name),
    stop: () => void actor.stop(),
    ...stageFlow(actor, appView, untilQuiet),
  };
}
