import { describe, expect, test } from 'vitest';
import { createDesk } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const TIME = Date.UTC(2026, 10, 21, 12);
const supplier = { supplierId: 'S12', name: 'Coimbatore Weaves' };
const row = (productId: string, change = {}) => ({
  productId,
  name: 'Pool towel',
  supplier,
  isNew: false,
  parts: ['name', 'pictures'],
  since: TIME,
  version: 4,
  ...change,
});
const looks = (name: string) => ({
  texts: [{ lang: 'en', name, description: 'Soft.' }],
  images: ['11'],
  category: { id: 'TX010102', name: 'Towels' },
});
const shown = { ...row('P1'), part: 'shown', present: looks('Pool towel'), wanted: looks('Beach towel') };

const desk = createDesk({
  'staffProduct.waiting': [
    { data: { records: [row('P1'), row('P2', { isNew: true, parts: [] })], total: 23, pageNo: 1, pageSize: 20 } },
  ],
  'staffProduct.show': [{ data: shown }],
  'staffProduct.settle': [{ data: { productId: 'P1', verdict: 'accepted' } }],
});
const product = (...args: readonly string[]) =>
  desk.line(['staff', 'product', ...args], { environment: { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` } });

describe('operators', () => {
  test('D-97 see the product changes awaiting review', async () => {
    await desk.open();
    expect(await product('waiting', '--reason', 'daily')).toEqual({
      exit: 0,
      out: [
        'P1\t4\t21 November 2026\tPool towel\tname, pictures\tS12 Coimbatore Weaves\n',
        'P2\t4\t21 November 2026\tPool towel\tnew product\tS12 Coimbatore Weaves\n',
      ].join(''),
      err: 'Page 1 of 2\nNext page: --page 2\n',
    });
    expect(desk.callsTo('staffProduct.waiting')[0]?.data).toEqual({ pageNo: 1, reason: 'daily' });
    expect((await product('waiting', '--page', '0')).exit).toBe(2);
  });

  test('D-97 see a message when nothing awaits review', async () => {
    await desk.open({ 'staffProduct.waiting': [{ data: { records: [], total: 0, pageNo: 1, pageSize: 20 } }] });
    expect(await product('waiting')).toEqual({ exit: 0, out: '', err: 'Nothing to review.\n' });
  });

  test('D-97 see a requested change beside the published product, with picture URLs', async () => {
    await desk.open({ 'staffProduct.show': [{ data: shown }, { data: { ...shown, isNew: true, present: null } }] });
    const lines = (await product('show', 'P1')).out.trimEnd().split('\n');
    expect(lines.filter((line) => /^(Current|Requested|Change)\t/.test(line))).toEqual([
      'Change\t4',
      'Current\ten: Pool towel · Soft.',
      expect.stringMatching(/^Current\thttp.*\/gateway\/image\/.*\/11\.jpg$/),
      'Current\tTX010102 Towels',
      'Requested\ten: Beach towel · Soft.',
      expect.stringMatching(/^Requested\thttp.*\/11\.jpg$/),
      'Requested\tTX010102 Towels',
    ]);
    expect((await product('show', 'P1')).out).not.toContain('Current\t');
  });

  test.each(['accept', 'refuse'] as const)('D-97 %s the change they have seen, with the reason', async (verb) => {
    await desk.open();
    const verdict = verb === 'accept' ? 'accepted' : 'refused';
    const line = [verb, 'P1', '--change', '4', '--reason', 'A trade mark.'];
    expect(await product(...line, '--key', KEY)).toMatchObject({
      exit: 0,
      err: expect.stringMatching(verb === 'accept' ? /^Approved\. / : /^Rejected\. /),
    });
    expect(desk.callsTo('staffProduct.settle')).toMatchObject([
      { data: { productId: 'P1', version: 4, verdict, reason: 'A trade mark.' }, key: KEY },
    ]);
    expect(JSON.parse((await product(...line, '--dry-run', '--json')).out).dryRun).toBe(true);
    expect(desk.callsTo('staffProduct.settle')).toHaveLength(1);
  });

  test('see why a change was not decided, and how to send a lost request again', async () => {
    await desk.open({ 'staffProduct.settle': [{ code: '409', message: 'It was settled.' }, 'broken'] });
    const line = ['accept', 'P1', '--change', '4', '--reason', 'x', '--key', KEY];
    expect(await product(...line)).toMatchObject({ exit: 1, err: 'It was settled.\n' });
    const { exit, err } = await product(...line);
    expect({ exit, again: err.includes(`--key ${KEY}`) }).toEqual({ exit: 5, again: true });
  });

  test.each([
    ['no change', ['accept', 'P1', '--reason', 'x'], 'Missing option: --change'],
    ['no reason', ['refuse', 'P1', '--change', '4'], 'Missing option: --reason'],
    ['a change that is no number', ['refuse', 'P1', '--change', 'last', '--reason', 'x'], '--change'],
  ])('%s is a usage error', async (_, args, said) => {
    await desk.open();
    expect(await product(...args)).toEqual({ exit: 2, out: '', err: expect.stringContaining(said) });
    expect(desk.gateway.calls).toEqual([]);
  });
});
