import { assign, emit, fromPromise, setup } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { DeferrableTask, TaskOutcome } from '../ports/deferral.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../ports/unbound.ts';
import { type KeepPorts, type Kept, keepTask, type Recalled, recallTask } from './keep.ts';
import { dropTask, type Ran, type RunInput, type RunPorts, runTask } from './run.ts';
import {
  type DeferralEmitted,
  type DeferralStanding,
  failed,
  handedOf,
  isSettled,
  NOTHING,
  outcomeOf,
  refusedTask,
  settledEvent,
  settledTask,
  taskOf,
  type WantedLogin,
} from './standing.ts';

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

const HANDED = { target: 'keeping', actions: { type: 'take', params: taskHanded } } as const;

/** The task is dropped, its form is told so, and nothing is sent. */
const DISMISSED = [
  { type: 'drop', params: taskIdOf },
  { type: 'settle', params: { kind: 'dismissed' } },
  'announceEnd',
  'forget',
] as const;

/**
 * A form may hand over a task while one is being sent. If it is the same task, the form is told how it ends; any other is
 * refused at once.
 */
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
    /** Another task is being sent, so this one is refused. */
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
      { guard: 'hasTask', target: '.idle', actions: DISMISSED },
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
          { guard: ({ context, event }) => isSettled(context, event.output.task), target: 'idle', actions: 'forget' },
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
        'task.handed': HANDED,
        'login.finished': 'running',
      },
    },
    idle: {
      on: {
        'task.handed': HANDED,
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
        /** The login may have come after the device was read; unless it is read again, the task waits for ever. */
        'login.finished': { target: 'keeping', reenter: true },
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
        'login.dismissed': { target: 'idle', actions: DISMISSED },
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
          HANDED,
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
              { type: 'drop', params: taskIdOf },
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

export interface DeferralPorts extends RunPorts, KeepPorts {
  readonly bugs: Bugs;
}

/** Binds the deferral to what the device keeps and to the submits of its tasks. */
export function provideDeferral(ports: DeferralPorts) {
  return deferralMachine.provide({
    actors: {
      recall: fromPromise<Recalled, undefined>(async () => recallTask(ports)),
      keep: fromPromise<Kept, DeferrableTask>(async ({ input }) => keepTask(ports, input)),
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

function taskIdOf({ context }: { readonly context: DeferralStanding }) {
  return context.task?.taskId;
}
