import type { CallContext } from '../call-context.ts';
import type { ConfirmingPorts } from './account-ports.ts';
import { findAccount } from './find-account.ts';

/**
 * A user with an emailed link reads emails at the address, but need not be the person who registered it. So pending
 * items are sent if the link was opened in a browser that the account has used; in any other browser they are only
 * listed for the owner. D-95
 */
export async function confirmReader(
  { confirmAddress }: Pick<ConfirmingPorts, 'confirmAddress'>,
  context: CallContext,
  accountId: string,
  email: string,
): Promise<void> {
  const isFamiliar = (await findAccount(context.database, email, context.visitor))?.isFamiliar === true;
  await confirmAddress({ ...context, buyer: null }, { email, accountId: isFamiliar ? accountId : null });
}
