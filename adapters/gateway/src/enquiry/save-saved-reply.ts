import type { ParsedInputOf } from '@fairhall/core/contract/call';
import type { Answer, Refusal } from '@fairhall/core/contract/dispatcher';
import type { supplierSavedReply } from '@fairhall/core/contract/enquiry/saved-reply-calls';
import { REPLY_COUNT_MAX } from '@fairhall/core/contract/enquiry/saved-reply-limits';
import { err, ok } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import { taskOf } from '../idempotency.ts';
import { lockSupplier } from '../supplier-login/lock-supplier.ts';
import { NOT_FOUND } from '../wire/call-error.ts';

const CHANGED: Refusal = { code: '409', message: 'savedReply.changed' };
const LIMIT_REACHED: Refusal = { code: '409', message: 'savedReply.full', values: { max: REPLY_COUNT_MAX } };

type Input = ParsedInputOf<typeof supplierSavedReply.save>;
type SaveAnswer = Answer<{ replyId: string; version: string }>;

/** Adds or changes a reply of the caller's supplier, in the open transaction. A repeat changes nothing. REL-04 D-65 */
export async function saveSavedReply(context: CallContext, input: Input): Promise<SaveAnswer> {
  const task = taskOf(`supplier:${supplierOf(context).supplierId}`, context.idempotencyKey);
  const content = { title: input.title.trim(), text: input.text.trim(), change_task: task, changed: context.now };
  return input.replyId === undefined
    ? insertReply(context, content)
    : updateReply(context, content, { replyId: input.replyId, version: input.version ?? '' });
}

interface Content {
  readonly title: string;
  readonly text: string;
  readonly change_task: string;
  readonly changed: number;
}

/** The id is derived from the action, so that a repeat finds the reply that the first request added. */
async function insertReply(context: CallContext, content: Content): Promise<SaveAnswer> {
  const { kysely } = context.database;
  const { supplierId } = supplierOf(context);
  const replyId = content.change_task.slice(0, 24);
  // Two members could exceed the limit together.
  await lockSupplier(context.database, supplierId);
  const rows = await kysely
    .selectFrom('saved_reply')
    .select(['reply_id', 'version', 'removed_at'])
    .where('supplier_id', '=', supplierId)
    .execute();
  const stored = rows.find(({ reply_id }) => reply_id === replyId);
  if (stored !== undefined) return ok({ replyId, version: String(stored.version) });
  if (rows.filter(({ removed_at }) => removed_at === null).length >= REPLY_COUNT_MAX) return err(LIMIT_REACHED);
  await kysely
    .insertInto('saved_reply')
    .values({ reply_id: replyId, supplier_id: supplierId, ...content, version: 1, removed_at: null })
    .execute();
  return ok({ replyId, version: '1' });
}

async function updateReply(
  context: CallContext,
  content: Content,
  { replyId, version }: { readonly replyId: string; readonly version: string },
): Promise<SaveAnswer> {
  const { kysely } = context.database;
  const row = await kysely
    .selectFrom('saved_reply')
    .select(['title', 'text', 'version', 'change_task'])
    .where('reply_id', '=', replyId)
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return err(NOT_FOUND);
  const isSame = row.title === content.title && row.text === content.text;
  if (row.change_task === content.change_task || isSame) return ok({ replyId, version: String(row.version) });
  if (String(row.version) !== version) return err(CHANGED);
  await kysely
    .updateTable('saved_reply')
    .set({ ...content, version: row.version + 1 })
    .where('reply_id', '=', replyId)
    .execute();
  return ok({ replyId, version: String(row.version + 1) });
}
