import { sql } from 'kysely';
import type { Database, Transaction } from '../db/database.ts';
import { queueMail } from '../mail/outbox.ts';
import type { ThreadPorts } from './enquiry-ports.ts';
import { signOf } from './enquiry-sign.ts';
import { findOtherSuppliers } from './find-current-offers.ts';
import { buyerRecipient, DIGEST_DELAY, getBuyerList, toMailKeyPrefix } from './notify-other-side.ts';
import { createOfferMail, formatOfferLine } from './offer-mail.ts';
import { targetOf } from './read-thread.ts';

type OfferPorts = Pick<ThreadPorts, 'texts' | 'pageUrl' | 'describeTargets' | 'findOffers'>;

/** The most enquiries of one hour. */
const BATCH_SIZE = 500;

/**
 * Offers other suppliers to the senders of enquiries that were not answered in time, by email and on the enquiry's
 * page, once for each enquiry. A request for quotation may be several enquiries, so their emails to one buyer become
 * one. `now` is epoch milliseconds.
 */
export async function sendOffers(ports: OfferPorts & { readonly database: Database }, now: number): Promise<void> {
  const due = await ports.database.kysely
    .selectFrom('enquiry')
    .select('enquiry_id')
    .where(IS_WAITING)
    .where('offer_at', '<=', now)
    .orderBy('offer_at')
    .orderBy('enquiry_id')
    .limit(BATCH_SIZE)
    .execute();
  for (const { enquiry_id } of due)
    await ports.database.transaction((transaction) => sendOffer(ports, transaction, enquiry_id, now));
}

/** The condition of the partial index `enquiry_offer`, in the same words. */
const IS_WAITING = sql<boolean>`part = 'waiting' and answered_at is null and offered_at is null and offer_at is not null`;

/** Locks the row, so that only one of two servers sends the email, and none is sent after a reply. */
async function sendOffer(ports: OfferPorts, transaction: Transaction, enquiryId: string, now: number): Promise<void> {
  const row = await transaction.kysely
    .updateTable('enquiry')
    .set({ offered_at: now })
    .where('enquiry_id', '=', enquiryId)
    .where(IS_WAITING)
    .returningAll()
    .executeTakeFirst();
  // Answered, closed or offered a moment ago; or the buyer's account was erased.
  if (row === undefined || row.email === '') return;
  const { email, lang, link } = await buyerRecipient(ports, transaction, row);
  const [words] = await ports.describeTargets(transaction, lang, [targetOf(row)]);
  const sign = row.account_id === null ? await signOf(transaction, row) : undefined;
  const offers = await findOtherSuppliers(ports, transaction, row, lang);
  const about = { type: row.type, targetName: words?.name ?? '', supplierName: words?.supplierName ?? '' };
  const line = formatOfferLine(ports.texts.of(lang, row.site_id), about);
  const mail = createOfferMail(ports, lang, {
    siteId: row.site_id,
    to: email,
    about,
    from: { fromEnquiry: row.enquiry_id, sign },
    offers,
    link,
  });
  await queueMail(transaction, mail, {
    dedupeKey: `${toMailKeyPrefix(enquiryId, 'buyer')}offer`,
    kind: 'enquiry.offer',
    requestId: `offer.${enquiryId}`,
    now,
    due: now + DIGEST_DELAY,
    causedBy: 'recipient',
    listing: { reader: `${lang}.buyer`, lang, notBefore: now, all: getBuyerList(ports, row), words: line, link },
  });
}
