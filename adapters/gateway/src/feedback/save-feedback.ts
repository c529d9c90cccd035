import type { CallContext } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import { taskOf } from '../idempotency.ts';
import type { SaveFeedback } from '../save-feedback.ts';

/** How long feedback is stored, in milliseconds: as long as enquiries. */
const FEEDBACK_RETENTION_MS = 3 * 365 * 86_400_000;

/**
 * Saves feedback. A repeat finds the first row, even after the idempotency record of its response has expired. D-18
 * D-25 REL-04
 */
export const saveFeedback: SaveFeedback = async (context, { about, supplierId, type, content, email }) => {
  const { database, lang, siteId, now } = context;
  const task = taskOf(`feedback:${senderOf(context)}`, context.idempotencyKey);
  await database.kysely
    .insertInto('feedback')
    .values({
      feedback_id: task.slice(0, 22),
      about,
      supplier_id: supplierId,
      kind: type,
      content: content.trim(),
      email: email.trim(),
      lang,
      site_id: siteId,
      task_id: task,
      created: now,
    })
    .onConflict((conflict) => conflict.column('task_id').doNothing())
    .execute();
  return task.slice(0, 22);
};

const senderOf = ({ buyer, visitor, address }: CallContext): string => buyer?.accountId ?? visitor ?? address;

/** Deletes feedback older than the retention period. */
export async function cleanUpFeedback({ kysely }: Queries, now: number): Promise<void> {
  await kysely
    .deleteFrom('feedback')
    .where('created', '<', now - FEEDBACK_RETENTION_MS)
    .execute();
}
