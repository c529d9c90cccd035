import type pg from 'pg';
import { KEEPING_PLANS, type Statement, type StatementValue } from './statement.ts';

/** What a connection sends, as far as it is needed here; pg's types name only part of it. */
interface Connection {
  readonly stream: { cork(): void; uncork(): void };
  parse(statement: { readonly name: string; readonly text: string }): void;
  bind(values: { readonly statement: string; readonly values: readonly (string | null)[] }): void;
  execute(portal: object): void;
  sync(): void;
}

/** What pg calls while a query of one's own runs; it puts its callback in. */
interface TextQuery extends pg.Submittable {
  callback?: (error: Error | null, text?: string | null) => void;
}

const prepared = new WeakMap<Connection, Set<string>>();

/**
 * A query that answers the one text of a statement, or null: bound, executed and ended in one packet. pg's own query asks
 * besides what columns there are and makes rows of them, which takes Node as long as all the rest. A pool drops the
 * connection on which a query failed, and with it what is noted here as prepared.
 */
export function textQuery(statement: Statement, values: readonly StatementValue[]): TextQuery {
  let text: string | null = null;
  const ignore = (): void => undefined;
  const handlers = {
    handleDataRow: ({ fields }: { readonly fields: readonly (string | null)[] }): void => {
      text ??= fields[0] ?? null;
    },
    handleError: (error: Error): void => query.callback?.(error),
    handleReadyForQuery: (): void => query.callback?.(null, text),
    handleRowDescription: ignore,
    handleCommandComplete: ignore,
    handleEmptyQuery: ignore,
    handlePortalSuspended: ignore,
  };
  const query: TextQuery = {
    ...handlers,
    submit: (connection) => send(connection as unknown as Connection, statement, values), // as pg's own query uses it
  };
  return query;
}

function send(connection: Connection, statement: Statement, values: readonly StatementValue[]): void {
  const { before, after } = KEEPING_PLANS;
  connection.stream.cork();
  if (statement.keepsPlan) run(connection, before, []);
  run(connection, statement, values);
  if (statement.keepsPlan) run(connection, after, []);
  connection.sync();
  connection.stream.uncork();
}

function run(connection: Connection, { name, text }: Statement, values: readonly StatementValue[]): void {
  const names = prepared.get(connection) ?? new Set();
  prepared.set(connection, names);
  if (!names.has(name)) connection.parse({ name, text });
  names.add(name);
  connection.bind({ statement: name, values: values.map((value) => (value === null ? null : String(value))) });
  connection.execute({});
}
