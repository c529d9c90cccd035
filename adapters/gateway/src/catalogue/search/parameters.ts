import type { Statement, StatementValue } from '../../db/statement.ts';

/** Everything a search statement may be given, with its SQL type. */
const TYPE_BY_PARAMETER = {
  /** Words and filters as a tsquery. */
  words: 'tsquery',
  /** What holds them in its name. */
  names: 'tsquery',
  /** A list of such expressions as JSON; the rows of an earlier one come before those of a later one. */
  grades: 'jsonb',
  /** Words of a question that are looked up together with its rows, as JSON, and what narrows it. */
  tokens: 'jsonb',
  filters: 'text',
  /** Expressions, as a JSON list, each of which finds who exhibits at one exhibition. */
  exhibitions: 'jsonb',
  moqMax: 'integer',
  priceMin: 'bigint',
  priceMax: 'bigint',
  /** In which prices are compared. */
  currency: 'text',
  afterKey: 'bigint',
  afterId: 'text',
  /** The size of a page, and one more row that tells of a next page. */
  limit: 'integer',
  offset: 'integer',
  window: 'integer',
  /** Where a walk begins that need not begin with the best rank. */
  firstRank: 'integer',
  category: 'text',
  /** Length of the category codes to count by. */
  codeLength: 'integer',
  lang: 'text',
  cardLang: 'text',
} as const;

export type ParameterName = keyof typeof TYPE_BY_PARAMETER;
export type ParameterValues = Readonly<Record<ParameterName, StatementValue>> & { readonly words: string | null };

/** A statement and the order its parameters come in. */
export interface PreparedStatement {
  readonly statement: Statement;
  readonly valuesOf: (values: ParameterValues) => readonly StatementValue[];
}

/** Writes a statement's text by name; each parameter gets its number where it is first used. */
export function prepare(
  name: string,
  write: (parameter: (name: ParameterName) => string) => string,
  options: Pick<Statement, 'keepsPlan' | 'isLookUp'>,
): PreparedStatement {
  const order: ParameterName[] = [];
  const text = write((parameter) => {
    if (!order.includes(parameter)) order.push(parameter);
    return `$${order.indexOf(parameter) + 1}::${TYPE_BY_PARAMETER[parameter]}`;
  });
  return { statement: { name, text, ...options }, valuesOf: (values) => order.map((parameter) => values[parameter]) };
}
