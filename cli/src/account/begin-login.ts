import { createFileStore } from '@fairhall/adapters/node/file-store';
import { buyerTokenKey } from '@fairhall/core/account/keys';
import type { Login } from '@fairhall/core/account/session-memory';
import { ok } from '@fairhall/core/result';
import { createStorage } from '@fairhall/core/storage/storage';
import { fail, type Outcome } from '../answer.ts';
import { openLineApp } from '../app.ts';
import type { Connection } from '../connection.ts';
import { EXIT } from '../exit-codes.ts';
import { withFlow } from '../flow.ts';
import { memoryOf } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { waitingFor } from '../progress.ts';

/** How long the gateway is given to end the login that was there before, in milliseconds. */
const PATIENCE = 3_000;

/** Saves a login in place of the one before, which is ended at the gateway too.  */
export async function beginLogin(invocation: Invocation, connection: Connection, login: Login): Promise<Outcome> {
  const { origin, file } = connection;
  const memory = memoryOf(connection);
  if (memory.token.read() !== null) await waitingFor(invocation, revoke(connection));
  memory.token.drop();
  await withFlow(
    invocation,
    (bugs) => openLineApp(connection, bugs),
    (app) => app.do({ type: 'login.succeeded', ...login }),
  );
  memory.cart.drop();
  if (!isSaved(connection, login.token)) {
    await waitingFor(invocation, revoke(connection));
    return fail(EXIT.refused, { key: 'terminal.account.notSaved', values: { file } });
  }
  const { email } = login;
  return ok({
    data: { email, gateway: origin },
    view: { kind: 'table', columns: [{ title: 'email' }], rows: [[email]] },
    remarks: [{ key: 'terminal.account.loggedIn', values: { email, origin } }],
  });
}

/** Ends the login whose token is shown at this moment. Where nobody answers, its life of thirty days ends it. */
async function revoke({ gateway, ids, signal }: Connection): Promise<void> {
  const limited = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]);
  await gateway.account.logout({}, { idempotencyKey: ids.uuid(), signal: limited, handled: true });
}

/** Whether the next command will find it: where a file cannot be written, values last as long as the program. */
function isSaved({ file, clock }: Connection, token: string): boolean {
  return createStorage(createFileStore(file, clock), clock).slot(buyerTokenKey).read() === token;
}
