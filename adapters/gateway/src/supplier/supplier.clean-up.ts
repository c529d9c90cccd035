import type { Queries } from '../db/database.ts';

/** How long an ended invitation still shows its status, in milliseconds. */
const INVITATION_RETENTION_MS = 90 * 86_400_000;

/** Deletes invitations long after their link has expired. */
export async function cleanUpInvitations({ kysely }: Queries, now: number): Promise<void> {
  await kysely
    .deleteFrom('invitation')
    .where('expires', '<', now - INVITATION_RETENTION_MS)
    .execute();
}
