import type { GatewayError } from '@fairhall/core/contract/error';
import type { DisplayMessage } from '@fairhall/core/contract/error-message';
import type { Bugs } from '@fairhall/core/ports/bugs';
import type { Message } from '@fairhall/core/ports/texts';
import { ok, type Result } from '@fairhall/core/result';
import type { SupplierPorts } from '@fairhall/core/supplier-login/ports';
import { createSupplierSession } from '@fairhall/core/supplier-login/session';
import { type Failure, fail, toCallFailure } from '../answer.ts';
import { type Connection, connect } from '../connection.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';

const LOGIN_ADVICE: Message = { key: 'terminal.supplier.howToLogIn' };

/** A connection to the gateway for a supplier's person. Their login is saved beside the buyer's. */
export interface SupplierDesk {
  readonly connection: Connection;
  /** The ports of the flows of the supplier pages. */
  readonly ports: Omit<SupplierPorts, 'bugs'>;
}

/** Finds the gateway and the saved login; without one, a failure that says how to log in. */
export function connectSupplier(invocation: Invocation): Result<SupplierDesk, Failure> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { storage, origin } = connection.value;
  if (!createSupplierSession(storage).hasToken())
    return fail(COMMAND_EXIT_CODES.loginNeeded, { key: 'terminal.supplier.nobody', values: { origin } }, LOGIN_ADVICE);
  return ok({ connection: connection.value, ports: toSupplierPorts(connection.value) });
}

/** The ports of the supplier flows, with the login of the given storage. */
export const toSupplierPorts = (connection: Connection, storage = connection.storage): SupplierDesk['ports'] => ({
  ...connection,
  storage,
  supplierGateway: connection.supplierGateway(storage),
});

export const withBugs = ({ ports }: SupplierDesk, bugs: Bugs): SupplierPorts => ({ ...ports, bugs });

/** The failure of a supplier call. Removes a login that the gateway rejects from this computer. REL-18 */
export function toSupplierCallFailure({ connection }: SupplierDesk, error: GatewayError, message?: DisplayMessage) {
  if (error.kind !== 'INVALID_TOKEN') return toCallFailure(error, connection.origin, message);
  createSupplierSession(connection.storage).end();
  return fail(COMMAND_EXIT_CODES.loginNeeded, { key: 'request.relogin' }, LOGIN_ADVICE);
}
