import { supplierInfo } from '@fairhall/core/supplier-login/supplier.test-driver';
import { expect, test } from 'vitest';
import { createDesk, type Replies } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const SUPPLIER_TOKEN = `st_${'a'.repeat(43)}`;
const booked = {
  id: 's1',
  exhibitionId: '1001',
  goodsId: 'P1',
  goodsName: 'Cotton tote bag',
  standNo: 'A12',
  hall: '1',
  quantity: 2,
  createTime: 1,
  exhibitionName: 'Istanbul Textile Fair',
  contactName: 'Priya Raman',
  companyName: 'Mills',
  countryId: '356',
  status: 0,
};

const desk = createDesk({
  'supplier.login': [{ data: { token: SUPPLIER_TOKEN } }],
  'supplier.info': [{ data: supplierInfo }],
  'supplierSample.list': [{ data: { records: [booked], total: 1, pageNo: 1, pageSize: 20 } }],
  'supplierSample.mark': [{ data: { id: 's1', status: 1 } }],
});
const sample = (...args: readonly string[]) => desk.line(['supplier', 'sample', ...args]);
async function atWork(replies?: Replies): Promise<void> {
  await desk.open(replies);
  const environment = { FAIRHALL_PASSWORD: 'secret' };
  await desk.line(['supplier', 'login', '--email', 'imran@lyallpur.example'], { environment });
}

test('R-6.018 a supplier’s team member lists the samples of an exhibition', async () => {
  await atWork();
  const { exit, out } = await sample('list', '--exhibition', '1001');
  expect({ exit, out }).toEqual({
    exit: 0,
    out: 's1\tCotton tote bag\t2\tIstanbul Textile Fair\tH1 A12\tPriya Raman\tMills\tbooked\n',
  });
  expect(desk.callsTo('supplierSample.list')).toMatchObject([{ data: { pageNo: 1, exhibitionId: '1001' } }]);
});

test.each([
  [[], true, 'marked as handed over'],
  [['--undo'], false, 'waiting for its visitor'],
])('R-6.018 collect %j is sent once, and in a dry run not at all', async (options, isCollected, said) => {
  await atWork();
  expect(await sample('collect', 's1', ...options, '--dry-run')).toMatchObject({ exit: 0 });
  expect(desk.callsTo('supplierSample.mark')).toEqual([]);
  const { exit, err } = await sample('collect', 's1', ...options, '--key', KEY);
  expect({ exit, err }).toMatchObject({ exit: 0, err: expect.stringContaining(said) });
  expect(desk.callsTo('supplierSample.mark')).toMatchObject([{ data: { id: 's1', isCollected }, key: KEY }]);
});

test('R-6.018 without a login the command says how to log in, and a cancelled sample is reported', async () => {
  await desk.open();
  expect((await sample('list')).exit).toBe(4);
  await atWork({ 'supplierSample.mark': [{ code: '409', message: 'cancelled' }] });
  expect((await sample('collect', 's1')).exit).not.toBe(0);
});
