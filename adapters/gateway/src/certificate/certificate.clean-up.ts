import type { Queries } from '../db/database.ts';

/** How long the row of a certificate that was taken out stays, in milliseconds: longer than anything is sent again. */
const CERTIFICATE_RETENTION_MS = 90 * 86_400_000;

/** Deletes rows of certificates that were taken out long ago. Their files went before. */
export async function cleanUpCertificates({ kysely }: Queries, now: number): Promise<void> {
  await kysely
    .deleteFrom('certificate')
    .where('removed_at', '<', now - CERTIFICATE_RETENTION_MS)
    .execute();
}
