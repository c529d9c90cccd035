import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCatalogue, productEnquiry } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { createTestGateway, post, readData, submitHeaders } from '../../../../tests/support/gateway.ts';
import { type SmtpSink, startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import type { Gateway } from '../gateway.ts';
import { createSmtp } from './smtp.ts';
import { getUnsubscribePath } from './unsubscribe-url.ts';

const database = testDatabase();
let sink: SmtpSink;
let gateway: Gateway;

beforeAll(async () => {
  sink = await startSmtpSink();
  await insertCatalogue(database());
  await insertExhibition(database(), { exhibition_id: '68003', ...createExhibitionDays() });
  const environment = { SMTP_URL: sink.url, MAIL_FROM: 'Fairhall <hello@fairhall.example>' };
  gateway = await createTestGateway(database(), { environment });
});
afterAll(async () => {
  await gateway.close();
  await sink.close();
});

test('REL-08 an enquiry sends one email with its own Message-ID, as HTML and text, right to left in Arabic', async () => {
  const coming = sink.next();
  const sent = { headers: submitHeaders(), envelope: { lang: 'ar' } };
  const answer = post(gateway, 'inquiry/submitNewInquiry.json', productEnquiry, sent);
  const { inquiryId } = (await readData(answer)) as { inquiryId: string };
  const mail = await coming;
  expect(mail).toMatchObject({
    messageId: `<enquiry.${inquiryId}@fairhall.example>`,
    subject: 'أكّد استفسارك',
    from: { name: 'Fairhall', address: 'hello@fairhall.example' },
    to: [{ address: 'buyer@example.com' }],
  });
  expect(mail.html).toContain('dir="rtl"');
  expect(mail.text).toContain('\u2068حقيبة توت قطنية\u2069');
  expect(mail.text).toMatch(/http:\/\/fairhall\.test\/verify\?token=[A-Za-z0-9_-]{43}/);
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toEqual('auto-generated');
  expect(unsubscribeHeaders(mail)).toEqual([]);
});

test('D-93 D-97 an email of a site has its name, sender, address for answers, colour and host; MAIL_FROM stays the sender', async () => {
  const { staffId } = await insertStaff(database(), { role: 'operator' });
  const settings = Object.entries({
    host: 'istanbul.example',
    name: 'Bosphorus Fair',
    tagline: 'Where two continents trade',
    accent: '#8a1c4a',
    'contact.address': 'Fuar Cad. 1, İstanbul',
    'mail.replyTo': 'info@bosphorus.example',
  }).map(([name, value]) => ({ site_id: 2, name, value, changed: 1, changed_by: staffId }));
  await database().kysely.insertInto('site_setting').values(settings).execute();
  // The version also changes when the database is first listened to.
  await expect.poll(() => gateway.sites.getBrand(2).name).toBe('Bosphorus Fair');
  const coming = sink.next();
  const sent = { headers: submitHeaders(), envelope: { lang: 'en' }, origin: 'http://istanbul.example' };
  await readData(post(gateway, 'inquiry/submitNewInquiry.json', productEnquiry, sent));
  const mail = await coming;
  expect(mail).toMatchObject({
    from: { name: 'Bosphorus Fair', address: 'hello@fairhall.example' },
    replyTo: [{ address: 'info@bosphorus.example' }],
  });
  expect(mail.text).toMatch(/http:\/\/istanbul\.example\/verify\?token=/);
  expect(mail.text).toContain('on Bosphorus Fair.');
  expect(mail.text).toMatch(
    /\n\nBosphorus Fair, Where two continents trade\nistanbul\.example\nFuar Cad\. 1, İstanbul\s*$/,
  );
  expect(mail.html).toContain('#8a1c4a');
  expect(`${mail.html}${mail.text}${mail.subject}`).not.toMatch(/Fairhall|#1f4afe/);
});

const unsubscribeHeaders = ({ headers }: Awaited<ReturnType<SmtpSink['next']>>) =>
  headers.filter(({ key }) => key.startsWith('list-')).map(({ key, value }) => [key, value]);

test('D-60 a marketing email has one-click unsubscribe headers, on one line however long the email address is', async () => {
  const transport = createSmtp(sink.url, 'Fairhall <hello@fairhall.example>');
  const coming = sink.next();
  const email = `${'long.'.repeat(12)}name@example.com`;
  const unsubscribe = `https://fairhall.example${getUnsubscribePath(email, '0123456789abcdef')}`;
  const words = { subject: 'You are invited', html: '<p>Come</p>', text: 'Come' };
  const row = { outboxId: 1, siteId: 999, dedupeKey: 'showInvitation.I1', requestId: 'r1', attempts: 1 };
  await transport.send({ ...words, ...row, to: email, unsubscribe });
  expect(unsubscribeHeaders(await coming)).toEqual([
    ['list-unsubscribe', `<${unsubscribe}>`],
    ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
  ]);
  transport.close();
});

test('R-7.077 R-9.041 the badge email contains the badge as a picture of 750 by 1125, named by the badge number', async () => {
  const coming = sink.next();
  const form = {
    exhibitionId: '68003',
    email: 'picture@example.com',
    contactName: 'Priya',
    companyName: 'Malabar',
    countryId: '356',
    contactNumber: '9847012345',
    pageVersion: 1,
    entryPoint: 3,
    leadSource: 1,
    visitorId: 'v',
  };
  const sent = post(gateway, 'blade-pre-registration/offline/preRegistration', form, { headers: submitHeaders() });
  const { badgeNo } = (await readData(sent)) as { badgeNo: string };
  const badge = await coming;
  const [picture] = badge.attachments;
  expect(picture).toMatchObject({ filename: `${badgeNo}.png`, mimeType: 'image/png', disposition: 'attachment' });
  const png = Buffer.from(picture?.content as ArrayBuffer); // the sink stores all files as ArrayBuffers
  expect(unsubscribeHeaders(badge)).toEqual([]);
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 750, 1125]);
});
