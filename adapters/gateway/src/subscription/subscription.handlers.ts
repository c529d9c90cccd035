import type { Handlers, Refusal } from '@fairhall/core/contract/dispatcher';
import type { subscription } from '@fairhall/core/contract/subscription/calls';
import { normalizeEmail } from '@fairhall/core/forms/email';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { decideNews } from './decide-news.ts';
import { hasNewsConsent } from './has-news-consent.ts';
import { isSubscriptionSign } from './subscription-sign.ts';

const LOGIN_REQUIRED: Refusal = { code: '401', message: 'request.loginNeeded' };
/** A signature of another address, or an address other than the login's: both get the same error. */
const ADDRESS_NOT_PROVEN: Refusal = { code: '404', message: 'request.subscription.notProven' };

interface SubscriptionSelector {
  readonly email: string;
  readonly sign?: string | undefined;
}

/** Reads and changes whether an address receives newsletters, for callers who prove that it is theirs. D-60 */
export function subscriptionHandlers(): Handlers<typeof subscription, CallContext> {
  return {
    show: async (selector, context) => {
      const refusal = await checkAddress(selector, context);
      if (refusal !== undefined) return err(refusal);
      return ok({ email: selector.email, subscribed: await hasNewsConsent(context.database, selector.email) });
    },
    toggle: async ({ subscribed, ...selector }, context) => {
      const refusal = await checkAddress(selector, context);
      if (refusal !== undefined) return err(refusal);
      await decideNews(context.database, { email: selector.email, subscribed, now: context.now });
      return ok({ subscribed });
    },
  };
}

/** Why a caller has no access to an address: it is neither the login's nor proved by the signature. */
async function checkAddress(
  { email, sign = '' }: SubscriptionSelector,
  { database, buyer }: CallContext,
): Promise<Refusal | undefined> {
  if (buyer !== null && normalizeEmail(buyer.email) === normalizeEmail(email)) return undefined;
  if (sign === '') return buyer === null ? LOGIN_REQUIRED : ADDRESS_NOT_PROVEN;
  return (await isSubscriptionSign(database, email, sign)) ? undefined : ADDRESS_NOT_PROVEN;
}
