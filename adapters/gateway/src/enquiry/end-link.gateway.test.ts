import { beforeAll, expect, test } from 'vitest';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { createDeliveredEnquiry, type EnquiryPair, sendThread } from '../../../../tests/support/threads.ts';
import { listRecentMails } from '../mail/dev-mails.ts';

const database = testDatabase();
let now = Date.now();
const gateway = testGateway(database, { now: () => now });
const world = () => ({ database: database(), gateway: gateway(), now: () => now });
beforeAll(() => insertCatalogue(database()));

type Call = 'thread' | 'reply' | 'shareContact' | 'endLink' | 'mailLink';
const call = (name: Call, { enquiryId }: EnquiryPair, sign: string, data: object = {}) =>
  sendThread(gateway(), 'enquiry', name, { enquiryId, sign, ...data }, { time: now });
const linksTo = async (email: string) =>
  (await listRecentMails(database(), email)).flatMap(({ links }) => links).filter((link) => link.includes('sign='));
const signIn = (link = '') => new URL(link).searchParams.get('sign') ?? '';

test('D-95 THR-04 a guest disables the link for every call, and requests a new one by email', async () => {
  const pair = await createDeliveredEnquiry(world());
  await readData(call('thread', pair, pair.sign));
  expect(await readData(call('endLink', pair, pair.sign))).toBe(true);
  expect(await readError(call('thread', pair, pair.sign))).toMatchObject({ code: '410' });
  expect(await readError(call('reply', pair, pair.sign, { text: 'Me again' }))).toMatchObject({ code: '404' });
  expect(await readError(call('shareContact', pair, pair.sign))).toMatchObject({ code: '404' });
  expect(await readData(call('mailLink', pair, pair.sign))).toBe(true);
  const [link] = await linksTo(pair.buyer);
  const sign = signIn(link);
  expect(sign).not.toBe(pair.sign);
  expect(await readData(call('thread', pair, sign))).toMatchObject({ enquiryId: pair.enquiryId });
});

test('D-95 an old link cannot disable a newer one, and a repeat disables nothing more', async () => {
  const pair = await createDeliveredEnquiry(world());
  await readData(call('endLink', pair, pair.sign));
  await readData(call('mailLink', pair, pair.sign));
  const sign = signIn((await linksTo(pair.buyer))[0]);
  expect(await readData(call('endLink', pair, pair.sign))).toBe(true);
  expect(await readData(call('thread', pair, sign))).toMatchObject({ enquiryId: pair.enquiryId });
});

test('THR-46 a new link is emailed once a day at most, and only to the email address of the enquiry', async () => {
  const pair = await createDeliveredEnquiry(world());
  await readData(call('endLink', pair, pair.sign));
  const before = (await linksTo(pair.buyer)).length;
  for (let time = 0; time < 3; time += 1) await readData(call('mailLink', pair, pair.sign));
  expect((await linksTo(pair.buyer)).length).toBe(before + 1);
  now += 86_400_000;
  await readData(call('mailLink', pair, pair.sign));
  expect((await linksTo(pair.buyer)).length).toBe(before + 2);
});

test('THR-29 an invalid link disables nothing and sends no email', async () => {
  const [pair, other] = [await createDeliveredEnquiry(world()), await createDeliveredEnquiry(world())];
  for (const sign of ['', 'guessed', other.sign]) {
    expect(await readError(call('endLink', pair, sign))).toMatchObject({ code: '404' });
    expect(await readError(call('mailLink', pair, sign))).toMatchObject({ code: '404' });
    expect(await readError(call('thread', pair, sign))).toMatchObject({ code: '404' });
  }
  expect(await readData(call('thread', pair, pair.sign))).toMatchObject({ enquiryId: pair.enquiryId });
});
