import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, testGateway } from '../../../../tests/support/gateway.ts';
import { createSupplierDesk } from '../../../../tests/support/supplier-desk.ts';
import { refreshSupplierRow } from '../catalogue/world/refresh-texts.ts';
import { getOpeningHours } from '../supplier/profile.ts';
import { updateAllResponseStats } from './update-response-stats.ts';

const database = testDatabase();
const gateway = testGateway(database);
const desk = createSupplierDesk(database, gateway);

const [HOUR, DAY] = [3_600_000, 86_400_000];
const ports = { getOpeningHours: getOpeningHours, refreshSupplierRow };

/** A supplier that is always open, so that every hour is a business hour. */
async function supplier(): Promise<string> {
  const id = await desk.supplier();
  const hours = { days: [1, 2, 3, 4, 5, 6, 7], opens: 0, closes: 1_440 };
  const contact = { supplier_id: id, email: '', lang: '', time_zone: 'UTC', changed: 1, ...hours };
  await database().kysely.insertInto('supplier_contact').values(contact).execute();
  return id;
}

/** An enquiry from this many days ago that was answered after this many hours, or still waits. */
async function enquiry(supplierId: string, days: number, hours: number | null, change: object = {}): Promise<string> {
  const id = randomUUID();
  const came = Date.now() - days * DAY;
  const answered = hours === null ? null : came + hours * HOUR;
  await database()
    .kysely.insertInto('enquiry')
    .values({
      enquiry_id: id,
      type: 'supplier',
      target_id: supplierId,
      supplier_id: supplierId,
      content: 'Please quote.',
      email: `${id}@example.com`,
      quantity: null,
      lang: 'en',
      site_id: 999,
      exhibition_id: null,
      source: 3,
      promotion_id: null,
      visitor: null,
      address: '',
      task_id: id,
      created: came,
      verified_at: came,
      delivered_at: came,
      account_id: null,
      waits_since: answered === null ? came : null,
      answered_at: answered,
      ...change,
    })
    .execute();
  const message = { message_id: id, enquiry_id: id, position: 1, side: 'buyer' as const, account_id: null };
  const written = { author: '', text: 'Please quote.', created: came, read_at: null, task_id: null };
  await database()
    .kysely.insertInto('message')
    .values({ ...message, ...written })
    .execute();
  return id;
}

const shown = async (supplierId: string) =>
  ((await readData(post(gateway(), 'blade-supplier/supplier/detail', { supplierId }))) as { reply?: object }).reply;
const updateAll = (now = Date.now()) => updateAllResponseStats(ports, database(), now);
const answer = (token: string, enquiryId: string) => desk.ask('answer', { enquiryId, text: 'Here it is.' }, { token });

beforeAll(async () => {
  const languages = database().kysely.insertInto('catalogue_language').values({ lang: 'en' });
  await languages.onConflict((conflict) => conflict.doNothing()).execute();
});

describe('response stats of a supplier', () => {
  test('are shown from the fifth enquiry on, and updated at a first reply', async () => {
    const id = await supplier();
    const { token } = await desk.person(id, 'answer');
    for (const hours of [2, 4, 6, 8]) await enquiry(id, 30, hours);
    await updateAll();
    expect(await shown(id).catch(() => undefined)).toBeUndefined();
    const late = await enquiry(id, 10, null);
    await readData(answer(token, late));
    expect(await shown(id)).toEqual({ hours: 6, rate: 80 });
    const inbox = await readData(desk.ask('inbox', { part: 'waiting', pageNo: 1 }, { token }));
    expect(inbox).toMatchObject({ reply: { hours: 6, rate: 80 } });
    const list = await readData(post(gateway(), 'blade-supplier/supplier/detail', { supplierId: id }));
    expect(list).toMatchObject({ reply: { hours: 6, rate: 80 } });
  });

  test('change with time: an unanswered enquiry becomes late, and old ones are no longer counted', async () => {
    const id = await supplier();
    for (const hours of [2, 4, 6, 8]) await enquiry(id, 20, hours);
    await enquiry(id, 1, null);
    await updateAll();
    expect(await shown(id).catch(() => undefined)).toBeUndefined();
    await updateAll(Date.now() + 2 * DAY);
    expect(await shown(id)).toEqual({ hours: 5, rate: 80 });
    await updateAll(Date.now() + 100 * DAY);
    expect(await shown(id)).toBeUndefined();
  });

  test('ignore spam and enquiries closed by the buyer without a reply', async () => {
    const id = await supplier();
    for (const hours of [2, 4, 6, 8]) await enquiry(id, 30, hours);
    await enquiry(id, 30, null, { state: 'spam', closed_by: 'supplier' });
    await enquiry(id, 30, null, { state: 'closed', closed_by: 'buyer' });
    await updateAll();
    expect(await shown(id).catch(() => undefined)).toBeUndefined();
    await enquiry(id, 30, null, { state: 'closed', closed_by: 'supplier' });
    await updateAll();
    expect(await shown(id)).toEqual({ hours: 5, rate: 80 });
  });

  test('are in business hours, and change when the hours change', async () => {
    const id = await supplier();
    const { token } = await desk.person(id);
    for (const hours of [24, 24, 24, 24, 24]) await enquiry(id, 40, hours);
    await updateAll();
    expect(await shown(id)).toEqual({ hours: 24, rate: 100 });
    const { canEdit, languages, timeZones, countryCode, light, proofs, reply, ...profile } = (await readData(
      desk.ask('profile', {}, { token }),
    )) as Record<string, unknown>;
    expect([canEdit, languages, timeZones, countryCode, light, proofs, reply]).toMatchObject([
      true,
      ['en'],
      {},
      'IN',
      'green',
      [],
      {},
    ]);
    const texts = [{ lang: 'en', name: 'Looms', province: 'Tamil Nadu', mainProducts: ['Towels'], about: 'Looms.' }];
    const hours = { days: [1, 2, 3, 4, 5, 6, 7], opens: 600, closes: 1_080 };
    await readData(desk.ask('saveProfile', { ...profile, texts, hours }, { token }));
    expect(await shown(id)).toEqual({ hours: 8, rate: 100 });
  });
});
