import { sampleSupplierPage } from '@fairhall/core/contract/call-examples/rows';
import { expect, test } from 'vitest';
import { createDesk } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const TIME = Date.UTC(2026, 10, 23, 12);
const contact = { email: 'sales@weaves.example', lang: 'en', timeZone: 'Asia/Kolkata' };
const row = { supplierId: 'S12', name: 'Coimbatore Weaves', contact, waiting: 2 };
const reply = { hours: 5, rate: 96 };
const asha = { accountId: 'a1', name: 'Asha', email: 'asha@weaves.example', right: 'manage', created: TIME };
const ravi = { invitationId: 'i1', email: 'ravi@weaves.example', right: 'answer', created: TIME, expires: TIME };

const desk = createDesk({
  'supplierAdmin.list': [{ data: { records: [{ ...row, people: 1 }], total: 41, pageNo: 2, pageSize: 20 } }],
  'supplierAdmin.show': [{ data: { ...row, people: [asha], invitations: [ravi], reply, takenDown: null } }],
  'supplierAdmin.set': [{ data: contact }],
  'supplierAdmin.invite': [{ data: { invitationId: 'i1', expires: TIME } }],
});
const supplier = (...args: readonly string[]) =>
  desk.line(['staff', 'supplier', ...args], { environment: { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` } });
const lastAsked = (call: string) => desk.callsTo(`supplierAdmin.${call}`)[0];

test('D-94 suppliers are listed by name, with their email address, team size and waiting enquiries', async () => {
  await desk.open();
  const { exit, out, err } = await supplier('list', 'coimbatore', 'weaves', '--unreachable', '--page', '2');
  expect({ exit, out }).toEqual({ exit: 0, out: 'S12\tCoimbatore Weaves\tsales@weaves.example\t1\t2\n' });
  expect(err).toContain('Page 2 of 3');
  expect(lastAsked('list')?.data).toEqual({ keyword: 'coimbatore weaves', reachable: false, pageNo: 2 });
});

test('D-94 staff see a supplier with its contact, response figures, team and invitations', async () => {
  await desk.open();
  const { exit, out } = await supplier('show', 'S12', '--reason', 'asked by phone');
  expect({ exit, lines: out.trimEnd().split('\n') }).toEqual({
    exit: 0,
    lines: [
      'ID\tS12',
      'Supplier\tCoimbatore Weaves',
      'Email\tsales@weaves.example',
      'Language\ten',
      'Time zone\tAsia/Kolkata',
      'Awaiting reply\t2',
      'Replies\tmedian 5 business hours to first reply; 96% replied to within 48',
      'Person\tAsha · asha@weaves.example · manager · 23 November 2026 · a1',
      'Invited\travi@weaves.example · member · 23 November 2026',
    ],
  });
  expect(lastAsked('show')?.data).toEqual({ supplierId: 'S12', reason: 'asked by phone' });
});

test.each([
  [{ hours: 5, rate: 96 }, 'median 5 business hours to first reply; 96% replied to within 48'],
  [{ rate: 40 }, '40% replied to within 48 business hours'],
  [undefined, 'not enough enquiries yet'],
])('anyone sees a supplier’s response figures, as on its page', async (figures, said) => {
  await desk.open({ 'catalogue.supplierDetail': [{ data: { ...sampleSupplierPage, reply: figures } }] });
  expect((await desk.line(['supplier', 'show', 'S1'])).out).toContain(`Replies\t${said}\n`);
});

test('D-94 only the given settings are saved, with the reason', async () => {
  await desk.open();
  const { exit, out } = await supplier(
    'set',
    'S12',
    '--time-zone',
    'Asia/Kolkata',
    '--reason',
    'told us',
    '--key',
    KEY,
  );
  expect({ exit, last: out.trimEnd().split('\n').at(-1) }).toEqual({ exit: 0, last: 'Time zone\tAsia/Kolkata' });
  expect(lastAsked('set')).toMatchObject({
    data: { supplierId: 'S12', timeZone: 'Asia/Kolkata', reason: 'told us' },
    key: KEY,
  });
});

test('D-94 a person is invited, with a role', async () => {
  await desk.open();
  const line = ['invite', 'S12', '--email', 'ravi@weaves.example', '--right', 'answer', '--reason', 'signed up'];
  const { exit, out, err } = await supplier(...line);
  expect({ exit, out, err }).toEqual({
    exit: 0,
    out: 'ID\ti1\n',
    err: 'ravi@weaves.example has been invited. The link is valid until 23 November 2026.\n',
  });
  expect(lastAsked('invite')?.data).toEqual({
    supplierId: 'S12',
    email: 'ravi@weaves.example',
    right: 'answer',
    reason: 'signed up',
  });
});

test('a rejection by the gateway is shown in its own words, and a dry run sends no request', async () => {
  await desk.open({ 'supplierAdmin.invite': [{ code: '409', message: 'Please use another address.' }] });
  const line = ['invite', 'S12', '--email', 'ravi@weaves.example', '--right', 'answer', '--reason', 'signed up'];
  expect(await supplier(...line)).toMatchObject({ exit: 1, err: 'Please use another address.\n' });
  expect((await supplier(...line, '--dry-run')).exit).toBe(0);
  expect((await supplier('set', 'S12', '--language', 'ar', '--reason', 'x', '--dry-run')).exit).toBe(0);
  expect(desk.gateway.calls).toHaveLength(1);
});

test('without a response the command shows how to send it again', async () => {
  await desk.open({ 'supplierAdmin.set': ['broken'] });
  const { exit, err } = await supplier('set', 'S12', '--language', 'ar', '--reason', 'x', '--key', KEY);
  expect({ exit, again: err.includes(`--key ${KEY}`) }).toEqual({ exit: 5, again: true });
});

test.each([
  ['nothing to set', ['set', 'S12', '--reason', 'x'], 'Missing option: --email, --language, --time-zone'],
  ['a language that is none', ['set', 'S12', '--language', 'ta', '--reason', 'x'], 'Allowed: en, zh'],
  ['nobody to invite', ['invite', 'S12', '--right', 'answer', '--reason', 'x'], 'Missing option: --email'],
  ['no right', ['invite', 'S12', '--email', 'a@b.co', '--reason', 'x'], 'Missing option: --right'],
  ['another right', ['invite', 'S12', '--email', 'a@b.co', '--right', 'all', '--reason', 'x'], 'answer, manage'],
  ['no reason', ['invite', 'S12', '--email', 'a@b.co', '--right', 'answer'], 'Missing option: --reason'],
  ['a page that is none', ['list', '--page', '0'], '1–1000000'],
])('%s is a usage error', async (_, args, said) => {
  await desk.open();
  const { exit, err } = await supplier(...args);
  expect({ exit, err, asked: desk.gateway.calls }).toEqual({ exit: 2, err: expect.stringContaining(said), asked: [] });
});
