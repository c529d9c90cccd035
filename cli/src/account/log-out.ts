import type { Gateway } from '@fairhall/core/ports/gateway';
import { waitForView } from '@fairhall/core/ports/wait-for-view';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { openCommandApp } from '../app.ts';
import { type Connection, connect, connectTo } from '../connection.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { withFlow } from '../flow.ts';
import { listSavedStates } from '../list-saved-states.ts';
import { getLoginMemory } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { waitWithProgress } from '../progress.ts';

/**
 * Revokes the login at the gateway and removes it from this computer, even if the gateway does not respond. to
 *
 */
export async function logOut(invocation: Invocation): Promise<Outcome> {
  const connection = connectToLogin(invocation);
  if (!connection.ok) return connection;
  const { origin, signal } = connection.value;
  if (getLoginMemory(connection.value).token.read() === null)
    return toLogoutOutcome(origin, { loggedOut: false, revoked: false });
  const { gateway, wasRevoked } = watchLogout(connection.value.gateway);
  await withFlow(
    invocation,
    (bugs) => openCommandApp({ ...connection.value, gateway }, bugs),
    async (app) => {
      // Does not wait for idle: the session also asks the gateway for the account of the login, which is not needed
      // here.
      await waitForView(app, ({ session }) => session.isLoggedIn, signal);
      app.send({ type: 'logout.requested' });
      const left = waitForView(app, ({ session }) => !session.isLoggedIn, signal);
      await waitWithProgress(invocation, left);
    },
  );
  return toLogoutOutcome(origin, { loggedOut: true, revoked: wasRevoked() });
}

/**
 * Without a running server or a given gateway, connects to the gateway of the only saved login; with several logins,
 * the gateway must be given.
 */
function connectToLogin(invocation: Invocation): Result<Connection, Failure> {
  const connection = connect(invocation);
  if (connection.ok || connection.error.exit !== COMMAND_EXIT_CODES.unreachable) return connection;
  const [login, ...others] = listSavedStates(invocation.terminal.environment).filter(({ login }) => login !== null);
  if (login === undefined) return connection;
  if (others.length === 0) return connectTo(login.origin, invocation);
  const origins = [login, ...others].map(({ origin }) => origin).join(', ');
  return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.account.several', values: { origins } });
}

/** Records whether the gateway revoked the login: the session logs out in either case and does not report it. */
function watchLogout(gateway: Gateway) {
  let revoked = false;
  const endLogin: Gateway['account']['logout'] = async (data, options) => {
    const answer = await gateway.account.logout(data, options);
    revoked = answer.ok || answer.error.kind === 'INVALID_TOKEN';
    return answer;
  };
  return { gateway: { ...gateway, account: { ...gateway.account, logout: endLogin } }, wasRevoked: () => revoked };
}

interface LogoutResult {
  readonly loggedOut: boolean;
  readonly revoked: boolean;
}

function toLogoutOutcome(origin: string, logoutResult: LogoutResult): Outcome {
  const { loggedOut, revoked } = logoutResult;
  const key = loggedOut ? (revoked ? 'account.loggedOut' : 'terminal.account.notRevoked') : 'terminal.account.nobody';
  return ok({
    data: { ...logoutResult, gateway: origin },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key, values: { origin } }],
  });
}
