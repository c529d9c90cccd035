import type { PersonalData } from '../personal-data.ts';
import { hasNewsConsent } from './has-news-consent.ts';

/**
 * An address's decision is not erased, since it is stored by the address's hash only: an unsubscribed person stays
 * unsubscribed. D-60
 */
export const subscriptionPersonalData: PersonalData = {
  tables: ['subscription'],
  lists: {
    async *subscriptions(queries, { email }) {
      yield { email, news: await hasNewsConsent(queries, email) };
    },
  },
};
