import type { directory } from '@fairhall/core/contract/directory/calls';
import type { Database } from '../db/database.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { directoryHandlers } from './directory/directory.handlers.ts';
import { refreshDirectory } from './directory/refresh-directory.ts';
import { forgetOldDays } from './directory/view-counter.ts';

/** Indexes by letter, and the most viewed items.  D-21 D-22 */
export const directoryFeature = ({ database }: { readonly database: Database }): GatewayFeature<typeof directory> => ({
  handlers: directoryHandlers,
  cleanUpRows: (queries, now) => forgetOldDays(queries, now),
  refresh: (now) => database.transaction((transaction) => refreshDirectory(transaction, now)),
  refreshesAtStart: true,
  notifiesChanges: true,
  readsFrom: ['catalogue', 'categories'],
  cachedAnswers: ['hot'],
});
