import type { Queries } from '@fairhall/gateway/db/database';

/** Mails that waited when a backup was made were sent since: they stay back, with the reason beside them. REL-31 */
export async function holdMails({ kysely }: Queries): Promise<void> {
  await kysely
    .updateTable('outbox')
    .set({ state: 'dead', last_error: 'waiting in a restored backup' })
    .where('state', '=', 'waiting')
    .execute();
}
