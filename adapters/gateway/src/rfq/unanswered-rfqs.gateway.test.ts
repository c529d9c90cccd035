import type { RfqInput } from '@fairhall/core/contract/rfq/calls';
import { staffRfq } from '@fairhall/core/contract/rfq/staff-calls';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { beforeAll, expect, test } from 'vitest';
import { MESSAGE_TEXTS } from '../../../../tests/mail/sample-mails.ts';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createExhibitionDays, insertExhibition } from '../../../../tests/support/exhibitions.ts';
import { post, readData, submitHeaders, testGateway } from '../../../../tests/support/gateway.ts';
import { insertStaff } from '../../../../tests/support/staff.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { filterLexeme, quoteLexeme } from '../catalogue/search/lexemes.ts';
import { createOfferMail } from '../enquiry/offer-mail.ts';
import { listRecentMails } from '../mail/dev-mails.ts';
import { sendRfqOffers } from './send-rfq-offers.ts';

const TEAM = 'team@fair.example';
const SHOW = '67901';
const database = testDatabase();
const gateway = testGateway(database);

beforeAll(async () => {
  await insertCatalogue(database());
  const { kysely } = database();
  await kysely
    .updateTable('product')
    .set({ search: quoteLexeme(filterLexeme({ kind: 'tag', id: 'TGBAG' })) })
    .where('id', '=', 'P1')
    .execute();
  await insertSession(database(), 'supplier', { accountId: 'weaver-of-bags', supplierId: 'S1' });
  await insertExhibition(database(), { exhibition_id: SHOW, ...createExhibitionDays() });
  await kysely
    .updateTable('supplier')
    .set({ tags: ['TGLAMP'] })
    .where('id', '=', 'S2')
    .execute();
  const stand = { exhibition_id: SHOW, supplier_id: 'S2', stand_no: 'A1', hall: '1', spotlight: false };
  await kysely.insertInto('exhibitor').values(stand).execute();
  const { staffId: changed_by } = await insertStaff(database(), { role: 'operator' });
  const setting = { site_id: 999, name: 'fallbackEmail', value: TEAM, changed: 1, changed_by };
  await kysely.insertInto('site_setting').values(setting).execute();
});

let buyers = 0;
async function buyer() {
  buyers += 1;
  const accountId = `unanswered-${buyers}`;
  const token = await insertSession(database(), 'buyer', { accountId });
  await database().kysely.updateTable('account').set({ verified_at: 1 }).where('account_id', '=', accountId).execute();
  return { token, email: `${accountId}@example.com` };
}
const REQUEST: RfqInput = {
  description: 'Cotton bags for a museum shop',
  question: 'Can you print them?',
  email: 'curator@museum.example',
  cateAndTag: { tag: [{ label: 'Bags', value: 'TGBAG' }], product: 'tote' },
  quantity: 500,
  unit: 'piece',
  countryId: '792',
  source: 2,
};
async function send(token: string, change: object = {}) {
  const { path } = gatewayContract.rfq.submitNew;
  const sent = post(gateway(), path, { ...REQUEST, ...change }, { headers: submitHeaders(), envelope: { token } });
  return (await readData(sent)) as { rfqId: string; reached?: number };
}
const ask = async (call: keyof typeof staffRfq, data: object, role: 'support' | 'operator' = 'support') => {
  const { token } = await insertStaff(database(), { role });
  return post(gateway(), staffRfq[call].path, data, {
    headers: createHeaders(createPerson()),
    envelope: { token },
  });
};
const unanswered = async () => {
  const page = staffRfq.unanswered.output.parse(await readData(ask('unanswered', { pageNo: 1 })));
  return page.records;
};
const rowOf = (rfqId: string) =>
  database().kysely.selectFrom('rfq').selectAll().where('rfq_id', '=', rfqId).executeTakeFirstOrThrow();
const detailOf = async (token: string, rfqId: string) =>
  (await readData(
    post(gateway(), gatewayContract.rfq.detail.path, { rfqId }, { envelope: { token }, headers: submitHeaders() }),
  )) as { reached: number; others?: readonly { productId: string }[] };

test('D-94 a request that reached no supplier is in the list of staff, longest waiting first, and each reading is recorded', async () => {
  const { token, email } = await buyer();
  const first = await send(token);
  const second = await send(token, { exhibitionId: SHOW, cateAndTag: REQUEST.cateAndTag });
  expect([first.reached, second.reached]).toEqual([0, 0]);
  const { kysely } = database();
  await kysely.updateTable('rfq').set({ created: 5 }).where('rfq_id', '=', second.rfqId).execute();
  const rows = (await unanswered()).filter(({ rfqId }) => [first.rfqId, second.rfqId].includes(rfqId));
  expect(rows).toMatchObject([
    { rfqId: second.rfqId, createTime: 5 },
    { rfqId: first.rfqId, countryCode: 'TR', tags: ['Bags', 'tote'], quantity: 500, unit: 'piece' },
  ]);
  const shown = staffRfq.show.output.parse(await readData(ask('show', { rfqId: first.rfqId, reason: 'called' })));
  expect(shown).toMatchObject({
    description: REQUEST.description,
    question: REQUEST.question,
    email: REQUEST.email,
    accountEmail: email,
    isConfirmed: true,
    reached: 0,
  });
  const audit = await kysely
    .selectFrom('audit')
    .select(['call', 'reason'])
    .where('call', 'like', 'staffRfq.%')
    .execute();
  expect(audit).toEqual(
    expect.arrayContaining([
      { call: 'staffRfq.unanswered', reason: '' },
      { call: 'staffRfq.show', reason: 'called' },
    ]),
  );
});

test('R-2.121 an exhibitor without people does not count as reached, and one with people does', async () => {
  const { token } = await buyer();
  const lamps = { exhibitionId: SHOW, cateAndTag: { tag: [{ label: 'Lamps', value: 'TGLAMP' }], product: '' } };
  expect((await send(token, lamps)).reached).toBe(0);
  await insertSession(database(), 'supplier', { accountId: 'lamp-maker', supplierId: 'S2' });
  const { rfqId, reached } = await send(token, lamps);
  expect(reached).toBe(1);
  expect((await rowOf(rfqId)).reached).toBe(1);
  expect((await unanswered()).map((row) => row.rfqId)).not.toContain(rfqId);
});

test('D-94 D-97 the team’s address gets an email about it, and its buyer reads who has it', async () => {
  const { token, email } = await buyer();
  const { rfqId } = await send(token);
  const mail = (await listRecentMails(database(), TEAM)).find(({ text }) => text.includes(rfqId));
  expect(mail?.subject).toBe('A request for quotation that reached no supplier');
  expect(mail?.text).toContain('Bags · tote · 500 piece · Türkiye');
  expect(mail?.text).toContain(`fairhall staff rfq show ${rfqId}`);
  expect(mail?.text).not.toContain('http');
  const [confirmation] = await listRecentMails(database(), email);
  expect(confirmation?.text).toContain('Our team has your request and is searching for suppliers.');
});

test('D-94 its buyer is offered suppliers once after 48 business hours, by email and on its page', async () => {
  const { token, email } = await buyer();
  const { rfqId } = await send(token);
  const { offer_at } = await rowOf(rfqId);
  const ports = {
    database: database(),
    texts: MESSAGE_TEXTS,
    pageUrl: (_: number, path: string) => `http://fairhall.test${path}`,
    findOffers,
    createOfferMail,
  };
  const offers = async () =>
    (await listRecentMails(database(), email)).filter(({ subject }) => subject.includes('reached no supplier yet'));
  await sendRfqOffers(ports, (offer_at ?? 0) - 1);
  expect(await offers()).toEqual([]);
  expect(await detailOf(token, rfqId)).not.toHaveProperty('others');
  await sendRfqOffers(ports, offer_at ?? 0);
  await sendRfqOffers(ports, (offer_at ?? 0) + 1);
  const [mail, ...more] = await offers();
  expect(more).toEqual([]);
  expect(mail?.links.some((link) => link.includes(`_P1?from_rfq=${rfqId}`))).toBe(true);
  const { reached, others } = await detailOf(token, rfqId);
  expect([reached, others?.map(({ productId }) => productId)]).toEqual([0, ['P1']]);
});

test('D-94 an operator closes a request that the team has dealt with: it leaves the list, and nothing more is offered', async () => {
  const { token } = await buyer();
  const { rfqId } = await send(token);
  expect((await ask('close', { rfqId, reason: 'found two suppliers' })).status).toBe(403);
  await readData(ask('close', { rfqId, reason: 'found two suppliers' }, 'operator'));
  expect((await unanswered()).map((row) => row.rfqId)).not.toContain(rfqId);
  expect((await listRecentMails(database(), TEAM)).some(({ text }) => text.includes(rfqId))).toBe(false);
  expect(await detailOf(token, rfqId)).toMatchObject({ status: 1 });
});

test('D-94 a closed request no longer waits for the confirmation of its buyer’s address', async () => {
  const { token, email } = await buyer();
  const account = database().kysely.updateTable('account').where('email', '=', email);
  await account.set({ verified_at: null }).execute();
  const { rfqId } = await send(token, { exhibitionId: SHOW });
  expect((await rowOf(rfqId)).is_waiting).toBe(true);
  await readData(ask('close', { rfqId, reason: 'asked to withdraw it' }, 'operator'));
  expect(await rowOf(rfqId)).toMatchObject({ is_waiting: false, status: 1, reached: 0 });
});
