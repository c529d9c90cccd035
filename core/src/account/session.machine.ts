import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import type { Bugs } from '../ports/bugs.ts';
import type { CurrentPage } from '../ports/current-page.ts';
import type { Ids } from '../ports/ids.ts';
import type { Navigator } from '../ports/navigator.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import { type BuyerInfo, hasOtherTags } from './buyer-info.ts';
import { type LoadUserPorts, type LoadUserResult, loadUser } from './load-user.ts';
import { pathAfterLogout } from './logout-path.ts';
import { type Login, type SessionMemory, saveLogin } from './session-memory.ts';

/** Milliseconds that a logout waits for the gateway before this device removes the login anyway. */
const LOGOUT_TIMEOUT = 5_000;

export type SessionEvent =
  | ({ readonly type: 'login.succeeded' } & Login)
  | { readonly type: 'logout.requested' }
  /** Another tab changed the stored token. */
  | { readonly type: 'storage.changed' }
  /** The account and its token no longer exist, so there is no token to revoke. */
  | { readonly type: 'account.erased' }
  /** The buyer has changed their account data. */
  | { readonly type: 'user.changed' }
  /** The gateway rejected a call of the main client because the token is no longer valid. */
  | { readonly type: 'token.rejected' };

interface StoredSession {
  readonly hasToken: boolean;
  readonly user: BuyerInfo | null;
}

interface SessionContext {
  /** Null until the stored token has been read. */
  readonly hasToken: boolean | null;
  readonly user: BuyerInfo | null;
}

/** The events that the session emits. */
export type SessionEmitted =
  /** A login in this page or in another tab. */
  | { readonly type: 'session.loggedIn' }
  /** A logout in this page only: another tab may have removed the token only because it was no longer valid. */
  | { readonly type: 'session.loggedOut' }
  /** The token disappeared without a logout in this page. */
  | { readonly type: 'session.lost' };

const NO_USER = { hasToken: false, user: null } as const;

/** The current login: first from the device's storage, then from the gateway.  */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy',
  },
  actors: {
    readSession: requireActor<StoredSession, undefined>('readSession'),
    load: requireActor<LoadUserResult, undefined>('load'),
    revoke: requireActor<void, undefined>('revoke'),
  },
  actions: {
    reportBug: failWithBug,
    saveLogin: requireAction<Login>('saveLogin'),
    clearStorage: requireAction('clearStorage'),
    reload: requireAction('reload'),
    reloadAfterLogout: requireAction('reloadAfterLogout'),
    clearUser: assign(NO_USER),
    endSession: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(NO_USER);
      if (context.hasToken === true) enqueue.emit({ type: 'session.lost' });
    }),
    emitLogin: emit({ type: 'session.loggedIn' }),
    emitLogout: emit({ type: 'session.loggedOut' }),
  },
  guards: {
    hasToken: ({ context }) => context.hasToken === true,
  },
  delays: { LOGOUT_TIMEOUT },
}).createMachine({
  id: 'session',
  context: { hasToken: null, user: null },
  initial: 'open',
  states: {
    open: {
      on: {
        'login.succeeded': {
          target: '.checking',
          actions: [
            { type: 'saveLogin', params: ({ event: { token, source, email } }) => ({ token, source, email }) },
            assign({ hasToken: true, user: null }),
            'emitLogin',
          ],
        },
        'storage.changed': '.reading',
        'logout.requested': { guard: 'hasToken', target: 'loggingOut' },
        'account.erased': { guard: 'hasToken', target: 'loggedOut' },
        'token.rejected': { guard: 'hasToken', target: '.checking' },
        'user.changed': { guard: 'hasToken', target: '.checking' },
      },
      initial: 'reading',
      states: {
        reading: {
          tags: 'busy',
          invoke: {
            src: 'readSession',
            onDone: [
              {
                guard: ({ context, event }) => event.output.hasToken && context.hasToken !== null,
                target: 'checking',
                actions: [assign(({ event }) => event.output), 'emitLogin'],
              },
              {
                guard: ({ event }) => event.output.hasToken,
                target: 'checking',
                actions: assign(({ event }) => event.output),
              },
              { target: 'visitor', actions: 'endSession' },
            ],
            onError: { target: 'visitor', actions: ['reportBug', 'endSession'] },
          },
        },
        visitor: {},
        checking: {
          tags: 'busy',
          invoke: {
            src: 'load',
            onDone: [
              {
                guard: ({ context, event }) => isChanged(context, event.output),
                target: 'buyer',
                actions: [assign(({ event }) => userOf(event.output)), 'reload'],
              },
              {
                guard: ({ event }) => event.output.kind === 'user',
                target: 'buyer',
                actions: assign(({ event }) => userOf(event.output)),
              },
              { guard: ({ event }) => event.output.kind === 'nobody', target: 'visitor', actions: 'endSession' },
              { guard: ({ event }) => event.output.kind === 'changed', target: 'reading' },
              { target: 'unreachable' },
            ],
            onError: { target: 'unreachable', actions: 'reportBug' },
          },
        },
        buyer: {},
        /**
         * The gateway could not identify the token's owner: the person is shown as a visitor, and the token stays
         * stored. REL-18
         */
        unreachable: {},
      },
    },
    loggingOut: {
      tags: 'busy',
      invoke: {
        src: 'revoke',
        onDone: 'loggedOut',
        onError: { target: 'loggedOut', actions: 'reportBug' },
      },
      after: { LOGOUT_TIMEOUT: 'loggedOut' },
    },
    loggedOut: {
      entry: ['clearStorage', 'clearUser', 'emitLogout', 'reloadAfterLogout'],
      always: 'open.visitor',
    },
  },
});

export interface SessionPorts extends LoadUserPorts {
  readonly ids: Pick<Ids, 'uuid'>;
  readonly navigator: Pick<Navigator, 'reload'>;
  readonly page: Pick<CurrentPage, 'path'>;
  /** Prefix of every path, such as `/shop`; may be ''. A-85 */
  readonly deployPath: string;
  readonly bugs: Bugs;
}

/** Binds the session to the gateway and to the device's storage. */
export function provideSession(ports: SessionPorts) {
  const { memory, navigator, page, deployPath } = ports;
  return sessionMachine.provide({
    actors: {
      readSession: fromPromise<StoredSession, undefined>(async () => readStoredSession(memory)),
      load: fromPromise<LoadUserResult, undefined>(({ signal }) => loadUser(ports, signal)),
      revoke: fromPromise<void, undefined>(async ({ signal }) => {
        const options = { idempotencyKey: ports.ids.uuid(), signal, handled: true, retry: true };
        await ports.gateway.account.logout({}, options);
      }),
    },
    actions: {
      reportBug: ({ event }) => ports.bugs.report(getCause(event)),
      saveLogin: (_, login) => saveLogin(memory, login),
      clearStorage: () => memory.clearForLogout(),
      reload: () => navigator.reload(),
      reloadAfterLogout: () => navigator.reload(pathAfterLogout(page.path(), deployPath)),
    },
  });
}

function readStoredSession({ token, user }: SessionMemory): StoredSession {
  const hasToken = token.read() !== null;
  return { hasToken, user: hasToken ? user.read() : null };
}

const userOf = (loaded: LoadUserResult): { readonly user: BuyerInfo | null } => ({
  user: loaded.kind === 'user' ? loaded.user : null,
});

/** Whether the loaded tags differ from the stored ones, with which the page was rendered. */
const isChanged = ({ user }: SessionContext, loaded: LoadUserResult): boolean =>
  loaded.kind === 'user' && user !== null && hasOtherTags(user, loaded.user);
