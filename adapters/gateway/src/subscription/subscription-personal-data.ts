import type { PersonalData } from '../personal-data.ts';
import { hasNewsConsent } from './has-news-consent.ts';

/** What an address decided on mails stays, by its hash alone: who unsubscribed is left in peace. D-60 */
export const subscriptionPersonalData: PersonalData = {
  tables: ['subscription'],
  lists: {
    async *subscriptions(queries, { email }) {
      yield { email, news: await hasNewsConsent(queries, email) };
    },
  },
};
