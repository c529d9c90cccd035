import { expect, test } from 'vitest';
import { samplePurchase, sampleUser } from '../account/account.test-data.ts';
import { buyerLoginMarkKey, buyerTokenKey, buyerUserInfoKey } from '../account/keys.ts';
import { provideSession, type SessionEvent } from '../account/session.machine.ts';
import { sessionView } from '../account/session.view.ts';
import { guestCartKey } from '../cart/keys.ts';
import { createCountedTimer } from '../ports/counted-timer.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { createManualGateway } from '../ports/manual-gateway.ts';
import { startFlow } from '../ports/start-flow.ts';
import { walkFlow } from '../ports/walk-flow.ts';
import { ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { login } from './session.test-driver.ts';
import { sessionMemoryOf } from './session-memory.ts';

function openWorld(token: string | null) {
  const device = createMemoryDevice();
  if (token !== null) device.storage.slot(buyerTokenKey).save(token);
  if (token !== null) device.storage.slot(buyerLoginMarkKey).save('1');
  device.storage.slot(guestCartKey).save(['P7']);
  const { script, waiting } = createManualGateway({
    'account.userInfo': [ok(sampleUser), ok(null)],
    'account.purchaseInfo': [ok(samplePurchase)],
    'account.logout': [ok(true)],
  });
  const { calls, reported, ...ports } = createTestPorts(script);
  const timer = createCountedTimer();
  const machine = provideSession({
    ...ports,
    memory: sessionMemoryOf(device.storage),
    navigator: { reload: () => undefined },
    page: { path: () => '/' },
    deployPath: '',
  });
  const flow = startFlow(machine, { input: undefined, view: sessionView, timer });
  return { ...device, calls, reported, waiting, timer, flow };
}

type World = ReturnType<typeof openWorld>;

const events = {
  'logs in': login,
  'logs out': { type: 'logout.requested' },
  'is told that the token is no longer good': { type: 'token.rejected' },
  'has changed the account': { type: 'user.changed' },
  'has erased the account': { type: 'account.erased' },
} as const satisfies Readonly<Record<string, SessionEvent>>;

const acts = {
  'another tab logs in'({ storage, flow }: World) {
    storage.slot(buyerTokenKey).save('bt_other');
    storage.slot(buyerLoginMarkKey).save('1');
    flow.send({ type: 'storage.changed' });
  },
  'another tab logs out'({ storage, flow }: World) {
    storage.clearForLogout();
    flow.send({ type: 'storage.changed' });
  },
};

/** The events that can end a login. */
const ERASED = 'has erased the account';
const ENDS = [
  'logs out',
  ERASED,
  'another tab logs out',
  'account.userInfo → INVALID_TOKEN',
  'account.userInfo → answer 2',
];

test.each([
  ['a device without a login', null],
  ['a device with one', 'bt_before'],
])(
  'R-4.026 R-4.035 R-6.001 REL-18 %s: the shown login matches the saved one, and nothing ends it by accident',
  async (_, token) => {
    const { states } = await walkFlow({
      open: () => openWorld(token),
      events,
      acts,
      depth: 5,
      blurred: ['user'],
      rules(view, { storage }, path) {
        const kept = storage.slot(buyerTokenKey).read();
        const isHere = token !== null || path.includes('logs in') || path.includes('another tab logs in');
        return {
          'a login is shown where one is kept': view.busy || view.isLoggedIn === (kept !== null),
          'pages that are rendered elsewhere are told the same':
            (kept !== null) === (storage.slot(buyerLoginMarkKey).read() !== null),
          'nothing of a buyer is left where none is':
            kept !== null || view.busy || storage.slot(buyerUserInfoKey).read() === null,
          'a visitor is nobody': view.role === 'buyer' || (view.user === null && view.tracking.User_ID === ''),
          'no token is shown': !JSON.stringify(view).includes('bt_'),
          'a login ends by a logout or an answer about it':
            !isHere || kept !== null || path.some((step) => ENDS.includes(step)),
          'the visitor’s own cart stays, but for a logout and an erasure':
            path.some((step) => step.endsWith('logs out') || step === ERASED) ||
            storage.slot(guestCartKey).read()?.[0] === 'P7',
          'one way or the other': !(view.loggingOut && !view.busy),
        };
      },
    });
    expect(states).toBeGreaterThan(30);
  },
);
