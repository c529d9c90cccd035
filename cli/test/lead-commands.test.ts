import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LEAD_EXPORT_PAGE } from '@fairhall/core/contract/lead/limits';
import { supplierInfo } from '@fairhall/core/supplier-login/supplier.test-driver';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readXlsx } from '../src/import/read-xlsx.ts';
import { createDesk, type Replies } from './desk.ts';
import { createEmptyFolder } from './process.ts';

const SUPPLIER_TOKEN = `st_${'a'.repeat(43)}`;
const lead = {
  leadId: 'l1',
  exhibitionId: '1001',
  exhibitionName: 'Istanbul Textile Fair',
  scannedAt: 0,
  scannedBy: 'Imran',
  rating: 4,
  tags: ['Towels', 'Robes'],
  note: '=cmd',
  request: '2,400 towels',
  badgeNo: 'TEX1',
  contactName: 'Noor van Dijk',
  companyName: 'Havenlinnen',
  countryId: '528',
  email: 'noor@havenlinnen.example',
  mobile: '+31612345678',
  isTakenBack: false,
};
const gone = {
  ...lead,
  leadId: 'l2',
  contactName: '',
  companyName: '',
  email: '',
  mobile: '',
  badgeNo: '',
  countryId: '',
};
const taken = { ...gone, rating: 0, tags: [], note: '', isTakenBack: true };
const leads = { records: [lead, taken], total: 21, pageNo: 1, pageSize: 20 };

const desk = createDesk({
  'supplier.login': [{ data: { token: SUPPLIER_TOKEN } }],
  'supplier.info': [{ data: supplierInfo }],
  'supplierLead.list': [{ data: { ...leads, exhibitions: [], tags: [] } }],
  'supplierLead.scan': [{ data: { leadId: 'l1' } }],
  'supplierLead.export': [{ data: { ...leads, total: 2, pageSize: 500 } }],
  'site.countries': [{ data: [{ id: '528', enName: 'Netherlands', cnName: '荷兰', code2: 'NL', dialingCode: '31' }] }],
});
const run = (...args: readonly string[]) => desk.line(['supplier', 'lead', ...args]);
async function atWork(replies?: Replies): Promise<void> {
  await desk.open(replies);
  const environment = { FAIRHALL_PASSWORD: 'secret' };
  await desk.line(['supplier', 'login', '--email', 'imran@lyallpur.example'], { environment });
}

let folder = '';
beforeEach(() => {
  folder = createEmptyFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

test('D-62 a supplier’s team member lists leads, filtered by exhibition and tag', async () => {
  await atWork();
  const { exit, out, err } = await run('list', '--exhibition', '1001', '--tag', 'Towels');
  expect({ exit, lines: out.split('\n') }).toEqual({
    exit: 0,
    lines: [
      'Noor van Dijk\tHavenlinnen\tnoor@havenlinnen.example\t+31 612345678\t4\tTowels, Robes\tIstanbul Textile Fair\tTEX1',
      'A visitor who has stopped sharing\t\t\t\t\t\tIstanbul Textile Fair\t',
      '',
    ],
  });
  expect(err).toContain('--page 2');
  expect(desk.callsTo('supplierLead.list')).toMatchObject([
    { data: { pageNo: 1, exhibitionId: '1001', tag: 'Towels' }, token: SUPPLIER_TOKEN },
  ]);
});

test('D-62 D-64 leads are exported as CSV and as a workbook, without formulas', async () => {
  await atWork();
  const csv = join(folder, 'leads.csv');
  expect(await run('export', csv, '--exhibition', '1001')).toMatchObject({ exit: 0 });
  const [titles, first, second] = readFileSync(csv, 'utf8').split('\r\n');
  expect(titles).toMatch(/^\ufeffscannedAt,exhibition,contactName,.*,takenBack$/);
  expect(first).toContain("Noor van Dijk,Havenlinnen,Netherlands,noor@havenlinnen.example,'+31612345678");
  expect(first).toContain("'=cmd");
  expect(second).toMatch(/,yes$/);
  await atWork();
  const xlsx = join(folder, 'leads.xlsx');
  expect(await run('export', xlsx)).toMatchObject({ exit: 0 });
  const rows: (readonly string[])[] = [];
  for await (const row of readXlsx(xlsx)) rows.push(row);
  expect(rows).toHaveLength(3);
  expect(rows[1]).toEqual(expect.arrayContaining(['Noor van Dijk', '+31612345678']));
});

test('D-62 D-64 leads of one full page and one more are all exported', async () => {
  const pageOf = (from: number, count: number) => ({
    data: {
      records: Array.from({ length: count }, (_, place) => ({ ...lead, leadId: `L${from + place}` })),
      total: LEAD_EXPORT_PAGE + 1,
      pageNo: from === 0 ? 1 : 2,
      pageSize: LEAD_EXPORT_PAGE,
    },
  });
  await atWork({ 'supplierLead.export': [pageOf(0, LEAD_EXPORT_PAGE), pageOf(LEAD_EXPORT_PAGE, 1)] });
  const csv = join(folder, 'all.csv');
  const { exit, out } = await run('export', csv, '--json');
  expect([exit, JSON.parse(out).leads]).toEqual([0, LEAD_EXPORT_PAGE + 1]);
  expect(readFileSync(csv, 'utf8').match(/Noor van Dijk/g)).toHaveLength(LEAD_EXPORT_PAGE + 1);
});

test('D-62 a team member adds a lead by badge number, in any spelling, and repeats it under one key', async () => {
  await atWork();
  const key = '00000000-0000-4000-8000-000000000001';
  const notes = ['--rating', '4', '--tags', 'Towels, Robes', '--note', 'For hotels', '--key', key];
  const { exit, out } = await run('scan', 'tex 7k2q 9mx4', ...notes, '--json');
  expect([exit, JSON.parse(out)]).toEqual([0, { leadId: 'l1', idempotencyKey: key }]);
  expect(desk.callsTo('supplierLead.scan')).toMatchObject([
    { data: { text: 'TEX7K2Q9MX4', rating: 4, tags: ['Towels', 'Robes'], note: 'For hotels', request: '' } },
  ]);
  expect(await run('scan', 'TEX7K2Q9MX4', '--dry-run')).toMatchObject({ exit: 0 });
  for (const words of [['https://menu.example'], ['TEX7K2Q9MX4', '--rating', '6']])
    expect((await run('scan', ...words)).exit).toBe(2);
  expect(desk.callsTo('supplierLead.scan')).toHaveLength(1);
  await atWork({ 'supplierLead.scan': [{ code: '410', message: 'Check the number.' }] });
  expect(await run('scan', 'TEX7K2Q9MX5')).toMatchObject({
    exit: 1,
    err: expect.stringContaining('Check the number.'),
  });
});

test('D-62 without a login the command shows how to log in, and invalid input is reported before any request', async () => {
  await desk.open();
  expect((await run('list')).exit).toBe(4);
  await atWork();
  expect((await run('export', join(folder, 'leads.doc'))).exit).toBe(2);
  expect((await run('list', '--exhibition', 'tex')).exit).toBe(2);
  expect(desk.callsTo('supplierLead.list')).toEqual([]);
  await atWork({ 'supplierLead.export': [{ code: '503', message: 'busy' }] });
  const file = join(folder, 'none.csv');
  expect((await run('export', file)).exit).not.toBe(0);
  expect(existsSync(file)).toBe(false);
});
