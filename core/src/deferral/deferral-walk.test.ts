import { expect, test } from 'vitest';
import { buyerTokenKey } from '../account/keys.ts';
import { task, taskWithOtherKey } from '../app/deferral.test-driver.ts';
import { createCountedTimer } from '../ports/counted-timer.ts';
import type { DeferrableTask } from '../ports/deferral.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { createManualGateway } from '../ports/manual-gateway.ts';
import { startFlow } from '../ports/start-flow.ts';
import { type Path, walkFlow } from '../ports/walk-flow.ts';
import { ok } from '../result.ts';
import { rfqTask } from '../rfq/deferred.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { type DeferralEvent, MAX_TRIES, provideDeferral } from './deferral.machine.ts';
import { deferralView } from './deferral.view.ts';
import type { DeferralEmitted, LoginMethod, SettledTask } from './deferral-status.ts';
import { deferralTaskKey } from './keys.ts';
import { createMemoryLocks } from './memory-locks.ts';
import { taskRecord } from './task.ts';

interface Place {
  readonly way: LoginMethod;
  /** Whether a buyer is logged in (`token`), and whether an earlier page has left a task (`left`). */
  readonly token: boolean;
  readonly left: boolean;
}

const MINE = task.idempotencyKey;
const LEFT: DeferrableTask = { ...task, idempotencyKey: '00000000-0000-4000-8000-000000000003' };
const KEYS = [MINE, taskWithOtherKey.idempotencyKey, LEFT.idempotencyKey];

/** The form's task was rejected because another task is being sent. */
const isBusy = ({ outcome }: SettledTask): boolean => outcome.kind === 'failed' && outcome.error.code === '503';

/** A page whose submits are counted with their tokens, in a browser whose other tabs store tasks and log in and out. */
function openWorld({ way, token: isKept, left }: Place) {
  const device = createMemoryDevice();
  const token = device.storage.slot(buyerTokenKey);
  const tasks = device.storage.slot(deferralTaskKey);
  const loginBy = way === 'route' ? 'route' : 'modal';
  const leave = () => tasks.save(taskRecord(LEFT, { path: '/rfq', loginBy }, device.clock.now()));
  if (isKept) token.save('bt_1');
  if (left) leave();
  const { script, waiting } = createManualGateway({ 'rfq.submitNew': [ok({ rfqId: 'r1' })] });
  let [withoutLogin, sinceLogout, refused] = [0, 0, 0];
  const { gateway, bugs, calls, reported } = createTestPorts((call) => {
    if (token.read() === null) withoutLogin += 1;
    sinceLogout += 1;
    return script(call);
  });
  const machine = provideDeferral({
    tasks,
    token,
    locks: createMemoryLocks(),
    clock: device.clock,
    runners: [
      { ...rfqTask, submit: (payload, options) => rfqTask.run({ ...device, gateway }, payload as never, options) },
    ], // the payload of this task kind
    page: { path: () => '/rfq', loginBy: () => loginBy },
    bridge: { present: way === 'bridge' },
    bugs,
  });
  const emitted: DeferralEmitted[] = [];
  const timer = createCountedTimer();
  const flow = startFlow(machine, {
    input: undefined,
    // States with equal views but different behaviour are explored separately.
    view: (snapshot) => ({
      ...deferralView(snapshot),
      isLocal: snapshot.context.isLocal,
      tries: snapshot.context.lostTries,
    }),
    timer,
    onEmitted(event) {
      emitted.push(event);
      if (event.type === 'task.settled' && isBusy(event) && flow.view().task?.taskId === event.taskId) refused += 1;
    },
  });
  return {
    ...device,
    token,
    tasks,
    reported,
    waiting,
    timer,
    flow,
    leave,
    sent: () => calls.map(({ options }) => options.idempotencyKey ?? ''),
    ended: () => emitted.filter((event) => event.type === 'task.settled'),
    wanted: () => emitted.filter((event) => event.type === 'login.required'),
    withoutLogin: () => withoutLogin,
    refused: () => refused,
    sinceLogout: () => sinceLogout,
    logOut() {
      device.storage.clearForLogout();
      sinceLogout = 0;
      flow.send({ type: 'logout.finished' });
    },
  };
}

type World = ReturnType<typeof openWorld>;
type View = ReturnType<World['flow']['view']>;

const HANDS = 'hands over';
const HANDS_OTHER = 'hands over something else';
const STORES = 'another tab stores something';
const SENDS = 'another tab sends what is stored';
const LOGS_OUT = 'logs out';

const events = {
  [HANDS]: { type: 'task.submitted', task },
  [HANDS_OTHER]: { type: 'task.submitted', task: taskWithOtherKey },
  'closes the login': { type: 'login.dismissed' },
} as const satisfies Readonly<Record<string, DeferralEvent>>;

const acts = {
  'logs in'({ token, flow }: World) {
    token.save('bt_2');
    flow.send({ type: 'login.finished' });
  },
  [LOGS_OUT]: ({ logOut }: World) => logOut(),
  [STORES]: ({ leave }: World) => leave(),
  [SENDS]: ({ tasks }: World) => tasks.drop(),
};

/** The steps since the last one with any of the names. */
const since = (path: Path, ...names: readonly string[]): Path =>
  path.slice(path.findLastIndex((step) => names.includes(step)) + 1);

const timesHanded = (path: Path, key: string): number =>
  path.filter((step) => step === (key === MINE ? HANDS : HANDS_OTHER) && key !== LEFT.idempotencyKey).length;

const EXPIRED = 'rfq.submitNew → INVALID_TOKEN';
const isLost = (step = ''): boolean => /NETWORK_ERROR|TIME_OUT/.test(step);

function rulesOf(view: View, world: World, path: Path, { way, left }: Place) {
  const { tasks, sent, ended, wanted, withoutLogin, sinceLogout, refused } = world;
  const [stored, told] = [tasks.read()?.taskId, ended().map(({ taskId }) => taskId)];
  const handedOver = KEYS.filter((key) => timesHanded(path, key) > 0);
  const answered = ended().flatMap(({ taskId, outcome: { kind } }) =>
    /sent|failed|dismissed/.test(kind) ? [taskId] : [],
  );
  return {
    'nothing goes off without a login': withoutLogin() === 0,
    'nothing goes off under a key that nobody made': sent().every((key) => KEYS.includes(key)),
    'what was handed over is told of, or is still here':
      view.busy || handedOver.every((key) => told.includes(key) || view.task?.taskId === key),
    'what is shown as waiting is stored, but where another tab has taken its place':
      view.state !== 'waiting' || stored === view.task?.taskId || path.includes(STORES) || path.includes(SENDS),
    'nothing waits any longer when somebody has logged in': path.at(-1) !== 'logs in' || view.state !== 'waiting',
    'what waits for another login is stored again':
      !path.at(-1)?.endsWith('INVALID_TOKEN') || view.state !== 'waiting' || stored === view.task?.taskId,
    'what rests shows no task': view.busy || view.state !== 'idle' || view.task === null,
    'what goes off or waits shows its task, but while it looks for one':
      view.state === 'idle' || view.task !== null || view.state === 'sending',
    'nothing that was logged out of goes off':
      !path.includes(LOGS_OUT) || since(path, LOGS_OUT).some((step) => step !== 'logs in') || sinceLogout() === 0,
    'no form is told more often than it handed over': KEYS.every(
      (key) => ended().filter(({ taskId, isLocal }) => isLocal && taskId === key).length <= timesHanded(path, key),
    ),
    'a login is asked for by the page’s own way, or over it for what another page left': wanted().every(
      (login) => login.way === way || (login.way === 'modal' && login.reason === 'expired'),
    ),
    'a lost answer counts, and the third is an end':
      !isLost(path.at(-1)) || path.includes(STORES) || (view.state === 'sending' ? view.tries > 0 : !view.busy),
    'nothing is tried a fourth time': view.tries < MAX_TRIES,
    'no form is told to wait for itself': refused() === 0,
    'what another tab stored is dropped by nobody who does not know its end':
      !(left || path.includes(STORES)) ||
      stored === LEFT.idempotencyKey ||
      told.includes(LEFT.idempotencyKey) ||
      since(path, STORES).some((step) => [HANDS, HANDS_OTHER, SENDS, LOGS_OUT, EXPIRED].includes(step)),
    'what was answered for certain is not stored any more':
      view.busy || !answered.some((key) => key === stored && timesHanded(path, key) < 2 && !path.includes(STORES)),
  };
}

test.each<[string, Place, number]>([
  ['a visitor on a page with a login over it', { way: 'modal', token: false, left: false }, 5],
  ['a visitor on a page with a login elsewhere', { way: 'route', token: false, left: false }, 4],
  ['a visitor in the native app', { way: 'bridge', token: false, left: false }, 4],
  ['a visitor whose page before left something', { way: 'modal', token: false, left: true }, 4],
  ['a buyer', { way: 'modal', token: true, left: false }, 4],
  ['a buyer whose page before left something', { way: 'route', token: true, left: true }, 5],
])(
  'R-4.057 R-4.063 R-4.066 REL-05 REL-10 REL-12 REL-13 for %s a task is sent under one key or reported as abandoned',
  async (_, place, depth) => {
    const { states } = await walkFlow({
      open: () => openWorld(place),
      events,
      acts,
      depth,
      rules: (view, world, path) => rulesOf(view, world, path, place),
    });

    expect(states).toBeGreaterThan(20);
  },
);
