import { supplierInfo } from '@fairhall/core/supplier-login/supplier.test-driver';
import { describe, expect, test } from 'vitest';
import { createDesk, type Replies } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const SUPPLIER_TOKEN = `st_${'a'.repeat(43)}`;
const samples = { replyId: 'r1', title: 'Sample terms', text: 'Samples are free.\nYou pay the courier.', version: '3' };

const desk = createDesk({
  'supplier.login': [{ data: { token: SUPPLIER_TOKEN } }],
  'supplier.info': [{ data: supplierInfo }],
  'supplierSavedReply.list': [{ data: { replies: [samples], max: 50 } }],
  'supplierSavedReply.save': [{ data: { replyId: 'r1', version: '4' } }],
  'supplierSavedReply.remove': [{ data: true }],
});
const savedReply = (...args: readonly string[]) => desk.line(['supplier', 'saved-reply', ...args]);
const sentTo = (call: string) => desk.callsTo(call).map(({ data }) => data);
const logIn = async (replies?: Replies) => {
  await desk.open(replies);
  const environment = { FAIRHALL_PASSWORD: 'secret' };
  await desk.line(['supplier', 'login', '--email', 'imran@lyallpur.example'], { environment });
};

describe('saved replies', () => {
  test('D-65 are listed, each in one line', async () => {
    await logIn();
    expect(await savedReply('list')).toMatchObject({
      exit: 0,
      out: 'r1\tSample terms\tSamples are free. You pay the courier.\n',
    });
  });

  test('D-65 one is added', async () => {
    await logIn();
    const { exit, out } = await savedReply(
      'add',
      '--title',
      'Lead time',
      '--text',
      'Three weeks.',
      '--key',
      KEY,
      '--json',
    );
    expect([exit, JSON.parse(out)]).toEqual([0, { replyId: 'r1', version: '4', idempotencyKey: KEY }]);
    expect(sentTo('supplierSavedReply.save')).toMatchObject([{ title: 'Lead time', text: 'Three weeks.' }]);
  });

  test('D-65 a change keeps the fields that are not given, and names the loaded version', async () => {
    await logIn();
    await savedReply('set', 'r1', '--title', 'Samples');
    expect(sentTo('supplierSavedReply.save')).toMatchObject([
      { replyId: 'r1', version: '3', title: 'Samples', text: samples.text },
    ]);
  });

  test('D-65 one is removed; a dry run only shows what would be sent', async () => {
    await logIn();
    expect((await savedReply('remove', 'r1', '--dry-run')).exit).toBe(0);
    expect(sentTo('supplierSavedReply.remove')).toEqual([]);
    expect((await savedReply('remove', 'r1')).exit).toBe(0);
    expect(sentTo('supplierSavedReply.remove')).toMatchObject([{ replyId: 'r1' }]);
  });

  test('an unknown reply and a missing text are errors that say so', async () => {
    await logIn();
    const unknown = await savedReply('remove', 'r9');
    expect(unknown.exit).not.toBe(0);
    expect(unknown.err).toContain('You have no saved reply r9.');
    const missing = await savedReply('add', '--title', 'Lead time');
    expect(missing.err).toContain('--text');
  });
});
