import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { isLanguageCode } from '@fairhall/core/site/languages';
import { type Selectable, sql } from 'kysely';
import type { Database, Queries, Transaction } from '../db/database.ts';
import { queueMail } from '../mail/outbox.ts';
import type { RfqTables } from './rfq.tables.ts';
import type { RfqPorts } from './rfq-ports.ts';

type OfferPorts = Pick<RfqPorts, 'texts' | 'pageUrl' | 'findOffers' | 'createOfferMail'>;

/** The most requests of one hour. */
const BATCH_SIZE = 500;

type Row = Selectable<RfqTables['rfq']>;

/** The condition of the partial index `rfq_offer`, in the same words. */
const IS_DUE = sql<boolean>`offered_at is null and offer_at is not null`;

/**
 * Offers suppliers to the buyers of requests that reached none in time, by email and on the request's page, once for
 * each request. `now` is epoch milliseconds.
 */
export async function sendRfqOffers(ports: OfferPorts & { readonly database: Database }, now: number): Promise<void> {
  const due = await ports.database.kysely
    .selectFrom('rfq')
    .select('rfq_id')
    .where(IS_DUE)
    .where('offer_at', '<=', now)
    .orderBy('offer_at')
    .orderBy('rfq_id')
    .limit(BATCH_SIZE)
    .execute();
  for (const { rfq_id } of due)
    await ports.database.transaction((transaction) => sendOffer(ports, transaction, rfq_id, now));
}

/** Changes the row first, so that only one of two servers sends the email. */
async function sendOffer(ports: OfferPorts, transaction: Transaction, rfqId: string, now: number): Promise<void> {
  const { kysely } = transaction;
  const row = await kysely
    .updateTable('rfq')
    .set({ offered_at: now })
    .where('rfq_id', '=', rfqId)
    .where(IS_DUE)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined || !isUnanswered(row)) return;
  const account = kysely
    .selectFrom('account')
    .select(['email', 'verified_at'])
    .where('account_id', '=', row.account_id);
  const buyer = await account.executeTakeFirst();
  if (buyer === undefined) return;
  const lang = isLanguageCode(row.lang) ? row.lang : DEFAULT_VALUES.lang;
  const mail = ports.createOfferMail(ports, lang, {
    siteId: row.site_id,
    to: buyer.email,
    about: null,
    offers: await findRfqOffers(ports, transaction, row, lang),
    from: { fromRfq: rfqId },
    link: ports.pageUrl(row.site_id, `/rfq/detail?rfq_id=${rfqId}`),
  });
  await queueMail(transaction, mail, {
    dedupeKey: `rfq.${rfqId}.offer`,
    kind: 'rfq.offer',
    requestId: `offer.${rfqId}`,
    now,
    // An address that is not confirmed may belong to a stranger.
    causedBy: buyer.verified_at === null ? 'anybody' : 'recipient',
  });
}

/** Whether a request is open and has reached no supplier. */
export const isUnanswered = ({ status, reached }: Pick<Row, 'status' | 'reached'>): boolean =>
  status === 0 && reached === 0;

/** Suppliers of products like the request's product, else of products with its tags. */
export async function findRfqOffers(
  { findOffers }: Pick<RfqPorts, 'findOffers'>,
  queries: Queries,
  { product_id, cate_and_tag }: Pick<Row, 'product_id' | 'cate_and_tag'>,
  lang: string,
): ReturnType<RfqPorts['findOffers']> {
  const similar = product_id === null ? [] : await findOffers(queries, lang, { id: product_id });
  if (similar.length > 0) return similar;
  return findOffers(queries, lang, { tagCodes: cate_and_tag?.tag.map(({ value }) => value) ?? [] });
}

declare module '../mail/mail-kinds.ts' {
  interface MailKinds {
    readonly 'rfq.offer': true;
  }
}
