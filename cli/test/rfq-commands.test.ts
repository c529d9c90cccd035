import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCENARIO_ANSWERS } from '@fairhall/fixtures/scenario-answers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EMAIL, LOGIN_REPLIES, logIn, TOKEN } from './buyer.ts';
import { type FakeGateway, openFakeGateway, type Reply } from './fake-gateway.ts';
import { lineOf } from './line.ts';
import { emptyFolder, start } from './process.ts';

let home = '';
let gateway: FakeGateway;
beforeEach(() => {
  home = emptyFolder();
});
afterEach(async () => {
  await gateway.close();
  rmSync(home, { recursive: true });
});

const tags = Array.from({ length: 12 }, (_, at) => ({ code: `T${at}`, name: `Tag ${at}` }));
const REPLIES: Readonly<Record<string, readonly Reply[]>> = {
  ...LOGIN_REPLIES,
  'site.countries': [{ data: [{ id: '356', enName: 'India', cnName: '印度', code2: 'IN', dialingCode: '91' }] }],
  'catalogue.goodsDetail': [{ data: SCENARIO_ANSWERS['product.lamp'] }],
  'categories.cateAndTag': [{ data: [{ id: 'C1', name: 'One', children: [{ id: 'C11', name: 'Two', tags }] }] }],
  'categories.recommendTags': [{ data: [] }],
  'rfq.submitNew': [{ data: { rfqId: 'sg8aP9FkbhqJWw_l74wg0g' } }],
  'rfq.attach': [
    { data: { fileId: 'f1', fileName: 'a.csv', size: 4 } },
    { data: { fileId: 'f2', fileName: 'b.csv', size: 4 } },
  ],
};
const open = async (replies: Readonly<Record<string, readonly Reply[]>> = {}) => {
  gateway = await openFakeGateway({ ...REPLIES, ...replies });
};
const openLoggedIn = async (replies: Readonly<Record<string, readonly Reply[]>> = {}) => {
  await open(replies);
  await logIn(gateway.url, home);
};
const rfq = (args: readonly string[], given?: Parameters<typeof lineOf>[2]) =>
  lineOf(['rfq', ...args, '--gateway', gateway.url], home, given);
const SUBMIT = ['submit', '--description', ' Cotton tote bags ', '--country', 'in'];
const asked = (name: string) => gateway.asked.filter((one) => one.name === name);

describe('sending a request', () => {
  test('R-6.014 it needs a login', async () => {
    await open();
    expect(await rfq(SUBMIT)).toEqual({
      exit: 4,
      out: '',
      err: `Nobody is logged in at ${gateway.url}.\nLog in: fairhall account login\n`,
    });
    expect(gateway.asked).toEqual([]);
  });

  test('R-7.065 what the line says goes off, and what it leaves out is as in the form', async () => {
    await openLoggedIn();
    const more = ['--quantity', '2000', '--tag', 'T1', 'T2', '--product-name', 'tote', '--question', 'Samples?'];
    const { exit, out } = await rfq([...SUBMIT, ...more, '--source', '9', '--exhibition', '1001', '--json']);
    const [sent] = asked('rfq.submitNew');
    expect({ exit, found: JSON.parse(out), sent: sent?.data, token: sent?.token }).toEqual({
      exit: 0,
      found: { rfqId: 'sg8aP9FkbhqJWw_l74wg0g', email: EMAIL, idempotencyKey: sent?.key },
      sent: {
        description: 'Cotton tote bags',
        question: 'Samples?',
        email: EMAIL,
        cateAndTag: {
          tag: [
            { label: 'Tag 1', value: 'T1' },
            { label: 'Tag 2', value: 'T2' },
          ],
          product: 'tote',
        },
        quantity: 2000,
        unit: 'piece',
        countryId: '356',
        exhibitionId: '1001',
        source: 9,
      },
      token: TOKEN,
    });
  });

  test('R-5.047 without tags and product name nothing of them is sent; the description may come by standard input', async () => {
    await openLoggedIn();
    await rfq(['submit', '--description', '-', '--email', 'jo@acme.example'], { stdin: 'Lamps\n' });
    expect(asked('rfq.submitNew').map(({ data }) => data)).toMatchObject([
      { description: 'Lamps', email: 'jo@acme.example', cateAndTag: null, source: 2 },
    ]);
  });

  test('every wrong field is told by its option, and nothing is sent', async () => {
    await openLoggedIn();
    const { exit, err } = await rfq(['submit', '--email', 'jo', '--question', 'x'.repeat(2001)]);
    expect({ exit, wrong: err.split('\n').map((line) => line.split(':', 1)[0]) }).toEqual({
      exit: 1,
      wrong: ['--description', '--question', '--email', ''],
    });
    expect(asked('rfq.submitNew')).toEqual([]);
  });

  test.each([
    [['--quantity', '12 dozen'], 2, '--quantity 12 dozen: allowed is 1 … 999999999\n'],
    [['--source', '12'], 2, '--source 12: allowed is 1 … 11\n'],
    [['--country', 'Atlantis'], 2, '--country Atlantis: allowed is 356, IN …\n'],
    [['--file', 'nowhere.pdf'], 2, 'There is no file nowhere.pdf.\n'],
    [['--tag', 'T99'], 1, 'There is no tag T99.\n'],
    [['--product-name', 'x'.repeat(201)], 1, '--product-name: Please enter no more than 200 characters\n'],
    [['--key', '1'], 2, '--key 1: allowed is UUID\n'],
  ])('%o is refused with %d', async (more, exit, err) => {
    await openLoggedIn();
    expect(await rfq([...SUBMIT.slice(0, 3), ...more])).toEqual({ exit, out: '', err });
    expect(asked('rfq.submitNew')).toEqual([]);
  });

  test('R-5.036 R-5.037 an eleventh tag is refused', async () => {
    await openLoggedIn();
    const codes = tags.slice(0, 11).map(({ code }) => code);
    expect(await rfq([...SUBMIT, '--tag', ...codes])).toEqual({
      exit: 1,
      out: '',
      err: 'At most 10 tags can be chosen\n',
    });
  });

  test('a product that is gone is refused', async () => {
    await openLoggedIn({ 'catalogue.goodsDetail': [{ code: '404', message: '' }] });
    expect(await rfq([...SUBMIT, '--product', 'P9'])).toMatchObject({ exit: 1, err: 'There is no product P9.\n' });
  });

  test('a dry run shows the request and sends neither it nor its files', async () => {
    await openLoggedIn();
    writeFileSync(join(home, 'a.csv'), 'a,b\n');
    const { exit, out } = await rfq([...SUBMIT, '--file', 'a.csv', '--dry-run', '--json']);
    expect({ exit, found: JSON.parse(out) }).toMatchObject({
      exit: 0,
      found: { dryRun: true, files: ['a.csv'], request: { description: 'Cotton tote bags', countryId: '356' } },
    });
    expect([asked('rfq.submitNew'), asked('rfq.attach')]).toEqual([[], []]);
  });

  test('a person is asked for what is needed, and once more before it goes off', async () => {
    await openLoggedIn();
    const { exit, err } = await rfq(['submit'], { answers: ['Lamps', 'no'] });
    expect({ exit, err, sent: asked('rfq.submitNew') }).toEqual({
      exit: 1,
      err: `What do you need? Send this request from ${EMAIL}, files: 0? [yes/no] The request was not sent.\n`,
      sent: [],
    });
    expect((await rfq(['submit'], { answers: ['Lamps', 'YES'] })).exit).toBe(0);
  });
});

describe('files of a request', () => {
  beforeEach(() => {
    for (const name of ['a.csv', 'b.csv']) writeFileSync(join(home, name), `${name[0]},1\n`);
  });
  const KEY = '7f4c1e0a-1111-4222-8333-444455556666';
  const withFiles = [...SUBMIT, '--file', 'a.csv', 'b.csv', '--key', KEY];

  test('they go first, and the request names them in their order', async () => {
    await openLoggedIn();
    expect((await rfq(withFiles)).exit).toBe(0);
    expect(asked('rfq.attach').map(({ data, token }) => ({ data, token }))).toEqual([
      { data: { name: 'a.csv', content: 'a,1\n' }, token: TOKEN },
      { data: { name: 'b.csv', content: 'b,1\n' }, token: TOKEN },
    ]);
    expect(asked('rfq.submitNew').map(({ data, key }) => ({ data, key }))).toMatchObject([
      { data: { attachments: ['f1', 'f2'] }, key: KEY },
    ]);
  });

  test('the line with its key sends them under the same keys again, each file under its own', async () => {
    await openLoggedIn();
    await rfq(withFiles);
    await rfq(withFiles);
    const [a, b, again, ...others] = asked('rfq.attach').map(({ key }) => key);
    expect({ isRepeated: a === again, isOwn: a !== b && a !== KEY, more: others }).toEqual({
      isRepeated: true,
      isOwn: true,
      more: [b],
    });
  });

  test('a file whose answer got lost is sent once more', async () => {
    const [first = 'broken'] = REPLIES['rfq.attach'] ?? [];
    await openLoggedIn({ 'rfq.attach': ['broken', first] });
    expect((await rfq([...SUBMIT, '--file', 'a.csv'])).exit).toBe(0);
    const keys = asked('rfq.attach').map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('a file that the gateway refuses holds the request back', async () => {
    await openLoggedIn({ 'rfq.attach': [{ code: '400', message: 'file is damaged' }] });
    expect(await rfq([...SUBMIT, '--file', 'a.csv'])).toEqual({ exit: 1, out: '', err: 'a.csv: file is damaged\n' });
    expect(asked('rfq.submitNew')).toEqual([]);
  });

  test('what no request takes is refused before anything is sent', async () => {
    await openLoggedIn();
    writeFileSync(join(home, 'empty.pdf'), '');
    writeFileSync(join(home, 'tool.exe'), 'MZ');
    const { exit, err } = await rfq([...SUBMIT, '--file', 'empty.pdf', 'tool.exe', ...Array(6).fill('a.csv')]);
    expect({ exit, said: err.split('\n').map((line) => line.split(' was', 1)[0]) }).toEqual({
      exit: 1,
      said: ['empty.pdf', 'tool.exe', 'a.csv', ''],
    });
    expect(asked('rfq.attach')).toEqual([]);
  });
});

describe('lost and refused', () => {
  test('answers that get lost are asked for under one key; in the end the line says how to go on', async () => {
    await openLoggedIn({ 'rfq.submitNew': ['broken'] });
    const { exit, out, err } = await rfq(SUBMIT);
    const keys = new Set(asked('rfq.submitNew').map(({ key }) => key));
    expect({ exit, out, keys: keys.size, end: err.split('\n').at(-2) }).toEqual({
      exit: 5,
      out: '',
      keys: 1,
      end: `It may have arrived. The same line with --key ${[...keys][0]} sends it again and counts once.`,
    });
  }, 20_000);

  test('R-4.026 a login that is over ends with 4, and the next line knows it', async () => {
    await openLoggedIn({ 'rfq.submitNew': [{ code: '401', message: '' }] });
    expect(await rfq(SUBMIT)).toMatchObject({ exit: 4, err: expect.stringContaining('please relogin again') });
    expect(await rfq(SUBMIT)).toMatchObject({ exit: 4, err: expect.stringContaining('Nobody is logged in') });
  });

  test('Ctrl-C while it goes off ends with 130 and nothing on standard output', async () => {
    await openLoggedIn({ 'rfq.submitNew': ['silent'] });
    const { ended, interrupt } = start(['rfq', ...SUBMIT, '--gateway', gateway.url], home);
    while (asked('rfq.submitNew').length === 0) await new Promise((settle) => setImmediate(settle));
    interrupt();
    expect(await ended).toEqual({ exit: 130, out: '', err: '' });
  }, 20_000);

  test('what the gateway refuses is told in its own words', async () => {
    await openLoggedIn({ 'rfq.submitNew': [{ code: '400', message: 'Please check email' }] });
    expect(await rfq(SUBMIT)).toEqual({ exit: 1, out: '', err: 'Please check email\n' });
  });
});

describe('the buyer’s own requests', () => {
  const record = {
    rfqId: 'sg8aP9FkbhqJWw_l74wg0g',
    description: 'Cotton tote bags',
    email: EMAIL,
    cateAndTag: { tag: [{ label: 'Bags', value: 'T1' }], product: 'tote' },
    quantity: 2,
    unit: 'roll',
    countryId: '356',
    source: 2,
    attachments: [{ fileId: 'f1', fileName: 'a.csv', size: 2048, url: 'file/f1?s=x' }],
    status: 0,
    createTime: Date.UTC(2026, 10, 21),
  };

  test('R-2.039 R-7.070 a page of them, one a line', async () => {
    await openLoggedIn({ 'rfq.list': [{ data: { records: [record], total: 11, pageNo: 1, pageSize: 10 } }] });
    expect(await rfq(['list'])).toEqual({
      exit: 0,
      out: 'sg8aP9FkbhqJWw_l74wg0g\t21 November 2026\tOpen for quotations\t2 rolls\t1\tCotton tote bags\n',
      err: 'Page 1 of 2\nNext page: --page 2\n',
    });
    expect(asked('rfq.list').map(({ data, token }) => ({ data, token }))).toEqual([
      { data: { pageNo: 1 }, token: TOKEN },
    ]);
  });

  test('R-2.039 none yet is told, and so is a page too far', async () => {
    const empty = { records: [], pageNo: 3, pageSize: 10 };
    await openLoggedIn({ 'rfq.list': [{ data: { ...empty, total: 0 } }, { data: { ...empty, total: 5 } }] });
    expect((await rfq(['list'])).err.split('\n')[0]).toBe('No requests yet');
    expect((await rfq(['list', '--page', '3'])).err.split('\n')[0]).toBe('There is no such page');
    expect(asked('rfq.list').map(({ data }) => data)).toEqual([{ pageNo: 1 }, { pageNo: 3 }]);
  });

  test('R-2.040 R-7.071 one of them with all that was sent, its files by their whole address', async () => {
    await openLoggedIn({ 'rfq.detail': [{ data: record }] });
    const { exit, out } = await rfq(['show', 'sg8aP9FkbhqJWw_l74wg0g', '--lang', 'ar']);
    expect({ exit, facts: out.split('\n').map((row) => row.split('\t')[1]) }).toEqual({
      exit: 0,
      facts: [
        'sg8aP9FkbhqJWw_l74wg0g',
        '21 نوفمبر 2026',
        'متاح لتلقي العروض',
        'Cotton tote bags',
        '',
        'Bags, tote',
        expect.stringContaining('لف'),
        'الهند',
        EMAIL,
        expect.stringContaining(`${gateway.url}/gateway/file/f1?s=x`),
        undefined,
      ],
    });
  });

  test('R-7.071 another’s is none', async () => {
    await openLoggedIn({ 'rfq.detail': [{ code: '404', message: '' }] });
    expect(await rfq(['show', 'x'])).toEqual({
      exit: 1,
      out: '',
      err: 'This request does not exist, or it belongs to another account.\n',
    });
  });

  test.each([['list'], ['show', 'x']])('%s needs a login', async (...args) => {
    await open();
    expect((await rfq(args)).exit).toBe(4);
  });
});
