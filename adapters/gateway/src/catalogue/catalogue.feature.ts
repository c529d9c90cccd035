import type { catalogue } from '@fairhall/core/contract/catalogue/calls';
import type { Changes } from '../db/changes.ts';
import type { Database, Queries } from '../db/database.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { catalogueHandlers } from './catalogue.handlers.ts';
import type { CountView } from './directory/view-counter.ts';
import { type ExhibitorsSql, markExhibitors } from './mark-exhibitors.ts';
import { type CountEmptySearch, removeOldSearches } from './search/empty-searches.ts';
import type { ComingExhibitions } from './search/facets.ts';
import { createSqlSearch } from './search/sql-search.ts';

/** Products and suppliers, found by words, category and order. It owns the trees of categories too, which are loaded with them. */
export const catalogueFeature = ({
  database,
  changes,
  countView,
  countEmptySearch,
  exhibitorSql,
  listUpcomingExhibitions,
  now,
}: {
  readonly database: Database;
  readonly changes?: Changes | undefined;
  readonly countView: CountView;
  readonly countEmptySearch: CountEmptySearch;
  readonly exhibitorSql: ExhibitorsSql;
  /** Exhibitions that are not over at a moment, in a language, the nearest first. */
  readonly listUpcomingExhibitions: (queries: Queries, lang: string, now: number) => ReturnType<ComingExhibitions>;
  readonly now: () => number;
}): GatewayFeature<typeof catalogue> => ({
  handlers: catalogueHandlers(
    createSqlSearch(
      database,
      () => changes?.stateOf('catalogue'),
      (lang) => listUpcomingExhibitions(database, lang, now()),
    ),
    { countView, countEmptySearch },
  ),
  notifiesChanges: true,
  cleanUpRows: (queries, now) => removeOldSearches(queries, now),
  refresh: () => markExhibitors(database, exhibitorSql),
});
