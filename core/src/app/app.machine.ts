import { assign, emit, sendTo, setup } from 'xstate';
import { provideSession, type SessionEmitted, sessionMachine } from '../account/session.machine.ts';
import { NO_SESSION, type SessionView, sessionView } from '../account/session.view.ts';
import type { Login } from '../account/session-memory.ts';
import { deferralMachine, provideDeferral } from '../deferral/deferral.machine.ts';
import { type DeferralView, deferralView, NO_TASK } from '../deferral/deferral.view.ts';
import type { DeferralEmitted, PendingLogin, SettledTask } from '../deferral/deferral-status.ts';
import { deferralTaskKey } from '../deferral/keys.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Clock } from '../ports/clock.ts';
import type { CurrentPage } from '../ports/current-page.ts';
import type { DeferrableTask, TaskOutcome } from '../ports/deferral.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Locks } from '../ports/locks.ts';
import type { NativeBridge } from '../ports/native-bridge.ts';
import type { Navigator } from '../ports/navigator.ts';
import { requireAction } from '../ports/require-actor.ts';
import type { Storage } from '../ports/storage.ts';
import { sitePath } from '../routes/query-values.ts';
import type { RouteTable } from '../routes/route-table.ts';
import { type AnyDeferredKind, type TaskPorts, taskRunners } from './deferral-kinds.ts';
import { eventRelay } from './event-relay.ts';
import { type LoginRequest, type LoginRequestInput, requestOf } from './login-request.ts';
import { sessionMemoryOf } from './session-memory.ts';
import { type TaskNotice, taskNotice } from './task-notice.ts';
import { requestOfTask } from './task-request.ts';

export type AppEvent =
  | ({ readonly type: 'login.requested' } & LoginRequestInput)
  | { readonly type: 'login.closed' }
  /** `next` is the path to which a login page goes when no task waited for the login. */
  | ({ readonly type: 'login.succeeded'; readonly next?: string } & Login)
  | { readonly type: 'logout.requested' }
  | { readonly type: 'storage.changed' }
  | { readonly type: 'token.rejected' }
  | { readonly type: 'account.erased' }
  /** The buyer changed their account data, so the header is updated. */
  | { readonly type: 'user.changed' }
  | { readonly type: 'task.submitted'; readonly task: DeferrableTask }
  | { readonly type: 'notice.read' };

export type AppEmitted =
  /** Listeners now read the buyer's cart and reload personal data. */
  | { readonly type: 'login.finished' }
  /** `reloads`: the document reloads afterwards, so a listener must not navigate as well. */
  | { readonly type: 'logout.finished'; readonly reloads?: true }
  | { readonly type: 'task.settled'; readonly taskId: string; readonly outcome: TaskOutcome };

/** The events of the child machines, under their own names. */
type ChildEvent = SessionEmitted | DeferralEmitted;

interface AppContext {
  readonly kinds: readonly AnyDeferredKind[];
  readonly session: SessionView;
  readonly task: DeferralView;
  /** A login request that waits until the session is known, since a logged-in buyer needs none. */
  readonly pendingLogin: PendingLogin | null;
  /**
   * The pending task was already sent again with a login that came meanwhile. This happens once, since the new token
   * may be rejected as well.
   */
  readonly isResent: boolean;
  readonly request: LoginRequest | null;
  /** '' means the home page. */
  readonly next: string | null;
  readonly notice: TaskNotice | null;
}

const LOGOUT_ACTIONS = [
  'updateSession',
  'clearPendingLogin',
  'forgetTask',
  { type: 'announce', params: { type: 'logout.finished', reloads: true } },
] as const;

/** Connects the features: a login runs the task that waited for it. A-20 A-21 */
export const appMachine = setup({
  types: {
    input: {} as { readonly kinds: readonly AnyDeferredKind[] },
    context: {} as AppContext,
    events: {} as AppEvent | ChildEvent,
    emitted: {} as AppEmitted,
    children: {} as { session: 'session'; deferral: 'deferral'; relay: 'relay' },
  },
  actors: { session: sessionMachine, deferral: deferralMachine, relay: eventRelay },
  actions: {
    /** Reads the session's current snapshot, which may be newer than the event. */
    updateSession: assign(({ self }) => {
      const session = self.getSnapshot().children.session?.getSnapshot();
      return session === undefined ? {} : { session: sessionView(session) };
    }),
    updateTask: assign(({ self }) => {
      const deferral = self.getSnapshot().children.deferral?.getSnapshot();
      return deferral === undefined ? {} : { task: deferralView(deferral) };
    }),
    sendToSession: sendTo('session', ({ event }) => event),
    sendToDeferral: sendTo('deferral', ({ event }) => event),
    runTask: sendTo('deferral', { type: 'login.finished' }),
    dismissTask: sendTo('deferral', { type: 'login.dismissed' }),
    forgetTask: sendTo('deferral', { type: 'logout.finished' }),
    checkToken: sendTo('session', { type: 'token.rejected' }),
    /**
     * Marks the session as busy until the response arrives, so that the app opens no login page for a buyer, which
     * would redirect them home.
     */
    markSessionBusy: assign({ session: ({ context }) => ({ ...context.session, busy: true }) }),
    announce: emit((_, event: AppEmitted) => event),
    setPendingLogin: assign((_, { way, reason, task }: PendingLogin) => ({ pendingLogin: { way, reason, task } })),
    notice: assign(({ context }, settled: SettledTask) => {
      const notice = taskNotice(settled, context.kinds);
      return notice === null ? {} : { notice };
    }),
    goHome: requireAction('goHome'),
    navigate: requireAction<string | null>('navigate'),
    goToLogin: requireAction('goToLogin'),
    requestShellLogin: requireAction('requestShellLogin'),
    request: assign((_, wish: LoginRequestInput) => ({ request: requestOf(wish) })),
    requestForTask: assign(({ context: { pendingLogin, kinds } }) => ({
      request: pendingLogin && requestOfTask(pendingLogin, kinds),
      pendingLogin: null,
    })),
    clearRequest: assign({ request: null }),
    clearPendingLogin: assign({ pendingLogin: null }),
    markResent: assign({ pendingLogin: null, isResent: true }),
    clearResent: assign({ isResent: false }),
  },
  guards: {
    /** The task was sent or given up after a login on another page. */
    isRouteFinished: (_, { isLocal, task, outcome }: SettledTask) =>
      !isLocal && task?.loginBy === 'route' && (outcome.kind === 'sent' || outcome.kind === 'failed'),
    canNavigate: ({ context }, { busy, state }: DeferralView) => context.next !== null && !busy && state === 'idle',
    isLoginPending: ({ context }) => isLoginPending(context),
    isLoginPendingByRoute: ({ context }) =>
      isLoginPending(context) && context.pendingLogin?.way === 'route' && !context.session.isLoggedIn,
    /**
     * The expired token is not the current one: another tab has logged in while the request with the old token was
     * under way.
     */
    hasNewerLogin: ({ context }) =>
      isLoginPending(context) &&
      context.pendingLogin?.reason === 'expired' &&
      context.session.isLoggedIn &&
      !context.isResent,
    isLoginPendingInShell: ({ context }) => isLoginPending(context) && context.pendingLogin?.way === 'bridge',
    isInShell: requireAction('isInShell'),
    isClosable: ({ context }) => context.request?.mustLogin !== true,
    isForTask: ({ context }) => context.request?.forTask === true,
  },
}).createMachine({
  id: 'app',
  context: ({ input: { kinds } }) => ({
    kinds,
    session: NO_SESSION,
    task: NO_TASK,
    pendingLogin: null,
    isResent: false,
    request: null,
    next: null,
    notice: null,
  }),
  invoke: [
    { id: 'session', src: 'session', systemId: 'session', onSnapshot: { actions: 'updateSession' } },
    {
      id: 'deferral',
      src: 'deferral',
      systemId: 'deferral',
      onSnapshot: [
        {
          guard: { type: 'canNavigate', params: ({ event }) => deferralView(event.snapshot) },
          actions: ['updateTask', { type: 'navigate', params: ({ context }) => context.next }, assign({ next: null })],
        },
        { actions: 'updateTask' },
      ],
    },
    { id: 'relay', src: 'relay', input: ({ self }) => [self.system.get('session'), self.system.get('deferral')] },
  ],
  always: [
    { guard: 'hasNewerLogin', actions: ['markResent', 'runTask'] },
    { guard: 'isLoginPendingInShell', actions: ['requestShellLogin', 'requestForTask', 'clearRequest'] },
    { guard: 'isLoginPendingByRoute', target: '.route', actions: ['requestForTask', 'goToLogin'] },
    { guard: 'isLoginPending', target: '.modal', actions: 'requestForTask' },
  ],
  on: {
    'session.loggedIn': {
      target: '.closed',
      actions: [
        'updateSession',
        'clearRequest',
        'clearResent',
        'runTask',
        { type: 'announce', params: { type: 'login.finished' } },
      ],
    },
    /** A logout removes the pending task, so a login that was requested only for that task is closed. */
    'session.loggedOut': [
      { guard: 'isForTask', target: '.closed', actions: ['clearRequest', ...LOGOUT_ACTIONS] },
      { actions: LOGOUT_ACTIONS },
    ],
    'session.lost': {
      actions: ['updateSession', { type: 'announce', params: { type: 'logout.finished' } }],
    },
    'login.required': [
      {
        guard: ({ event }) => event.reason === 'expired',
        actions: [
          'updateTask',
          { type: 'setPendingLogin', params: ({ event }) => event },
          'checkToken',
          'markSessionBusy',
        ],
      },
      { actions: ['updateTask', { type: 'setPendingLogin', params: ({ event }) => event }] },
    ],
    'task.settled': [
      {
        /** */
        guard: { type: 'isRouteFinished', params: ({ event }) => event },
        actions: [
          'updateTask',
          'clearResent',
          { type: 'announce', params: ({ event }) => toTaskSettled(event) },
          { type: 'notice', params: ({ event }) => event },
          'goHome',
          assign({ next: null }),
        ],
      },
      {
        actions: [
          'updateTask',
          'clearResent',
          { type: 'announce', params: ({ event }) => toTaskSettled(event) },
          { type: 'notice', params: ({ event }) => event },
        ],
      },
    ],
    'login.requested': [
      { guard: 'isInShell', actions: 'requestShellLogin' },
      { target: '.modal', actions: { type: 'request', params: ({ event }) => event } },
    ],
    'login.succeeded': {
      actions: [
        assign({ next: ({ event: { next } }) => (next === undefined ? null : (sitePath(next) ?? '')) }),
        'sendToSession',
      ],
    },
    'logout.requested': { actions: 'sendToSession' },
    'storage.changed': { actions: 'sendToSession' },
    'token.rejected': { actions: 'sendToSession' },
    'user.changed': { actions: 'sendToSession' },
    'account.erased': { actions: 'sendToSession' },
    'task.submitted': { actions: 'sendToDeferral' },
    'notice.read': { actions: assign({ notice: null }) },
  },
  initial: 'closed',
  states: {
    closed: {},
    modal: {
      on: {
        'login.closed': [
          { guard: 'isForTask', target: 'closed', actions: ['dismissTask', 'clearRequest'] },
          { guard: 'isClosable', target: 'closed', actions: 'clearRequest' },
        ],
      },
    },
    route: {},
  },
});

export interface AppPorts extends TaskPorts {
  readonly gateway: Gateway;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly locks: Locks;
  readonly bugs: Bugs;
  readonly navigator: Navigator;
  readonly page: CurrentPage;
  readonly bridge: Pick<NativeBridge, 'present' | 'send'>;
  readonly addresses: Pick<RouteTable, 'href'>;
}

/** Binds the app machine to its ports. `kinds` must be those of its input. */
export function provideApp(ports: AppPorts, kinds: readonly AnyDeferredKind[]) {
  const { storage, navigator, page, bridge, addresses } = ports;
  const memory = sessionMemoryOf(storage);
  const home = addresses.href('home', {});
  const stored = { memory, tasks: storage.slot(deferralTaskKey), token: memory.token };
  return appMachine.provide({
    actors: {
      session: provideSession({ ...ports, ...stored, deployPath: home.replace(/\/$/, '') }),
      deferral: provideDeferral({ ...ports, ...stored, runners: taskRunners(ports, kinds) }),
    },
    actions: {
      goHome: () => navigator.replace(home),
      navigate: (_, path) => navigator.replace(path || home),
      goToLogin: () => navigator.go(addresses.href('login', {}, { redirect: sitePath(page.path()) })),
      requestShellLogin: () => bridge.send({ action: 'login' }),
    },
    guards: { isInShell: () => bridge.present },
  });
}

const toTaskSettled = ({ taskId, outcome }: SettledTask): AppEmitted => ({ type: 'task.settled', taskId, outcome });

const isLoginPending = ({ pendingLogin, session }: AppContext): boolean => pendingLogin !== null && !session.busy;
