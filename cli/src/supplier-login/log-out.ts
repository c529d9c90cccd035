import { ok } from '@fairhall/core/result';
import { createSupplierSession } from '@fairhall/core/supplier-login/session';
import type { Outcome } from '../answer.ts';
import { connect } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { endLogin } from './end-login.ts';

/**
 * Logs a supplier's person out, on this computer even if the gateway does not respond. A buyer's login stays.
 */
export async function logOutSupplier(invocation: Invocation): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { storage, origin } = connection.value;
  const loggedOut = createSupplierSession(storage).hasToken();
  const revoked = loggedOut && (await endLogin(invocation, connection.value, storage));
  const known = revoked ? 'account.loggedOut' : 'terminal.account.notRevoked';
  return ok({
    data: { loggedOut, revoked, gateway: origin },
    view: { kind: 'facts', facts: [] },
    remarks: [{ key: loggedOut ? known : 'terminal.supplier.nobody', values: { origin } }],
  });
}
