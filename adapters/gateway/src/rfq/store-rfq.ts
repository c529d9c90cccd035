import type { MailStatus } from '@fairhall/core/contract/mail-status';
import type { RfqHold } from '@fairhall/core/contract/rfq/calls';
import { buyerOf, type CallContext } from '../call-context.ts';
import { taskOf } from '../idempotency.ts';
import { createRandomId } from '../identity/secrets.ts';
import { type QueueResult, queueMail, toMailStatus } from '../mail/outbox.ts';
import { type ExhibitorNotification, notifyExhibitors } from './notify-exhibitors.ts';
import { toRfqColumns } from './rfq-columns.ts';
import { rfqMail } from './rfq-mail.ts';
import type { RfqPorts } from './rfq-ports.ts';
import type { RfqToStore } from './rfq-to-store.ts';
import { saveReach } from './save-reach.ts';

export interface StoredRfq {
  readonly rfqId: string;
  /** Absent if the action's request was stored earlier. */
  readonly mail?: MailStatus | undefined;
  /** The number of suppliers that received it; absent if the action's request was stored earlier. */
  readonly reached?: number;
  /** Why the request is held back from exhibitors; absent if it is not. */
  readonly heldBy?: RfqHold;
}

/**
 * Saves a request with its files and its confirmation email, and notifies the matching exhibitors. Returns the id,
 * whether the email was postponed, and why the request is held back from exhibitors. The same action always gets the
 * same id, however late it is repeated. Undefined if a file is not available.  REL-04 REL-07
 */
export async function storeRfq(
  ports: RfqPorts,
  context: CallContext,
  input: RfqToStore,
  previousRfqId: string | null,
): Promise<StoredRfq | undefined> {
  const { accountId } = buyerOf(context);
  const task = taskOf(`account:${accountId}`, context.idempotencyKey);
  const rfqId = await insertRfq(context, { ...toRfqColumns(input), previous_rfq_id: previousRfqId }, task);
  if (rfqId === undefined) return { rfqId: await findStoredId(context, task) };
  if (!(await ports.attachments.adopt(context, rfqId, input.attachments ?? []))) return undefined;
  const notification = await notifyExhibitors(ports, context, rfqId, input);
  await saveReach(ports, context, { ...input, rfqId, siteId: context.siteId }, notification);
  const { notified: reached, heldBy } = notification;
  const mail = toMailStatus(await queueConfirmation(ports, context, rfqId, notification));
  return { rfqId, mail, reached, ...(heldBy !== null && { heldBy }) };
}

async function insertRfq(
  context: CallContext,
  columns: ReturnType<typeof toRfqColumns> & { readonly previous_rfq_id: string | null },
  task: string,
): Promise<string | undefined> {
  const inserted = await context.database.kysely
    .insertInto('rfq')
    .values({
      rfq_id: createRandomId(),
      account_id: buyerOf(context).accountId,
      ...columns,
      lang: context.lang,
      site_id: context.siteId,
      task_id: task,
      created: context.now,
    })
    .onConflict((conflict) => conflict.column('task_id').doNothing())
    .returning('rfq_id')
    .executeTakeFirst();
  return inserted?.rfq_id;
}

async function findStoredId({ database }: CallContext, task: string): Promise<string> {
  const row = database.kysely.selectFrom('rfq').select('rfq_id').where('task_id', '=', task);
  return (await row.executeTakeFirstOrThrow()).rfq_id;
}

/**
 * Sends to the account's own address, since the one in the form may belong to another person. Until it is confirmed the
 * account's address may also be a stranger's. The request succeeds even if the email is over that address's limit; the
 * email is then postponed. THR-46
 */
async function queueConfirmation(
  ports: RfqPorts,
  context: CallContext,
  rfqId: string,
  { notified, heldBy }: ExhibitorNotification,
): Promise<QueueResult> {
  const { database, lang, siteId, now, requestId } = context;
  const { email, isVerified } = buyerOf(context);
  const link = ports.pageUrl(siteId, `/rfq/detail?rfq_id=${rfqId}`);
  const causedBy = isVerified ? 'recipient' : 'anybody';
  const mail = rfqMail(ports.texts.of(lang, siteId), lang, { to: email, link, notified, isHeld: heldBy !== null });
  return queueMail(database, mail, { dedupeKey: `rfq.${rfqId}`, kind: 'rfq', requestId, now, causedBy });
}
