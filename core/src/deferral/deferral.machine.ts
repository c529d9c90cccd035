import { assign, emit, fromPromise, setup } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { CurrentPage } from '../ports/current-page.ts';
import type { DeferrableTask, TaskOutcome } from '../ports/deferral.ts';
import type { NativeBridge } from '../ports/native-bridge.ts';
import type { Slot } from '../ports/slot.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../ports/unbound.ts';
import { dropTask, type Ran, type RunInput, type RunPorts, runTask, storedTask } from './run.ts';
import {
  type DeferralEmitted,
  type DeferralStanding,
  failed,
  handedOf,
  isSettled,
  type LoginWay,
  NOTHING,
  outcomeOf,
  refusedTask,
  settledTask,
  taskOf,
  type WantedLogin,
} from './standing.ts';
import { type DeferredTask, taskRecord } from './task.ts';

/** How often a submit without an answer is tried, each time as long as the client tries. REL-05 */
export const MAX_TRIES = 3;
/** Milliseconds between two tries. */
const PAUSE_MS = 2_000;

export type DeferralEvent =
  | { readonly type: 'task.handed'; readonly task: DeferrableTask }
  /** A buyer has logged in, here or in another tab. */
  | { readonly type: 'login.finished' }
  | { readonly type: 'login.dismissed' }
  | { readonly type: 'logout.finished' };

const BUG = failed(gatewayError('SERVER_ERROR'));

interface Recalled {
  readonly task: DeferredTask | null;
  readonly hasToken: boolean;
}

interface Kept extends Recalled {
  readonly task: DeferredTask;
  readonly way: LoginWay;
}

/** The form of the very task that goes off hears of its end; any other is told that this is not the moment. */
const WHILE_SENDING = [
  { guard: { type: 'isSameTask', params: taskHanded }, actions: 'makeOwn' },
  { actions: [{ type: 'refuse', params: taskHanded }, 'announceEnd'] },
] as const;

/**
 * One act that needs a login: stored, asked a login for, claimed, submitted with its key, deleted after a definite
 * answer, told. REL-10 to REL-14
 */
export const deferralMachine = setup({
  types: {
    context: {} as DeferralStanding,
    events: {} as DeferralEvent,
    emitted: {} as DeferralEmitted,
    tags: {} as 'busy',
  },
  actors: {
    recall: unbound<Recalled, undefined>('recall'),
    keep: unbound<Kept, DeferrableTask>('keep'),
    run: unbound<Ran, RunInput>('run'),
  },
  actions: {
    reportBug: throwBug,
    drop: unboundAction<string | undefined>('drop'),
    settle: assign(({ context }, outcome: TaskOutcome) => ({ settled: settledTask(context, outcome) })),
    /** Another task goes off just now; this one is not taken. */
    refuse: assign((_, task: DeferrableTask) => ({ settled: refusedTask(task) })),
    announceEnd: emit(({ context }) => settledEvent(context)),
    take: assign((_, task: DeferrableTask) => ({ ...NOTHING, handed: task })),
    makeOwn: assign({ own: true }),
    askForLogin: emit(({ context: { way, task } }, reason: WantedLogin['reason']) => ({
      type: 'login.wanted' as const,
      way,
      reason,
      task,
    })),
    forget: assign(NOTHING),
  },
  guards: {
    isLeaving: ({ context }) => context.own && context.way !== 'modal',
    hasTask: ({ context }) => context.task !== null || context.handed !== null,
    isSameTask: ({ context }, task: DeferrableTask) => context.task?.taskId === task.idempotencyKey,
    replacesOwn: ({ context }, task: DeferrableTask) => context.own && context.task?.taskId !== task.idempotencyKey,
    isOtherHanded: ({ context }, task: DeferrableTask) => context.handed?.idempotencyKey !== task.idempotencyKey,
  },
  delays: { PAUSE_MS },
}).createMachine({
  id: 'deferral',
  context: { ...NOTHING, way: 'modal', settled: null },
  on: {
    'logout.finished': [
      {
        guard: 'hasTask',
        target: '.idle',
        actions: [
          { type: 'drop', params: ({ context }) => context.task?.taskId },
          { type: 'settle', params: { kind: 'dismissed' } },
          'announceEnd',
          'forget',
        ],
      },
      { target: '.idle', actions: 'forget' },
    ],
  },
  initial: 'recalling',
  states: {
    recalling: {
      tags: 'busy',
      invoke: {
        src: 'recall',
        onDone: [
          {
            guard: ({ context, event }) => isSettled(context, event.output.task),
            target: 'idle',
            actions: 'forget',
          },
          {
            guard: ({ event }) => event.output.task !== null && event.output.hasToken,
            target: 'running',
            actions: assign(({ event }) => ({ ...NOTHING, task: event.output.task })),
          },
          {
            guard: ({ event }) => event.output.task !== null,
            target: 'waiting',
            actions: assign(({ event }) => ({ ...NOTHING, task: event.output.task })),
          },
          { target: 'idle', actions: 'forget' },
        ],
        onError: { target: 'idle', actions: ['reportBug', 'forget'] },
      },
      on: {
        'task.handed': {
          target: 'keeping',
          actions: { type: 'take', params: ({ event }) => event.task },
        },
        'login.finished': 'running',
      },
    },
    idle: {
      on: {
        'task.handed': {
          target: 'keeping',
          actions: { type: 'take', params: ({ event }) => event.task },
        },
        'login.finished': 'running',
      },
    },
    keeping: {
      tags: 'busy',
      invoke: {
        src: 'keep',
        input: ({ context }) => handedOf(context),
        onDone: [
          {
            guard: ({ event }) => event.output.hasToken,
            target: 'running',
            actions: assign(({ event }) => ({ ...NOTHING, task: event.output.task, own: true, way: event.output.way })),
          },
          {
            target: 'asking',
            actions: [
              assign(({ event }) => ({ ...NOTHING, task: event.output.task, own: true, way: event.output.way })),
              { type: 'askForLogin', params: 'task' },
            ],
          },
        ],
        onError: { target: 'idle', actions: ['reportBug', { type: 'settle', params: BUG }, 'announceEnd', 'forget'] },
      },
      on: {
        'task.handed': {
          guard: { type: 'isOtherHanded', params: ({ event }) => event.task },
          actions: [{ type: 'refuse', params: ({ event }) => event.task }, 'announceEnd'],
        },
      },
    },
    /** Where the login is on another page, the form is told so and waits no longer. */
    asking: {
      always: [
        {
          guard: 'isLeaving',
          target: 'waiting',
          actions: [{ type: 'settle', params: { kind: 'leaving' } }, 'announceEnd', assign({ own: false })],
        },
        { target: 'waiting' },
      ],
    },
    waiting: {
      on: {
        'login.finished': 'running',
        'login.dismissed': {
          target: 'idle',
          actions: [
            { type: 'drop', params: ({ context }) => context.task?.taskId },
            { type: 'settle', params: { kind: 'dismissed' } },
            'announceEnd',
            'forget',
          ],
        },
        'task.handed': [
          {
            guard: { type: 'replacesOwn', params: ({ event }) => event.task },
            target: 'keeping',
            actions: [
              { type: 'settle', params: { kind: 'dismissed' } },
              'announceEnd',
              { type: 'take', params: ({ event }) => event.task },
            ],
          },
          { target: 'keeping', actions: { type: 'take', params: ({ event }) => event.task } },
        ],
      },
    },
    running: {
      tags: 'busy',
      invoke: {
        src: 'run',
        input: ({ context }) => ({
          own: context.own ? context.task : null,
          isLast: context.lostTries + 1 >= MAX_TRIES,
        }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'nothing', target: 'idle', actions: 'forget' },
          {
            guard: ({ event }) => event.output.kind === 'expired',
            target: 'asking',
            actions: [
              assign(({ context, event }) => ({
                task: taskOf(event.output),
                lostTries: 0,
                way: context.own ? context.way : 'modal',
              })),
              { type: 'askForLogin', params: 'expired' },
            ],
          },
          {
            guard: ({ event }) => event.output.kind === 'lost',
            target: 'pausing',
            actions: assign(({ context, event }) => ({
              task: taskOf(event.output),
              lostTries: context.lostTries + 1,
            })),
          },
          {
            target: 'recalling',
            actions: [
              assign(({ event }) => ({ task: taskOf(event.output) })),
              { type: 'settle', params: ({ event }) => outcomeOf(event.output) },
              'announceEnd',
              'forget',
            ],
          },
        ],
        onError: [
          {
            guard: 'hasTask',
            target: 'idle',
            actions: [
              'reportBug',
              { type: 'drop', params: ({ context }) => context.task?.taskId },
              { type: 'settle', params: BUG },
              'announceEnd',
              'forget',
            ],
          },
          { target: 'idle', actions: ['reportBug', 'forget'] },
        ],
      },
      on: { 'task.handed': WHILE_SENDING },
    },
    pausing: {
      tags: 'busy',
      after: { PAUSE_MS: 'running' },
      on: { 'task.handed': WHILE_SENDING },
    },
  },
});

export interface DeferralPorts extends RunPorts {
  readonly bugs: Bugs;
  readonly token: Pick<Slot<string>, 'read'>;
  readonly page: CurrentPage;
  readonly bridge: Pick<NativeBridge, 'present'>;
}

/** Binds the deferral to what the device keeps and to the submits of its tasks. */
export function provideDeferral(ports: DeferralPorts) {
  const hasToken = () => ports.token.read() !== null;
  return deferralMachine.provide({
    actors: {
      recall: fromPromise<Recalled, undefined>(async () => ({ task: storedTask(ports), hasToken: hasToken() })),
      keep: fromPromise<Kept, DeferrableTask>(async ({ input }) => ({
        ...keepTask(ports, input),
        hasToken: hasToken(),
      })),
      run: fromPromise<Ran, RunInput>(({ input, signal }) => runTask(ports, input, signal)),
    },
    actions: {
      reportBug: ({ event }) => ports.bugs.report(causeOf(event)),
      drop: (_, taskId) => {
        if (taskId !== undefined) dropTask(ports, taskId);
      },
    },
  });
}

function taskHanded({ event }: { readonly event: Extract<DeferralEvent, { readonly type: 'task.handed' }> }) {
  return event.task;
}

function settledEvent({ settled }: DeferralStanding): DeferralEmitted {
  if (settled === null) throw new Error('nothing has been settled');
  return { type: 'task.settled', ...settled };
}

/** Stores a task with the place it was handed over at. */
function keepTask({ tasks, clock, page, bridge }: DeferralPorts, handed: DeferrableTask) {
  const loginBy = page.loginBy();
  const task = taskRecord(handed, { path: page.path(), loginBy }, clock.now());
  tasks.keep(task);
  return { task, way: bridge.present ? ('bridge' as const) : loginBy };
}
