import type * as z from 'zod/mini';

/** The five envelopes a call may travel in. */
export type ClientKind = 'general' | 'micro' | 'assistant' | 'supplier' | 'main';

/**
 * Whose token a call needs. `visitor` calls answer by visitor proof and address when no token is shown; those of `support`
 * are open to operators too.
 */
export type Access = 'anyone' | 'visitor' | 'buyer' | 'supplier' | 'support' | 'operator';

/** A read may be shared and repeated; a submit takes effect once per idempotency key. */
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
  /** Milliseconds after which the client gives up; null waits for ever; absent means the client's default. */
  readonly timeoutMs?: number | null;
  /**
   * How long a successful answer is kept by the client, in milliseconds; absent means the 10 s sharing of reads.
   */
  readonly cacheMs?: number;
  /** JSON when absent. A multipart call sends its file as a form field beside the envelope's fields. */
  readonly body?: 'multipart';
  /** The answer is `output` itself, without an envelope. */
  readonly answersBare?: true;
  /**
   * The handler opens its own transactions and makes a repeat harmless by itself, so nothing of its answer is kept for
   * repeats: what hashes a password or looks into a file must not hold a transaction, and what hands out a token must
   * not be stored.
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
 * Declares a call that changes nothing: it may be shared, kept and repeated. Open to anyone unless told otherwise.
 *
 */
export function read<Input extends Schema, Output extends Schema>(
  options: CallOptions<Input, Output>,
): Call<Input, Output, 'read'> {
  return { access: 'anyone', ...options, mode: 'read' };
}

/** Declares a call that changes something: it is sent once, with an idempotency key. */
export function submit<Input extends Schema, Output extends Schema>(
  options: CallOptions<Input, Output>,
): Call<Input, Output, 'submit'> {
  return { access: 'anyone', ...options, mode: 'submit' };
}

export function isCall(node: Call | Contract): node is Call {
  return typeof node.path === 'string' && typeof node.client === 'string';
}

/**
 * Whether a process that holds the gateway may ask without an envelope: what anybody may read, in an envelope that is not
 * signed.
 */
export const isDirect = ({ access, mode, client }: Call): boolean =>
  access === 'anyone' && mode === 'read' && client !== 'assistant' && client !== 'supplier';

/** Every call of a contract with its dotted name, in the order of declaration. */
export function* listCalls(contract: Contract, prefix = ''): Generator<{ name: string; call: Call }> {
  for (const [key, node] of Object.entries(contract)) {
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if (isCall(node)) yield { name, call: node };
    else yield* listCalls(node, name);
  }
}
