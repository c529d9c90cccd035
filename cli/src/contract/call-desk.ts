import type { Call } from '@fairhall/core/contract/call';
import type { SendOptions } from '@fairhall/core/contract/client';
import { callNamed } from '@fairhall/core/contract/describe-call';
import type { GatewayError } from '@fairhall/core/contract/error';
import { secondaryContract } from '@fairhall/core/contract/trees/secondary-contract';
import { supplierContract } from '@fairhall/core/contract/trees/supplier';
import type { Ids } from '@fairhall/core/ports/ids';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, toCallFailure } from '../answer.ts';
import { connect } from '../connection.ts';
import { readSavedLogin, toBuyerCallFailure } from '../login.ts';
import type { Invocation } from '../noun.ts';
import { connectStaff, toStaffCallFailure } from '../staff-connection.ts';
import { connectSupplier, toSupplierCallFailure, toSupplierPorts } from '../supplier-login/connect-supplier.ts';

type Send = (data: unknown, options: SendOptions) => Promise<Result<unknown, GatewayError>>;

/** Sends a contract call with the login that the call needs. */
export interface CallDesk {
  readonly send: Send;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly signal: AbortSignal;
  failed(error: GatewayError): { readonly ok: false; readonly error: Failure };
}

/**
 * Staff calls use the staff token, supplier calls the login of `supplier login`, and all others the buyer's login if
 * one is saved. A call that needs a login fails without one before anything is sent. D-94
 */
export function openCallDesk(invocation: Invocation, name: string, call: Call): Result<CallDesk, Failure> {
  if (call.access === 'support' || call.access === 'operator') return staffDesk(invocation, name);
  return isOfSupplier(name, call) ? supplierDesk(invocation, name, call) : buyerDesk(invocation, name, call);
}

/**
 * Whether only suppliers may make a call. Some calls, such as picture uploads, are in both contracts and open to others
 * too.
 */
const isOfSupplier = (name: string, { access, client }: Call): boolean =>
  callNamed(supplierContract, name) !== undefined && (access === 'supplier' || client === 'supplier');

function staffDesk(invocation: Invocation, name: string): Result<CallDesk, Failure> {
  const connection = connectStaff(invocation);
  if (!connection.ok) return connection;
  const { gateway, origin, ids, signal } = connection.value;
  return ok({ send: findFunction(gateway, name), ids, signal, failed: (error) => toStaffCallFailure(error, origin) });
}

function supplierDesk(invocation: Invocation, name: string, { access }: Call): Result<CallDesk, Failure> {
  if (access !== 'supplier') {
    const connection = connect(invocation);
    if (!connection.ok) return connection;
    const { ids, signal, origin } = connection.value;
    const { supplierGateway } = toSupplierPorts(connection.value);
    return ok({
      send: findFunction(supplierGateway, name),
      ids,
      signal,
      failed: (error) => toCallFailure(error, origin),
    });
  }
  const desk = connectSupplier(invocation);
  if (!desk.ok) return desk;
  const { connection, ports } = desk.value;
  return ok({
    send: findFunction(ports.supplierGateway, name),
    ids: ports.ids,
    signal: connection.signal,
    failed: (error) => toSupplierCallFailure(desk.value, error),
  });
}

function buyerDesk(invocation: Invocation, name: string, { access }: Call): Result<CallDesk, Failure> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const { gateway, front, ids, signal, origin } = connection.value;
  const isOfFront = callNamed(secondaryContract, name) !== undefined;
  const desk = { send: findFunction(isOfFront ? front() : gateway, name), ids, signal };
  if (access !== 'buyer') return ok({ ...desk, failed: (error) => toCallFailure(error, origin) });
  const login = readSavedLogin(connection.value);
  if (!login.ok) return login;
  return ok({ ...desk, failed: (error) => toBuyerCallFailure(error, login.value, origin) });
}

/** The client's function for a call's dotted name, such as `catalogue.goodsDetail`. */
function findFunction(gateway: object, name: string): Send {
  let node: unknown = gateway;
  for (const part of name.split('.')) node = (node as Record<string, unknown>)[part];
  return node as Send;
}
