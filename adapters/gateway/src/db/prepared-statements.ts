import { type PGlite, protocol } from '@electric-sql/pglite';
import { CACHE_PLAN_STATEMENTS, type Statement, type StatementValue } from './statement.ts';

const { serialize } = protocol;

/** Runs prepared statements by name. Returns the first column of the first row as text, or null. */
export type AskPrepared = (statement: Statement, values: readonly StatementValue[]) => Promise<string | null>;

/**
 * Statements that are parsed once. The library's own query parses its text and requests the parameter types each time,
 * in six round trips to the database; here a single one binds, executes and ends, which halves the time of a search.
 */
export function createPreparedStatements(pglite: PGlite): AskPrepared {
  const prepared = new Set<string>();
  const send = (...messages: readonly Uint8Array[]) =>
    pglite.execProtocol(Buffer.concat([...messages, serialize.sync()]));
  const runAlone = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
    pglite._runExclusiveTransaction(() => pglite._runExclusiveQuery(work));
  const parse = async ({ name, text }: Statement): Promise<void> => {
    if (!prepared.has(name)) await send(serialize.parse({ name, text }));
    prepared.add(name);
  };
  const run = ({ name }: Statement, values: readonly StatementValue[] = []): readonly Uint8Array[] => [
    serialize.bind({ statement: name, values: values.map(textOf) }),
    serialize.execute(),
  ];
  return (statement, values) =>
    runAlone(async () => {
      const { before, after } = CACHE_PLAN_STATEMENTS;
      const turn = statement.keepsPlan ? [before, statement, after] : [statement];
      for (const part of turn) await parse(part);
      const { messages } = await send(...turn.flatMap((part) => run(part, part === statement ? values : [])));
      for (const message of messages) if (isRow(message)) return message.fields[0] ?? null;
      return null;
    });
}

/** The protocol's name for a data row. */
const isRow = (message: { readonly name: string }): message is { name: 'dataRow'; fields: (string | null)[] } =>
  message.name === 'dataRow';

/** Every parameter's type is written in its statement, so the value's text is enough. */
const textOf = (value: StatementValue): string | null => (value === null ? null : String(value));
