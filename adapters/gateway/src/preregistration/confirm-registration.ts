import type { CallContext } from '../call-context.ts';
import type { RegistrationRow } from './find-registration.ts';

/**
 * Records that mails to a registration's address arrive. The number stays; the badge's code is signed anew and no longer says
 * that the address is not confirmed. True where that was not known before. D-31 D-33
 */
export async function confirmRegistration(
  { database, now }: Pick<CallContext, 'database' | 'now'>,
  { registration_id }: Pick<RegistrationRow, 'registration_id'>,
): Promise<boolean> {
  const confirmed = await database.kysely
    .updateTable('preregistration')
    .set({ confirmed_at: now })
    .where('registration_id', '=', registration_id)
    .where('confirmed_at', 'is', null)
    .returning('registration_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}
