import { sampleExhibition, sampleExhibitionDetail } from '@fairhall/core/contract/call-examples/rows';
import { expect, test } from 'vitest';
import { LOGIN_REPLIES } from './buyer.ts';
import { createDesk } from './desk.ts';

const desk = createDesk({
  ...LOGIN_REPLIES,
  'exhibition.list': [{ data: { records: [sampleExhibition], total: 21, pageNo: 1, pageSize: 20 } }],
  'exhibition.detail': [{ data: sampleExhibitionDetail }],
  'follow.exhibition': [{ data: { followed: true, count: 1 } }],
});

test('D-64 exhibitions are listed with their days, filtered, and with the command for the next page', async () => {
  await desk.open();
  const { exit, out, err } = await desk.line([
    'exhibition',
    'list',
    'istanbul',
    '--industry',
    'textile',
    '--phase',
    '3',
  ]);
  expect({ exit, out }).toMatchObject({ exit: 0, out: expect.stringContaining('24–27 November 2026, 10:00–18:00') });
  expect(err).toContain('--page 2');
  expect(desk.callsTo('exhibition.list')).toMatchObject([
    { data: { keyword: 'istanbul', industry: 'textile', phase: 3, pageNo: 1 } },
  ]);
  expect(await desk.line(['exhibition', 'list', '--industry', 'towels'])).toMatchObject({ exit: 2 });
});

test('D-64 R-8.022 an exhibition is shown as facts, and the blocked one is not requested', async () => {
  await desk.open();
  const { exit, out } = await desk.line(['exhibition', 'show', '1001']);
  expect({ exit, out }).toMatchObject({ exit: 0, out: expect.stringContaining('1 Fabrics') });
  expect((await desk.line(['exhibition', 'show', '152652864772'])).exit).not.toBe(0);
  expect(desk.callsTo('exhibition.detail')).toMatchObject([{ data: { exhibitionId: '1001' } }]);
});

test('R-1.007 a buyer follows an exhibition', async () => {
  await desk.openLoggedIn();
  expect(await desk.line(['exhibition', 'follow', '1001'])).toMatchObject({ exit: 0 });
  expect(desk.callsTo('follow.exhibition')).toMatchObject([{ data: { exhibitionId: '1001' } }]);
});
