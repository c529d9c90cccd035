import { assign, emit, fromPromise, setup } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { DeferrableTask, TaskOutcome } from '../ports/deferral.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import {
  type DeferralEmitted,
  type DeferralStatus,
  getHanded,
  isSettled,
  NO_TASK,
  outcomeOf,
  type PendingLogin,
  rejectTask,
  taskOf,
  toFailed,
  toSettledTask,
  toTaskSettled,
} from './deferral-status.ts';
import { dropTask, type RunInput, type RunPorts, type RunResult, runTask } from './run.ts';
import {
  readDeferral,
  type StartedDeferral,
  type StoredDeferral,
  type StoreTaskPorts,
  storeTask,
} from './store-task.ts';

/** Maximum attempts of a submit without a response; each one includes the client's own retries. REL-05 */
export const MAX_TRIES = 3;
/** Pause between two attempts, in milliseconds. */
const RETRY_PAUSE_MS = 2_000;

export type DeferralEvent =
  | { readonly type: 'task.handed'; readonly task: DeferrableTask }
  /** A buyer has logged in, here or in another tab. */
  | { readonly type: 'login.finished' }
  | { readonly type: 'login.dismissed' }
  | { readonly type: 'logout.finished' };

const OUTCOME_FAILED = toFailed(gatewayError('SERVER_ERROR'));

const TASK_HANDED = { target: 'keeping', actions: { type: 'take', params: taskHanded } } as const;

/** Removes the task and notifies its form; nothing is sent. */
const DISMISS_ACTIONS = [
  { type: 'drop', params: taskIdOf },
  { type: 'settle', params: { kind: 'dismissed' } },
  'announceEnd',
  'forget',
] as const;

/**
 * A form may submit a task while one is being sent. For the same task, the form gets the outcome of that submit; any
 * other task is rejected at once.
 */
const TASK_HANDED_WHILE_SENDING = [
  { guard: { type: 'isSameTask', params: taskHanded }, actions: 'makeOwn' },
  { actions: [{ type: 'refuse', params: taskHanded }, 'announceEnd'] },
] as const;

/**
 * Runs one task that needs a login: stores it, requests a login, claims it, submits it with its key, deletes it after a
 * definite response, and announces the outcome. REL-10 to REL-14
 */
export const deferralMachine = setup({
  types: {
    context: {} as DeferralStatus,
    events: {} as DeferralEvent,
    emitted: {} as DeferralEmitted,
    tags: {} as 'busy',
  },
  actors: {
    recall: requireActor<StoredDeferral, undefined>('recall'),
    keep: requireActor<StartedDeferral, DeferrableTask>('keep'),
    run: requireActor<RunResult, RunInput>('run'),
  },
  actions: {
    reportBug: failWithBug,
    drop: requireAction<string | undefined>('drop'),
    settle: assign(({ context }, outcome: TaskOutcome) => ({ settled: toSettledTask(context, outcome) })),
    /** Another task is being sent, so this one is rejected. */
    refuse: assign((_, task: DeferrableTask) => ({ settled: rejectTask(task) })),
    announceEnd: emit(({ context }) => toTaskSettled(context)),
    take: assign((_, task: DeferrableTask) => ({ ...NO_TASK, handed: task })),
    makeOwn: assign({ isLocal: true }),
    askForLogin: emit(({ context: { way, task } }, reason: PendingLogin['reason']) => ({
      type: 'login.wanted' as const,
      way,
      reason,
      task,
    })),
    forget: assign(NO_TASK),
  },
  guards: {
    isLeaving: ({ context }) => context.isLocal && context.way !== 'modal',
    hasTask: ({ context }) => context.task !== null || context.handed !== null,
    isSameTask: ({ context }, task: DeferrableTask) => context.task?.taskId === task.idempotencyKey,
    replacesOwn: ({ context }, task: DeferrableTask) => context.isLocal && context.task?.taskId !== task.idempotencyKey,
    isOtherHanded: ({ context }, task: DeferrableTask) => context.handed?.idempotencyKey !== task.idempotencyKey,
  },
  delays: { PAUSE_MS: RETRY_PAUSE_MS },
}).createMachine({
  id: 'deferral',
  context: { ...NO_TASK, way: 'modal', settled: null },
  on: {
    'logout.finished': [
      { guard: 'hasTask', target: '.idle', actions: DISMISS_ACTIONS },
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
            actions: assign(({ event }) => ({ ...NO_TASK, task: event.output.task })),
          },
          {
            guard: ({ event }) => event.output.task !== null,
            target: 'waiting',
            actions: assign(({ event }) => ({ ...NO_TASK, task: event.output.task })),
          },
          { target: 'idle', actions: 'forget' },
        ],
        onError: { target: 'idle', actions: ['reportBug', 'forget'] },
      },
      on: {
        'task.handed': TASK_HANDED,
        'login.finished': 'running',
      },
    },
    idle: {
      on: {
        'task.handed': TASK_HANDED,
        'login.finished': 'running',
      },
    },
    keeping: {
      tags: 'busy',
      invoke: {
        src: 'keep',
        input: ({ context }) => getHanded(context),
        onDone: [
          {
            guard: ({ event }) => event.output.hasToken,
            target: 'running',
            actions: assign(({ event }) => ({
              ...NO_TASK,
              task: event.output.task,
              isLocal: true,
              way: event.output.way,
            })),
          },
          {
            target: 'asking',
            actions: [
              assign(({ event }) => ({ ...NO_TASK, task: event.output.task, isLocal: true, way: event.output.way })),
              { type: 'askForLogin', params: 'task' },
            ],
          },
        ],
        onError: {
          target: 'idle',
          actions: ['reportBug', { type: 'settle', params: OUTCOME_FAILED }, 'announceEnd', 'forget'],
        },
      },
      on: {
        /**
         * The login may have finished after the device's storage was read; without reading it again, the task would
         * wait forever.
         */
        'login.finished': { target: 'keeping', reenter: true },
        'task.handed': {
          guard: { type: 'isOtherHanded', params: ({ event }) => event.task },
          actions: [{ type: 'refuse', params: ({ event }) => event.task }, 'announceEnd'],
        },
      },
    },
    /** If the login is on another page, the form is notified and no longer waits. */
    asking: {
      always: [
        {
          guard: 'isLeaving',
          target: 'waiting',
          actions: [{ type: 'settle', params: { kind: 'leaving' } }, 'announceEnd', assign({ isLocal: false })],
        },
        { target: 'waiting' },
      ],
    },
    waiting: {
      on: {
        'login.finished': 'running',
        'login.dismissed': { target: 'idle', actions: DISMISS_ACTIONS },
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
          TASK_HANDED,
        ],
      },
    },
    running: {
      tags: 'busy',
      invoke: {
        src: 'run',
        input: ({ context }) => ({
          localTask: context.isLocal ? context.task : null,
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
                way: context.isLocal ? context.way : 'modal',
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
              { type: 'settle', params: OUTCOME_FAILED },
              'announceEnd',
              'forget',
            ],
          },
          { target: 'idle', actions: ['reportBug', 'forget'] },
        ],
      },
      on: { 'task.handed': TASK_HANDED_WHILE_SENDING },
    },
    pausing: {
      tags: 'busy',
      after: { PAUSE_MS: 'running' },
      on: { 'task.handed': TASK_HANDED_WHILE_SENDING },
    },
  },
});

export interface DeferralPorts extends RunPorts, StoreTaskPorts {
  readonly bugs: Bugs;
}

/** Binds the deferral to the device's storage and to the task runners. */
export function provideDeferral(ports: DeferralPorts) {
  return deferralMachine.provide({
    actors: {
      recall: fromPromise<StoredDeferral, undefined>(async () => readDeferral(ports)),
      keep: fromPromise<StartedDeferral, DeferrableTask>(async ({ input }) => storeTask(ports, input)),
      run: fromPromise<RunResult, RunInput>(({ input, signal }) => runTask(ports, input, signal)),
    },
    actions: {
      reportBug: ({ event }) => ports.bugs.report(getCause(event)),
      drop: (_, taskId) => {
        if (taskId !== undefined) dropTask(ports, taskId);
      },
    },
  });
}

function taskHanded({ event }: { readonly event: Extract<DeferralEvent, { readonly type: 'task.handed' }> }) {
  return event.task;
}

function taskIdOf({ context }: { readonly context: DeferralStatus }) {
  return context.task?.taskId;
}
