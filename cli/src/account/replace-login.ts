import { createFileStore } from '@fairhall/adapters/node/file-store';
import { buyerTokenKey } from '@fairhall/core/account/keys';
import type { Login } from '@fairhall/core/account/session-memory';
import { ok } from '@fairhall/core/result';
import { createStorage } from '@fairhall/core/storage/storage';
import { fail, type Outcome } from '../answer.ts';
import { openCommandApp } from '../app.ts';
import type { Connection } from '../connection.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { withFlow } from '../flow.ts';
import { getLoginMemory } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { waitWithProgress } from '../progress.ts';

/** Time-out for revoking the previous login, in milliseconds. */
const TIMEOUT_MS = 3_000;

/**
 * Saves a login and first revokes the previously saved one at the gateway. A new login that cannot be saved is revoked
 * too, since nobody could use it or log it out. 
 */
export async function replaceLogin(invocation: Invocation, connection: Connection, login: Login): Promise<Outcome> {
  const { origin, file } = connection;
  const memory = getLoginMemory(connection);
  if (memory.token.read() !== null) await waitWithProgress(invocation, revoke(connection));
  memory.token.drop();
  await withFlow(
    invocation,
    (bugs) => openCommandApp(connection, bugs),
    (app) => app.do({ type: 'login.succeeded', ...login }),
  );
  memory.cart.drop();
  if (!isSaved(connection, login.token)) {
    await waitWithProgress(invocation, revoke(connection));
    return fail(COMMAND_EXIT_CODES.refused, { key: 'terminal.account.notSaved', values: { file } });
  }
  const { email } = login;
  return ok({
    data: { email, gateway: origin },
    view: { kind: 'table', columns: [{ title: 'email' }], rows: [[email]] },
    remarks: [{ key: 'terminal.account.loggedIn', values: { email, origin } }],
  });
}

/** Revokes the saved login at the gateway. Without a response the token expires after its thirty days. */
async function revoke({ gateway, ids, signal }: Connection): Promise<void> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  await gateway.account.logout({}, { idempotencyKey: ids.uuid(), signal: limited, handled: true });
}

/** Whether the file contains the token. A store that cannot write its file holds values in memory without an error. */
function isSaved({ file, clock }: Connection, token: string): boolean {
  return createStorage(createFileStore(file, clock), clock).slot(buyerTokenKey).read() === token;
}
