import type { CallContext } from '../call-context.ts';
import { recordProof } from './registration-proof.ts';

/**
 * Records that mails to a registration's address arrive at the caller. The number stays; the badge's code is signed anew and no
 * longer says that the address is not confirmed. True where nobody had confirmed it before. D-31 D-33
 */
export async function confirmRegistration(
  context: Pick<CallContext, 'database' | 'buyer' | 'visitor' | 'now'>,
  registrationId: string,
): Promise<boolean> {
  await recordProof(context, registrationId);
  const confirmed = await context.database.kysely
    .updateTable('preregistration')
    .set({ confirmed_at: context.now })
    .where('registration_id', '=', registrationId)
    .where('confirmed_at', 'is', null)
    .returning('registration_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}
