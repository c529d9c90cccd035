import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import type { Lead } from '../contract/lead/supplier-calls.ts';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import { getFormat } from '../site/format.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { supplierStage } from '../supplier-login/supplier.test-driver.ts';
import { createLeadFile, fetchLeads, LEAD_COLUMNS, toLeadCells } from './lead-file.ts';

const lead = (leadId: string): Lead => ({
  leadId,
  exhibitionId: '1001',
  exhibitionName: 'Fair',
  scannedAt: 0,
  scannedBy: 'Imran',
  rating: 0,
  tags: ['Towels', 'Robes'],
  note: 'Call',
  request: '',
  badgeNo: 'TEX1',
  contactName: 'Noor',
  companyName: 'Havenlinnen',
  countryId: '528',
  email: 'noor@havenlinnen.example',
  mobile: '+31612345678',
  isTakenBack: false,
});

test('D-62 a file contains all selected leads once each, or fails', async () => {
  const pages: ScriptedAnswer[] = [
    ok({ records: [lead('l1'), lead('l2')], total: 3, pageNo: 1, pageSize: 2 }),
    ok({ records: [lead('l2'), lead('l3')], total: 4, pageNo: 2, pageSize: 2 }),
    err(gatewayError('TIME_OUT')),
  ];
  const { ports, calls } = supplierStage(() => pages.shift() ?? err(gatewayError('TIME_OUT')), createMemoryDevice());
  const chosen = { exhibitionId: '1001', tag: '' };
  const leads = await fetchLeads(ports.supplierGateway, chosen);
  expect(leads.ok && leads.value.map(({ leadId }) => leadId)).toEqual(['l1', 'l2', 'l3']);
  expect(calls.map(({ data }) => data)).toEqual([1, 2].map((pageNo) => ({ exhibitionId: '1001', pageNo })));
  expect((await fetchLeads(ports.supplierGateway, chosen)).ok).toBe(false);
});

test('D-62 a file contains all leads, even if they need more than one page', async () => {
  const all = Array.from({ length: 1_001 }, (_, place) => lead(`l${place}`));
  const { ports } = supplierStage(({ data }) => {
    const { pageNo = 1 } = data as { pageNo?: number };
    return ok({ records: all.slice((pageNo - 1) * 500, pageNo * 500), total: all.length, pageNo, pageSize: 500 });
  }, createMemoryDevice());
  const leads = await fetchLeads(ports.supplierGateway, { exhibitionId: '1001', tag: '' });
  expect(leads.ok && leads.value).toEqual(all);
});

test('D-62 every column of the file has a cell', () => {
  const cells = toLeadCells(
    { ...lead('l1'), rating: 4, request: '2,400 towels' },
    { country: 'Netherlands', takenBack: 'yes' },
  );
  expect(cells).toHaveLength(LEAD_COLUMNS.length);
  expect(cells).toEqual([
    '1970-01-01T00:00:00.000Z',
    'Fair',
    'Noor',
    'Havenlinnen',
    'Netherlands',
    'noor@havenlinnen.example',
    '+31612345678',
    'TEX1',
    '4',
    'Towels, Robes',
    'Call',
    '2,400 towels',
    'Imran',
    '',
  ]);
  expect(toLeadCells({ ...lead('l1'), isTakenBack: true }, { country: '', takenBack: 'yes' }).at(-1)).toBe('yes');
});

test('D-62 a CSV file of leads uses semicolons in languages with a decimal comma', () => {
  const rows = [
    ['name', 'mobile'],
    ['Noor', '+31612345678'],
  ];
  const csv = (lang: 'en' | 'tr' | 'zh' | 'ar') => createLeadFile(rows, 'csv', getFormat(lang)).content;
  expect(csv('tr')).toBe("\ufeffname;mobile\r\nNoor;'+31612345678\r\n");
  for (const lang of ['en', 'zh', 'ar'] as const) expect(csv(lang)).toBe("\ufeffname,mobile\r\nNoor,'+31612345678\r\n");
});

test('D-62 a workbook of leads has every cell as text', () => {
  const { content, type } = createLeadFile([['+31612345678']], 'xlsx', getFormat('tr'));
  expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  const text = String.fromCharCode(...(content as Uint8Array));
  expect(text.slice(0, 4)).toBe('PK\x03\x04');
  expect(text).toContain('<c s="1" t="inlineStr"><is><t xml:space="preserve">+31612345678</t></is></c>');
  expect(text).toContain('numFmtId="49"');
});
