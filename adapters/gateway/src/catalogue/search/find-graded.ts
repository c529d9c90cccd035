import type { Engine } from './count-by-sample.ts';
import { readMatches } from './find-matches.ts';
import type { Frequencies } from './frequencies.ts';
import { joinExpressions } from './initial-query.ts';
import type { FoundPage } from './page-text.ts';
import type { ParameterValues } from './parameters.ts';
import { facetBase, toClauses } from './request-conditions.ts';
import type { SearchRequest } from './search-request.ts';
import type { SortOrder } from './sort-orders.ts';
import { matchStatement, rankStatement } from './statements.ts';

export interface Task {
  readonly engine: Engine;
  readonly request: SearchRequest;
  readonly order: SortOrder;
  readonly values: ParameterValues;
  readonly frequencies: Frequencies;
}

/**
 * Finds rows of several alternatives. In order of relevance, rows of each alternative come before those of the next;
 * any other order mixes them.
 */
export async function findGraded(
  { engine, request, order, values }: Task,
  expressions: readonly string[],
): Promise<FoundPage | undefined> {
  const given: ParameterValues = {
    ...values,
    words: joinExpressions(expressions),
    grades: JSON.stringify(expressions),
  };
  const clauses = toClauses(request, order, given);
  const facet = request.facets ? facetBase(request) : undefined;
  const statement = order.sort === 'relevance' ? rankStatement(clauses, facet) : matchStatement(clauses, facet);
  return readMatches(await engine.ask(statement, given), given);
}
