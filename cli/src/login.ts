import { forgetLogin, type SessionMemory } from '@fairhall/core/account/session-memory';
import { sessionMemoryOf } from '@fairhall/core/app/session-memory';
import type { GatewayError } from '@fairhall/core/contract/error';
import type { ShownMessage } from '@fairhall/core/contract/error-message';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail, failedCall, HOW_TO_LOG_IN } from './answer.ts';
import type { Connection } from './connection.ts';
import { EXIT } from './exit-codes.ts';

/** The saved login of a gateway, as it was when a command began. */
export interface SavedLogin {
  readonly token: string;
  readonly memory: SessionMemory;
}

export const memoryOf = ({ storage }: Pick<Connection, 'storage'>): SessionMemory => sessionMemoryOf(storage);

/** Whoever is logged in at this gateway; where nobody is, how to become somebody.  */
export function savedLogin(connection: Pick<Connection, 'storage' | 'origin'>): Result<SavedLogin, Failure> {
  const memory = memoryOf(connection);
  const token = memory.token.read();
  if (token !== null) return ok({ token, memory });
  const { origin } = connection;
  return fail(EXIT.loginNeeded, { key: 'terminal.account.nobody', values: { origin } }, HOW_TO_LOG_IN);
}

/** The address of the saved login; undefined where nobody is logged in. */
export function savedAddress({ storage }: Pick<Connection, 'storage'>): string | undefined {
  const { token, contactEmail } = memoryOf({ storage });
  return token.read() === null ? undefined : (contactEmail.read() ?? undefined);
}

/**
 * A failed call of who is logged in. A login that is no longer good is forgotten, but for one that another command has
 * saved meanwhile. REL-18
 */
export function failedBuyerCall(
  error: GatewayError,
  { token, memory }: SavedLogin,
  origin: string,
  message?: ShownMessage,
) {
  if (error.kind === 'INVALID_TOKEN' && memory.token.read() === token) forgetLogin(memory);
  return failedCall(error, origin, message);
}

interface FailedSubmit {
  readonly error: GatewayError | null;
  /** What the flow says of it. */
  readonly message: ShownMessage | null;
  readonly login: SavedLogin;
  readonly origin: string;
  readonly key: string;
}

/** A submit that did not arrive, or about which nobody knows: then its key sends the same again. */
export function failedSubmit({ error, message, login, origin, key }: FailedSubmit) {
  if (error === null) return fail(EXIT.refused, message ?? { key: 'request.server' });
  return withRepeat(failedBuyerCall(error, login, origin, message ?? undefined), key);
}

/** A failed submit about which nobody knows whether it arrived: how to send the same once more. REL-02 */
export function withRepeat(failed: { readonly ok: false; readonly error: Failure }, key: string) {
  const { exit, message } = failed.error;
  return exit === EXIT.unreachable ? fail(exit, message, { key: 'terminal.submit.again', values: { key } }) : failed;
}
