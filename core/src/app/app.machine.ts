import { type ActorRefFrom, assign, emit, sendTo, setup } from 'xstate';
import { provideSession, sessionMachine } from '../account/session.machine.ts';
import { NO_SESSION, type SessionView, sessionView } from '../account/session.view.ts';
import type { Login } from '../account/session-memory.ts';
import { deferralMachine, provideDeferral } from '../deferral/deferral.machine.ts';
import { type DeferralView, deferralView, NO_TASK } from '../deferral/deferral.view.ts';
import { deferredTaskKey } from '../deferral/keys.ts';
import type { SettledTask } from '../deferral/standing.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Clock } from '../ports/clock.ts';
import type { CurrentPage } from '../ports/current-page.ts';
import type { DeferrableTask, TaskOutcome } from '../ports/deferral.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Locks } from '../ports/locks.ts';
import type { NativeBridge } from '../ports/native-bridge.ts';
import type { Navigator } from '../ports/navigator.ts';
import type { Storage } from '../ports/storage.ts';
import { unboundAction } from '../ports/unbound.ts';
import type { AddressBook } from '../routes/address-book.ts';
import { ownPath } from '../routes/query-values.ts';
import { forgetting } from './forgetting.ts';
import { type LoginRequest, type LoginWish, requestOf } from './login-request.ts';
import { createRunners, type RunnerPorts } from './runners.ts';
import { sessionMemoryOf } from './session-memory.ts';
import { type TaskNotice, taskNotice } from './task-notice.ts';
import { requestOfTask } from './task-request.ts';

export type AppEvent =
  | ({ readonly type: 'login.requested' } & LoginWish)
  | { readonly type: 'login.closed' }
  /** `next` is where a login page goes when nothing waited for the login. */
  | ({ readonly type: 'login.succeeded'; readonly next?: string } & Login)
  | { readonly type: 'logout.requested' }
  | { readonly type: 'storage.changed' }
  | { readonly type: 'token.refused' }
  | { readonly type: 'task.handed'; readonly task: DeferrableTask }
  | { readonly type: 'notice.read' };

export type AppFact =
  /** The buyer's cart is read, and what is personal is loaded anew. */
  | { readonly type: 'login.finished' }
  | { readonly type: 'logout.finished' }
  | { readonly type: 'task.settled'; readonly taskId: string; readonly outcome: TaskOutcome };

interface AppContext {
  readonly session: SessionView;
  readonly task: DeferralView;
  readonly request: LoginRequest | null;
  /** '' leads home. */
  readonly next: string | null;
  readonly notice: TaskNotice | null;
  /** Settled tasks and asked logins that have been taken care of. */
  readonly told: number;
  readonly answered: number;
}

/** Where features meet: a login runs what waited for it. A-20 A-21 */
export const appMachine = setup({
  types: {
    context: {} as AppContext,
    events: {} as AppEvent,
    emitted: {} as AppFact,
    children: {} as { session: 'session'; deferral: 'deferral' },
  },
  actors: { session: sessionMachine, deferral: deferralMachine },
  actions: {
    takeSession: assign((_, session: SessionView) => ({ session })),
    takeTask: assign((_, task: DeferralView) => ({ task })),
    toSession: sendTo('session', ({ event }) => event),
    toDeferral: sendTo('deferral', ({ event }) => event),
    runTask: sendTo('deferral', { type: 'login.finished' }),
    dismissTask: sendTo('deferral', { type: 'login.dismissed' }),
    forgetTask: sendTo('deferral', { type: 'logout.finished' }),
    recheck: sendTo('session', { type: 'token.refused' }),
    /** Until the answer is there, so that nobody goes to a login page that would send a buyer home. */
    awaitSession: assign({ session: ({ context }) => ({ ...context.session, busy: true }) }),
    tell: emit((_, fact: AppFact) => fact),
    markTold: assign({ told: ({ context }) => context.task.settled?.count ?? 0 }),
    notice: assign(({ context }) => {
      const notice = context.task.settled && taskNotice(context.task.settled);
      return notice === null ? {} : { notice };
    }),
    goHome: unboundAction('goHome'),
    goOn: unboundAction<string | null>('goOn'),
    goToLogin: unboundAction('goToLogin'),
    askShell: unboundAction('askShell'),
    ask: assign((_, wish: LoginWish) => ({ request: requestOf(wish) })),
    answer: assign(({ context: { task } }) => ({
      answered: task.ask?.count ?? 0,
      request: requestOfTask(task.kind, task.ask?.reason ?? 'task'),
    })),
    noRequest: assign({ request: null }),
  },
  guards: {
    isUntold: ({ context }) => (context.task.settled?.count ?? 0) > context.told,
    endsRoute: ({ context }) => {
      const { settled } = context.task;
      return settled !== null && settled.count > context.told && endsRoute(settled);
    },
    isAsked: ({ context }) => isAsked(context),
    isAskedByRoute: ({ context }) =>
      isAsked(context) && context.task.ask?.way === 'route' && !context.session.isLoggedIn,
    isAskedInShell: ({ context }) => isAsked(context) && context.task.ask?.way === 'bridge',
    isInShell: unboundAction('isInShell'),
    isClosable: ({ context }) => context.request?.mustLogin !== true,
    isForTask: ({ context }) => context.request?.forTask === true,
  },
}).createMachine({
  id: 'app',
  context: { session: NO_SESSION, task: NO_TASK, request: null, next: null, notice: null, told: 0, answered: 0 },
  invoke: [
    {
      id: 'session',
      src: 'session',
      onSnapshot: [
        {
          guard: ({ context, event }) => sessionView(event.snapshot).logins > context.session.logins,
          target: '.closed',
          actions: [
            { type: 'takeSession', params: ({ event }) => sessionView(event.snapshot) },
            'noRequest',
            'runTask',
            { type: 'tell', params: { type: 'login.finished' } },
          ],
        },
        {
          guard: ({ context, event }) => sessionView(event.snapshot).logouts > context.session.logouts,
          actions: [
            { type: 'takeSession', params: ({ event }) => sessionView(event.snapshot) },
            'forgetTask',
            { type: 'tell', params: { type: 'logout.finished' } },
          ],
        },
        {
          guard: ({ context, event }) => context.session.isLoggedIn && !sessionView(event.snapshot).isLoggedIn,
          actions: [
            { type: 'takeSession', params: ({ event }) => sessionView(event.snapshot) },
            { type: 'tell', params: { type: 'logout.finished' } },
          ],
        },
        { actions: { type: 'takeSession', params: ({ event }) => sessionView(event.snapshot) } },
      ],
    },
    {
      id: 'deferral',
      src: 'deferral',
      onSnapshot: [
        {
          guard: ({ context, event }) => isNewlyExpired(context.task, deferralView(event.snapshot)),
          actions: [
            { type: 'takeTask', params: ({ event }) => deferralView(event.snapshot) },
            'recheck',
            'awaitSession',
          ],
        },
        {
          guard: ({ context, event }) => context.next !== null && isOver(deferralView(event.snapshot)),
          actions: [
            { type: 'takeTask', params: ({ event }) => deferralView(event.snapshot) },
            { type: 'goOn', params: ({ context }) => context.next },
            assign({ next: null }),
          ],
        },
        { actions: { type: 'takeTask', params: ({ event }) => deferralView(event.snapshot) } },
      ],
    },
  ],
  always: [
    /** */
    { guard: 'endsRoute', actions: [settledFact(), 'notice', 'markTold', 'goHome', assign({ next: null })] },
    { guard: 'isUntold', actions: [settledFact(), 'notice', 'markTold'] },
    { guard: 'isAskedInShell', actions: ['askShell', 'answer', 'noRequest'] },
    { guard: 'isAskedByRoute', target: '.route', actions: ['answer', 'goToLogin'] },
    { guard: 'isAsked', target: '.modal', actions: 'answer' },
  ],
  on: {
    'login.requested': [
      { guard: 'isInShell', actions: 'askShell' },
      { target: '.modal', actions: { type: 'ask', params: ({ event }) => event } },
    ],
    'login.succeeded': {
      actions: [
        assign({ next: ({ event: { next } }) => (next === undefined ? null : (ownPath(next) ?? '')) }),
        'toSession',
      ],
    },
    'logout.requested': { actions: 'toSession' },
    'storage.changed': { actions: 'toSession' },
    'token.refused': { actions: 'toSession' },
    'task.handed': { actions: 'toDeferral' },
    'notice.read': { actions: assign({ notice: null }) },
  },
  initial: 'closed',
  states: {
    closed: {},
    modal: {
      on: {
        'login.closed': [
          { guard: 'isForTask', target: 'closed', actions: ['dismissTask', 'noRequest'] },
          { guard: 'isClosable', target: 'closed', actions: 'noRequest' },
        ],
      },
    },
    route: {},
  },
});

export type AppActor = ActorRefFrom<typeof appMachine>;

export interface AppPorts extends Omit<RunnerPorts, 'memory'> {
  readonly gateway: Gateway;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly locks: Locks;
  readonly bugs: Bugs;
  readonly navigator: Navigator;
  readonly page: CurrentPage;
  readonly bridge: Pick<NativeBridge, 'present' | 'tell'>;
  readonly addresses: Pick<AddressBook, 'href'>;
}

/** Binds the whole to the world. */
export function provideApp(ports: AppPorts) {
  const { storage, navigator, page, bridge, addresses } = ports;
  const memory = sessionMemoryOf(storage);
  const home = addresses.href('home', {});
  const kept = { memory, tasks: storage.slot(deferredTaskKey), token: memory.token };
  return appMachine.provide({
    actors: {
      session: provideSession({ ...ports, ...kept, deployPath: home.replace(/\/$/, '') }),
      deferral: provideDeferral({
        ...ports,
        ...kept,
        runners: forgetting(createRunners({ ...ports, memory }), storage),
      }),
    },
    actions: {
      goHome: () => navigator.replace(home),
      goOn: (_, path) => navigator.replace(path || home),
      goToLogin: () => navigator.go(addresses.href('login', {}, { redirect: ownPath(page.path()) })),
      askShell: () => bridge.tell({ action: 'login' }),
    },
    guards: { isInShell: () => bridge.present },
  });
}

function settledFact() {
  return {
    type: 'tell' as const,
    params: ({ context }: { readonly context: AppContext }): AppFact => {
      const { settled } = context.task;
      if (settled === null) throw new Error('nothing has been settled');
      return { type: 'task.settled', taskId: settled.taskId, outcome: settled.outcome };
    },
  };
}

const isAsked = ({ task, answered, session }: AppContext): boolean =>
  (task.ask?.count ?? 0) > answered && !session.busy;

const isNewlyExpired = (before: DeferralView, { ask }: DeferralView): boolean =>
  ask !== null && ask.reason === 'expired' && ask.count > (before.ask?.count ?? 0);

const isOver = ({ busy, state }: DeferralView): boolean => !busy && state === 'idle';

/** Sent or given up after a login on another page. */
const endsRoute = ({ own, task, outcome }: SettledTask): boolean =>
  !own && task?.loginBy === 'route' && (outcome.kind === 'sent' || outcome.kind === 'failed');
