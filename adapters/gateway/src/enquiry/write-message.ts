import type { Refusal } from '@fairhall/core/contract/dispatcher';
import { type Side, THREAD_MESSAGES_MAX } from '@fairhall/core/contract/enquiry/thread-limits';
import { applyAct } from '@fairhall/core/enquiry/enquiry-status';
import { isBlankText } from '@fairhall/core/forms/text-input';
import { err, ok, type Result } from '@fairhall/core/result';
import { type CallContext, supplierOf } from '../call-context.ts';
import { taskOf } from '../idempotency.ts';
import { createRandomId } from '../identity/secrets.ts';
import { dropWaiting } from '../mail/outbox.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { notifyTeamOfEnquiry, toTeamKeyPrefix } from './enquiry-to-team.ts';
import { type EnquiryRow, type FoundEnquiry, toEnquiryStatus } from './find-enquiry.ts';
import { notifyOtherSide } from './notify-other-side.ts';
import { saveEnquiryStatus } from './save-enquiry-status.ts';
import { FILE_GONE, MESSAGE_EMPTY, THREAD_FULL, THREAD_NOT_SENT, THREAD_OVER } from './thread-refusals.ts';
import { updateResponseStats } from './update-response-stats.ts';

/** A message to write. */
export interface MessageInput {
  readonly text: string;
  /** Ids of files that the writer has uploaded for it. */
  readonly files?: readonly string[] | undefined;
  /** False if the other side gets another email about it; true if absent. */
  readonly isMailed?: boolean;
}

interface StoredMessage {
  readonly messageId: string;
  readonly position: number;
}

/**
 * Saves a message with its files and the mail that notifies the other side, and returns its id and position. A repeat
 * of the same action gets the same answer, however late it comes and whatever happened in between. A supplier's answer
 * drops the email to the organiser's team that nobody can answer. The enquiry is locked. REL-04 REL-07
 */
export async function writeMessage(
  ports: ThreadPorts,
  context: CallContext,
  { side, row }: FoundEnquiry,
  { text, files = [], isMailed = true }: MessageInput,
): Promise<Result<StoredMessage, Refusal>> {
  const task = taskOf(`thread:${row.enquiry_id}|${side}`, context.idempotencyKey);
  const sent = await findSentMessage(context, task);
  if (sent !== undefined) return ok(sent);
  if (isBlankText(text) && files.length === 0) return err(MESSAGE_EMPTY);
  if (row.delivered_at === null) return err(THREAD_NOT_SENT);
  const after = applyAct(toEnquiryStatus(row), side, 'write', context.now);
  if (after === undefined) return err(THREAD_OVER);
  if (row.last_position >= THREAD_MESSAGES_MAX) return err(THREAD_FULL);
  const message = await insertMessage(ports, context, { side, row }, { text, task });
  const held = { enquiryId: row.enquiry_id, messageId: message.messageId };
  if (!(await ports.threadFiles.adopt(context, held, files))) return err(FILE_GONE);
  const saved = await saveEnquiryStatus(context, row, after, {
    ...toAnswerTimes(row, side, context.now),
    last_at: context.now,
    last_position: message.position,
  });
  if (row.answered_at !== saved.answered_at)
    await updateResponseStats(ports, context.database, row.supplier_id, context.now);
  if (side === 'supplier') await dropWaiting(context.database, toTeamKeyPrefix(row.enquiry_id));
  if (isMailed) {
    const notified = await notifyOtherSide(ports, context, { side, row: saved }, { ...message, text });
    if (notified === 0 && side === 'buyer') await notifyTeamOfEnquiry(ports, context, saved, { ...message, text });
  }
  return ok({ messageId: message.messageId, position: message.position });
}

/** A supplier that replies has read the enquiry. */
const toAnswerTimes = (row: EnquiryRow, side: Side, now: number) =>
  side === 'supplier' ? { answered_at: row.answered_at ?? now, read_at: row.read_at ?? now } : {};

async function findSentMessage({ database }: CallContext, task: string): Promise<StoredMessage | undefined> {
  const row = database.kysely.selectFrom('message').select(['message_id', 'position']).where('task_id', '=', task);
  const message = await row.executeTakeFirst();
  return message && { messageId: message.message_id, position: message.position };
}

async function insertMessage(
  ports: ThreadPorts,
  context: CallContext,
  { side, row }: FoundEnquiry,
  { text, task }: { readonly text: string; readonly task: string },
): Promise<StoredMessage & { readonly author: string }> {
  const { accountId, author } = await getWriter(ports, context, side);
  const message = { messageId: createRandomId(), position: row.last_position + 1, author };
  await context.database.kysely
    .insertInto('message')
    .values({
      message_id: message.messageId,
      enquiry_id: row.enquiry_id,
      position: message.position,
      side,
      account_id: accountId,
      author,
      text,
      created: context.now,
      task_id: task,
    })
    .execute();
  return message;
}

/** The writer's account and name; a guest has neither. */
export async function getWriter(ports: Pick<ThreadPorts, 'accountName'>, context: CallContext, side: Side) {
  if (side === 'supplier') {
    const { accountId, name } = supplierOf(context);
    return { accountId, author: name };
  }
  if (context.buyer === null) return { accountId: null, author: '' };
  const { accountId } = context.buyer;
  return { accountId, author: await ports.accountName(context.database, accountId) };
}
