import type { Statement, StatementValue } from '../../db/statement.ts';

/** All parameters of search statements, with their SQL types. */
const TYPE_BY_PARAMETER = {
  /** Words and filters as a tsquery. */
  words: 'tsquery',
  /** Words to find in names only. */
  names: 'tsquery',
  /** A list of such expressions as JSON; rows of an earlier one come before those of a later one. */
  grades: 'jsonb',
  /** The words of a query that are looked up together with its rows, as JSON, and the query's filters. */
  tokens: 'jsonb',
  filters: 'text',
  /** Expressions as a JSON list, one for the exhibitors of each exhibition. */
  exhibitions: 'jsonb',
  moqMax: 'integer',
  priceMin: 'bigint',
  priceMax: 'bigint',
  /** Currency in which prices are compared. */
  currency: 'text',
  afterKey: 'bigint',
  afterId: 'text',
  /** Page size plus one, because the extra row shows that there is a next page. */
  limit: 'integer',
  offset: 'integer',
  window: 'integer',
  /** The rank at which a walk begins, if it need not begin with the best one. */
  firstRank: 'integer',
  category: 'text',
  /** Length of the category codes to count by. */
  codeLength: 'integer',
  lang: 'text',
  cardLang: 'text',
} as const;

export type ParameterName = keyof typeof TYPE_BY_PARAMETER;
export type ParameterValues = Readonly<Record<ParameterName, StatementValue>> & { readonly words: string | null };

/** A statement and the order of its parameters. */
export interface PreparedStatement {
  readonly statement: Statement;
  readonly valuesOf: (values: ParameterValues) => readonly StatementValue[];
}

/** Writes a statement's text by name; each parameter gets its number at its first use. */
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
