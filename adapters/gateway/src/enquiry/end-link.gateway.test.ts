import { beforeAll, expect, test } from 'vitest';
import { insertCatalogue } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { dataOf, refusalOf, testGateway } from '../../../../tests/support/gateway.ts';
import { deliveredPair, type Pair, sendThread } from '../../../../tests/support/threads.ts';
import { recentMails } from '../mail/dev-mails.ts';

const database = testDatabase();
let now = Date.now();
const gateway = testGateway(database, { now: () => now });
const world = () => ({ database: database(), gateway: gateway(), now: () => now });
beforeAll(() => insertCatalogue(database()));

type Call = 'thread' | 'reply' | 'shareContact' | 'endLink' | 'mailLink';
const call = (name: Call, { enquiryId }: Pair, sign: string, data: object = {}) =>
  sendThread(gateway(), 'enquiry', name, { enquiryId, sign, ...data }, { time: now });
const linksTo = async (email: string) =>
  (await recentMails(database(), email)).flatMap(({ links }) => links).filter((link) => link.includes('sign='));
const signIn = (link = '') => new URL(link).searchParams.get('sign') ?? '';

test('D-95 THR-04 a guest makes the link useless, for every call, and has a new one mailed', async () => {
  const pair = await deliveredPair(world());
  await dataOf(call('thread', pair, pair.sign));
  expect(await dataOf(call('endLink', pair, pair.sign))).toBe(true);
  expect(await refusalOf(call('thread', pair, pair.sign))).toMatchObject({ code: '410' });
  expect(await refusalOf(call('reply', pair, pair.sign, { text: 'Me again' }))).toMatchObject({ code: '404' });
  expect(await refusalOf(call('shareContact', pair, pair.sign))).toMatchObject({ code: '404' });
  expect(await dataOf(call('mailLink', pair, pair.sign))).toBe(true);
  const [link] = await linksTo(pair.buyer);
  const sign = signIn(link);
  expect(sign).not.toBe(pair.sign);
  expect(await dataOf(call('thread', pair, sign))).toMatchObject({ enquiryId: pair.enquiryId });
});

test('D-95 whoever has an old link can end no newer one, and a repeat ends nothing more', async () => {
  const pair = await deliveredPair(world());
  await dataOf(call('endLink', pair, pair.sign));
  await dataOf(call('mailLink', pair, pair.sign));
  const sign = signIn((await linksTo(pair.buyer))[0]);
  expect(await dataOf(call('endLink', pair, pair.sign))).toBe(true);
  expect(await dataOf(call('thread', pair, sign))).toMatchObject({ enquiryId: pair.enquiryId });
});

test('THR-46 a new link is mailed once a day at most, and only to the address of the enquiry', async () => {
  const pair = await deliveredPair(world());
  await dataOf(call('endLink', pair, pair.sign));
  const before = (await linksTo(pair.buyer)).length;
  for (let time = 0; time < 3; time += 1) await dataOf(call('mailLink', pair, pair.sign));
  expect((await linksTo(pair.buyer)).length).toBe(before + 1);
  now += 86_400_000;
  await dataOf(call('mailLink', pair, pair.sign));
  expect((await linksTo(pair.buyer)).length).toBe(before + 2);
});

test('THR-29 a link that never worked ends nothing and causes no mail', async () => {
  const [pair, other] = [await deliveredPair(world()), await deliveredPair(world())];
  for (const sign of ['', 'guessed', other.sign]) {
    expect(await refusalOf(call('endLink', pair, sign))).toMatchObject({ code: '404' });
    expect(await refusalOf(call('mailLink', pair, sign))).toMatchObject({ code: '404' });
    expect(await refusalOf(call('thread', pair, sign))).toMatchObject({ code: '404' });
  }
  expect(await dataOf(call('thread', pair, pair.sign))).toMatchObject({ enquiryId: pair.enquiryId });
});
