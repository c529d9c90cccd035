import { randomUUID } from 'node:crypto';
import { staffEnquiry } from '@fairhall/core/contract/enquiry/staff-calls';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { MESSAGE_TEXTS } from '../../../../tests/mail/sample-mails.ts';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue, insertSupplier } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, testGateway } from '../../../../tests/support/gateway.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import {
  createDeliveredEnquiry,
  createSupplier,
  type EnquiryPair,
  loadThread,
  sendAsSide,
  sendEnquiry,
  verifyLast,
} from '../../../../tests/support/threads.ts';
import { describeTargets } from '../catalogue/describe-targets.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { refreshTexts } from '../catalogue/world/refresh-texts.ts';
import { watchChanges } from '../db/changes.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { sendOffers } from './send-offers.ts';

const TEAM = 'team@fair.example';
const HOUR = 3_600_000;
const database = testDatabase();
const gateway = testGateway(database);
const world = () => ({ database: database(), gateway: gateway() });
const ports = () => ({
  database: database(),
  texts: MESSAGE_TEXTS,
  pageUrl: (_: number, path: string) => `http://fairhall.test${path}`,
  describeTargets,
  findOffers,
});

beforeAll(async () => {
  await insertCatalogue(database());
  await sql`insert into catalogue_language (lang) values ('en') on conflict do nothing`.execute(database().kysely);
  const { staffId: changed_by } = await insertStaff(database(), { role: 'operator' });
  const setting = { site_id: 999, name: 'fallbackEmail', value: TEAM, changed: 1, changed_by };
  await database().kysely.insertInto('site_setting').values(setting).execute();
});

/** A product like P1 of another supplier. */
async function insertProduct(id: string, supplierId: string, rank = 1): Promise<void> {
  const { kysely } = database();
  const product = kysely.selectFrom('product').selectAll().where('id', '=', 'P1');
  const { price_key: _, ...columns } = await product.executeTakeFirstOrThrow();
  await kysely
    .insertInto('product')
    .values({ ...columns, id, supplier_id: supplierId, rank })
    .execute();
  const text = { product_id: id, lang: 'en', name: `Bag ${id}`, description: '', attributes: '[]' };
  await kysely.insertInto('product_text').values(text).execute();
}

/** Sends a guest's enquiry to a supplier that has nobody, and confirms its address. */
async function writeToNobody() {
  const supplierId = `S-quiet-${randomUUID().slice(0, 8)}`;
  await insertSupplier(database(), supplierId, 'Quiet Looms');
  const { email } = createPerson('guest');
  const enquiryId = await sendEnquiry(world(), { supplierId, email, content: 'Call me: +90 532 123 45 67' });
  return { supplierId, email, enquiryId };
}
/** The text of an email without the marks around names. */
const plainText = (mail: { readonly text: string } | undefined) => mail?.text.replace(/[\u2068\u2069]/g, '');
const mailsTo = (address: string) => listRecentMails(database(), address);
const offerTimeOf = async (enquiryId: string) => {
  const row = database().kysely.selectFrom('enquiry').select('offer_at').where('enquiry_id', '=', enquiryId);
  return (await row.executeTakeFirstOrThrow()).offer_at ?? 0;
};
const offersTo = async ({ buyer }: EnquiryPair) =>
  (await mailsTo(buyer)).filter(({ subject }) => subject === 'Your enquiry has no reply yet');

describe('a supplier without people', () => {
  test('D-94 is marked on its page and at its products until somebody joins, and its cached pages are dropped then', async () => {
    const supplierId = 'S-marked';
    await insertSupplier(database(), supplierId);
    await insertProduct('P-marked', supplierId, 50);
    await database().transaction(refreshTexts);
    const { supplierDetail, goodsDetail } = gatewayContract.catalogue;
    const marks = async () => [
      await readData(post(gateway(), supplierDetail.path, { supplierId })),
      ((await readData(post(gateway(), goodsDetail.path, { goodsSpuId: 'P-marked' }))) as { supplier: object })
        .supplier,
    ];
    expect(await marks()).toMatchObject([{ isUnreachable: true }, { isUnreachable: true }]);
    const changes = watchChanges(database());
    await expect.poll(() => changes.stateOf('catalogue')).toBeDefined();
    const before = changes.stateOf('catalogue');
    await insertSession(database(), 'buyer', { accountId: 'a-buyer-joins' });
    await insertSession(database(), 'supplier', { accountId: 'first-person', supplierId });
    await expect.poll(() => changes.stateOf('catalogue')).not.toBe(before);
    for (const mark of await marks()) expect(mark).not.toHaveProperty('isUnreachable');
  });

  test('D-94 D-97 its enquiry goes to the team’s address, masked, once its sender has confirmed theirs', async () => {
    const { email, enquiryId } = await writeToNobody();
    expect((await mailsTo(email))[0]?.text).toContain('not reachable on Fairhall yet');
    expect((await mailsTo(TEAM)).some(({ text }) => text.includes(enquiryId))).toBe(false);
    await verifyLast(world(), email);
    const mail = (await mailsTo(TEAM)).find(({ text }) => text.includes(enquiryId));
    expect(mail?.subject).toBe('An enquiry that no one can answer');
    expect(plainText(mail)).toContain('A buyer sent Quiet Looms an enquiry. This supplier has no one');
    expect(mail?.text).toContain('Call me: •••');
    expect(mail?.text).toContain(`fairhall staff enquiry reassign ${enquiryId}`);
    expect(mail?.text).not.toContain('http');
    const listing = await listingOf(enquiryId);
    expect(listing).toMatchObject({ reader: 'en.team', isCommand: true });
    expect(listing?.words).toContain(`fairhall staff enquiry show ${enquiryId}`);
  });

  test('D-94 its enquiries are in the list of staff, with nobody to answer', async () => {
    const { email, enquiryId, supplierId } = await writeToNobody();
    await verifyLast(world(), email);
    const { token } = await insertStaff(database(), { role: 'support' });
    const ask = { headers: createHeaders(createPerson()), envelope: { token } };
    const page = staffEnquiry.show.output.parse(
      await readData(post(gateway(), staffEnquiry.show.path, { enquiryId }, ask)),
    );
    expect(page.supplier).toMatchObject({ supplierId, people: [], contactEmail: '' });
  });

  test('the buyer’s thread says so until somebody can answer', async () => {
    const pair = await createDeliveredEnquiry(world());
    expect(await loadThread(gateway(), pair, 'buyer')).not.toHaveProperty('isUnreachable');
    const people = database().kysely.updateTable('account').where('supplier_id', '=', pair.supplierId);
    await people.set({ removed_at: 1 }).execute();
    expect(await loadThread(gateway(), pair, 'buyer')).toMatchObject({ isUnreachable: true });
  });

  test('D-94 a message to a supplier whose people have left goes to the team’s address as well', async () => {
    const pair = await createDeliveredEnquiry(world());
    await readData(sendAsSide(gateway(), pair, 'supplier', 'answer', { text: 'Two dollars.' }));
    const people = database().kysely.updateTable('account').where('supplier_id', '=', pair.supplierId);
    await people.set({ removed_at: 1 }).execute();
    expect(await loadThread(gateway(), pair, 'buyer')).not.toHaveProperty('isUnreachable');
    await readData(sendAsSide(gateway(), pair, 'buyer', 'answer', { text: 'And for 5,000 pieces?' }));
    const mail = (await mailsTo(TEAM)).find(({ text }) => text.includes(pair.enquiryId));
    expect(plainText(mail)).toContain('A buyer wrote to Coimbatore Weaves again.');
    expect(mail?.text).toContain('And for 5,000 pieces?');
    expect(await loadThread(gateway(), pair, 'buyer')).toMatchObject({ isUnreachable: true });
  });

  test.each(['answer', 'markRead', 'setState'] as const)(
    'D-94 the waiting email to the team is dropped by the supplier’s call %s, once somebody has joined it',
    async (call) => {
      const pair = await createDeliveredEnquiry(world());
      const people = database().kysely.updateTable('account').where('supplier_id', '=', pair.supplierId);
      await people.set({ removed_at: 1 }).execute();
      await readData(sendAsSide(gateway(), pair, 'buyer', 'answer', { text: 'And for 5,000 pieces?' }));
      await people.set({ removed_at: null }).execute();
      const isWaiting = async () => (await mailsTo(TEAM)).some(({ text }) => text.includes(pair.enquiryId));
      expect(await isWaiting()).toBe(true);
      const input = { answer: { text: 'Two dollars.' }, markRead: { position: 2 }, setState: { to: 'closed' } }[call];
      await readData(sendAsSide(gateway(), pair, 'supplier', call, input));
      expect(await isWaiting()).toBe(false);
    },
  );

  test('a site without an address for the team sends no email', async () => {
    const { kysely } = database();
    await kysely.updateTable('site_setting').set({ value: '' }).where('name', '=', 'fallbackEmail').execute();
    const { email, enquiryId } = await writeToNobody();
    await verifyLast(world(), email);
    await kysely.updateTable('site_setting').set({ value: TEAM }).where('name', '=', 'fallbackEmail').execute();
    expect((await mailsTo(TEAM)).some(({ text }) => text.includes(enquiryId))).toBe(false);
  });
});

async function listingOf(enquiryId: string) {
  const rows = database().kysely.selectFrom('outbox').select('listing');
  const row = await rows.where('dedupe_key', 'like', `thread.${enquiryId}.%team.1`).executeTakeFirst();
  return row?.listing as { readonly words: string } | null | undefined;
}

describe('an enquiry without an answer', () => {
  /** Three suppliers of bags that people answer for, one more, and one without people. */
  beforeAll(async () => {
    for (const place of [1, 2, 3, 4]) {
      const { supplierId } = await createSupplier(world());
      await insertProduct(`P-bag-${place}`, supplierId, place);
    }
    await insertSupplier(database(), 'S-silent');
    await insertProduct('P-silent', 'S-silent', 0);
  });
  const createAboutProduct = async () => {
    const pair = await createDeliveredEnquiry(world());
    await insertProduct(`P-of-${pair.supplierId}`, pair.supplierId, 9);
    return pair;
  };

  test('D-94 is told to its buyer once after 48 business hours, with three other suppliers and the same text', async () => {
    const pair = await createAboutProduct();
    const due = await offerTimeOf(pair.enquiryId);
    // Five working days of nine hours and three hours more, of which a weekend is always between.
    expect(due - Date.now()).toBeGreaterThan(6 * 24 * HOUR);
    await sendOffers(ports(), due - 1);
    expect(await offersTo(pair)).toEqual([]);
    expect(await loadThread(gateway(), pair, 'buyer')).not.toHaveProperty('others');
    await sendOffers(ports(), due);
    await sendOffers(ports(), due + HOUR);
    const [mail, ...more] = await offersTo(pair);
    expect(more).toEqual([]);
    expect(plainText(mail)).toContain('Coimbatore Weaves has not replied to your enquiry yet.');
    const links = mail?.links.filter((link) => link.includes('/enquiry/')) ?? [];
    expect(links.map((link) => new URL(link).pathname.split('_').at(-1))).toEqual(['P-bag-1', 'P-bag-2', 'P-bag-3']);
    for (const link of links) {
      const { searchParams } = new URL(link);
      expect([searchParams.get('from_enquiry'), searchParams.get('sign')]).toEqual([pair.enquiryId, pair.sign]);
    }
    const { others } = await loadThread(gateway(), pair, 'buyer');
    expect(others?.map(({ productId }) => productId)).toEqual(['P-bag-1', 'P-bag-2', 'P-bag-3']);
    expect(await loadThread(gateway(), pair, 'supplier')).not.toHaveProperty('others');
  });

  test('is told together with others of the same buyer, such as those of one request for quotation', async () => {
    const pair = await createAboutProduct();
    await sendOffers(ports(), await offerTimeOf(pair.enquiryId));
    const rows = database().kysely.selectFrom('outbox').select('listing');
    const row = await rows.where('dedupe_key', '=', `thread.${pair.enquiryId}.buyer.offer`).executeTakeFirstOrThrow();
    const words = expect.stringContaining('has not replied to your enquiry yet');
    expect(row.listing).toMatchObject({ reader: 'en.buyer', words });
  });

  test('is not told to a buyer who got a reply, closed it or erased the account', async () => {
    const [answered, closed, erased] = [
      await createAboutProduct(),
      await createAboutProduct(),
      await createAboutProduct(),
    ];
    await readData(sendAsSide(gateway(), answered, 'supplier', 'answer', { text: 'Two dollars.' }));
    await readData(sendAsSide(gateway(), closed, 'buyer', 'setState', { to: 'closed' }));
    const { kysely } = database();
    await kysely.updateTable('enquiry').set({ email: '' }).where('enquiry_id', '=', erased.enquiryId).execute();
    await sendOffers(ports(), (await offerTimeOf(erased.enquiryId)) + HOUR);
    for (const pair of [answered, closed, erased]) expect(await offersTo(pair)).toEqual([]);
    for (const pair of [answered, closed])
      expect(await loadThread(gateway(), pair, 'buyer')).not.toHaveProperty('others');
  });

  test('a reply after the offer ends it', async () => {
    const pair = await createAboutProduct();
    await sendOffers(ports(), await offerTimeOf(pair.enquiryId));
    expect(await loadThread(gateway(), pair, 'buyer')).toHaveProperty('others');
    await readData(sendAsSide(gateway(), pair, 'supplier', 'answer', { text: 'Two dollars.' }));
    expect(await loadThread(gateway(), pair, 'buyer')).not.toHaveProperty('others');
  });

  test('a supplier that it is moved to has its time to answer before the buyer is shown others again', async () => {
    const pair = await createAboutProduct();
    await sendOffers(ports(), await offerTimeOf(pair.enquiryId));
    const { kysely } = database();
    const enquiry = kysely.updateTable('enquiry').where('enquiry_id', '=', pair.enquiryId);
    await enquiry.set({ offered_at: 1 }).execute();
    const bag = kysely.selectFrom('product').select('supplier_id').where('id', '=', 'P-bag-1');
    const { supplier_id: supplierId } = await bag.executeTakeFirstOrThrow();
    const { token } = await insertStaff(database(), { role: 'operator' });
    const { path } = staffEnquiry.reassign;
    const move = { enquiryId: pair.enquiryId, supplierId, reason: 'the supplier left' };
    await readData(post(gateway(), path, move, { headers: createHeaders(createPerson()), envelope: { token } }));
    expect(await loadThread(gateway(), pair, 'buyer')).not.toHaveProperty('others');
    await enquiry.set({ offer_at: 2 }).execute();
    const { others } = await loadThread(gateway(), pair, 'buyer');
    expect(others?.map(({ productId }) => productId)).toEqual(['P-bag-2', 'P-bag-3', 'P-bag-4']);
  });

  test('D-97 a site sets the hours', async () => {
    const { staffId: changed_by } = await insertStaff(database(), { role: 'operator' });
    const setting = { site_id: 999, name: 'answerHours', value: '1', changed: 1, changed_by };
    await database().kysely.insertInto('site_setting').values(setting).execute();
    const pair = await createAboutProduct();
    await database().kysely.deleteFrom('site_setting').where('name', '=', 'answerHours').execute();
    expect((await offerTimeOf(pair.enquiryId)) - Date.now()).toBeLessThan(4 * 24 * HOUR);
  });
});
