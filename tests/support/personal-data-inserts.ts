import type { Database } from '@fairhall/gateway/db/database';
import { createRandomId, hashSha256 } from '@fairhall/gateway/identity/secrets';
import { loadFeatureTestData } from './feature-test-data.ts';
import { insertRegistration } from './registrations.ts';

export interface OwnerOfToken {
  readonly accountId: string;
  readonly email: string;
}

/** The buyer of a session token. */
export async function findBuyerOfToken({ kysely }: Database, token: string): Promise<OwnerOfToken> {
  const rows = kysely
    .selectFrom('buyer_session')
    .innerJoin('account', 'account.account_id', 'buyer_session.account_id');
  return rows
    .select(['account.account_id as accountId', 'account.email'])
    .where('token_hash', '=', hashSha256(token))
    .executeTakeFirstOrThrow();
}

/** By the name of a list in a buyer's archive, a function that inserts a row of the buyer with a mark in it. */
export type PersonalDataInserts = Readonly<
  Record<string, (database: Database, owner: OwnerOfToken, mark: string) => Promise<unknown>>
>;

/** The inserts of all features, in `owned.test-data.ts` of their folders. */
export const PERSONAL_DATA_INSERTS = await loadFeatureTestData<PersonalDataInserts[string]>(
  'adapters/gateway/src/*/owned.test-data.ts',
);

/** Inserts a row of a buyer, marked by a word, into each table with personal data. Returns the delivered enquiry. */
export async function insertHoldings(database: Database, owner: OwnerOfToken, mark: string): Promise<string> {
  const { kysely } = database;
  const { accountId, email } = owner;
  const created = Date.now();
  for (const insert of Object.values(PERSONAL_DATA_INSERTS)) await insert(database, owner, mark);
  const [rfqId, fileId] = [createRandomId(), createRandomId()];
  await kysely
    .insertInto('rfq')
    .values({
      rfq_id: rfqId,
      account_id: accountId,
      description: `${mark}: request`,
      question: null,
      email,
      cate_and_tag: null,
      quantity: null,
      unit: null,
      country_id: null,
      exhibition_id: null,
      product_id: null,
      source: 2,
      lang: 'en',
      site_id: 999,
      task_id: createRandomId(),
      created,
    })
    .execute();
  await kysely
    .insertInto('rfq_transition')
    .values({
      rfq_id: rfqId,
      version: 2,
      from_status: 0,
      to_status: 2,
      side: 'buyer',
      actor_id: accountId,
      reason: `${mark}: reason`,
      created,
    })
    .execute();
  await kysely
    .insertInto('goods_order')
    .values({
      order_no: createRandomId(),
      account_id: accountId,
      supplier_id: 'S1',
      product_id: 'P1',
      image: '',
      unit: 'piece',
      product_names: JSON.stringify({ en: 'Bag' }),
      quantity: 5,
      price: 2.5,
      currency: 'USD',
      remark: `${mark}: order`,
      lang: 'en',
      site_id: 999,
      task_id: createRandomId(),
      created,
      contact: JSON.stringify({ contactName: `${mark} name`, mobile: { dialingCode: '+90', number: '5321234567' } }),
    })
    .execute();
  await kysely
    .insertInto('file')
    .values({
      file_id: fileId,
      kind: 'rfq',
      visitor: null,
      account_id: accountId,
      name: `${mark}.pdf`,
      size: 1,
      content_type: 'application/pdf',
      is_private: true,
      fingerprint: 'f',
      task_id: createRandomId(),
      created,
      adopted_by: rfqId,
      adopted_at: created,
    })
    .execute();
  await kysely
    .insertInto('cart_product')
    .values({ account_id: accountId, product_id: `${mark}-product`, added: created })
    .execute();
  await kysely
    .insertInto('follow')
    .values({ account_id: accountId, type: 'goods', target_id: `${mark}-product`, since: created })
    .execute();
  await kysely
    .insertInto('business_card')
    .values({
      card_id: createRandomId(),
      account_id: accountId,
      origin: 'scan',
      created,
      contact_name: `${mark}: card`,
    })
    .execute();
  await kysely.insertInto('shared_card').values({ cdp_id: createRandomId(), account_id: accountId, created }).execute();
  await kysely
    .insertInto('planner_item')
    .values({
      item_id: createRandomId(),
      account_id: accountId,
      exhibition_id: '1001',
      supplier_id: 'S1',
      created,
      remark: `${mark}: plan`,
      day: '2026-11-24',
      time: '10:30',
    })
    .execute();
  await kysely
    .insertInto('meeting_booking')
    .values({
      booking_id: createRandomId(),
      account_id: accountId,
      exhibition_id: '1001',
      supplier_id: createRandomId(),
      stand_no: 'A12',
      hall: '1',
      date: '2026-11-24',
      slot: '10:30',
      starts: created,
      remark: `${mark}: meeting`,
      contact_name: `${mark} name`,
      company_name: `${mark} company`,
      country_id: '356',
      lang: 'en',
      created,
    })
    .execute();
  await kysely
    .insertInto('sample_booking')
    .values({
      sample_id: createRandomId(),
      account_id: accountId,
      exhibition_id: '1001',
      supplier_id: 'S1',
      quantity: 1,
      product_id: `${mark}-sample`,
      contact_name: `${mark} name`,
      company_name: `${mark} company`,
      country_id: '356',
      created,
    })
    .execute();
  await kysely
    .insertInto('purchase_info')
    .values({ account_id: accountId, job_title: `${mark} job` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await kysely
    .insertInto('outbox')
    .values({
      dedupe_key: createRandomId(),
      recipient: email,
      subject: mark,
      html: mark,
      text: mark,
      due: created,
      created,
      sent_at: null,
      last_error: null,
      request_id: 'r',
    })
    .execute();
  const registrationId = await insertRegistration({ kysely }, { accountId, email, mark });
  await kysely
    .insertInto('lottery_draw')
    .values({
      draw_id: createRandomId(),
      exhibition_id: '1001',
      registration_id: registrationId,
      account_id: accountId,
      badge_no: `${mark} badge`,
      prize_id: 'tote',
      prize_names: '{"en":"Tote"}',
      status: 'confirmed',
      contact_name: `${mark} name`,
      mobile: '+90 5321234567',
      address: `${mark} address`,
      drawn_at: created,
      confirmed_at: created,
    })
    .execute();
  const scan = { supplier_id: `${mark}-scanner`, exhibition_id: '1001', scanned_at: created, created };
  const scanId = createRandomId();
  await kysely
    .insertInto('badge_scan')
    .values({ ...scan, scan_id: scanId, registration_id: registrationId })
    .execute();
  await kysely
    .insertInto('lead')
    .values({ ...scan, lead_id: scanId, scanned_by: null, rating: 0, tags: [], note: 'from the supplier' })
    .execute();
  const scope = `buyer:${accountId}|some/path`;
  await kysely
    .insertInto('idempotency')
    .values({ scope, key: createRandomId(), fingerprint: 'f', response: mark, created })
    .execute();
  await kysely
    .insertInto('daily_count')
    .values({ scope: `enquiry|account:${accountId}`, day: '2026-11-23', used: 1 })
    .execute();
  await insertEnquiry({ kysely }, { accountId, email, mark, deliveredAt: null });
  return insertEnquiry({ kysely }, { accountId, email, mark, deliveredAt: created });
}

interface EnquiryToInsert extends OwnerOfToken {
  readonly mark: string;
  readonly deliveredAt: number | null;
}

/** Inserts an enquiry of a buyer with its first message. Returns its id. */
export async function insertEnquiry(
  { kysely }: Pick<Database, 'kysely'>,
  { accountId, email, mark, deliveredAt }: EnquiryToInsert,
): Promise<string> {
  const created = Date.now();
  const enquiryId = createRandomId();
  const text = `${mark}: message, call Priya Nair at +91 98765 43210 or ${email}`;
  await kysely
    .insertInto('enquiry')
    .values({
      enquiry_id: enquiryId,
      type: 'supplier',
      target_id: 'S1',
      supplier_id: 'S1',
      content: text,
      email,
      quantity: null,
      exhibition_id: null,
      promotion_id: null,
      source: 2,
      lang: 'en',
      site_id: 999,
      visitor: 'v',
      address: '10.0.0.9',
      task_id: createRandomId(),
      created,
      account_id: accountId,
      verified_at: deliveredAt,
      delivered_at: deliveredAt,
      last_at: created,
      waits_since: deliveredAt,
      buyer_shares: true,
      supplier_shares: true,
    })
    .execute();
  const message = { enquiry_id: enquiryId, created };
  await kysely
    .insertInto('message')
    .values({
      ...message,
      message_id: createRandomId(),
      position: 1,
      side: 'buyer',
      account_id: accountId,
      author: 'Priya Nair',
      text,
    })
    .execute();
  if (deliveredAt === null) return enquiryId;
  await kysely
    .insertInto('message')
    .values({
      ...message,
      message_id: createRandomId(),
      position: 2,
      side: 'supplier',
      account_id: null,
      author: 'Sun Lighting',
      text: 'from the supplier, reach me at sales@sun.example',
    })
    .execute();
  return enquiryId;
}
