import type { Queries } from '@fairhall/gateway/db/database';

/**
 * Marks mails that waited or were postponed when the backup was made as held: they have been sent since, and would be sent
 * twice. REL-31
 */
export async function holdMails({ kysely }: Queries): Promise<void> {
  await kysely
    .updateTable('outbox')
    .set({ state: 'dead', last_error: 'waiting in a restored backup' })
    .where('state', 'in', ['waiting', 'postponed'])
    .execute();
}
