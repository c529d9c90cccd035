import type { Storage } from '@fairhall/core/ports/storage';
import { createSupplierSession } from '@fairhall/core/supplier-login/session';
import type { Connection } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { waitWithProgress } from '../progress.ts';

/** Time-out for revoking a login, in milliseconds. */
const TIMEOUT_MS = 3_000;

/**
 * Revokes the login of a storage at the gateway and removes it from the storage. True if the gateway confirmed;
 * otherwise the token expires by itself after its thirty days.
 */
export async function endLogin(invocation: Invocation, connection: Connection, storage: Storage): Promise<boolean> {
  const { supplier } = connection.supplierGateway(storage);
  const signal = AbortSignal.any([connection.signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const response = supplier.logout({}, { idempotencyKey: connection.ids.uuid(), signal, handled: true });
  const answer = await waitWithProgress(invocation, response);
  createSupplierSession(storage).end();
  return answer.ok || answer.error.kind === 'INVALID_TOKEN';
}
