import { assign, emit, fromPromise, setup } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { DeferrableTask, TaskOutcome } from '../ports/deferral.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import {
  type DeferralEmitted,
  type DeferralStatus,
  getSubmitted,
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
  | { readonly type: 'task.submitted'; readonly task: DeferrableTask }
  /** A buyer has logged in, here or in another tab. */
  | { readonly type: 'login.finished' }
  | { readonly type: 'login.dismissed' }
  | { readonly type: 'logout.finished' };

const OUTCOME_FAILED = toFailed(gatewayError('SERVER_ERROR'));

const TASK_SUBMITTED = { target: 'storing', actions: { type: 'acceptTask', params: getSubmittedTask } } as const;

/** Removes the task and notifies its form; nothing is sent. */
const DISMISS_ACTIONS = [
  { type: 'deleteTask', params: taskIdOf },
  { type: 'setOutcome', params: { kind: 'dismissed' } },
  'emitOutcome',
  'resetTask',
] as const;

/**
 * A form may submit a task while one is being sent. For the same task, the form gets the outcome of that submit; any
 * other task is rejected at once.
 */
const TASK_SUBMITTED_WHILE_SENDING = [
  { guard: { type: 'isSameTask', params: getSubmittedTask }, actions: 'markLocal' },
  { actions: [{ type: 'rejectTask', params: getSubmittedTask }, 'emitOutcome'] },
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
    readTask: requireActor<StoredDeferral, undefined>('readTask'),
    storeTask: requireActor<StartedDeferral, DeferrableTask>('storeTask'),
    run: requireActor<RunResult, RunInput>('run'),
  },
  actions: {
    reportBug: failWithBug,
    deleteTask: requireAction<string | undefined>('deleteTask'),
    setOutcome: assign(({ context }, outcome: TaskOutcome) => ({ settled: toSettledTask(context, outcome) })),
    /** Another task is being sent, so this one is rejected. */
    rejectTask: assign((_, task: DeferrableTask) => ({ settled: rejectTask(task) })),
    emitOutcome: emit(({ context }) => toTaskSettled(context)),
    acceptTask: assign((_, task: DeferrableTask) => ({ ...NO_TASK, submitted: task })),
    markLocal: assign({ isLocal: true }),
    requestLogin: emit(({ context: { way, task } }, reason: PendingLogin['reason']) => ({
      type: 'login.required' as const,
      way,
      reason,
      task,
    })),
    resetTask: assign(NO_TASK),
  },
  guards: {
    isLoginElsewhere: ({ context }) => context.isLocal && context.way !== 'modal',
    hasTask: ({ context }) => context.task !== null || context.submitted !== null,
    isSameTask: ({ context }, task: DeferrableTask) => context.task?.taskId === task.idempotencyKey,
    isReplacingLocal: ({ context }, task: DeferrableTask) =>
      context.isLocal && context.task?.taskId !== task.idempotencyKey,
    isOtherSubmitted: ({ context }, task: DeferrableTask) => context.submitted?.idempotencyKey !== task.idempotencyKey,
  },
  delays: { PAUSE_MS: RETRY_PAUSE_MS },
}).createMachine({
  id: 'deferral',
  context: { ...NO_TASK, way: 'modal', settled: null },
  on: {
    'logout.finished': [
      { guard: 'hasTask', target: '.idle', actions: DISMISS_ACTIONS },
      { target: '.idle', actions: 'resetTask' },
    ],
  },
  initial: 'reading',
  states: {
    reading: {
      tags: 'busy',
      invoke: {
        src: 'readTask',
        onDone: [
          {
            guard: ({ context, event }) => isSettled(context, event.output.task),
            target: 'idle',
            actions: 'resetTask',
          },
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
          { target: 'idle', actions: 'resetTask' },
        ],
        onError: { target: 'idle', actions: ['reportBug', 'resetTask'] },
      },
      on: {
        'task.submitted': TASK_SUBMITTED,
        'login.finished': 'running',
      },
    },
    idle: {
      on: {
        'task.submitted': TASK_SUBMITTED,
        'login.finished': 'running',
      },
    },
    storing: {
      tags: 'busy',
      invoke: {
        src: 'storeTask',
        input: ({ context }) => getSubmitted(context),
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
            target: 'requestingLogin',
            actions: [
              assign(({ event }) => ({ ...NO_TASK, task: event.output.task, isLocal: true, way: event.output.way })),
              { type: 'requestLogin', params: 'task' },
            ],
          },
        ],
        onError: {
          target: 'idle',
          actions: ['reportBug', { type: 'setOutcome', params: OUTCOME_FAILED }, 'emitOutcome', 'resetTask'],
        },
      },
      on: {
        /**
         * The login may have finished after the device's storage was read; without reading it again, the task would
         * wait forever.
         */
        'login.finished': { target: 'storing', reenter: true },
        'task.submitted': {
          guard: { type: 'isOtherSubmitted', params: ({ event }) => event.task },
          actions: [{ type: 'rejectTask', params: ({ event }) => event.task }, 'emitOutcome'],
        },
      },
    },
    /** If the login is on another page, the form is notified and no longer waits. */
    requestingLogin: {
      always: [
        {
          guard: 'isLoginElsewhere',
          target: 'waiting',
          actions: [{ type: 'setOutcome', params: { kind: 'leaving' } }, 'emitOutcome', assign({ isLocal: false })],
        },
        { target: 'waiting' },
      ],
    },
    waiting: {
      on: {
        'login.finished': 'running',
        'login.dismissed': { target: 'idle', actions: DISMISS_ACTIONS },
        'task.submitted': [
          {
            guard: { type: 'isReplacingLocal', params: ({ event }) => event.task },
            target: 'storing',
            actions: [
              { type: 'setOutcome', params: { kind: 'dismissed' } },
              'emitOutcome',
              { type: 'acceptTask', params: ({ event }) => event.task },
            ],
          },
          TASK_SUBMITTED,
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
          { guard: ({ event }) => event.output.kind === 'nothing', target: 'idle', actions: 'resetTask' },
          {
            guard: ({ event }) => event.output.kind === 'expired',
            target: 'requestingLogin',
            actions: [
              assign(({ context, event }) => ({
                task: taskOf(event.output),
                lostTries: 0,
                way: context.isLocal ? context.way : 'modal',
              })),
              { type: 'requestLogin', params: 'expired' },
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
            target: 'reading',
            actions: [
              assign(({ event }) => ({ task: taskOf(event.output) })),
              { type: 'setOutcome', params: ({ event }) => outcomeOf(event.output) },
              'emitOutcome',
              'resetTask',
            ],
          },
        ],
        onError: [
          {
            guard: 'hasTask',
            target: 'idle',
            actions: [
              'reportBug',
              { type: 'deleteTask', params: taskIdOf },
              { type: 'setOutcome', params: OUTCOME_FAILED },
              'emitOutcome',
              'resetTask',
            ],
          },
          { target: 'idle', actions: ['reportBug', 'resetTask'] },
        ],
      },
      on: { 'task.submitted': TASK_SUBMITTED_WHILE_SENDING },
    },
    pausing: {
      tags: 'busy',
      after: { PAUSE_MS: 'running' },
      on: { 'task.submitted': TASK_SUBMITTED_WHILE_SENDING },
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
      readTask: fromPromise<StoredDeferral, undefined>(async () => readDeferral(ports)),
      storeTask: fromPromise<StartedDeferral, DeferrableTask>(async ({ input }) => storeTask(ports, input)),
      run: fromPromise<RunResult, RunInput>(({ input, signal }) => runTask(ports, input, signal)),
    },
    actions: {
      reportBug: ({ event }) => ports.bugs.report(getCause(event)),
      deleteTask: (_, taskId) => {
        if (taskId !== undefined) dropTask(ports, taskId);
      },
    },
  });
}

function getSubmittedTask({ event }: { readonly event: Extract<DeferralEvent, { readonly type: 'task.submitted' }> }) {
  return event.task;
}

function taskIdOf({ context }: { readonly context: DeferralStatus }) {
  return context.task?.taskId;
}
