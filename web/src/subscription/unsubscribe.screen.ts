import { readQuery } from '@fairhall/core/routes/query';
import type { SubscriptionOpening } from '@fairhall/core/subscription/subscription.machine';
import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';

export { UnsubscribePage as Screen } from './unsubscribe.tsx';

/**
 * Loads the subscription for a signed link. Without a signature only the browser knows the login. Loading changes
 * nothing. THR-47
 */
export async function loader({ search, ports, signal }: Visit<'unsubscribe'>): Promise<SubscriptionOpening> {
  const { email = '', sign } = readQuery(search);
  if (email === '' || sign === undefined) return { email, initialStatus: null };
  const answer = await ports.gateway.subscription.show({ email, sign }, { signal });
  if (answer.ok) return { email, sign, initialStatus: answer.value.subscribed };
  const isRejected = answer.error.code === '404' || answer.error.code === '400';
  return { email, sign, initialStatus: isRejected ? 'invalid' : null };
}

/** No referrer, because the address holds the token that shows a person's subscription. */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('unsubscribe.head.title'),
  heading: texts.text('unsubscribe.title'),
  noIndex: true,
  noReferrer: true,
});
