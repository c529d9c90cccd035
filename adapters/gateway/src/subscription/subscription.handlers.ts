import type { Handlers, Refusal } from '@fairhall/core/contract/dispatcher';
import type { subscription } from '@fairhall/core/contract/subscription/calls';
import { normalEmail } from '@fairhall/core/forms/email';
import { err, ok } from '@fairhall/core/result';
import type { CallContext } from '../call-context.ts';
import { decideNews } from './decide-news.ts';
import { isSubscriptionSign } from './subscription-sign.ts';
import { wantsNews } from './wants-news.ts';

const LOGIN_NEEDED: Refusal = { code: '401', message: 'request.loginNeeded' };
/** A sign that is not the address's, and an address that is not the login's: both are told alike. */
const NOT_PROVEN: Refusal = { code: '404', message: 'request.subscription.notProven' };

interface Named {
  readonly email: string;
  readonly sign?: string | undefined;
}

/** What mails an address gets, asked and set by whoever shows that it is theirs. D-60 */
export function subscriptionHandlers(): Handlers<typeof subscription, CallContext> {
  return {
    show: async (named, context) => {
      const refusal = await refusalOf(named, context);
      if (refusal !== undefined) return err(refusal);
      return ok({ email: named.email, subscribed: await wantsNews(context.database, named.email) });
    },
    toggle: async ({ subscribed, ...named }, context) => {
      const refusal = await refusalOf(named, context);
      if (refusal !== undefined) return err(refusal);
      await decideNews(context.database, { email: named.email, subscribed, now: context.now });
      return ok({ subscribed });
    },
  };
}

/** Why somebody may not ask for an address: it is neither the login's nor that of the sign. */
async function refusalOf({ email, sign = '' }: Named, { database, buyer }: CallContext): Promise<Refusal | undefined> {
  if (buyer !== null && normalEmail(buyer.email) === normalEmail(email)) return undefined;
  if (sign === '') return buyer === null ? LOGIN_NEEDED : NOT_PROVEN;
  return (await isSubscriptionSign(database, email, sign)) ? undefined : NOT_PROVEN;
}
