import { describe, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../tests/support/accounts.ts';
import { insertCatalogue, productEnquiry } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { post, readData, readError, submitHeaders, testGateway } from '../../../../tests/support/gateway.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';

const database = testDatabase();
const gateway = testGateway(database);

async function set(siteId: number, ...settings: readonly (readonly [name: string, value: string])[]) {
  const { token } = await insertStaff(database(), { role: 'operator' });
  const data = { siteId, settings: settings.map(([name, value]) => ({ name, value })), reason: 'a test' };
  return post(gateway(), 'staff/site/set', data, { headers: createHeaders(createPerson()), envelope: { token } });
}

/** Sends an enquiry to a host; returns the site that it counts for, and the link in its email. */
async function enquireAt(origin: string) {
  const sent = { headers: submitHeaders(crypto.randomUUID()), origin };
  const enquiry = { ...productEnquiry, email: `${crypto.randomUUID()}@example.com` };
  const answer = await readData(post(gateway(), 'inquiry/submitNewInquiry.json', enquiry, sent));
  const { inquiryId } = answer as { inquiryId: string };
  const { kysely } = database();
  const { site_id } = await kysely
    .selectFrom('enquiry')
    .select('site_id')
    .where('enquiry_id', '=', inquiryId)
    .executeTakeFirstOrThrow();
  const mail = await kysely
    .selectFrom('outbox')
    .select(['text', 'site_id'])
    .where('dedupe_key', '=', `enquiry.${inquiryId}`)
    .executeTakeFirstOrThrow();
  return { siteId: site_id, mailSiteId: mail.site_id, link: /https?:\/\/[^/\s]+/.exec(mail.text)?.[0] };
}

/** A picture that a sender has uploaded and that nothing uses. */
async function insertPicture(visitor: string): Promise<string> {
  const fileId = crypto.randomUUID();
  await database()
    .kysely.insertInto('file')
    .values({
      file_id: fileId,
      kind: 'image',
      visitor,
      account_id: null,
      name: 'logo.png',
      content_type: 'image/webp',
      size: 10,
      is_private: false,
      fingerprint: '',
      task_id: fileId,
      created: Date.now(),
      enquiry_id: null,
      adopted_by: null,
      adopted_at: null,
    })
    .execute();
  return fileId;
}

async function holderOf(fileId: string): Promise<string | null> {
  const found = database().kysely.selectFrom('file').select('adopted_by').where('file_id', '=', fileId);
  return (await found.executeTakeFirstOrThrow()).adopted_by;
}

const INTERNATIONAL = { siteId: 999, enName: 'international', abbr: 'ww', lang: 'en', countryId: '' };
const EMIRATES = { siteId: 6, enName: 'emirates', abbr: 'ae', lang: 'ar', countryId: '784' };
const BRAZIL = { siteId: 7, enName: 'brazil', abbr: 'br', lang: 'pt', countryId: '076' };

test('D-97 the sites are listed with their names and addresses', async () => {
  await set(6, ['host', 'dubai.example'], ['name', 'Dubai Fair']);
  await expect.poll(() => gateway().sites.hosts).toEqual({ 'dubai.example': { siteId: 6 } });
  const { token } = await insertStaff(database(), { role: 'support' });
  const answer = post(gateway(), 'staff/site/list', {}, { envelope: { token } });
  const { sites } = (await readData(answer)) as { sites: { siteId: number }[] };
  expect(sites.filter(({ siteId }) => [6, 7, 999].includes(siteId))).toEqual([
    { ...INTERNATIONAL, isShipped: true, name: 'Fairhall', url: 'http://fairhall.test', hasHost: false },
    { ...EMIRATES, isShipped: true, name: 'Dubai Fair', url: 'http://dubai.example', hasHost: true },
    { ...BRAZIL, isShipped: true, name: 'Fairhall', url: 'http://fairhall.test', hasHost: false },
  ]);
  await set(6, ['host', ''], ['name', '']);
  await expect.poll(() => gateway().sites.hosts).toEqual({});
});

describe('hosts of sites', () => {
  test('D-93 a host that an operator gives to a site names it from then on, in calls and in the links of emails', async () => {
    await insertCatalogue(database());
    expect(await enquireAt('http://istanbul.example')).toEqual({
      siteId: 999,
      mailSiteId: 999,
      link: 'http://fairhall.test',
    });
    expect((await set(2, ['host', 'Istanbul.Example'])).status).toBe(200);
    await expect.poll(() => gateway().sites.hosts).toEqual({ 'istanbul.example': { siteId: 2 } });
    expect(await enquireAt('http://istanbul.example')).toEqual({
      siteId: 2,
      mailSiteId: 2,
      link: 'http://istanbul.example',
    });
    expect(await enquireAt('http://unknown.example')).toEqual({
      siteId: 999,
      mailSiteId: 999,
      link: 'http://fairhall.test',
    });
    await set(2, ['host', '']);
    await expect.poll(() => gateway().sites.hosts).toEqual({});
  });

  test('D-93 a host names one site, and never the suppliers’ pages', async () => {
    await set(2, ['host', 'one.example']);
    expect((await set(2, ['host', 'one.example'])).status).toBe(200);
    expect(await readError(set(3, ['host', 'ONE.example']))).toMatchObject({
      status: 409,
      message: 'one.example is already the host of site 2.',
    });
    expect(await readError(set(3, ['host', 'supplier.fairhall.test']))).toMatchObject({ status: 409 });
    expect(await readError(set(3, ['host', 'one.example:8443']))).toMatchObject({
      status: 400,
      message: expect.stringContaining('turkey.example.com'),
    });
    await set(2, ['host', '']);
    expect((await set(3, ['host', 'one.example'])).status).toBe(200);
    await set(3, ['host', '']);
  });

  test('D-93 the host of PUBLIC_URL stays with the international site, which may have it as its own', async () => {
    expect(await readError(set(12, ['host', 'Fairhall.test']))).toEqual({
      status: 409,
      code: '409',
      message: 'fairhall.test is the host in PUBLIC_URL and belongs to site 999. Give this site another one.',
    });
    expect(await readError(set(12, ['name', 'Tokyo'], ['host', 'fairhall.test']))).toMatchObject({ status: 409 });
    expect(gateway().sites.getBrand(12).name).toBe('Fairhall');
    expect((await set(999, ['host', 'fairhall.test'])).status).toBe(200);
    expect((await set(999, ['host', ''])).status).toBe(200);
  });

  test('D-97 THR-29 only a picture that this operator has uploaded becomes a logo, and the former one is given free', async () => {
    const { token, staffId } = await insertStaff(database(), { role: 'operator' });
    const setLogo = (value: string) =>
      post(
        gateway(),
        'staff/site/set',
        { siteId: 4, settings: [{ name: 'logo', value }], reason: 'a test' },
        { headers: createHeaders(createPerson()), envelope: { token } },
      );
    const [mine, next, others] = [
      await insertPicture(`staff:${staffId}`),
      await insertPicture(`staff:${staffId}`),
      await insertPicture('somebody'),
    ];
    expect(await readError(setLogo(others))).toMatchObject({ status: 400 });
    expect((await setLogo(mine)).status).toBe(200);
    expect((await setLogo(mine)).status).toBe(200);
    expect(await holderOf(mine)).toBe('site.4');
    expect((await setLogo(next)).status).toBe(200);
    expect([await holderOf(mine), await holderOf(next)]).toEqual([null, 'site.4']);
    expect((await setLogo('')).status).toBe(200);
    expect(await holderOf(next)).toBeNull();
  });
});
