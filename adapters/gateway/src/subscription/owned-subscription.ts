import type { OwnedPart } from '../owned-part.ts';
import { wantsNews } from './wants-news.ts';

/** What an address decided on mails stays, by its hash alone: who unsubscribed is left in peace. D-60 */
export const ownedSubscription: OwnedPart = {
  tables: ['subscription'],
  lists: {
    async *subscriptions(queries, { email }) {
      yield { email, news: await wantsNews(queries, email) };
    },
  },
};
