import { normalizeEmail } from '@fairhall/core/forms/email';
import { sql } from 'kysely';
import type { CallContext } from '../call-context.ts';
import type { Sender } from '../waiting-items.ts';
import { mailBadge } from './mail-badge.ts';
import type { PreregistrationPorts } from './preregistration-ports.ts';
import { recordProof } from './registration-proof.ts';

/**
 * Records that the caller receives emails to the registration's address. The badge number stays; the badge's code is
 * signed again without the mark that the address is unconfirmed. True if nobody had confirmed it before. D-31 D-33
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

/**
 * Confirms the registrations that the sender's own accounts and browsers made with an address. Emails the badges again
 * for exhibitions that are not over, since the earlier badges say that the address is unconfirmed. D-31 D-33 D-95
 */
export async function confirmRegistrations(
  ports: PreregistrationPorts,
  context: CallContext,
  { email, accountIds, visitors }: Sender,
): Promise<void> {
  const rows = await context.database.kysely
    .updateTable('preregistration')
    .set({ confirmed_at: context.now })
    .where(sql`lower(email)`, '=', normalizeEmail(email))
    .where('confirmed_at', 'is', null)
    .where(sql<boolean>`(account_id = any(${accountIds}::text[]) or visitor = any(${visitors}::text[]))`)
    .returningAll()
    .execute();
  for (const row of rows) {
    const exhibition = await ports.exhibitionToRegister(context, row.exhibition_id);
    if (exhibition?.isOpen === true) await mailBadge(ports, context, { row, exhibition, causedBy: 'recipient' });
  }
}
