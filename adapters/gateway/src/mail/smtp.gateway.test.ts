import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertCatalogue, productEnquiry } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { dataOf, gatewayOn, post, submitHeaders } from '../../../../tests/support/gateway.ts';
import { type SmtpSink, startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { Gateway } from '../gateway.ts';

const database = testDatabase();
let sink: SmtpSink;
let gateway: Gateway;

beforeAll(async () => {
  sink = await startSmtpSink();
  await insertCatalogue(database());
  const environment = { SMTP_URL: sink.url, MAIL_FROM: 'Fairhall <hello@fairhall.example>' };
  gateway = await gatewayOn(database(), { environment });
});
afterAll(async () => {
  await gateway.close();
  await sink.close();
});

test('REL-08 an enquiry ends as one mail with a Message-ID of its own, in both forms, right to left in Arabic', async () => {
  const coming = sink.next();
  const sent = { headers: submitHeaders(), envelope: { lang: 'ar' } };
  const answer = post(gateway, 'inquiry/submitNewInquiry.json', productEnquiry, sent);
  const { inquiryId } = (await dataOf(answer)) as { inquiryId: string };
  const mail = await coming;
  expect(mail).toMatchObject({
    messageId: `<enquiry.${inquiryId}@fairhall.example>`,
    subject: 'يرجى تأكيد استفسارك',
    from: { name: 'Fairhall', address: 'hello@fairhall.example' },
    to: [{ address: 'buyer@example.com' }],
  });
  expect(mail.html).toContain('dir="rtl"');
  expect(mail.text).toContain('\u2068حقيبة توت قطنية\u2069');
  expect(mail.text).toMatch(/http:\/\/fairhall\.test\/verify\?token=[A-Za-z0-9_-]{43}/);
  expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toEqual('auto-generated');
});
