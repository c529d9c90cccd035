import type pg from 'pg';
import { CACHE_PLAN_STATEMENTS, type Statement, type StatementValue } from './statement.ts';

/** The part of pg's connection that is used here; pg's types declare only some of it. */
interface Connection {
  readonly stream: { cork(): void; uncork(): void };
  parse(statement: { readonly name: string; readonly text: string }): void;
  bind(values: { readonly statement: string; readonly values: readonly (string | null)[] }): void;
  execute(portal: object): void;
  sync(): void;
}

export interface Question {
  readonly statement: Statement;
  readonly values: readonly StatementValue[];
}

type Texts = readonly (string | null)[];

/** The methods that pg calls while a custom query runs; pg sets the callback. */
interface TextQuery extends pg.Submittable {
  callback?: (error: Error | null, texts?: Texts) => void;
}

const nameCache = new WeakMap<Connection, Set<string>>();

/**
 * A query that returns the single text of each of its statements, or null: bound, executed and ended in one packet.
 * pg's own query also requests the columns and builds row objects, which takes Node as long as everything else. If a
 * query fails, the pool drops its connection, and with it the record of prepared statements.
 */
export function textQuery(questions: readonly Question[]): TextQuery {
  const turn = toTurn(questions);
  const texts = new Map<Question, string | null>();
  let place = 0;
  const skipMessage = (): void => undefined;
  const handlers = {
    handleDataRow: ({ fields }: { readonly fields: readonly (string | null)[] }): void => {
      const question = turn[place];
      if (question !== undefined && !texts.has(question)) texts.set(question, fields[0] ?? null);
    },
    handleError: (error: Error): void => query.callback?.(error),
    handleReadyForQuery: (): void =>
      query.callback?.(
        null,
        questions.map((question) => texts.get(question) ?? null),
      ),
    handleRowDescription: skipMessage,
    handleCommandComplete: (): void => {
      place += 1;
    },
    handleEmptyQuery: skipMessage,
    handlePortalSuspended: skipMessage,
  };
  const query: TextQuery = {
    ...handlers,
    submit: (connection) => send(connection as unknown as Connection, turn), // as pg's own query uses it
  };
  return query;
}

/** The questions in their order, in the plan mode of the first: those of a batch have the same mode. */
function toTurn(questions: readonly Question[]): readonly Question[] {
  if (questions[0]?.statement.keepsPlan !== true) return questions;
  const { before, after } = CACHE_PLAN_STATEMENTS;
  return [{ statement: before, values: [] }, ...questions, { statement: after, values: [] }];
}

function send(connection: Connection, turn: readonly Question[]): void {
  connection.stream.cork();
  for (const { statement, values } of turn) run(connection, statement, values);
  connection.sync();
  connection.stream.uncork();
}

function run(connection: Connection, { name, text }: Statement, values: readonly StatementValue[]): void {
  const names = nameCache.get(connection) ?? new Set();
  nameCache.set(connection, names);
  if (!names.has(name)) connection.parse({ name, text });
  names.add(name);
  connection.bind({ statement: name, values: values.map((value) => (value === null ? null : String(value))) });
  connection.execute({});
}
