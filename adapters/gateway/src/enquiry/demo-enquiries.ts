import type { Insertable } from 'kysely';
import type { Database, Transaction } from '../db/database.ts';
import { insertDemoMark } from '../db/demo-part.ts';
import type { EnquiryTables } from './enquiry.tables.ts';

const HOUR = 3_600_000;

interface DemoEnquiry {
  readonly id: string;
  /** Account of the supplier that receives it. */
  readonly supplier: string;
  readonly lang: 'en' | 'ar' | 'zh';
  readonly email: string;
  /** Account of the sender; absent for a guest. */
  readonly accountId?: string | undefined;
  readonly author: string;
  readonly content: string;
  readonly quantity: number | null;
  /** How many hours ago it was sent. */
  readonly hours: number;
  /** The supplier's reply. */
  readonly answer?: string;
}

const INITIAL_ENQUIRIES: readonly DemoEnquiry[] = [
  {
    supplier: 'demo-supplier',
    id: 'demo-enquiry-1',
    lang: 'en',
    email: 'buyer@demo.fairhall.test',
    accountId: 'demo-buyer',
    author: 'Demo Buyer',
    quantity: 800,
    hours: 3,
    content:
      'Can you print our logo in one colour, and how much would that add to the unit price? We would order 800 to start with and the same again in spring.',
  },
  {
    supplier: 'demo-supplier',
    id: 'demo-enquiry-2',
    lang: 'ar',
    email: 'khalid@demo.fairhall.test',
    author: '',
    quantity: 3000,
    hours: 21,
    content: 'ما السعر لثلاثة آلاف قطعة مع التغليف، وكم يستغرق الشحن إلى ميناء جدة؟ نحتاج إلى عيّنة قبل الطلب.',
  },
  {
    supplier: 'demo-supplier',
    id: 'demo-enquiry-3',
    lang: 'zh',
    email: 'lin@demo.fairhall.test',
    author: '',
    quantity: null,
    hours: 30,
    content: '请问最小起订量可以再低一些吗？我们想先试订一批，质量合适的话每个月都会下单。',
  },
  {
    supplier: 'demo-supplier',
    id: 'demo-enquiry-4',
    lang: 'en',
    email: 'buyer2@demo.fairhall.test',
    accountId: 'demo-buyer2',
    author: 'Second Buyer',
    quantity: 1200,
    hours: 52,
    content: 'Which test reports do you have for this product, and do they cover the material you would ship?',
    answer:
      'Thank you for your enquiry. Our material test report is from March this year and covers the batches we ship now. We will send it with our quotation once you tell us the quantity you need.',
  },
];

const DEMO_MORE_ENQUIRIES: readonly DemoEnquiry[] = [
  {
    supplier: 'demo-supplier2',
    id: 'demo-enquiry-5',
    lang: 'en',
    email: 'buyer2@demo.fairhall.test',
    accountId: 'demo-buyer2',
    author: 'Second Buyer',
    quantity: 2500,
    hours: 6,
    content:
      'We need 2,500 pieces in two colours for the start of the season in March. Can you hold the price until then, and how much are samples of both?',
  },
  {
    supplier: 'demo-supplier2',
    id: 'demo-enquiry-6',
    lang: 'ar',
    email: 'huda@demo.fairhall.test',
    author: '',
    quantity: 600,
    hours: 44,
    content: 'هل يمكن تصنيع هذا المنتج بمقاسات مختلفة وطباعة اسم متجرنا على العبوة؟ نحتاج إلى ستمئة قطعة كل شهر.',
  },
  {
    supplier: 'demo-supplier3',
    id: 'demo-enquiry-7',
    lang: 'en',
    email: 'buyer@demo.fairhall.test',
    accountId: 'demo-buyer',
    author: 'Demo Buyer',
    quantity: 400,
    hours: 9,
    content:
      'Does this come with an EU declaration of conformity, and which port do you ship from? We would take 400 as a trial order.',
  },
];

/**
 * Parts of the demo world; a database records which ones it has loaded. Never change a part that databases may have
 * loaded: add new data as a new part.
 */
const DEMO_PARTS = [
  { name: 'enquiries', enquiries: INITIAL_ENQUIRIES },
  { name: 'enquiries-of-two-more', enquiries: DEMO_MORE_ENQUIRIES },
] as const;

/**
 * Adds pending enquiries to the demo suppliers, each part once, so that later changes to them stay. An older demo
 * database gets the parts that it lacks. `now` is epoch milliseconds.
 */
export async function loadDemoEnquiries(database: Database, now: number): Promise<void> {
  for (const part of DEMO_PARTS) await database.transaction((transaction) => loadPart(transaction, part, now));
}

async function loadPart(
  transaction: Transaction,
  { name, enquiries }: (typeof DEMO_PARTS)[number],
  now: number,
): Promise<void> {
  const accounts = await supplierByAccount(transaction, enquiries);
  const isFor = ({ supplier }: DemoEnquiry): boolean => accounts.get(supplier) != null;
  if (!enquiries.some(isFor) || !(await insertDemoMark(transaction, name, now))) return;
  for (const [supplier, supplierEnquiries] of Map.groupBy(enquiries.filter(isFor), ({ supplier }) => supplier)) {
    const supplierId = accounts.get(supplier) ?? '';
    const products = await listProducts(transaction, supplierId, supplierEnquiries.length);
    for (const [at, each] of supplierEnquiries.entries()) {
      const accountId = accounts.has(each.accountId ?? '') ? each.accountId : undefined;
      await insertEnquiry(transaction, { ...each, accountId }, { now, supplierId, productId: products[at] });
    }
  }
}

/** The demo accounts that exist, with their suppliers. */
async function supplierByAccount(
  { kysely }: Transaction,
  enquiries: readonly DemoEnquiry[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = enquiries.flatMap(({ supplier, accountId }) => [supplier, accountId ?? supplier]);
  const rows = await kysely
    .selectFrom('account')
    .select(['account_id', 'supplier_id'])
    .where('account_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ account_id, supplier_id }) => [account_id, supplier_id]));
}

async function listProducts({ kysely }: Transaction, supplierId: string, count: number): Promise<readonly string[]> {
  const products = kysely.selectFrom('product').select('id').where('supplier_id', '=', supplierId);
  return (await products.orderBy('rank').orderBy('id').limit(count).execute()).map(({ id }) => id);
}

async function insertEnquiry(
  { kysely }: Transaction,
  { id, lang, email, accountId, author, content, quantity, hours, answer }: DemoEnquiry,
  { now, supplierId, productId }: { now: number; supplierId: string; productId: string | undefined },
): Promise<void> {
  const came = now - hours * HOUR;
  const answered = answer === undefined ? null : came + 5 * HOUR;
  const last = answered ?? came;
  const target =
    productId === undefined
      ? ({ type: 'supplier', target_id: supplierId } as const)
      : ({ type: 'product', target_id: productId } as const);
  await kysely
    .insertInto('enquiry')
    .values({
      ...target,
      enquiry_id: id,
      supplier_id: supplierId,
      content,
      email,
      quantity,
      lang,
      site_id: 999,
      exhibition_id: null,
      promotion_id: null,
      source: 3,
      visitor: null,
      address: '',
      task_id: id,
      created: came,
      verified_at: came,
      delivered_at: came,
      account_id: accountId ?? null,
      last_at: last,
      state: answered === null ? 'new' : 'answered',
      waits_since: answered === null ? came : null,
      read_at: answered,
      answered_at: answered,
      last_position: answered === null ? 1 : 2,
      last_side: answered === null ? 'buyer' : 'supplier',
      supplier_read: answered === null ? 0 : 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const written = { enquiry_id: id, task_id: null };
  const question = { ...written, message_id: id, position: 1, side: 'buyer' as const, account_id: accountId ?? null };
  const rows: Insertable<EnquiryTables['message']>[] = [
    { ...question, author, text: content, created: came, read_at: answered },
  ];
  if (answer !== undefined && answered !== null) {
    const reply = { ...written, message_id: `${id}-2`, position: 2, side: 'supplier' as const, account_id: null };
    rows.push({ ...reply, author: 'Demo Supplier', text: answer, created: answered, read_at: null });
  }
  await kysely
    .insertInto('message')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
