import type pg from 'pg';
import { CACHE_PLAN_STATEMENTS, type Statement, type StatementValue } from './statement.ts';

/** What a connection sends, as far as it is needed here; pg's types name only part of it. */
interface Connection {
  readonly stream: { cork(): void; uncork(): void };
  parse(statement: { readonly name: string; readonly text: string }): void;
  bind(values: { readonly statement: string; readonly values: readonly (string | null)[] }): void;
  execute(portal: object): void;
  sync(): void;
}

/** A statement with its values. */
export interface Question {
  readonly statement: Statement;
  readonly values: readonly StatementValue[];
}

type Texts = readonly (string | null)[];

/** What pg calls while a query of one's own runs; it puts its callback in. */
interface TextQuery extends pg.Submittable {
  callback?: (error: Error | null, texts?: Texts) => void;
}

const nameCache = new WeakMap<Connection, Set<string>>();

/**
 * A query that answers the one text of each of its statements, or null: bound, executed and ended in one packet. pg's own
 * query asks besides what columns there are and makes rows of them, which takes Node as long as all the rest. A pool drops the
 * connection on which a query failed, and with it what is noted here as prepared.
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

/** The questions in their order, in the mode in which the first of them is planned: those of a turn are planned alike. */
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
