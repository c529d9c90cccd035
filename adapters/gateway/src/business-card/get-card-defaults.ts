import { buyerOf, type CallContext } from '../call-context.ts';
import type { BusinessCardPorts } from './business-card-ports.ts';

/**
 * Card fields from the account, for a buyer who has saved no card yet; '' for fields that the account lacks.
 */
export async function getCardDefaults({ userInfoOf }: BusinessCardPorts, context: CallContext) {
  const user = await userInfoOf(context.database, buyerOf(context));
  return {
    contactName: user?.nickname ?? '',
    company: user?.companyName ?? '',
    email: user?.email ?? '',
    countryId: user?.countryId ?? '',
  };
}
