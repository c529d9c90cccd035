import { randomUUID } from 'node:crypto';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import type { Words } from '@fairhall/fixtures/replay/fill-words';
import type { BenchEnd } from '@fairhall/fixtures/scenario-end';
import type { AccountBefore } from '@fairhall/fixtures/scenario-start';
import { SCENARIO_PRODUCTS } from '@fairhall/fixtures/scenario-world';
import type { Database } from '@fairhall/gateway/db/database';
import type { Tables } from '@fairhall/gateway/db/tables';
import { signOf } from '@fairhall/gateway/enquiry/enquiry-sign';
import { hashSha256 } from '@fairhall/gateway/identity/secrets';
import { sql } from 'kysely';
import { testPasswords } from '../support/gateway.ts';
import { insertStaff } from '../support/staff.ts';

/** Tables with people's data, dependent ones first; the catalogue stays. */
const TABLES_TO_EMPTY = [
  'enquiry_verification',
  'lead',
  'business_card',
  'goods_order',
  'enquiry',
  'pretoken',
  'ended_registration',
  'preregistration',
  'cart_product',
  'file',
  'rfq',
  'one_time_code',
  'login_attempt',
  'buyer_session',
  'supplier_session',
  'purchase_info',
  'account',
  'outbox',
  'idempotency',
  'nonce',
  'rate_limit',
  'daily_count',
  'site_setting',
] as const satisfies readonly (keyof Tables)[];

/** Deletes all data of people and settings, and gives every product back to its supplier. */
export async function clear(database: Database): Promise<void> {
  for (const table of TABLES_TO_EMPTY) await database.kysely.deleteFrom(table).execute();
  await setSuppliers(database, Object.fromEntries(SCENARIO_PRODUCTS.map(({ id, supplier }) => [id, supplier])));
}

/** Sets the suppliers of products, by product id. */
export async function setSuppliers({ kysely }: Database, soldBy: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, supplier_id] of Object.entries(soldBy)) {
    const product = kysely.updateTable('product').set({ supplier_id }).where('id', '=', id);
    await product.where('supplier_id', '<>', supplier_id).execute();
  }
}

/** Stores settings of the international site. */
export async function insertSettings(database: Database, settings: Readonly<Record<string, string>>): Promise<void> {
  if (Object.keys(settings).length === 0) return;
  const { staffId: changed_by } = await insertStaff(database, { role: 'operator' });
  for (const [name, value] of Object.entries(settings)) {
    const setting = { site_id: DEFAULT_VALUES.siteId, name, value, changed: 1, changed_by };
    await database.kysely.insertInto('site_setting').values(setting).execute();
  }
}

/** Inserts an account and returns its id. */
export async function insertAccount(
  { kysely }: Database,
  { email, password, kind = 'buyer', supplierId, name = '', isConfirmed = false, cart = [] }: AccountBefore,
): Promise<string> {
  const hashed = await testPasswords.hash(password, []);
  if (!hashed.ok) throw new Error('no time to hash a password');
  const account_id = randomUUID();
  const created = Date.now();
  await kysely
    .insertInto('account')
    .values({
      account_id,
      email,
      kind,
      created,
      password_hash: hashed.value,
      nickname: name,
      verified_at: isConfirmed ? created : null,
      ...(supplierId === undefined ? {} : { supplier_id: supplierId, supplier_right: 'answer' as const }),
    })
    .execute();
  const rows = cart.map((product_id) => ({ account_id, product_id, added: created }));
  if (rows.length > 0) await kysely.insertInto('cart_product').values(rows).execute();
  return account_id;
}

/** Expires the session of this token. */
export async function expire({ kysely }: Database, token: string): Promise<void> {
  const ended = { expires: Date.now() - 1 };
  await kysely.updateTable('buyer_session').set(ended).where('token_hash', '=', hashSha256(token)).execute();
}

/** The words that a scenario can refer to in braces. */
export async function readScenarioWords(database: Database): Promise<Words> {
  const { kysely } = database;
  const mail = await kysely.selectFrom('outbox').select('text').orderBy('outbox_id', 'desc').execute();
  const inMail = (link: RegExp) => mail.map(({ text }) => link.exec(text)?.[1]).find((found) => found);
  const token = inMail(/resetPassword\?token=([\w-]+)/);
  const verifyToken = inMail(/verify\?token=([\w-]+)/);
  const meetingToken = inMail(/meetings\/accept\?token=([\w-]+)/);
  const initToken = inMail(/init_token=([\w-]+)/);
  const withdrawToken = inMail(/withdraw\?pretoken=([\w-]+)/);
  const rfq = await kysely.selectFrom('rfq').select('rfq_id').orderBy('created', 'desc').limit(1).executeTakeFirst();
  const [badgeNo, otherBadgeNo] = await listBadges(database);
  const order = kysely.selectFrom('goods_order').select('order_no').orderBy('created', 'desc').limit(1);
  const orderNo = (await order.executeTakeFirst())?.order_no;
  return {
    ...(orderNo === undefined ? {} : { orderNo }),
    ...(badgeNo === undefined ? {} : { badgeNo }),
    ...(otherBadgeNo === undefined ? {} : { otherBadgeNo }),
    ...(token === undefined ? {} : { resetToken: token }),
    ...(verifyToken === undefined ? {} : { verifyToken }),
    ...(meetingToken === undefined ? {} : { meetingToken }),
    ...(await meetingDay(database)),
    ...(initToken === undefined ? {} : { initToken }),
    ...(withdrawToken === undefined ? {} : { withdrawToken }),
    ...(rfq === undefined ? {} : { rfqId: rfq.rfq_id }),
    ...(await enquiryWords(database)),
    ...(await personWords(database)),
  };
}

/** The account ids of suppliers' people, such as `sanaId` for sana@lumen.example. */
async function personWords({ kysely }: Database): Promise<Words> {
  const people = await kysely
    .selectFrom('account')
    .select(['account_id', 'email'])
    .where('kind', '=', 'supplier')
    .execute();
  return Object.fromEntries(people.map(({ account_id, email }) => [`${email.split('@')[0]}Id`, account_id]));
}

/** All badge numbers, also ended ones, in the order in which they were given. */
async function listBadges({ kysely }: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ badgeNo: string }>`
    select badge_no as "badgeNo", created from preregistration
    union all
    select badge_no, (content -> 'row' ->> 'created')::bigint from ended_registration
    order by created`.execute(kysely);
  return rows.map(({ badgeNo }) => badgeNo);
}

/** The first day of the exhibition of the scenarios. */
async function meetingDay({ kysely }: Database): Promise<Words> {
  const rows = kysely.selectFrom('exhibition').select('inshow_start').where('exhibition_id', '=', '1001');
  const exhibition = await rows.executeTakeFirst();
  return exhibition === undefined ? {} : { meetingDay: exhibition.inshow_start };
}

/** The id of the last enquiry, and the tokens and signature in the links of its emails. */
async function enquiryWords(database: Database): Promise<Words> {
  const rows = database.kysely.selectFrom('enquiry').select('enquiry_id').orderBy('created', 'desc').limit(1);
  const enquiryId = (await rows.executeTakeFirst())?.enquiry_id;
  return enquiryId === undefined
    ? {}
    : { enquiryId, sign: await signOf(database, { enquiry_id: enquiryId, link_version: 0 }) };
}

/** The number of stored records at the end. */
export async function countRows({ kysely }: Database): Promise<BenchEnd> {
  const count = async (table: 'enquiry' | 'rfq' | 'account') =>
    (await kysely.selectFrom(table).selectAll().execute()).length;
  const sessions = await kysely
    .selectFrom('buyer_session')
    .select('expires')
    .where('expires', '>', Date.now())
    .execute();
  const mails = await kysely.selectFrom('outbox').select(['recipient', 'text']).orderBy('outbox_id').execute();
  return {
    enquiries: await count('enquiry'),
    rfqs: await count('rfq'),
    accounts: await count('account'),
    sessions: sessions.length,
    mails: mails.map(({ recipient }) => recipient),
    signatures: mails.map(({ text }) => text.split('\n\n').at(-1) ?? ''),
    carts: await cartsIn({ kysely }),
  };
}

async function cartsIn({ kysely }: Pick<Database, 'kysely'>): Promise<Record<string, string[]>> {
  const rows = await kysely
    .selectFrom('account')
    .leftJoin('cart_product', 'cart_product.account_id', 'account.account_id')
    .select(['email', 'product_id'])
    .orderBy('added')
    .execute();
  const carts: Record<string, string[]> = {};
  for (const { email, product_id } of rows) {
    const ids = carts[email] ?? [];
    carts[email] = product_id === null ? ids : [...ids, product_id];
  }
  return carts;
}
