import type { EnquiryInput } from '@fairhall/core/contract/enquiry';
import { normalEmail } from '@fairhall/core/forms/email';
import type { CallContext } from '../call-context.ts';
import { randomId, randomToken, sha256 } from '../identity/secrets.ts';
import { queueMail } from '../mail/outbox.ts';
import type { TextsByLanguage } from '../texts.ts';
import { enquiryMail } from './enquiry-mail.ts';

/** How long a verification link is good, in days. */
export const LINK_DAYS = 7;
const DAY = 86_400_000;

/** Names of what an enquiry is about, in the sender's language. */
export interface EnquiryTarget {
  readonly targetName: string;
  readonly supplierName: string;
}

/** What keeping an enquiry needs besides its context. */
export interface EnquiryPorts {
  readonly texts: TextsByLanguage;
  /** Where the pages begin: origin and base path, without a slash at the end. */
  readonly pagesUrl: string;
}

/** An enquiry as its schema read it: ids are texts. */
export type EnquiryToStore = Omit<EnquiryInput, 'targetId' | 'supplierId' | 'exhibitionId' | 'promotionId'> & {
  readonly targetId: string;
  readonly supplierId: string;
  readonly exhibitionId?: string | undefined;
  readonly promotionId?: string | undefined;
};

/** Keeps an enquiry with the mail that verifies its sender's address, and answers its id; once for each task.  REL-04 REL-07 */
export async function storeEnquiry(
  ports: EnquiryPorts,
  context: CallContext,
  input: EnquiryToStore,
  target: EnquiryTarget,
  task = visitorsTask(context),
): Promise<string> {
  const { database, visitor, address, now } = context;
  const inserted = await database.kysely
    .insertInto('enquiry')
    .values({
      enquiry_id: randomId(),
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
      created: now,
      verified_at: null,
    })
    .onConflict((conflict) => conflict.column('task_id').doNothing())
    .returning('enquiry_id')
    .executeTakeFirst();
  if (inserted === undefined) return storedId(context, task);
  await queueVerification(ports, context, { enquiryId: inserted.enquiry_id, email: input.email, target });
  return inserted.enquiry_id;
}

/** The visitor's, logged in or not, so that a login between two tries makes no second enquiry. */
const visitorsTask = ({ visitor, address, idempotencyKey }: CallContext): string =>
  sha256(`${visitor ?? address}|${idempotencyKey}`);

/** The same action's enquiry, kept longer than its idempotency row. */
async function storedId({ database }: CallContext, task: string): Promise<string> {
  const row = database.kysely.selectFrom('enquiry').select('enquiry_id').where('task_id', '=', task);
  return (await row.executeTakeFirstOrThrow()).enquiry_id;
}

interface Verification {
  readonly enquiryId: string;
  readonly email: string;
  readonly target: EnquiryTarget;
}

/** The enquiry is taken though its mail may be one too many for the recipient. */
async function queueVerification(
  ports: EnquiryPorts,
  context: CallContext,
  { enquiryId, email, target }: Verification,
): Promise<void> {
  const { database, lang, now, requestId } = context;
  const token = randomToken();
  const link = `${ports.pagesUrl}/verify?token=${token}`;
  const mail = enquiryMail(ports.texts.of(lang), lang, { to: email, ...target, link, days: LINK_DAYS });
  const causedBy = isOwnAddress(context, email) ? 'recipient' : 'anybody';
  if (!(await queueMail(database, mail, { dedupeKey: `enquiry.${enquiryId}`, requestId, now, causedBy }))) return;
  await database.kysely
    .insertInto('enquiry_verification')
    .values({ token_hash: sha256(token), enquiry_id: enquiryId, expires: now + LINK_DAYS * DAY, used_at: null })
    .execute();
}

/** Whether the sender is logged in under this address and has shown that mails to it arrive. */
const isOwnAddress = ({ buyer }: CallContext, email: string): boolean =>
  buyer?.isVerified === true && normalEmail(buyer.email) === normalEmail(email);
