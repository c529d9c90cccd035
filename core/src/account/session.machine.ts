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

/** How long a logout waits for the gateway before this device forgets the login anyway, in milliseconds. */
const LOGOUT_TIMEOUT = 5_000;

export type SessionEvent =
  | ({ readonly type: 'login.succeeded' } & Login)
  | { readonly type: 'logout.requested' }
  /** Another tab changed the kept token. */
  | { readonly type: 'storage.changed' }
  /** The account is gone, and its token with it: there is nothing to revoke. */
  | { readonly type: 'account.erased' }
  /** The buyer has changed what the account says of it. */
  | { readonly type: 'user.changed' }
  /** A call of the main client was told that the token is no longer good. */
  | { readonly type: 'token.refused' };

interface StoredSession {
  readonly hasToken: boolean;
  readonly user: BuyerInfo | null;
}

interface SessionContext {
  /** Null until the stored token has been read. */
  readonly hasToken: boolean | null;
  readonly user: BuyerInfo | null;
}

/** What the session tells whoever listens to it. */
export type SessionEmitted =
  /** In this page, or in another tab. */
  | { readonly type: 'session.loggedIn' }
  /** In this page alone: another tab may only have found its token no longer good. */
  | { readonly type: 'session.loggedOut' }
  /** The token is gone without a logout here. */
  | { readonly type: 'session.lost' };

const NO_USER = { hasToken: false, user: null } as const;

/** Who is logged in, from what the device keeps to what the gateway says.  */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'busy',
  },
  actors: {
    recall: requireActor<StoredSession, undefined>('recall'),
    load: requireActor<LoadUserResult, undefined>('load'),
    revoke: requireActor<void, undefined>('revoke'),
  },
  actions: {
    reportBug: failWithBug,
    keepLogin: requireAction<Login>('keepLogin'),
    clear: requireAction('clear'),
    reload: requireAction('reload'),
    reloadAfterLogout: requireAction('reloadAfterLogout'),
    forget: assign(NO_USER),
    lose: enqueueActions(({ context, enqueue }) => {
      enqueue.assign(NO_USER);
      if (context.hasToken === true) enqueue.emit({ type: 'session.lost' });
    }),
    announceLogin: emit({ type: 'session.loggedIn' }),
    announceLogout: emit({ type: 'session.loggedOut' }),
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
            { type: 'keepLogin', params: ({ event: { token, source, email } }) => ({ token, source, email }) },
            assign({ hasToken: true, user: null }),
            'announceLogin',
          ],
        },
        'storage.changed': '.recalling',
        'logout.requested': { guard: 'hasToken', target: 'loggingOut' },
        'account.erased': { guard: 'hasToken', target: 'loggedOut' },
        'token.refused': { guard: 'hasToken', target: '.checking' },
        'user.changed': { guard: 'hasToken', target: '.checking' },
      },
      initial: 'recalling',
      states: {
        recalling: {
          tags: 'busy',
          invoke: {
            src: 'recall',
            onDone: [
              {
                guard: ({ context, event }) => event.output.hasToken && context.hasToken !== null,
                target: 'checking',
                actions: [assign(({ event }) => event.output), 'announceLogin'],
              },
              {
                guard: ({ event }) => event.output.hasToken,
                target: 'checking',
                actions: assign(({ event }) => event.output),
              },
              { target: 'visitor', actions: 'lose' },
            ],
            onError: { target: 'visitor', actions: ['reportBug', 'lose'] },
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
              { guard: ({ event }) => event.output.kind === 'nobody', target: 'visitor', actions: 'lose' },
              { guard: ({ event }) => event.output.kind === 'changed', target: 'recalling' },
              { target: 'unreachable' },
            ],
            onError: { target: 'unreachable', actions: 'reportBug' },
          },
        },
        buyer: {},
        /** The gateway could not tell whose token it is: shown as a visitor, and the token is kept. REL-18 */
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
      entry: ['clear', 'forget', 'announceLogout', 'reloadAfterLogout'],
      always: 'open.visitor',
    },
  },
});

export interface SessionPorts extends LoadUserPorts {
  readonly ids: Pick<Ids, 'uuid'>;
  readonly navigator: Pick<Navigator, 'reload'>;
  readonly page: Pick<CurrentPage, 'path'>;
  /** In front of every address, such as `/shop` or the empty text. A-85 */
  readonly deployPath: string;
  readonly bugs: Bugs;
}

/** Binds the session to the gateway and to what the device keeps. */
export function provideSession(ports: SessionPorts) {
  const { memory, navigator, page, deployPath } = ports;
  return sessionMachine.provide({
    actors: {
      recall: fromPromise<StoredSession, undefined>(async () => readStoredSession(memory)),
      load: fromPromise<LoadUserResult, undefined>(({ signal }) => loadUser(ports, signal)),
      revoke: fromPromise<void, undefined>(async ({ signal }) => {
        const options = { idempotencyKey: ports.ids.uuid(), signal, handled: true, retry: true };
        await ports.gateway.account.logout({}, options);
      }),
    },
    actions: {
      reportBug: ({ event }) => ports.bugs.report(getCause(event)),
      keepLogin: (_, login) => saveLogin(memory, login),
      clear: () => memory.clearForLogout(),
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

/** Whether the tags differ from the kept ones, by which the page was made. */
const isChanged = ({ user }: SessionContext, loaded: LoadUserResult): boolean =>
  loaded.kind === 'user' && user !== null && hasOtherTags(user, loaded.user);
