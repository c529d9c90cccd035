import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { RegistrationRow } from './find-registration.ts';
import type { PreregistrationPorts } from './preregistration-ports.ts';

/**
 * Cancels the open meetings and samples of a registration that has ended, with the usual emails to the exhibitors. They are
 * those of the buyer's account with the registered address, whether or not the address is confirmed: it is where the
 * badge was emailed. D-30
 */
export async function cancelBookings(
  { cancelOpenBookings }: Pick<PreregistrationPorts, 'cancelOpenBookings'>,
  context: CallContext,
  { exhibition_id: exhibitionId, email }: Pick<RegistrationRow, 'exhibition_id' | 'email'>,
): Promise<void> {
  const rows = context.database.kysely.selectFrom('account').select('account_id').where('kind', '=', 'buyer');
  const account = await rows.where(sql`lower(email)`, '=', normalizeEmail(email)).executeTakeFirst();
  if (account !== undefined) await cancelOpenBookings(context, { exhibitionId, accountId: account.account_id });
}
