import type { EnquiryInput } from '@fairhall/core/contract/enquiry/calls';
import type { MailStatus } from '@fairhall/core/contract/mail-status';
import { normalizeEmail } from '@fairhall/core/forms/email';
import type { CallContext } from '../call-context.ts';
import { createRandomId, createRandomToken, hashSha256 } from '../identity/secrets.ts';
import { type QueueResult, queueMail, toMailStatus } from '../mail/outbox.ts';
import { LINK_EXTENSION_MS } from '../mail/postponed-mails.ts';
import { deliverEnquiry } from './deliver-enquiry.ts';
import { enquiryMail } from './enquiry-mail.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { enquirySentMail } from './enquiry-sent-mail.ts';
import { linkTo } from './notify-other-side.ts';
import { getWriter } from './write-message.ts';

/** How long a verification link is valid, in days. */
export const LINK_DAYS = 7;
const DAY = 86_400_000;

/** Names of an enquiry's target, in the sender's language. */
export interface EnquiryTarget {
  readonly targetName: string;
  readonly supplierName: string;
}

export interface StoredEnquiry {
  readonly inquiryId: string;
  /** Absent if the action's enquiry was saved before. */
  readonly mail?: MailStatus | undefined;
  /** True if the supplier already has it; absent otherwise. */
  readonly isConfirmed?: boolean | undefined;
}

/** An enquiry as parsed by its schema, with ids as text. */
export type EnquiryToStore = Omit<EnquiryInput, 'targetId' | 'supplierId' | 'exhibitionId' | 'promotionId'> & {
  readonly targetId: string;
  readonly supplierId: string;
  readonly exhibitionId?: string | undefined;
  readonly promotionId?: string | undefined;
};

/** How an enquiry is saved that is not alone. */
export interface EnquiryOptions {
  /** The action that creates it; by default that of the submit. */
  readonly task?: string;
  /**
   * The mail that verifies the address: for this enquiry and a number of others, or `elsewhere` if the mail of another
   * one does so.
   */
  readonly confirmation?: { readonly others: number } | 'elsewhere';
}

/**
 * Saves an enquiry with its first message and the mail that verifies its sender's address, once for each task. Returns
 * its id and whether the mail is postponed. An enquiry from a buyer's own verified address is delivered at once.
 * R-1.004 R-7.066 REL-04 REL-07
 */
export async function createEnquiry(
  ports: ThreadPorts,
  context: CallContext,
  input: EnquiryToStore,
  target: EnquiryTarget,
  { task = toVisitorTask(context), confirmation = { others: 0 } }: EnquiryOptions = {},
): Promise<StoredEnquiry> {
  const enquiryId = await insertEnquiry(ports, context, input, task);
  if (enquiryId === undefined) return findStored(context, task);
  const isConfirmed = isVerifiedAddress(context, input.email);
  if (!isConfirmed && confirmation === 'elsewhere') return { inquiryId: enquiryId };
  const others = confirmation === 'elsewhere' ? 0 : confirmation.others;
  const isUnreachable = (await ports.listResponsiblePeople(context.database, input.supplierId)).length === 0;
  const sent = { enquiryId, email: input.email, target: { ...target, targetType: input.type, isUnreachable }, others };
  const result = await (isConfirmed ? sendAtOnce : queueVerification)(ports, context, sent);
  return { inquiryId: enquiryId, mail: toMailStatus(result), ...(isConfirmed && { isConfirmed }) };
}

/**
 * Saves an enquiry with its first message, without notifying anybody; undefined if the task has already created one.
 */
export async function insertEnquiry(
  ports: ThreadPorts,
  context: CallContext,
  input: EnquiryToStore,
  task: string,
): Promise<string | undefined> {
  const { visitor, address, now } = context;
  const inserted = await context.database.kysely
    .insertInto('enquiry')
    .values({
      enquiry_id: createRandomId(),
      type: input.type,
      target_id: input.targetId,
      supplier_id: input.supplierId,
      content: input.content,
      email: input.email,
      quantity: input.quantity ?? null,
      exhibition_id: input.exhibitionId ?? null,
      promotion_id: input.promotionId ?? null,
      source: input.source,
      lang: context.lang,
      site_id: context.siteId,
      visitor,
      address,
      task_id: task,
      account_id: context.buyer?.accountId ?? null,
      created: now,
      verified_at: null,
      last_at: now,
    })
    .onConflict((conflict) => conflict.column('task_id').doNothing())
    .returning('enquiry_id')
    .executeTakeFirst();
  if (inserted !== undefined) await insertFirst(ports, context, inserted.enquiry_id, input.content);
  return inserted?.enquiry_id;
}

/** The task of the visitor, logged in or not, so that a login between two attempts does not create a second enquiry. */
const toVisitorTask = ({ visitor, address, idempotencyKey }: CallContext): string =>
  hashSha256(`${visitor ?? address}|${idempotencyKey}`);

/** Finds the enquiry that the same action created; it is stored for longer than the action's idempotency row. */
async function findStored({ database }: CallContext, task: string): Promise<StoredEnquiry> {
  const row = await database.kysely
    .selectFrom('enquiry')
    .select(['enquiry_id', 'delivered_at'])
    .where('task_id', '=', task)
    .executeTakeFirstOrThrow();
  return { inquiryId: row.enquiry_id, ...(row.delivered_at !== null && { isConfirmed: true }) };
}

/** The enquiry's text becomes the first message of its thread. */
async function insertFirst(ports: ThreadPorts, context: CallContext, enquiryId: string, text: string): Promise<void> {
  const { accountId, author } = await getWriter(ports, context, 'buyer');
  const first = {
    message_id: createRandomId(),
    enquiry_id: enquiryId,
    position: 1,
    side: 'buyer',
    author,
    text,
  } as const;
  await context.database.kysely
    .insertInto('message')
    .values({ ...first, account_id: accountId, created: context.now })
    .execute();
}

interface EnquiryToSend {
  readonly enquiryId: string;
  readonly email: string;
  readonly target: EnquiryTarget & {
    readonly targetType: EnquiryInput['type'];
    /** Whether nobody of the supplier receives enquiries. */
    readonly isUnreachable: boolean;
  };
  /** The number of other enquiries that the same mail verifies. */
  readonly others: number;
}

/** The address is already verified: delivers the enquiry to the supplier, and mails the buyer a link to it. */
async function sendAtOnce(
  ports: ThreadPorts,
  context: CallContext,
  { enquiryId, email, target }: EnquiryToSend,
): Promise<QueueResult> {
  const { database, lang, siteId, now, requestId } = context;
  await deliverEnquiry(ports, context, enquiryId);
  const link = linkTo(ports, { enquiry_id: enquiryId, site_id: siteId });
  const mail = enquirySentMail(ports.texts.of(lang, siteId), lang, { to: email, ...target, link });
  return queueMail(database, mail, {
    dedupeKey: `enquiry.${enquiryId}`,
    kind: 'enquiry.sent',
    requestId,
    now,
    causedBy: 'recipient',
  });
}

/**
 * Queues the verification mail. The enquiry is saved even if the recipient's mail limit is reached: then the mail is
 * sent later, with a link that is still valid.
 */
async function queueVerification(
  ports: ThreadPorts,
  context: CallContext,
  { enquiryId, email, target, others }: EnquiryToSend,
): Promise<QueueResult> {
  const { database, lang, siteId, now, requestId } = context;
  const token = createRandomToken();
  const link = ports.pageUrl(siteId, `/verify?token=${token}`);
  const texts = ports.texts.of(lang, siteId);
  const mail = enquiryMail(texts, lang, { to: email, ...target, others, link, days: LINK_DAYS });
  const result = await queueMail(database, mail, {
    dedupeKey: `enquiry.${enquiryId}`,
    kind: 'enquiry.verification',
    requestId,
    now,
    causedBy: 'anybody',
  });
  switch (result) {
    case 'duplicate':
      return result;
    case 'queued':
    case 'postponed': {
      const expires = now + LINK_DAYS * DAY + (result === 'postponed' ? LINK_EXTENSION_MS : 0);
      await database.kysely
        .insertInto('enquiry_verification')
        .values({ token_hash: hashSha256(token), enquiry_id: enquiryId, expires, used_at: null, used_key: null })
        .execute();
      return result;
    }
  }
}

/** Whether the sender is logged in under this address and has confirmed it. */
const isVerifiedAddress = ({ buyer }: CallContext, email: string): boolean =>
  buyer?.isVerified === true && normalizeEmail(buyer.email) === normalizeEmail(email);
