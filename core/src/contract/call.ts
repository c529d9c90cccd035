import type * as z from 'zod/mini';

/** The five envelopes in which calls are sent. */
export type ClientKind = 'general' | 'micro' | 'assistant' | 'supplier' | 'main';

/**
 * The token that a call needs. `visitor` calls without a token are authorised by the visitor proof and the network
 * address; `support` calls are open to operators too.
 */
export type Access = 'anyone' | 'visitor' | 'buyer' | 'supplier' | 'support' | 'operator';

/** A read may be shared and retried; a submit takes effect once per idempotency key. */
export type CallMode = 'read' | 'submit';

type Schema = z.ZodMiniType;

export interface Call<Input extends Schema = Schema, Output extends Schema = Schema, Mode extends CallMode = CallMode> {
  /** The call's number in documentation and tests. This is where it is defined. */
  readonly id: `API-${string}`;
  readonly client: ClientKind;
  /** Path below the gateway's root, without a leading slash. */
  readonly path: string;
  readonly access: Access;
  readonly mode: Mode;
  readonly input: Input;
  readonly output: Output;
  /**
   * Milliseconds after which the client gives up; null waits without limit; absent means the client's default.
   */
  readonly timeoutMs?: number | null;
  /**
   * Milliseconds for which the client caches a successful response; absent means that reads are shared for 10 s.
   */
  readonly cacheMs?: number;
  /** JSON if absent. A multipart call sends its file as a form field beside the envelope's fields. */
  readonly body?: 'multipart';
  /** The response is `output` itself, without an envelope. */
  readonly answersBare?: true;
  /**
   * The handler opens its own transactions and is idempotent by itself, so its response is not stored for retries. A
   * handler that hashes a password or inspects a file must not hold a transaction, and a response with a token must not
   * be stored.
   */
  readonly ownTransaction?: true;
  readonly requirements: readonly string[];
}

export type Contract = { readonly [name: string]: Call | Contract };

// biome-ignore lint/suspicious/noExplicitAny: the bound that lets inference keep both schemas; never reaches a value
export type AnyCall = Call<any, any, CallMode>;
export type InputOf<C extends AnyCall> = z.input<C['input']>;
export type ParsedInputOf<C extends AnyCall> = z.output<C['input']>;
export type OutputOf<C extends AnyCall> = z.output<C['output']>;

type CallOptions<Input extends Schema, Output extends Schema> = Omit<Call<Input, Output>, 'access' | 'mode'> & {
  readonly access?: Access;
};

/**
 * Declares a call that changes nothing: its response may be shared and cached, and the call may be retried. Open to
 * anyone by default.
 */
export function read<Input extends Schema, Output extends Schema>(
  options: CallOptions<Input, Output>,
): Call<Input, Output, 'read'> {
  return { access: 'anyone', ...options, mode: 'read' };
}

/** Declares a call that changes data: it is sent once, with an idempotency key. */
export function submit<Input extends Schema, Output extends Schema>(
  options: CallOptions<Input, Output>,
): Call<Input, Output, 'submit'> {
  return { access: 'anyone', ...options, mode: 'submit' };
}

export function isCall(node: Call | Contract): node is Call {
  return typeof node.path === 'string' && typeof node.client === 'string';
}

/**
 * Whether a process that contains the gateway may make this call without an envelope: only reads that are open to
 * anyone, and whose envelope is not signed.
 */
export const isDirect = ({ access, mode, client }: Call): boolean =>
  access === 'anyone' && mode === 'read' && client !== 'assistant' && client !== 'supplier';

/** Every call of a contract with its dotted name, in order of declaration. */
export function* listCalls(contract: Contract, prefix = ''): Generator<{ name: string; call: Call }> {
  for (const [key, node] of Object.entries(contract)) {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if (isCall(node)) yield { name, call: node };
    else yield* listCalls(node, name);
  }
}
