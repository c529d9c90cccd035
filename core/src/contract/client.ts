import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Result } from '../result.ts';
import type { AnyCall, Call, Contract, InputOf, OutputOf } from './call.ts';
import { isCall } from './call.ts';
import type { GatewayError } from './error.ts';

export interface SendOptions {
  readonly signal?: CancelSignal;
  /** UUID made when the person acted; needed by every submit, and kept when the same action is tried again. */
  readonly idempotencyKey?: string;
  /** Reads around the shared and kept answers. */
  readonly fresh?: boolean;
  /** The caller shows the failure itself, so nobody else does. */
  readonly handled?: boolean;
  /** Tries a submit again, with its key, where a read would be (REL-05). Reads are tried again unasked. */
  readonly retry?: boolean;
}

export type Send = (call: Call, data: unknown, options: SendOptions) => Promise<Result<unknown, GatewayError>>;

type CallFunction<C extends AnyCall> = C['mode'] extends 'submit'
  ? (
      data: InputOf<C>,
      options: SendOptions & { readonly idempotencyKey: string },
    ) => Promise<Result<OutputOf<C>, GatewayError>>
  : (data: InputOf<C>, options?: SendOptions) => Promise<Result<OutputOf<C>, GatewayError>>;

/** The functions of a contract, in the contract's own tree. */
export type Client<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends AnyCall ? CallFunction<Tree[Name]> : Client<Tree[Name]>;
};

/** Makes the typed functions of a contract over one way of sending. */
export function createClient<Tree extends Contract>(contract: Tree, send: Send): Client<Tree> {
  const entries = Object.entries(contract).map(([name, node]) => [
    name,
    isCall(node) ? (data: unknown, options: SendOptions = {}) => send(node, data, options) : createClient(node, send),
  ]);
  // The tree is built from the contract's own names, so its shape is the type's by construction.
  return Object.fromEntries(entries) as Client<Tree>;
}
