import { expect, test } from 'vitest';
import { samplePurchase, sampleUser } from '../account/account.test-data.ts';
import { buyerLoginMarkKey, buyerTokenKey } from '../account/keys.ts';
import type { Script } from '../contract/scripted-client.ts';
import { deferralTaskKey } from '../deferral/keys.ts';
import { createMemoryLocks } from '../deferral/memory-locks.ts';
import { createCountedTimer } from '../ports/counted-timer.ts';
import type { TaskOutcome } from '../ports/deferral.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { createManualGateway } from '../ports/manual-gateway.ts';
import { type Path, walkFlow } from '../ports/walk-flow.ts';
import { ok } from '../result.ts';
import { createRouteTable } from '../routes/route-table.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import type { AppEvent } from './app.machine.ts';
import type { AppView } from './app.view.ts';
import { KEY, task } from './deferral.test-driver.ts';
import { openApp } from './page.ts';
import { login } from './session.test-driver.ts';

interface Place {
  readonly token: boolean;
  readonly loginBy: 'modal' | 'route';
  /** The person has already sent a form. */
  readonly hands: boolean;
}

/** A page in its app; it counts the requests that are sent without a login. */
function openWorld({ token: isKept, loginBy, hands }: Place) {
  const device = createMemoryDevice();
  const token = device.storage.slot(buyerTokenKey);
  const mark = device.storage.slot(buyerLoginMarkKey);
  if (isKept) token.save('bt_before');
  if (isKept) mark.save('1');
  const gateway = createManualGateway({
    'account.userInfo': [ok(sampleUser)],
    'account.purchaseInfo': [ok(samplePurchase)],
    'account.logout': [ok(true)],
    'rfq.submitNew': [ok({ rfqId: 'r1' })],
  });
  let withoutLogin = 0;
  const script: Script = (call) => {
    if (call.name === 'rfq.submitNew' && token.read() === null) withoutLogin += 1;
    return gateway.script(call);
  };
  const { calls, reported, ...ports } = createTestPorts(script);
  const [timer, visits] = [createCountedTimer(), [] as string[]];
  const visit = (href = '') => void visits.push(href);
  const flow = openApp({
    ...ports,
    storage: device.storage,
    clock: device.clock,
    timer,
    locks: createMemoryLocks(),
    navigator: { go: visit, replace: visit, reload: visit },
    page: { path: () => '/rfq', loginBy: () => loginBy },
    bridge: { present: false, send: () => undefined },
    addresses: createRouteTable({ deployPath: '' }),
  });
  const outcomes: TaskOutcome[] = [];
  let handed = 0;
  const hand = () => {
    handed += 1;
    void flow.deferral.submit(task).then((outcome) => outcomes.push(outcome));
  };
  if (hands) hand();
  const sent = () => calls.filter(({ name }) => name === 'rfq.submitNew').map(({ options }) => options.idempotencyKey);
  return {
    ...device,
    token,
    mark,
    reported,
    timer,
    waiting: gateway.waiting,
    flow,
    visits,
    outcomes,
    hand,
    handed: () => handed,
    sent,
    withoutLogin: () => withoutLogin,
  };
}

type World = ReturnType<typeof openWorld>;

const events = {
  'logs in': login,
  'logs out': { type: 'logout.requested' },
  'asks for a login': { type: 'login.requested' },
  'closes the login': { type: 'login.closed' },
} as const satisfies Readonly<Record<string, AppEvent>>;

const acts = {
  'sends a form': ({ hand }: World) => hand(),
  'another tab logs in'({ token, mark, flow }: World) {
    token.save('bt_other');
    mark.save('1');
    flow.send({ type: 'storage.changed' });
  },
};

function rulesOf(view: AppView, world: World, path: Path) {
  const stored = world.storage.slot(deferralTaskKey).read();
  const { session, login: asked, task: waiting } = view;
  const isRefused = path.some((step) => step.endsWith('INVALID_TOKEN'));
  return {
    'nothing goes off without a login': world.withoutLogin() === 0,
    'one act has one key': world.sent().every((key) => key === KEY),
    'what is stored waits or goes off': view.busy || stored === null || waiting.state !== 'idle',
    'what waits is stored': view.busy || waiting.state !== 'waiting' || stored !== null,
    'a form is told of its end, or its task is still there':
      view.busy || waiting.state !== 'idle' || world.outcomes.length === world.handed(),
    'a login that is asked for a task has one':
      view.busy || asked.request?.forTask !== true || waiting.state === 'waiting',
    'nobody who is logged in is asked for a login by a task':
      view.busy || isRefused || asked.request?.forTask !== true || !session.isLoggedIn,
    'a login that is asked for says what for': asked.state !== 'modal' || asked.request !== null,
    'no token is shown': !JSON.stringify(view).includes('bt_'),
  };
}

test.each<[string, Place, number]>([
  ['a visitor where the login is a modal', { token: false, loginBy: 'modal', hands: true }, 3],
  ['a visitor where the login is a page', { token: false, loginBy: 'route', hands: true }, 2],
  ['a buyer', { token: true, loginBy: 'modal', hands: true }, 3],
])(
  'R-4.057 R-4.063 R-4.066 REL-12 %s: a task that waits for a login is sent once, under its key, or reported as given up',
  async (_, place, depth) => {
    const { states } = await walkFlow({
      open: () => openWorld(place),
      events,
      acts,
      depth,
      blurred: ['user', 'message'],
      rules: rulesOf,
    });
    expect(states).toBeGreaterThan(depth * 10);
  },
);
