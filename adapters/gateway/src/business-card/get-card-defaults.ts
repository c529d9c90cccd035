import { buyerOf, type CallContext } from '../call-context.ts';
import type { BusinessCardPorts } from './business-card-ports.ts';

/** What the account tells of what a card does, for a buyer who has saved none; '' for what it does not. */
export async function getCardDefaults({ userInfoOf }: BusinessCardPorts, context: CallContext) {
  const user = await userInfoOf(context.database, buyerOf(context));
  return {
    contactName: user?.nickname ?? '',
    company: user?.companyName ?? '',
    email: user?.email ?? '',
    countryId: user?.countryId ?? '',
  };
}
