import { expect, test } from 'vitest';
import { createDesk } from './desk.ts';

const asked = {
  standRequestId: 'st1',
  exhibitionId: '1022',
  exhibitionName: 'Building Istanbul',
  industry: 'building',
  websiteId: 2,
  company: 'Mills',
  contactName: 'Priya',
  email: 'priya@example.com',
  mobile: '+91 9876543210',
  countryId: '356',
  area: 24,
  product: 'Tiles',
  remark: '',
  lang: 'en',
  createTime: Date.UTC(2026, 10, 21),
};

const desk = createDesk({
  'site.countries': [{ data: [{ id: '356', enName: 'India', cnName: '', code2: 'IN', dialingCode: '+91' }] }],
  'stand.book': [{ data: { id: 'st1' } }],
  'staffStand.list': [{ data: { records: [asked], total: 21, pageNo: 1, pageSize: 20 } }],
});

const line = [
  'stand',
  'book',
  '1022',
  '--company',
  'Mills',
  '--country',
  'IN',
  '--name',
  'Priya',
  '--email',
  'priya@example.com',
  '--mobile',
  '98765 43210',
  '--area',
  '24',
  '--product',
  'Tiles',
];

test('R-1.009 D-54 a stand is requested, and the ID of the request is shown', async () => {
  await desk.open();
  const { exit, out } = await desk.line([...line, '--yes', '--json']);
  expect({ exit, told: JSON.parse(out) }).toMatchObject({ exit: 0, told: { id: 'st1' } });
  expect(desk.callsTo('stand.book')[0]?.data).toEqual({
    exhibitionId: '1022',
    company: 'Mills',
    contactName: 'Priya',
    email: 'priya@example.com',
    mobile: { dialingCode: '+91', number: '9876543210' },
    countryId: '356',
    area: 24,
    product: 'Tiles',
  });
});

test('D-54 missing fields are reported with their options, and a dry run requests nothing', async () => {
  await desk.open();
  const { exit, err } = await desk.line(['stand', 'book', '1022', '--company', 'Mills', '--yes']);
  expect(exit).not.toBe(0);
  expect(err).toContain('--area');
  expect(err).toContain('--email');
  expect(await desk.line([...line, '--dry-run', '--json'])).toMatchObject({ exit: 0 });
  expect(desk.callsTo('stand.book')).toEqual([]);
});

test('R-1.009 staff list the stand requests of one exhibition', async () => {
  await desk.open();
  const environment = { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` };
  const { exit, out, err } = await desk.line(['staff', 'stand', 'list', '--exhibition', '1022'], { environment });
  expect({ exit, out }).toMatchObject({ exit: 0, out: expect.stringContaining('+91 9876543210') });
  expect(err).toContain('--page 2');
  expect(desk.callsTo('staffStand.list')[0]?.data).toEqual({ pageNo: 1, exhibitionId: '1022' });
});
