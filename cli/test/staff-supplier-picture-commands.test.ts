import { describe, expect, test } from 'vitest';
import { createDesk } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const row = {
  supplierId: 'S12',
  name: 'Coimbatore Weaves',
  since: Date.UTC(2026, 10, 21, 12),
  version: '5f2c',
  present: { logo: '', images: ['11'] },
  wanted: { logo: '77', images: ['11', '78'] },
};
const desk = createDesk({
  'staffSupplierPicture.waiting': [{ data: { records: [row], total: 1, pageNo: 1, pageSize: 20 } }],
  'staffSupplierPicture.settle': [{ data: { supplierId: 'S12', verdict: 'accepted' } }],
});
const pictures = (...args: readonly string[]) =>
  desk.line(['staff', 'supplier-picture', ...args], {
    environment: { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` },
  });

describe('operators', () => {
  test('D-97 see each new picture that awaits review with its URL', async () => {
    await desk.open();
    const { exit, out } = await pictures('waiting', '--reason', 'daily');
    expect([exit, out.trimEnd().split('\n')]).toEqual([
      0,
      [
        expect.stringMatching(
          /^S12\tCoimbatore Weaves\t5f2c\t21 November 2026\tlogo\thttp.*\/gateway\/image\/.*\/77\.jpg$/,
        ),
        expect.stringMatching(/\tpictures\thttp.*\/78\.jpg$/),
      ],
    ]);
    expect(desk.callsTo('staffSupplierPicture.waiting')[0]?.data).toEqual({ pageNo: 1, reason: 'daily' });
  });

  test('D-97 see a message when nothing awaits review', async () => {
    await desk.open({ 'staffSupplierPicture.waiting': [{ data: { records: [], total: 0, pageNo: 1, pageSize: 20 } }] });
    expect(await pictures('waiting')).toEqual({ exit: 0, out: '', err: 'Nothing to review.\n' });
  });

  test.each(['accept', 'refuse'] as const)('D-97 %s the pictures they have seen, with the reason', async (verb) => {
    await desk.open();
    const verdict = verb === 'accept' ? 'accepted' : 'refused';
    const line = [verb, 'S12', '--change', '5f2c', '--reason', 'A trade mark.'];
    expect((await pictures(...line, '--key', KEY)).exit).toBe(0);
    expect(desk.callsTo('staffSupplierPicture.settle')).toMatchObject([
      { data: { supplierId: 'S12', version: '5f2c', verdict, reason: 'A trade mark.' }, key: KEY },
    ]);
    expect(JSON.parse((await pictures(...line, '--dry-run', '--json')).out).dryRun).toBe(true);
    expect(desk.callsTo('staffSupplierPicture.settle')).toHaveLength(1);
  });

  test.each([
    ['no version', ['accept', 'S12', '--reason', 'x'], 'Missing option: --change'],
    ['no reason', ['refuse', 'S12', '--change', '5f2c'], 'Missing option: --reason'],
  ])('%s is a usage error', async (_, args, said) => {
    await desk.open();
    expect(await pictures(...args)).toEqual({ exit: 2, out: '', err: expect.stringContaining(said) });
    expect(desk.gateway.calls).toEqual([]);
  });

  test('need a token', async () => {
    await desk.open();
    const { exit } = await desk.line(['staff', 'supplier-picture', 'waiting']);
    expect(exit).toBe(4);
  });
});
