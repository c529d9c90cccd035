import { forgetLogin, type SessionMemory } from '@fairhall/core/account/session-memory';
import { sessionMemoryOf } from '@fairhall/core/app/session-memory';
import type { GatewayError } from '@fairhall/core/contract/error';
import type { DisplayMessage } from '@fairhall/core/contract/error-message';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, LOGIN_ADVICE, toCallFailure } from './answer.ts';
import type { Connection } from './connection.ts';
import { COMMAND_EXIT_CODES } from './exit-codes.ts';

/** The saved login of a gateway. `token` is the one at the start of the command. */
export interface SavedLogin {
  readonly token: string;
  readonly memory: SessionMemory;
}

export const getLoginMemory = ({ storage }: Pick<Connection, 'storage'>): SessionMemory => sessionMemoryOf(storage);

/** The saved login of this gateway; without one, a failure that says how to log in.  */
export function readSavedLogin(connection: Pick<Connection, 'storage' | 'origin'>): Result<SavedLogin, Failure> {
  const memory = getLoginMemory(connection);
  const token = memory.token.read();
  if (token !== null) return ok({ token, memory });
  const { origin } = connection;
  return fail(COMMAND_EXIT_CODES.loginNeeded, { key: 'terminal.account.nobody', values: { origin } }, LOGIN_ADVICE);
}

/** The address of the saved login; undefined without a login. */
export function readLoginEmail({ storage }: Pick<Connection, 'storage'>): string | undefined {
  const { token, contactEmail } = getLoginMemory({ storage });
  return token.read() === null ? undefined : (contactEmail.read() ?? undefined);
}

/**
 * The failure of a call that needed the login. If the gateway rejected the token, removes the login from this computer,
 * unless another command has saved a new one meanwhile. REL-18
 */
export function toBuyerCallFailure(
  error: GatewayError,
  { token, memory }: SavedLogin,
  origin: string,
  message?: DisplayMessage,
) {
  if (error.kind === 'INVALID_TOKEN' && memory.token.read() === token) forgetLogin(memory);
  return toCallFailure(error, origin, message);
}

interface FailedSubmit {
  readonly error: GatewayError | null;
  /** The flow's message for the error. */
  readonly message: DisplayMessage | null;
  readonly login: SavedLogin;
  readonly origin: string;
  readonly key: string;
}

/** The failure of a submit that needed the login. */
export function toSubmitFailure({ error, message, login, origin, key }: FailedSubmit) {
  if (error === null) return fail(COMMAND_EXIT_CODES.refused, message ?? { key: 'request.server' });
  return withRepeat(toBuyerCallFailure(error, login, origin, message ?? undefined), key);
}

/**
 * Adds to the failure of a submit without a response, which may have arrived, how to repeat it so that both count once.
 * REL-02
 */
export function withRepeat(failed: { readonly ok: false; readonly error: Failure }, key: string) {
  const { exit, message } = failed.error;
  return exit === COMMAND_EXIT_CODES.unreachable
    ? fail(exit, message, { key: 'terminal.submit.again', values: { key } })
    : failed;
}
