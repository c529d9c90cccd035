import { createActor, SimulatedClock } from 'xstate';
import { samplePurchase, sampleUser } from '../account/account.test-data.ts';
import { buyerTokenKey, buyerUserInfoKey } from '../account/keys.ts';
import { provideSession, type SessionEvent } from '../account/session.machine.ts';
import { sessionView } from '../account/session.view.ts';
import { gatewayError } from '../contract/error.ts';
import { type Script, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { createFlowDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { sessionMemoryOf } from './session-memory.ts';

/** A session on a device with a scripted gateway, for tests. */

export const tokenExpired = err(gatewayError('INVALID_TOKEN', '401'));
export const login = {
  type: 'login.succeeded',
  token: 'bt_1',
  source: 'login',
  email: 'priya@malabar.example',
} as const satisfies SessionEvent;

export const scriptOf = (answers: Record<string, ScriptedAnswer> = {}): Script =>
  toScript({
    'account.userInfo': ok(sampleUser),
    'account.purchaseInfo': ok(samplePurchase),
    'account.logout': ok(true),
    ...answers,
  });

export function openSession(script: Script = scriptOf(), device = createMemoryDevice(), path = '/search/product') {
  const { calls, reported, ...ports } = createTestPorts(script);
  const reloads: (string | undefined)[] = [];
  const clock = new SimulatedClock();
  const machine = provideSession({
    ...ports,
    memory: sessionMemoryOf(device.storage),
    navigator: { reload: (href) => void reloads.push(href) },
    page: { path: () => path },
    deployPath: '',
  });
  const actor = createActor(machine, { clock });
  const emitted: string[] = [];
  actor.on('*', ({ type }) => void emitted.push(type));
  actor.start();
  return {
    ...device,
    calls,
    reloads,
    emitted,
    reported,
    clock,
    callNames: () => calls.map(({ name }) => name),
    ...createFlowDriver(actor, sessionView),
  };
}

/** A device on which a buyer has logged in before. */
export function withLogin(user = sampleUser) {
  const device = createMemoryDevice();
  device.storage.slot(buyerTokenKey).save('bt_1');
  device.storage.slot(buyerUserInfoKey).save(user);
  return device;
}
