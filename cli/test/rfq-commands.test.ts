import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EMAIL, TOKEN } from './buyer.ts';
import { start } from './process.ts';
import { createRfqDesk, SUBMIT, tagRows } from './rfq-desk.ts';

const { desk, rfq } = createRfqDesk();

describe('sending an RFQ', () => {
  test('R-6.014 needs a login', async () => {
    await desk.open();
    expect(await rfq(SUBMIT)).toEqual({
      exit: 4,
      out: '',
      err: `You are not logged in at ${desk.gateway.url}.\nLog in: fairhall account login\n`,
    });
    expect(desk.gateway.calls).toEqual([]);
  });

  test('R-7.065 sends the given options, and the defaults of the form for the others', async () => {
    await desk.openLoggedIn();
    const more = ['--quantity', '2000', '--tag', 'T1', 'T2', '--product-name', 'tote', '--question', 'Samples?'];
    const { exit, out } = await rfq([...SUBMIT, ...more, '--source', '9', '--exhibition', '1001', '--json']);
    const [sent] = desk.callsTo('rfq.submitNew');
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

  test('R-5.047 without tags and product name neither is sent, and the description may come from standard input', async () => {
    await desk.openLoggedIn();
    await rfq(['submit', '--description', '-', '--email', 'jo@acme.example'], { stdin: 'Lamps\n' });
    expect(desk.callsTo('rfq.submitNew').map(({ data }) => data)).toMatchObject([
      { description: 'Lamps', email: 'jo@acme.example', cateAndTag: null, source: 2 },
    ]);
  });

  test('reports every invalid field with its option, and sends nothing', async () => {
    await desk.openLoggedIn();
    const { exit, err } = await rfq(['submit', '--email', 'jo', '--question', 'x'.repeat(2001)]);
    expect({ exit, wrong: err.split('\n').map((line) => line.split(':', 1)[0]) }).toEqual({
      exit: 1,
      wrong: ['--description', '--question', '--email', ''],
    });
    expect(desk.callsTo('rfq.submitNew')).toEqual([]);
  });

  test.each([
    [['--quantity', '12 dozen'], 2, 'Invalid value for --quantity: 12 dozen. Allowed: 1–999999999\n'],
    [['--source', '12'], 2, 'Invalid value for --source: 12. Allowed: 1–11\n'],
    [['--country', 'Atlantis'], 2, 'Invalid value for --country: Atlantis. Allowed: 356, IN …\n'],
    [['--file', 'nowhere.pdf'], 2, 'File not found: nowhere.pdf\n'],
    [['--tag', 'T99'], 1, 'Unknown tag: T99\n'],
    [['--product-name', 'x'.repeat(201)], 1, '--product-name: Enter no more than 200 characters\n'],
    [['--key', '1'], 2, 'Invalid value for --key: 1. Allowed: UUID\n'],
  ])('%o is rejected with %d', async (more, exit, err) => {
    await desk.openLoggedIn();
    expect(await rfq([...SUBMIT.slice(0, 3), ...more])).toEqual({ exit, out: '', err });
    expect(desk.callsTo('rfq.submitNew')).toEqual([]);
  });

  test('R-5.036 R-5.037 rejects an eleventh tag', async () => {
    await desk.openLoggedIn();
    const codes = tagRows.slice(0, 11).map(({ code }) => code);
    expect(await rfq([...SUBMIT, '--tag', ...codes])).toEqual({
      exit: 1,
      out: '',
      err: 'At most 10 tags can be chosen\n',
    });
  });

  test('rejects a product that no longer exists', async () => {
    await desk.openLoggedIn({ 'catalogue.goodsDetail': [{ code: '404', message: '' }] });
    expect(await rfq([...SUBMIT, '--product', 'P9'])).toMatchObject({ exit: 1, err: 'Unknown product: P9\n' });
  });

  test('a dry run shows the RFQ and sends neither the RFQ nor its files', async () => {
    await desk.openLoggedIn();
    writeFileSync(join(desk.home, 'a.csv'), 'a,b\n');
    const { exit, out } = await rfq([...SUBMIT, '--file', 'a.csv', '--dry-run', '--json']);
    expect({ exit, found: JSON.parse(out) }).toMatchObject({
      exit: 0,
      found: { dryRun: true, files: ['a.csv'], request: { description: 'Cotton tote bags', countryId: '356' } },
    });
    expect([desk.callsTo('rfq.submitNew'), desk.callsTo('rfq.attach')]).toEqual([[], []]);
  });

  test('a person is prompted for the required fields, and once more for confirmation', async () => {
    await desk.openLoggedIn();
    const { exit, err } = await rfq(['submit'], { answers: ['Lamps', 'no'] });
    expect({ exit, err, sent: desk.callsTo('rfq.submitNew') }).toEqual({
      exit: 1,
      err: `What do you need? Send this RFQ from ${EMAIL}? Files: 0 [yes/no] The RFQ was not sent.\n`,
      sent: [],
    });
    expect((await rfq(['submit'], { answers: ['Lamps', 'YES'] })).exit).toBe(0);
  });
});

describe('lost and rejected requests', () => {
  test('lost responses are retried under one key, and finally the command shows how to continue', async () => {
    await desk.openLoggedIn({ 'rfq.submitNew': ['broken'] });
    const { exit, out, err } = await rfq(SUBMIT);
    const keys = new Set(desk.callsTo('rfq.submitNew').map(({ key }) => key));
    expect({ exit, out, keys: keys.size, end: err.split('\n').at(-2) }).toEqual({
      exit: 5,
      out: '',
      keys: 1,
      end: `The request may have arrived. To repeat it safely, run the command again with --key ${[...keys][0]}: both count as one.`,
    });
  });

  test('R-4.026 an expired login exits with 4, and the next command detects it', async () => {
    await desk.openLoggedIn({ 'rfq.submitNew': [{ code: '401', message: '' }] });
    expect(await rfq(SUBMIT)).toMatchObject({ exit: 4, err: expect.stringContaining('please relogin again') });
    expect(await rfq(SUBMIT)).toMatchObject({ exit: 4, err: expect.stringContaining('You are not logged in') });
  });

  test('Ctrl-C while sending exits with 130 and prints nothing to standard output', async () => {
    await desk.openLoggedIn({ 'rfq.submitNew': ['silent'] });
    const { ended, interrupt } = start(['rfq', ...SUBMIT, '--gateway', desk.gateway.url], desk.home);
    while (desk.callsTo('rfq.submitNew').length === 0) await new Promise((settle) => setImmediate(settle));
    interrupt();
    expect(await ended).toEqual({ exit: 130, out: '', err: '' });
  });

  test('a rejection by the gateway is shown in its own words', async () => {
    await desk.openLoggedIn({ 'rfq.submitNew': [{ code: '400', message: 'Please check email' }] });
    expect(await rfq(SUBMIT)).toEqual({ exit: 1, out: '', err: 'Please check email\n' });
  });
});
