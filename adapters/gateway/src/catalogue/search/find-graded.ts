import type { Engine } from './count-by-sample.ts';
import { found } from './find-matches.ts';
import { anyOf } from './first-look.ts';
import type { Frequencies } from './frequencies.ts';
import type { Order } from './orders.ts';
import type { Found } from './page-text.ts';
import type { ParameterValues } from './parameters.ts';
import { askedOf, facetBase } from './request-conditions.ts';
import type { SearchRequest } from './search-request.ts';
import { gradedStatement, matchStatement } from './statements.ts';

export interface Task {
  readonly engine: Engine;
  readonly request: SearchRequest;
  readonly order: Order;
  readonly values: ParameterValues;
  readonly frequencies: Frequencies;
}

/** In the order of relevance each alternative's rows come before those of the next; any other order mixes them. */
export async function findGraded(
  { engine, request, order, values }: Task,
  expressions: readonly string[],
): Promise<Found | undefined> {
  const given: ParameterValues = { ...values, words: anyOf(expressions), grades: JSON.stringify(expressions) };
  const asked = askedOf(request, order, given);
  const facet = request.facets ? facetBase(request) : undefined;
  const statement = order.sort === 'relevance' ? gradedStatement(asked, facet) : matchStatement(asked, facet);
  return found(await engine.ask(statement, given), given);
}
