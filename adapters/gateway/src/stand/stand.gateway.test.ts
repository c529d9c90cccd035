import { randomUUID } from 'node:crypto';
import { STAND_DAILY_LIMIT } from '@fairhall/core/contract/stand/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';

const database = testDatabase();
const gateway = testGateway(database);
const SHOW = '9511';
const SUBMIT = 'blade-digital-expo/bookStand/submit';

beforeAll(() =>
  insertExhibition(database(), {
    exhibition_id: SHOW,
    website_id: 3,
    country_id: '616',
    industry: 'stageAudio',
    ...createExhibitionDays(),
    names: { en: 'Stage Warsaw', tr: 'Sahne Varşova' },
  }),
);
afterAll(() => database().kysely.deleteFrom('exhibition').where('exhibition_id', '=', SHOW).execute());

const request = (email: string, more: object = {}) => ({
  exhibitionId: SHOW,
  company: ' Mills ',
  contactName: 'Priya Raman',
  email,
  mobile: { dialingCode: '91', number: '0091 98765 43210' },
  countryId: '356',
  area: 24,
  product: 'Amplifiers',
  ...more,
});
const send = (data: object, headers = createHeaders(createPerson()), lang = 'en') =>
  post(gateway(), SUBMIT, data, { headers, envelope: { lang } });
const newAddress = () => `${randomUUID()}@example.com`;
const rowsOf = (email: string) =>
  database().kysely.selectFrom('stand_request').selectAll().where('email', '=', email).execute();

test('R-1.009 D-54 a stand request is stored with its exhibition, confirmed by email and listed for staff', async () => {
  const email = newAddress();
  const { id } = (await readData(send(request(email), createHeaders(createPerson()), 'tr'))) as { id: string };
  expect(await rowsOf(email)).toMatchObject([
    { stand_request_id: id, exhibition_id: SHOW, company: 'Mills', mobile: '+91 9876543210', area: 24, lang: 'tr' },
  ]);
  const mails = await database().kysely.selectFrom('outbox').select('subject').where('recipient', '=', email).execute();
  expect(mails).toEqual([{ subject: 'Stant talebinizi aldık' }]);
  const { token } = await insertStaff(database(), { role: 'support' });
  const asked = { exhibitionId: SHOW, pageNo: 1 };
  const listed = (await readData(post(gateway(), 'staff/stand/list', asked, { envelope: { token } }))) as {
    records: Record<string, unknown>[];
  };
  expect(listed.records.find(({ standRequestId }) => standRequestId === id)).toMatchObject({
    exhibitionName: 'Stage Warsaw',
    industry: 'stageAudio',
    websiteId: 3,
    email,
    product: 'Amplifiers',
  });
});

test('R-2.107 a request for an industry on a site is about the upcoming exhibition there', async () => {
  const email = newAddress();
  const { exhibitionId: _, ...told } = request(email);
  await readData(send({ ...told, industry: 'stageAudio', websiteId: 3 }));
  expect(await rowsOf(email)).toMatchObject([{ exhibition_id: SHOW }]);
});

test('THR-46 the email of the fourth request within an hour is postponed, and the response says so', async () => {
  const email = newAddress();
  const told: unknown[] = [];
  for (let count = 0; count < 4; count += 1)
    told.push(((await readData(send(request(email)))) as { mail: unknown }).mail);
  expect(told).toEqual(['queued', 'queued', 'queued', 'postponed']);
});

test('REL-04 a repeated request is stored and emailed once, also after its stored response was deleted', async () => {
  const [email, headers] = [newAddress(), createHeaders(createPerson())];
  const { id } = (await readData(send(request(email), headers))) as { id: string };
  await database().kysely.deleteFrom('idempotency').execute();
  expect(await readData(send(request(email), headers))).toEqual({ id });
  expect(await rowsOf(email)).toHaveLength(1);
});

test.each([
  ['an exhibition that there is not', { exhibitionId: '404404' }, 404],
  ['no area', { area: 0 }, 400],
  ['an area beyond any hall', { area: 10_001 }, 400],
  ['an address that is none', { email: 'nobody' }, 400],
  ['no company', { company: '  ' }, 400],
  ['nowhere to be', { exhibitionId: undefined }, 400],
])('D-54 a request with %s is rejected', async (_, wrong, status) => {
  expect((await readError(send(request(newAddress(), wrong)))).status).toBe(status);
});

test('D-54 D-65 an account has a daily limit of requests, which requests by others for its email address do not use', async () => {
  const email = newAddress();
  for (let time = 0; time <= STAND_DAILY_LIMIT; time += 1) expect((await send(request(email))).status).toBe(200);
  const token = await insertSession(database(), 'buyer', { accountId: email });
  const statuses: number[] = [];
  for (let time = 0; time <= STAND_DAILY_LIMIT; time += 1) {
    const sent = { headers: createHeaders(createPerson()), envelope: { token } };
    statuses.push((await post(gateway(), SUBMIT, request(email), sent)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: STAND_DAILY_LIMIT }, () => 200), 429]);
});
