import { provideSession } from '@fairhall/core/account/session.machine';
import type { Gateway } from '@fairhall/core/ports/gateway';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { type Connection, connect, connectTo } from '../connection.ts';
import { EXIT } from '../exit-codes.ts';
import { withFlow } from '../flow.ts';
import { memoryOf } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { savedStates } from './saved-states.ts';

/** There is no page to load anew. */
const NO_PAGE = { navigator: { reload: () => undefined }, page: { path: () => '/' }, deployPath: '' };

/** Ends the login at the gateway and forgets it here, here also where the gateway is away. */
export async function logOut(invocation: Invocation): Promise<Outcome> {
  const connection = reach(invocation);
  if (!connection.ok) return connection;
  const { origin, ids } = connection.value;
  const memory = memoryOf(connection.value);
  if (memory.token.read() === null) return told(origin, { loggedOut: false, revoked: false });
  const { gateway, wasRevoked } = watchLogout(connection.value.gateway);
  const ports = { gateway, ids, memory, ...NO_PAGE };
  await withFlow(
    invocation,
    {
      provide: (bugs) => provideSession({ ...ports, bugs }),
      input: undefined,
      // Whose the token is does not matter any more.
      isBusy: (snapshot) => snapshot.matches({ open: 'recalling' }) || snapshot.matches('leaving'),
    },
    async (flow) => {
      await flow.do();
      await flow.do({ type: 'logout.requested' });
    },
  );
  return told(origin, { loggedOut: true, revoked: wasRevoked() });
}

/** Without a running server the one login that is saved is meant. */
function reach(invocation: Invocation): Result<Connection, Failure> {
  const connection = connect(invocation);
  if (connection.ok || connection.error.exit !== EXIT.unreachable) return connection;
  const [login, ...others] = savedStates(invocation.terminal.environment).filter(({ login }) => login !== null);
  if (login === undefined) return connection;
  if (others.length === 0) return connectTo(login.origin, invocation);
  const origins = [login, ...others].map(({ origin }) => origin).join(', ');
  return fail(EXIT.usage, { key: 'terminal.account.several', values: { origins } });
}

/** The flow lets nobody wait for the gateway's answer; a person may still want to know it. */
function watchLogout(gateway: Gateway) {
  let revoked = false;
  const logout: Gateway['account']['logout'] = async (data, options) => {
    const answer = await gateway.account.logout(data, options);
    revoked = answer.ok || answer.error.kind === 'INVALID_TOKEN';
    return answer;
  };
  return { gateway: { account: { ...gateway.account, logout } }, wasRevoked: () => revoked };
}

interface Ended {
  readonly loggedOut: boolean;
  readonly revoked: boolean;
}

function told(origin: string, ended: Ended): Outcome {
  const { loggedOut, revoked } = ended;
  const key = loggedOut ? (revoked ? 'account.loggedOut' : 'terminal.account.notRevoked') : 'terminal.account.nobody';
  return ok({
    data: { ...ended, gateway: origin },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key, values: { origin } }],
  });
}
