import type { supplierSavedReply } from '@fairhall/core/contract/enquiry/saved-reply-calls';
import { REPLY_COUNT_MAX } from '@fairhall/core/contract/enquiry/saved-reply-limits';
import { err, ok } from '@fairhall/core/result';
import { supplierOf } from '../call-context.ts';
import type { Queries } from '../db/database.ts';
import type { GatewayFeature } from '../gateway-feature.ts';
import { NOT_FOUND } from '../wire/call-error.ts';
import { saveSavedReply } from './save-saved-reply.ts';

/** How long the row of a removed reply stays, in milliseconds: longer than any request is repeated. */
const RETENTION_MS = 90 * 86_400_000;

/** The replies that the members of a supplier share: all of them may read and change them. D-65 */
export const supplierSavedReplyFeature = (): GatewayFeature<typeof supplierSavedReply> => ({
  handlers: {
    list: async (_, context) => {
      const rows = await context.database.kysely
        .selectFrom('saved_reply')
        .select(['reply_id', 'title', 'text', 'version'])
        .where('supplier_id', '=', supplierOf(context).supplierId)
        .where('removed_at', 'is', null)
        .orderBy('title')
        .orderBy('reply_id')
        .execute();
      const replies = rows.map(({ reply_id, title, text, version }) => ({
        replyId: reply_id,
        title,
        text,
        version: String(version),
      }));
      return ok({ replies, max: REPLY_COUNT_MAX });
    },
    save: (input, context) => saveSavedReply(context, input),
    remove: async ({ replyId }, context) => {
      const row = await context.database.kysely
        .updateTable('saved_reply')
        .set((by) => ({ removed_at: by.fn.coalesce('removed_at', by.val(context.now)) }))
        .where('reply_id', '=', replyId)
        .where('supplier_id', '=', supplierOf(context).supplierId)
        .returning('reply_id')
        .executeTakeFirst();
      return row === undefined ? err(NOT_FOUND) : ok(true);
    },
  },
  cleanUpRows: removeOldRows,
});

async function removeOldRows({ kysely }: Queries, now: number): Promise<void> {
  await kysely
    .deleteFrom('saved_reply')
    .where('removed_at', '<', now - RETENTION_MS)
    .execute();
}
