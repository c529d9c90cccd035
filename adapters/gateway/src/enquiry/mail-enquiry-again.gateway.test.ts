import { beforeAll, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { insertCatalogue, productEnquiry } from '../../../../tests/support/catalogue-rows.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { sendThread, verifyLast } from '../../../../tests/support/threads.ts';
import { listRecentMails } from '../mail/dev-mails.ts';

const DAY = 86_400_000;

const database = testDatabase();
let now = Date.now();
const gateway = testGateway(database, { now: () => now });
const world = () => ({ database: database(), gateway: gateway() });
beforeAll(() => insertCatalogue(database()));

interface Sender {
  readonly email: string;
  readonly headers?: Record<string, string>;
  readonly token?: string;
}

/** The options that the same browser or account sends with each of its calls. */
const from = ({ headers, token }: Omit<Sender, 'email'>) => ({
  ...(token !== undefined && { token }),
  ...(headers !== undefined && { headers: { ...headers, 'idempotency-key': crypto.randomUUID() } }),
  time: now,
});

async function sendEnquiry(sender: Sender): Promise<string> {
  const data = { ...productEnquiry, email: sender.email };
  const sent = await readData(sendThread(gateway(), 'enquiry', 'submitNew', data, from(sender)));
  return (sent as { inquiryId: string }).inquiryId;
}
const again = (enquiryId: string, sender: Omit<Sender, 'email'>) =>
  sendThread(gateway(), 'enquiry', 'mailAgain', { enquiryId }, from(sender));
const mailsTo = (email: string) => listRecentMails(database(), email);
const guest = (): Required<Pick<Sender, 'email' | 'headers'>> => {
  const who = createPerson('again');
  return { email: who.email, headers: createHeaders(who) };
};

test('R-2.060 the browser that sent an enquiry can request its link again, and the new link confirms it', async () => {
  const sender = guest();
  const enquiryId = await sendEnquiry(sender);
  const [first] = await mailsTo(sender.email);
  now += 60_000;
  expect(await readData(again(enquiryId, sender))).toEqual({ status: 'queued', mailTime: now });
  const [second, ...others] = await mailsTo(sender.email);
  expect(others.map(({ id }) => id)).toEqual([first?.id]);
  expect(second).toMatchObject({ subject: first?.subject, isPostponed: false });
  expect(second?.links).not.toEqual(first?.links);
  await verifyLast(world(), sender.email);
  expect(await readData(again(enquiryId, sender))).toEqual({ status: 'confirmed', mailTime: null });
  expect((await mailsTo(sender.email)).filter(({ subject }) => subject === first?.subject)).toHaveLength(2);
});

test('R-2.060 the account that sent an enquiry can request its link again from any browser', async () => {
  const { email } = createPerson('again');
  const token = await insertSession(database(), 'buyer', { accountId: `again-${crypto.randomUUID()}`, created: now });
  const enquiryId = await sendEnquiry({ email, token });
  expect(await readData(again(enquiryId, { token }))).toMatchObject({ status: 'queued' });
  expect(await mailsTo(email)).toHaveLength(2);
});

test('R-2.060 the account’s thread and list mark an unconfirmed enquiry', async () => {
  const { email } = createPerson('again');
  const token = await insertSession(database(), 'buyer', { accountId: `again-${crypto.randomUUID()}`, created: now });
  const enquiryId = await sendEnquiry({ email, token });
  const shown = async () => [
    await readData(sendThread(gateway(), 'enquiry', 'thread', { enquiryId }, { token, time: now })),
    await readData(sendThread(gateway(), 'enquiry', 'list', { pageNo: 1 }, { token, time: now })),
  ];
  expect(await shown()).toMatchObject([{ isUnconfirmed: true }, { records: [{ enquiryId, isUnconfirmed: true }] }]);
  await verifyLast(world(), email);
  expect(await shown()).toMatchObject([{ isUnconfirmed: false }, { records: [{ enquiryId, isUnconfirmed: false }] }]);
});

test('R-2.060 sending an enquiry returns whether confirmation is needed, even for a repeat whose response was deleted', async () => {
  const accountId = `again-${crypto.randomUUID()}`;
  const token = await insertSession(database(), 'buyer', { accountId, created: now });
  const change = { verified_at: now };
  await database().kysely.updateTable('account').set(change).where('account_id', '=', accountId).execute();
  const submit = (email: string, headers: Record<string, string>) =>
    readData(
      sendThread(gateway(), 'enquiry', 'submitNew', { ...productEnquiry, email }, { token, headers, time: now }),
    ) as Promise<{ inquiryId: string }>;
  const own = createHeaders(createPerson());
  const first = await submit(`${accountId}@example.com`, own);
  expect(first).toEqual({ inquiryId: expect.any(String), mail: 'queued', isConfirmed: true });
  await database().kysely.deleteFrom('idempotency').execute();
  expect(await submit(`${accountId}@example.com`, own)).toEqual({ inquiryId: first.inquiryId, isConfirmed: true });
  const count = () => readData(sendThread(gateway(), 'enquiry', 'dailyCount', {}, { token, time: now }));
  expect(await count()).toMatchObject({ confirmedEmail: `${accountId}@example.com` });
  const other = await submit(createPerson('again').email, createHeaders(createPerson()));
  expect(other).toEqual({ inquiryId: expect.any(String), mail: 'queued' });
});

test('THR-29 nobody else can cause an email about an enquiry or find out whether it exists', async () => {
  const sender = guest();
  const enquiryId = await sendEnquiry(sender);
  const accountId = `other-${crypto.randomUUID()}`;
  const other = { token: await insertSession(database(), 'buyer', { accountId, created: now }) };
  for (const asker of [guest(), other, { headers: {} }]) {
    expect(await readError(again(enquiryId, asker))).toMatchObject({ code: '404' });
    expect(await readError(again('no-such-enquiry', asker))).toMatchObject({ code: '404' });
  }
  expect(await mailsTo(sender.email)).toHaveLength(1);
});

test('THR-46 three emails a day are always sent, then none while an earlier link is valid, and one more the next day', async () => {
  const sender = guest();
  const enquiryId = await sendEnquiry(sender);
  for (let time = 0; time < 3; time += 1) {
    expect(await readData(again(enquiryId, sender))).toMatchObject({ status: 'queued' });
  }
  const lastAt = now;
  now += 3_600_000;
  expect(await readData(again(enquiryId, sender))).toEqual({ status: 'mailedBefore', mailTime: lastAt });
  expect(await mailsTo(sender.email)).toHaveLength(4);
  now = lastAt + DAY + 1;
  expect(await readData(again(enquiryId, sender))).toMatchObject({ status: 'queued' });
});

test('THR-46 many enquiries with one email address cause no more emails than one enquiry', async () => {
  const { email } = createPerson('again');
  const senders = Array.from({ length: 6 }, () => ({ ...guest(), email }));
  const told: string[] = [];
  for (const sender of senders) {
    const answer = await readData(again(await sendEnquiry(sender), sender));
    told.push((answer as { status: string }).status);
  }
  expect(told).toEqual(['queued', 'queued', 'queued', 'mailedBefore', 'mailedBefore', 'mailedBefore']);
  expect((await mailsTo(email)).filter(({ isPostponed }) => !isPostponed)).toHaveLength(6);
});

test('THR-46 a postponed email does not block others: requesting it sends it immediately', async () => {
  const { email } = createPerson('again');
  for (let time = 0; time < 3; time += 1) await sendEnquiry({ ...guest(), email });
  const sender = { ...guest(), email };
  const enquiryId = await sendEnquiry(sender);
  expect((await mailsTo(email))[0]).toMatchObject({ isPostponed: true });
  expect(await readData(again(enquiryId, sender))).toMatchObject({ status: 'queued' });
  expect((await mailsTo(email))[0]).toMatchObject({ isPostponed: false });
});

test('REL-09 one more email is sent above the limit if the earlier ones could not be delivered', async () => {
  const sender = guest();
  const enquiryId = await sendEnquiry(sender);
  for (let time = 0; time < 3; time += 1) await readData(again(enquiryId, sender));
  await database().kysely.updateTable('outbox').set({ state: 'dead' }).where('recipient', '=', sender.email).execute();
  expect(await readData(again(enquiryId, sender))).toMatchObject({ status: 'queued' });
});
