import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Result } from '../result.ts';
import type { AnyCall, Call, Contract, InputOf, OutputOf } from './call.ts';
import { isCall } from './call.ts';
import type { GatewayError } from './error.ts';

export interface SendOptions {
  readonly signal?: CancelSignal;
  /**
   * A UUID made when the person acted. Every submit needs one and reuses it when the same action is retried (REL-01).
   */
  readonly idempotencyKey?: string;
  /** Sends the request even if an equal read is cached or under way. */
  readonly fresh?: boolean;
  /** The caller shows a failure itself, so the client shows no toast for it. */
  readonly handled?: boolean;
  /** Retries a submit with its key after the same failures for which reads are always retried (REL-05). */
  readonly retry?: boolean;
}

export type Send = (call: Call, data: unknown, options: SendOptions) => Promise<Result<unknown, GatewayError>>;

type CallFunction<C extends AnyCall> = C['mode'] extends 'submit'
  ? (
      data: InputOf<C>,
      options: SendOptions & { readonly idempotencyKey: string },
    ) => Promise<Result<OutputOf<C>, GatewayError>>
  : (data: InputOf<C>, options?: SendOptions) => Promise<Result<OutputOf<C>, GatewayError>>;

/** The calls of a contract as typed functions, nested like the contract. */
export type Client<Tree> = {
  readonly [Name in keyof Tree]: Tree[Name] extends AnyCall ? CallFunction<Tree[Name]> : Client<Tree[Name]>;
};

/**
 * Creates a contract's typed functions, all of which call `send`. A branch is created on first use: each rendered page
 * has its own client and uses only a few branches.
 */
export function createClient<Tree extends Contract>(contract: Tree, send: Send): Client<Tree> {
  const client: Record<string, unknown> = {};
  for (const [name, node] of Object.entries(contract)) {
    if (isCall(node)) client[name] = (data: unknown, options: SendOptions = {}) => send(node, data, options);
    else defineBranch(client, name, () => createClient(node, send));
  }
  // The tree is built from the contract's own names, so its shape matches the type.
  return client as Client<Tree>;
}

function defineBranch(client: Record<string, unknown>, name: string, make: () => unknown): void {
  const define = (property: PropertyDescriptor) =>
    Object.defineProperty(client, name, { enumerable: true, configurable: true, ...property });
  define({
    get() {
      const branch = make();
      define({ value: branch });
      return branch;
    },
  });
}
