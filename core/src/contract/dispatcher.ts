import type { Result } from '../result.ts';
import type { AnyCall, Call, Contract, OutputOf, ParsedInputOf } from './call.ts';
import { listCalls } from './call.ts';
import type { OverloadCause } from './overload.ts';

/** A response that is already JSON text, as the database wrote it. `Value` is the type that the text encodes. */
export interface JsonText<Value> {
  readonly jsonText: string;
  readonly holds?: Value;
}

export const jsonText = <Value>(text: string): JsonText<Value> => ({ jsonText: text });

/** A rejected call: its error code, and the text for the person as a message key with values. */
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
  /** The cause of a rejection because of load; used for metrics and never sent to the client. REL-22 */
  readonly overload?: OverloadCause;
}

export type Answer<Value> = Result<Value | JsonText<Value>, Refusal>;

/** One handler per call of a contract; a missing handler, or one with another response type, does not compile. */
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

/** Calls by path, each with its handler. Throws if two calls share a path. */
export function createRoutes<Tree extends Contract, Context>(
  contract: Tree,
  handlers: Handlers<Tree, Context>,
): ReadonlyMap<string, Route<Context>> {
  const routes = new Map<string, Route<Context>>();
  for (const { name, call } of listCalls(contract)) {
    if (routes.has(call.path)) throw new Error(`two calls share the path ${call.path}`);
    routes.set(call.path, { name, call, handle: findHandler(handlers, name) });
  }
  return routes;
}

function findHandler<Context>(handlers: unknown, name: string): Route<Context>['handle'] {
  let node: unknown = handlers;
  for (const part of name.split('.')) node = (node as Record<string, unknown> | undefined)?.[part];
  if (typeof node !== 'function') throw new Error(`the call ${name} has no handler`);
  // The type Handlers<Tree> has checked this function against its call.
  return node as Route<Context>['handle'];
}
