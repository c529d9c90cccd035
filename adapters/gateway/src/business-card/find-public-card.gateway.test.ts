import { randomUUID } from 'node:crypto';
import { businessCard as contract, type PublicBusinessCard } from '@fairhall/core/contract/business-card/calls';
import { beforeEach, expect, test } from 'vitest';
import { createHeaders, createPerson, insertSession } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { createBrowserSign, post, readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { createSupplierDesk } from '../../../../tests/support/supplier-desk.ts';
import { pictureSubject } from '../upload/sent-picture.ts';
import { createSignedAddresses } from '../upload/signed-address.ts';

const database = testDatabase();
const gateway = testGateway(database);
const desk = createSupplierDesk(database, gateway);

interface Owner {
  readonly accountId: string;
  readonly token: string;
}

let buyer: Owner;
beforeEach(async () => {
  const accountId = `sharing-${randomUUID().slice(0, 8)}`;
  buyer = { accountId, token: await insertSession(database(), 'buyer', { accountId }) };
});

const ask = (call: string, data: object, token = '', headers = createHeaders(createPerson())) =>
  post(gateway(), `blade-purchaser/businessCard/${call}`, data, {
    headers,
    envelope: { token, ...createBrowserSign() },
  });
const idOf = async (answer: Promise<Response>) => ((await readData(answer)) as { cdpId: string }).cdpId;
const saveOwn = (card: object) => readData(ask('saveOwn', card, buyer.token));
const share = async (isShared = true) => idOf(ask('share', { isShared }, buyer.token));
const sharedBy = async () => idOf(ask('own', {}, buyer.token));
const view = async (cdpId: string) => (await readData(ask('view', { cdpId }))) as PublicBusinessCard;
const refused = (cdpId: string) => readError(ask('view', { cdpId }));

const PRIYA = {
  contactName: 'Priya Nair',
  company: 'Malabar Trading LLP',
  email: 'priya@malabar.example',
  mobile: '+919847012345',
  countryId: '356',
};

test('R-2.118 D-31 a shared card is shown, as last saved, to everybody with its id', async () => {
  await saveOwn(PRIYA);
  expect(await sharedBy()).toBe(null);
  const cdpId = await share();
  expect(cdpId).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(await sharedBy()).toBe(cdpId);
  const shown = await view(cdpId);
  expect(contract.view.output.safeParse(shown).success).toBe(true);
  expect(shown).toEqual({ ...PRIYA, frontImageId: '', backImageId: '', supplierId: '' });
  await saveOwn({ contactName: 'Priya N.' });
  expect(await view(cdpId)).toMatchObject({ contactName: 'Priya N.', company: '', mobile: '' });
});

test('D-31 sharing twice keeps the id; sharing again after switching it off creates a new one', async () => {
  await saveOwn(PRIYA);
  const first = await share();
  expect(await share()).toBe(first);
  for (let time = 0; time < 2; time += 1) expect(await share(false)).toBe(null);
  expect(await sharedBy()).toBe(null);
  const second = await share();
  expect(second).not.toBe(first);
  expect(await view(second)).toMatchObject(PRIYA);
  expect((await refused(first)).status).toBe(404);
});

test('REL-02 a repeated or concurrent request to share returns the same id', async () => {
  await saveOwn(PRIYA);
  const headers = createHeaders(createPerson());
  const repeated = async () => idOf(ask('share', { isShared: true }, buyer.token, headers));
  const [first, ...others] = await Promise.all([repeated(), repeated(), share(), share()]);
  expect(others).toEqual([first, first, first]);
});

test('THR-29 D-31 a revoked, an unknown and an invalid id get the same response', async () => {
  await saveOwn(PRIYA);
  const off = await share();
  await share(false);
  const answers = [];
  for (const cdpId of [off, randomUUID(), 'A'.repeat(22), '', '.. /%', 'نور']) answers.push(await refused(cdpId));
  expect(answers[0]).toMatchObject({ status: 404 });
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('R-2.118 an unsaved card is shared with the account’s data, and one without a name is rejected', async () => {
  expect(await readError(ask('share', { isShared: true }, buyer.token))).toMatchObject({
    status: 400,
    message: expect.stringContaining('name'),
  });
  expect(await sharedBy()).toBe(null);
  const account = { nickname: 'Priya', company: 'Malabar', country_id: '356' };
  const tell = (changed: object) =>
    database().kysely.updateTable('account').set(changed).where('account_id', '=', buyer.accountId).execute();
  await tell(account);
  const told = { contactName: 'Priya', company: 'Malabar', countryId: '356', email: `${buyer.accountId}@example.com` };
  const cdpId = await share();
  expect(await view(cdpId)).toMatchObject(told);
  // Later changes of the account are not shared by that.
  await tell({ company: 'Other' });
  expect(await view(cdpId)).toMatchObject(told);
});

test('THR-36 a shared card shows only its own pictures, by signed URLs', async () => {
  const [front, other] = ['771', '772'].map((end) => `${BigInt(`0x${randomUUID().replaceAll('-', '')}`)}${end}`) as [
    string,
    string,
  ];
  for (const file_id of [front, other]) await insertPicture(file_id);
  await saveOwn({ ...PRIYA, frontImageId: front });
  const { frontImageId, frontImageSign = '', ...shown } = await view(await share());
  expect(frontImageId).toBe(front);
  expect(JSON.stringify(shown)).not.toContain(other);
  const addresses = createSignedAddresses(database());
  const opens = (id: string) => addresses.isGood(pictureSubject(id), frontImageSign, Date.now());
  expect([await opens(front), await opens(other)]).toEqual([true, false]);
});

test('D-31 the card of a deleted account is no longer shown', async () => {
  await saveOwn(PRIYA);
  const cdpId = await share();
  await database().kysely.deleteFrom('account').where('account_id', '=', buyer.accountId).execute();
  expect((await refused(cdpId)).status).toBe(404);
});

test('R-2.119 D-31 a supplier’s team member shares a card of their own, which links to the supplier and ends with their team role', async () => {
  const supplierId = await desk.supplier('Salem Looms');
  const [asha, ravi] = [await desk.person(supplierId), await desk.person(supplierId, 'answer')];
  await database()
    .kysely.updateTable('account')
    .set({ nickname: 'Asha Menon' })
    .where('account_id', '=', asha.accountId)
    .execute();
  const cardOf = ({ token }: Owner) => idOf(desk.ask('card', {}, { token }));
  const shareAs = ({ token }: Owner, isShared = true) => idOf(desk.ask('shareCard', { isShared }, { token }));
  expect(await cardOf(asha)).toBe(null);
  const cdpId = await shareAs(asha);
  expect([await cardOf(asha), await cardOf(ravi)]).toEqual([cdpId, null]);
  const shown = await view(cdpId);
  expect(contract.view.output.safeParse(shown).success).toBe(true);
  expect(shown).toMatchObject({ contactName: 'Asha Menon', company: 'Salem Looms', email: asha.email, supplierId });
  expect(shown.countryId).toMatch(/^\d{3}$/);
  expect(await shareAs(asha, false)).toBe(null);
  expect((await refused(cdpId)).status).toBe(404);
  const ravis = await shareAs(ravi);
  expect(await readData(desk.ask('remove', { id: ravi.accountId }, { token: asha.token }))).toBe(true);
  expect((await refused(ravis)).status).toBe(404);
  // A person who is invited again does not share a card by that.
  await database()
    .kysely.updateTable('account')
    .set({ removed_at: null })
    .where('account_id', '=', ravi.accountId)
    .execute();
  expect((await refused(ravis)).status).toBe(404);
});

/** A private picture that the buyer has uploaded. */
async function insertPicture(file_id: string): Promise<void> {
  const row = {
    file_id,
    kind: 'image',
    visitor: null,
    account_id: buyer.accountId,
    name: 'card.webp',
    size: 1,
  } as const;
  await database()
    .kysely.insertInto('file')
    .values({
      ...row,
      content_type: 'image/webp',
      is_private: true,
      fingerprint: 'f',
      task_id: file_id,
      created: Date.now(),
      adopted_by: null,
      adopted_at: null,
    })
    .execute();
}
