import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDesk } from './desk.ts';

const EXPIRES = Date.UTC(2026, 11, 5);
const desk = createDesk({
  'supplierAdmin.invite': [
    { data: { invitationId: 'i1', expires: EXPIRES, mail: 'queued' } },
    { code: '409', message: 'This address has an account.' },
    { data: { invitationId: 'i3', expires: EXPIRES, mail: 'postponed' } },
  ],
  'staffSupplier.takeDown': [{ data: { supplierId: 'S1', products: 1200 } }],
  'staffSupplier.putBack': [{ data: { supplierId: 'S1', products: 1200 } }],
  'staffProduct.takeDown': [{ data: { productId: 'P1', wasShown: true } }],
  'staffProduct.putBack': [{ data: { productId: 'P1', isShown: true } }, { data: { productId: 'P1', isShown: false } }],
});
const staff = (...args: readonly string[]) =>
  desk.line(['staff', ...args], { environment: { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` } });
const invite = (...args: readonly string[]) => staff('supplier', 'invite', ...args, '--reason', 'spring fair');

function save(text: string): string {
  const file = join(desk.home, 'people.csv');
  writeFileSync(file, text);
  return file;
}
const FILE =
  'supplier,email,right\nSUP-001,asha@weaves.example,manage\nSUP-002,li@looms.example,\nS3,jo@rugs.example,answer\n';

test('D-94 D-64 a file of invitations is sent row by row, with own keys, and each row has its result', async () => {
  await desk.open();
  const { exit, out, err } = await invite('--file', save(FILE), '--right', 'answer');
  const rows = out
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  expect([exit, rows.map(([supplier, email]) => [supplier, email])]).toEqual([
    1,
    [
      ['SUP-001', 'asha@weaves.example'],
      ['SUP-002', 'li@looms.example'],
      ['S3', 'jo@rugs.example'],
    ],
  ]);
  expect(rows[0]?.[3]).toContain('5 December 2026');
  expect(rows[1]?.[3]).toBe('This address has an account.');
  expect(err).toContain('Invited: 2, rejected: 1.');
  expect(desk.callsTo('supplierAdmin.invite').map(({ data }) => data)).toEqual([
    { supplierId: 'SUP-001', email: 'asha@weaves.example', right: 'manage', reason: 'spring fair' },
    { supplierId: 'SUP-002', email: 'li@looms.example', right: 'answer', reason: 'spring fair' },
    { supplierId: 'S3', email: 'jo@rugs.example', right: 'answer', reason: 'spring fair' },
  ]);
});

test('REL-04 the same file again has the same keys, and other keys with another --key', async () => {
  await desk.open();
  const file = save(FILE);
  await invite('--file', file, '--right', 'answer');
  await invite('--file', file, '--right', 'answer');
  await invite('--file', file, '--right', 'answer', '--key', '6f9619ff-8b86-4d01-b42d-00cf4fc964ff');
  const keys = desk.callsTo('supplierAdmin.invite').map(({ key }) => key);
  expect([keys.length, new Set(keys).size, keys.slice(0, 3)]).toEqual([9, 6, keys.slice(3, 6)]);
});

test.each([
  ['a row without a right', 'supplier,email\nS1,a@b.co\n', 'Row 1 needs'],
  ['a row with another right', 'supplier,email,right\nS1,a@b.co,boss\n', 'Row 1 needs'],
  ['a row without a supplier', 'supplier,email,right\n,a@b.co,manage\n', 'Row 1 needs'],
  ['another column', 'supplier,email,role\nS1,a@b.co,manage\n', 'Unknown column: role'],
])('D-94 %s is rejected before anyone is invited', async (_, text, said) => {
  await desk.open();
  const { exit, err } = await invite('--file', save(text));
  expect({ exit, err, calls: desk.gateway.calls }).toEqual({ exit: 2, err: expect.stringContaining(said), calls: [] });
});

test('D-94 a dry run lists the rows and invites no one', async () => {
  await desk.open();
  const { exit, out } = await invite('--file', save(FILE), '--right', 'manage', '--dry-run', '--json');
  expect([exit, JSON.parse(out).invitations.length, desk.gateway.calls]).toEqual([0, 3, []]);
});

test('D-94 without a supplier and without a file, the command says what it needs', async () => {
  await desk.open();
  expect(await invite('--email', 'a@b.co', '--right', 'manage')).toMatchObject({
    exit: 2,
    err: expect.stringContaining('--file'),
  });
});

test('D-94 a product is taken down with a reason, and the command says how to undo it', async () => {
  await desk.open();
  const taken = await staff('product', 'take-down', 'P1', '--reason', 'a trade mark');
  expect(taken).toMatchObject({ exit: 0, out: 'ID\tP1\n', err: expect.stringContaining('staff product put-back P1') });
  expect(desk.callsTo('staffProduct.takeDown')[0]?.data).toEqual({ productId: 'P1', reason: 'a trade mark' });
  const back = () => staff('product', 'put-back', 'P1', '--reason', 'licence shown');
  expect((await back()).err).toContain('Buyers can see it again');
  expect((await back()).err).toContain('its supplier had hidden it');
});

test('D-94 a supplier is taken down with a reason, and the command says how to undo it', async () => {
  await desk.open();
  const taken = await staff('supplier', 'take-down', 'SUP-001', '--reason', 'a false certificate');
  expect(taken).toMatchObject({
    exit: 0,
    out: 'ID\tS1\nProducts\t1,200\n',
    err: expect.stringContaining('staff supplier put-back S1'),
  });
  const data = { supplierId: 'SUP-001', reason: 'a false certificate' };
  expect(desk.callsTo('staffSupplier.takeDown')[0]?.data).toEqual(data);
  const back = await staff('supplier', 'put-back', 'S1', '--reason', 'corrected');
  expect(back.err).toContain('Buyers can see it again');
});
