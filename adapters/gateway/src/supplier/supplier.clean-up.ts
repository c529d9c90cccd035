import type { Queries } from '../db/database.ts';

/** How long an invitation still tells what has become of it after its end, in milliseconds. */
const INVITATION_RETENTION_MS = 90 * 86_400_000;

/** Deletes invitations long after their link was good. */
export async function cleanUpInvitations({ kysely }: Queries, now: number): Promise<void> {
  await kysely
    .deleteFrom('invitation')
    .where('expires', '<', now - INVITATION_RETENTION_MS)
    .execute();
}
