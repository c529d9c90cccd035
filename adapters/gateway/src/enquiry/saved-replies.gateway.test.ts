import { randomUUID } from 'node:crypto';
import { supplierSavedReply } from '@fairhall/core/contract/enquiry/saved-reply-calls';
import { REPLY_COUNT_MAX } from '@fairhall/core/contract/enquiry/saved-reply-limits';
import { expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../tests/support/accounts.ts';
import { testDatabase } from '../../../../tests/support/databases.ts';
import { readData, readError, testGateway } from '../../../../tests/support/gateway.ts';
import { createSupplierDesk } from '../../../../tests/support/supplier-desk.ts';
import { loadDemoSavedReplies } from './demo-saved-replies.ts';

const database = testDatabase();
const gateway = testGateway(database);
const desk = createSupplierDesk(database, gateway);

const SAMPLES = { title: 'Sample terms', text: 'Samples are free.' };

const list = async (token: string) =>
  supplierSavedReply.list.output.parse(await readData(desk.ask('savedReplies', {}, { token }))).replies;
const save = (token: string, data: object, key?: string) =>
  desk.ask('saveReply', data, { token, headers: createHeaders(createPerson(), key) });
const saved = async (token: string, data: object = SAMPLES, key?: string) =>
  supplierSavedReply.save.output.parse(await readData(save(token, data, key)));

async function createTeam() {
  const supplierId = await desk.supplier();
  const [manager, colleague] = [await desk.person(supplierId), await desk.person(supplierId, 'answer')];
  return { supplierId, manager: manager.token, colleague: colleague.token };
}

test('D-65 every member of a supplier reads, changes and removes its replies', async () => {
  const { manager, colleague } = await createTeam();
  const { replyId, version } = await saved(manager, { title: ' Sample terms ', text: ' Samples are free. ' });
  expect(await list(colleague)).toEqual([{ replyId, version, ...SAMPLES }]);
  expect(await saved(colleague, { replyId, version, ...SAMPLES, text: 'Samples cost 5 USD.' })).toEqual({
    replyId,
    version: '2',
  });
  expect((await list(manager)).map(({ text }) => text)).toEqual(['Samples cost 5 USD.']);
  expect(await readData(desk.ask('removeReply', { replyId }, { token: colleague }))).toBe(true);
  expect(await readData(desk.ask('removeReply', { replyId }, { token: manager }))).toBe(true);
  expect(await list(manager)).toEqual([]);
});

test('D-65 THR-29 another supplier’s reply does not exist for a caller', async () => {
  const [{ manager }, other] = [await createTeam(), await createTeam()];
  const { replyId, version } = await saved(manager);
  expect(await readError(save(other.manager, { replyId, version, ...SAMPLES }))).toMatchObject({ code: '404' });
  expect(await readError(desk.ask('removeReply', { replyId }, { token: other.manager }))).toMatchObject({
    code: '404',
  });
  expect(await list(other.manager)).toEqual([]);
});

test('D-65 a change of a version that a colleague has replaced is rejected, and the same text again is not', async () => {
  const { manager, colleague } = await createTeam();
  const { replyId, version } = await saved(manager);
  await saved(colleague, { replyId, version, ...SAMPLES, text: 'Samples cost 5 USD.' });
  expect(await readError(save(manager, { replyId, version, ...SAMPLES, text: 'No samples.' }))).toMatchObject({
    code: '409',
  });
  expect(await saved(manager, { replyId, version, ...SAMPLES, text: 'Samples cost 5 USD.' })).toMatchObject({
    version: '2',
  });
});

test('REL-04 a late repeat neither adds a reply again nor changes it back', async () => {
  const { manager } = await createTeam();
  const [addKey, changeKey] = [randomUUID(), randomUUID()];
  const { replyId, version } = await saved(manager, SAMPLES, addKey);
  const change = { replyId, version, ...SAMPLES, text: 'Samples cost 5 USD.' };
  await saved(manager, change, changeKey);
  await database().kysely.deleteFrom('idempotency').execute();
  expect(await saved(manager, SAMPLES, addKey)).toEqual({ replyId, version: '2' });
  expect(await saved(manager, change, changeKey)).toEqual({ replyId, version: '2' });
  expect((await list(manager)).map(({ text }) => text)).toEqual(['Samples cost 5 USD.']);
});

test('D-65 a supplier has at most as many replies as the list says', async () => {
  const { supplierId, manager } = await createTeam();
  const rows = Array.from({ length: REPLY_COUNT_MAX }, () => ({
    reply_id: randomUUID(),
    supplier_id: supplierId,
    ...SAMPLES,
    version: 1,
    change_task: randomUUID(),
    changed: 1,
    removed_at: null,
  }));
  await database().kysely.insertInto('saved_reply').values(rows).execute();
  expect(await readError(save(manager, SAMPLES))).toMatchObject({ code: '409' });
  await desk.ask('removeReply', { replyId: rows[0]?.reply_id }, { token: manager });
  expect((await saved(manager)).version).toBe('1');
});

test('the demo supplier gets its replies once', async () => {
  const { kysely } = database();
  const supplierId = await desk.supplier();
  const account = { account_id: 'demo-supplier', email: 'demo@example.com', kind: 'supplier' as const, created: 1 };
  await kysely
    .insertInto('account')
    .values({ ...account, supplier_id: supplierId, supplier_right: 'manage' })
    .execute();
  try {
    await loadDemoSavedReplies(database(), 1);
    await loadDemoSavedReplies(database(), 2);
    const { token } = await desk.person(supplierId);
    expect((await list(token)).map(({ title }) => title)).toEqual(['Lead time', 'Sample terms']);
  } finally {
    await kysely.deleteFrom('demo_part').where('name', '=', 'saved-replies').execute();
    await kysely.deleteFrom('saved_reply').where('supplier_id', '=', supplierId).execute();
    await kysely.deleteFrom('account').where('account_id', '=', 'demo-supplier').execute();
  }
});
