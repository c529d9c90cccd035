import type { catalogue } from '@fairhall/core/contract/catalogue';
import type { Changes } from '../db/changes.ts';
import type { Database } from '../db/database.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { catalogueHandlers } from './catalogue.handlers.ts';
import type { CatalogueTables } from './catalogue.tables.ts';
import type { CountView } from './directory/view-counter.ts';
import { type ExhibitorsSql, markExhibitors } from './mark-exhibitors.ts';
import { createSqlSearch } from './search/sql-search.ts';

/** Products and suppliers, found by words, category and order. It owns the trees of categories too, which are loaded with them. */
export const catalogueFeature = ({
  database,
  changes,
  countView,
  exhibitorsSql,
}: {
  readonly database: Database;
  readonly changes?: Changes | undefined;
  readonly countView: CountView;
  readonly exhibitorsSql: ExhibitorsSql;
}): GatewayFeature<typeof catalogue, CatalogueTables> => ({
  handlers: catalogueHandlers(
    createSqlSearch(database, () => changes?.stateOf('catalogue')),
    countView,
  ),
  tellsChanges: true,
  keepUp: () => markExhibitors(database, exhibitorsSql),
});
