import type { Result } from '../result.ts';
import type { AnyCall, Call, Contract, OutputOf, ParsedInputOf } from './call.ts';
import { listCalls } from './call.ts';
import type { OverloadCause } from './overload.ts';

/** An answer that is JSON text already, as the database wrote it. `Value` is what the text encodes. */
export interface JsonText<Value> {
  readonly jsonText: string;
  readonly holds?: Value;
}

export const jsonText = <Value>(text: string): JsonText<Value> => ({ jsonText: text });

/** A refused call: its error code, and what to tell the person as a message key with values. */
export interface Refusal {
  readonly code:
    | '400'
    | '401'
    | '403'
    | '404'
    | '409'
    | '410'
    | '413'
    | '422'
    | '429'
    | '503'
    | '1001'
    | '1002'
    | '1003'
    | '1004';
  readonly message: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly retryAfterSeconds?: number;
  /** Of a refusal for load its cause, which is counted and told to nobody. REL-22 */
  readonly overload?: OverloadCause;
}

export type Answer<Value> = Result<Value | JsonText<Value>, Refusal>;

/** One function per call of a contract; a missing one, or one with another answer, does not compile. */
export type Handlers<Tree, Context> = {
  readonly [Name in keyof Tree]: Tree[Name] extends AnyCall
    ? (input: ParsedInputOf<Tree[Name]>, context: Context) => Promise<Answer<OutputOf<Tree[Name]>>>
    : Handlers<Tree[Name], Context>;
};

export interface Route<Context> {
  readonly name: string;
  readonly call: Call;
  readonly handle: (input: unknown, context: Context) => Promise<Answer<unknown>>;
}

/** Calls by their path, each with its handler. Throws when two calls share a path. */
export function createRoutes<Tree extends Contract, Context>(
  contract: Tree,
  handlers: Handlers<Tree, Context>,
): ReadonlyMap<string, Route<Context>> {
  const routes = new Map<string, Route<Context>>();
  for (const { name, call } of listCalls(contract)) {
    if (routes.has(call.path)) throw new Error(`two calls share the path ${call.path}`);
    routes.set(call.path, { name, call, handle: handlerAt(handlers, name) });
  }
  return routes;
}

function handlerAt<Context>(handlers: unknown, name: string): Route<Context>['handle'] {
  let node: unknown = handlers;
  for (const part of name.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
  if (typeof node !== 'function') throw new Error(`the call ${name} has no handler`);
  // Handlers<Tree> has typed this function against the call it is filed under.
  return node as Route<Context>['handle'];
}
