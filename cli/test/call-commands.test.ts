import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCalls } from '@fairhall/core/contract/call';
import { completeContract } from '@fairhall/core/contract/trees/complete-contract';
import { supplierInfo } from '@fairhall/core/supplier-login/supplier.test-driver';
import { describe, expect, test } from 'vitest';
import { LOGIN_REPLIES, TOKEN } from './buyer.ts';
import { createDesk, type LineOptions } from './desk.ts';

const SUPPLIER_TOKEN = `st_${'a'.repeat(43)}`;
const none = { code: '401', message: '' };
const desk = createDesk({
  ...LOGIN_REPLIES,
  'supplier.login': [{ data: { token: SUPPLIER_TOKEN } }],
  'supplier.info': [{ data: supplierInfo }],
  'supplierEnquiry.shareContact': [{ data: true }],
  'supplierEnquiry.attach': [{ data: { fileId: 'f1', fileName: 'offer.csv', size: 4 } }],
});
const call = (name: string, data: object = {}, more: readonly string[] = [], given?: LineOptions) =>
  desk.line(['call', 'send', name, JSON.stringify(data), ...more], given);
const logInSupplier = () =>
  desk.line(['supplier', 'login', '--email', 'imran@lyallpur.example'], {
    environment: { FAIRHALL_PASSWORD: 'secret' },
  });

describe('a contract call is sent with the login it needs', () => {
  test('R-3.061 a supplier’s call uses the supplier’s login, and a buyer’s call the buyer’s', async () => {
    await desk.openLoggedIn();
    await logInSupplier();
    const { exit, out } = await call('supplier.info');
    expect({ exit, supplierId: JSON.parse(out).supplierId }).toEqual({ exit: 0, supplierId: supplierInfo.supplierId });
    await call('supplierEnquiry.shareContact', { enquiryId: 'e1' });
    await call('account.userInfo');
    expect(desk.callsTo('supplier.info').at(-1)?.token).toBe(SUPPLIER_TOKEN);
    expect(desk.callsTo('supplierEnquiry.shareContact')).toMatchObject([
      { data: { enquiryId: 'e1' }, token: SUPPLIER_TOKEN },
    ]);
    expect(desk.callsTo('account.userInfo').at(-1)?.token).toBe(TOKEN);
  });

  test.each([
    ['supplier.people', 'fairhall supplier login'],
    ['supplierEnquiry.attach', 'fairhall supplier login'],
    ['account.userInfo', 'fairhall account login'],
    ['staff.list', 'FAIRHALL_STAFF_TOKEN'],
  ])('without a login %s is not sent, and the message says how to get one', async (name, said) => {
    await desk.open();
    writeFileSync(join(desk.home, 'a.csv'), 'a,1\n');
    const more = name.endsWith('attach') ? ['--upload', 'a.csv'] : [];
    expect(await call(name, {}, more)).toEqual({ exit: 4, out: '', err: expect.stringContaining(said) });
    expect(desk.gateway.calls).toEqual([]);
  });

  test('a supplier call before the login needs no token', async () => {
    await desk.open({ 'supplier.checkInvitation': [{ data: { state: 'unknown', supplierName: '', email: '' } }] });
    const { exit, out } = await call('supplier.checkInvitation', { token: 'x' });
    expect({ exit, state: JSON.parse(out).state }).toEqual({ exit: 0, state: 'unknown' });
  });

  test('REL-18 a supplier’s login that is no longer valid is deleted, and the buyer’s stays', async () => {
    await desk.openLoggedIn({ 'supplierEnquiry.shareContact': [none] });
    await logInSupplier();
    expect(await call('supplierEnquiry.shareContact', { enquiryId: 'e1' })).toMatchObject({
      exit: 4,
      err: expect.stringContaining('fairhall supplier login'),
    });
    expect((await call('supplier.info')).exit).toBe(4);
    expect(desk.callsTo('supplierEnquiry.shareContact')).toHaveLength(1);
    expect((await call('account.userInfo')).exit).toBe(0);
  });

  test('D-94 a rejected staff token shows how to get another', async () => {
    await desk.open({ 'staff.list': [none] });
    const environment = { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` };
    expect(await call('staff.list', {}, [], { environment })).toMatchObject({
      exit: 4,
      err: expect.stringContaining('fairhall staff add'),
    });
  });
});

describe('every contract call', () => {
  const calls = [...listCalls(completeContract)];

  test('R-3.061 can be sent, and a rejection is not reported as a bug', { timeout: 60_000 }, async () => {
    await desk.openLoggedIn();
    await logInSupplier();
    const environment = { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` };
    const bugs: string[] = [];
    for (const { name, call: declared } of calls) {
      const upload = declared.body === 'multipart' ? ['--upload', 'a.csv'] : [];
      writeFileSync(join(desk.home, 'a.csv'), 'a,1\n');
      const { exit, err } = await call(name, {}, upload, { environment });
      if (exit === 70) bugs.push(`${name}: ${err}`);
    }
    expect([bugs, calls.length > 200]).toEqual([[], true]);
  });

  test.each([
    ['score.list', { goodsSpuId: 'P100001' }],
    ['exhibition.list', {}],
  ])('R-3.061 %s reaches the gateway', async (name, data) => {
    await desk.open({ [name]: [{ code: '404', message: 'not here' }] });
    expect(await call(name, data)).toMatchObject({ exit: 1, err: expect.stringContaining('not here') });
    expect(desk.callsTo(name)).toHaveLength(1);
  });
});

describe('a call that takes a file', () => {
  test('sends the file of --upload with its data', async () => {
    await desk.open();
    await logInSupplier();
    writeFileSync(join(desk.home, 'offer.csv'), 'a,1\n');
    const sent = await call('supplierEnquiry.attach', { enquiryId: 'e1' }, ['--upload', 'offer.csv']);
    expect({ exit: sent.exit, answer: JSON.parse(sent.out) }).toMatchObject({ exit: 0, answer: { fileId: 'f1' } });
    expect(desk.callsTo('supplierEnquiry.attach')).toMatchObject([
      { data: { name: 'offer.csv', content: 'a,1\n' }, token: SUPPLIER_TOKEN },
    ]);
  });

  test.each([
    ['none is given', 'supplierEnquiry.attach', [], 'Missing option: --upload'],
    ['there is no such file', 'supplierEnquiry.attach', ['--upload', 'none.csv'], 'File not found: none.csv'],
    ['the call takes none', 'catalogue.goodsDetail', ['--upload', 'a.csv'], 'This call takes no file.'],
  ] as const)('is a usage error when %s', async (_, name, more, said) => {
    await desk.open();
    expect(await call(name, {}, more)).toEqual({ exit: 2, out: '', err: expect.stringContaining(said) });
    expect(desk.gateway.calls).toEqual([]);
  });
});
