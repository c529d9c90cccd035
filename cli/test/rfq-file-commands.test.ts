import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { TOKEN } from './buyer.ts';
import { createRfqDesk, RFQ_REPLIES, SUBMIT } from './rfq-desk.ts';

const { desk, rfq } = createRfqDesk();

describe('files of an RFQ', () => {
  beforeEach(() => {
    for (const name of ['a.csv', 'b.csv']) writeFileSync(join(desk.home, name), `${name[0]},1\n`);
  });
  const KEY = '7f4c1e0a-1111-4222-8333-444455556666';
  const withFiles = [...SUBMIT, '--file', 'a.csv', 'b.csv', '--key', KEY];

  /** The fields of each upload. Uploads are concurrent, so either may arrive first. */
  const sentOf = (name: string) =>
    desk
      .callsTo('rfq.attach')
      .map((sent, place) => ({ ...sent, fileId: `f${place + 1}` }))
      .filter(({ data }) => Reflect.get(Object(data), 'name') === name);

  test('are uploaded first, and the RFQ lists them in order', async () => {
    await desk.openLoggedIn();
    expect((await rfq(withFiles)).exit).toBe(0);
    const [a, b] = [sentOf('a.csv'), sentOf('b.csv')];
    expect([...a, ...b].map(({ data, token }) => ({ data, token }))).toEqual([
      { data: { name: 'a.csv', content: 'a,1\n' }, token: TOKEN },
      { data: { name: 'b.csv', content: 'b,1\n' }, token: TOKEN },
    ]);
    expect(desk.callsTo('rfq.submitNew').map(({ data, key }) => ({ data, key }))).toMatchObject([
      { data: { attachments: [...a, ...b].map(({ fileId }) => fileId) }, key: KEY },
    ]);
  });

  test('are sent again under the same keys when the command is repeated with its key, each file under its own', async () => {
    await desk.openLoggedIn();
    await rfq(withFiles);
    await rfq(withFiles);
    const [a, b] = ['a.csv', 'b.csv'].map((name) => sentOf(name).map(({ key }) => key));
    expect([a?.length, new Set(a).size, b?.length, new Set(b).size]).toEqual([2, 1, 2, 1]);
    expect(new Set([KEY, a?.[0], b?.[0]]).size).toBe(3);
  });

  test('a file whose response was lost is sent once more', async () => {
    const [first = 'broken'] = RFQ_REPLIES['rfq.attach'] ?? [];
    await desk.openLoggedIn({ 'rfq.attach': ['broken', first] });
    expect((await rfq([...SUBMIT, '--file', 'a.csv'])).exit).toBe(0);
    const keys = desk.callsTo('rfq.attach').map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('a file that the gateway rejects prevents the RFQ', async () => {
    await desk.openLoggedIn({ 'rfq.attach': [{ code: '400', message: 'file is damaged' }] });
    expect(await rfq([...SUBMIT, '--file', 'a.csv'])).toEqual({ exit: 1, out: '', err: 'a.csv: file is damaged\n' });
    expect(desk.callsTo('rfq.submitNew')).toEqual([]);
  });

  test('files that no RFQ accepts are rejected before anything is sent', async () => {
    await desk.openLoggedIn();
    writeFileSync(join(desk.home, 'empty.pdf'), '');
    writeFileSync(join(desk.home, 'tool.exe'), 'MZ');
    const { exit, err } = await rfq([...SUBMIT, '--file', 'empty.pdf', 'tool.exe', ...Array(6).fill('a.csv')]);
    expect({ exit, said: err.split('\n').map((line) => line.split(' was', 1)[0]) }).toEqual({
      exit: 1,
      said: ['empty.pdf', 'tool.exe', 'a.csv', ''],
    });
    expect(desk.callsTo('rfq.attach')).toEqual([]);
  });
});
