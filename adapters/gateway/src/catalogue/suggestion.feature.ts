import type { suggestion } from '@fairhall/core/contract/suggestion/calls';
import { ok } from '@fairhall/core/result';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { BUDGET_MINUTE_SECONDS, type Budget } from '../limits/budgets.ts';
import { createSqlSearch } from './search/sql-search.ts';
import { createSuggest } from './suggestions/suggest.ts';

/**
 * Enough for a hall of people who share one address and type; a program that requests all possible prefixes needs more.
 */
const SUGGESTION_BUDGET: Budget = { by: 'address', points: 3_000, duration: BUDGET_MINUTE_SECONDS };

/** Suggestions for a search while the user types. */
export const suggestionFeature = ({
  database,
  changes,
}: {
  readonly database: Database;
  readonly changes?: Changes | undefined;
}): GatewayFeature<typeof suggestion> => {
  const suggest = createSuggest(database, () => changes?.stateOf('catalogue'));
  const { languageFor } = createSqlSearch(database);
  return {
    handlers: { suggest: async ({ keyword }, { lang }) => ok(await suggest(keyword, await languageFor(lang))) },
    budgets: { suggest: [SUGGESTION_BUDGET] },
  };
};
