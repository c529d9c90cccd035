import { rmSync, statSync } from 'node:fs';
import { SCENARIO_ANSWERS } from '@fairhall/fixtures/scenario-answers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getStateFile } from '../src/saved-state.ts';
import { EMAIL, LOGIN_REPLIES } from './buyer.ts';
import { type FakeGateway, openFakeGateway, type Reply } from './fake-gateway.ts';
import { runLine } from './line.ts';
import { createEmptyFolder, runToEnd, start } from './process.ts';

let folder = '';
let gateway: FakeGateway;
beforeEach(() => {
  folder = createEmptyFolder();
});
afterEach(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const sample = (name: string): Reply => ({ data: SCENARIO_ANSWERS[name] });
const ENQUIRY = {
  'catalogue.goodsDetail': [sample('product.lamp')],
  'enquiry.dailyCount': [sample('daily.none')],
  'enquiry.submitNew': [sample('enquiry.sent')],
};
const SEND = ['enquiry', 'send', '--to', 'P2001', '--email', 'priya@malabar.example', '--message', 'Please quote.'];

const line = (args: readonly string[], given?: Parameters<typeof runLine>[2]) =>
  runLine([...args, '--gateway', gateway.url], folder, given);
const submits = () => gateway.calls.filter(({ name }) => name === 'enquiry.submitNew');

describe('searching', () => {
  beforeEach(async () => {
    gateway = await openFakeGateway({ 'catalogue.searchGoods': [sample('search.floorLamps')] });
  });

  test('R-2.021 a pipe gets one tab-separated product per line, and messages go to standard error', async () => {
    const { exit, out, err } = await runToEnd(['product', 'search', 'lamp', '--gateway', gateway.url], folder);
    expect({ exit, rows: out.split('\n').map((row) => row.split('\t').slice(0, 3)), err }).toEqual({
      exit: 0,
      rows: [['P2101', 'Oak floor lamp', 'US$90.00'], ['P2102', 'Brass floor lamp', 'US$120.00'], ['']],
      err: '2 results, page 1 of 1\n',
    });
  });

  test('R-2.022 the filters reach the gateway in the language and for the site of the command line', async () => {
    const options = ['--category', 'HG0101', '--sort', 'priceAsc', '--verified', '--price-max', '12.5', '--page', '2'];
    const { exit } = await line(['product', 'search', 'floor', 'lamp', ...options, '--lang', 'ar', '--site', '2']);
    expect({ exit, asked: gateway.calls }).toEqual({
      exit: 0,
      asked: [
        {
          name: 'catalogue.searchGoods',
          data: {
            keyword: 'floor lamp',
            id: 'HG0101',
            sort: 'priceAsc',
            pageNo: 2,
            facets: ['category'],
            filters: { verified: true, priceMax: 12.5 },
          },
          key: undefined,
          token: undefined,
          lang: 'ar',
          siteId: 2,
        },
      ],
    });
  });
});

describe('sending an enquiry', () => {
  test('D-94 says that nobody of the supplier can be reached, and that the team gets the enquiry', async () => {
    const lamp = SCENARIO_ANSWERS['product.lamp'] as { readonly supplier: object };
    const unreachable = { ...lamp, supplier: { ...lamp.supplier, isUnreachable: true } };
    gateway = await openFakeGateway({ ...ENQUIRY, 'catalogue.goodsDetail': [{ data: unreachable }] });
    const { exit, out, err } = await line([...SEND, '--json']);
    expect({ exit, isUnreachable: JSON.parse(out).isUnreachable }).toEqual({ exit: 0, isUnreachable: true });
    expect(err).toContain('Lumen Works is not reachable on Fairhall yet. Our team will get your enquiry');
    expect(err).toContain('so that our team gets your enquiry');
  });

  test('R-1.004 reads the message from standard input, and prints the ID in one JSON document', async () => {
    gateway = await openFakeGateway(ENQUIRY);
    const args = SEND.with(-1, '-');
    const { exit, out } = await line([...args, '--quantity', '400', '--json'], { stdin: 'Your best price?\n' });
    const [sent] = submits();
    expect({ exit, found: JSON.parse(out), data: sent?.data }).toEqual({
      exit: 0,
      found: { enquiryId: 'k3Jd8fLq0sPz7xVb2nMw5A', email: 'priya@malabar.example', idempotencyKey: sent?.key },
      data: {
        type: 'product',
        targetId: 'P2001',
        supplierId: 'S2001',
        content: 'Your best price?',
        email: 'priya@malabar.example',
        quantity: 400,
        source: 3,
      },
    });
  });

  test('R-5.007 an enquiry that breaks the form’s rules is rejected before it is sent, each field with its option', async () => {
    gateway = await openFakeGateway(ENQUIRY);
    const wrong = ['enquiry', 'send', '--to', 'P2001', '--email', 'nobody', '--message', ' ', '--quantity', '0'];
    const { exit, err } = await line(wrong);
    expect({ exit, options: err.split('\n').map((row) => row.split(':', 1)[0]), sent: submits() }).toEqual({
      exit: 1,
      options: ['--quantity', '--message', '--email', ''],
      sent: [],
    });
  });

  test('D-95 a line before sending lists the details hidden from the supplier, in the sender’s language', async () => {
    const hidden = { data: { hidden: ['0532 123 45 67', 'priya@malabar.example'] } };
    gateway = await openFakeGateway({ ...ENQUIRY, 'enquiry.contactsInNew': [hidden] });
    const text = 'Please call 0532 123 45 67 or write to priya@malabar.example';
    const send = [...SEND.slice(0, -1), text];
    const { exit, err } = await line([...send, '--lang', 'tr']);
    expect({ exit, told: err.split('\n', 1)[0] }).toEqual({
      exit: 0,
      told: expect.stringContaining('\u20680532 123 45 67\u2069, \u2068priya@malabar.example\u2069'),
    });
    expect(err).toContain('gizli');
    const asked = gateway.calls.filter(({ name }) => name === 'enquiry.contactsInNew');
    expect(asked.map(({ data }) => data)).toEqual([{ supplierId: expect.any(String), text }]);
    expect((await line([...send, '--quiet'])).err).not.toContain('0532');
  });

  test('D-95 a text without contact details is not checked, and one whose check fails is sent', async () => {
    gateway = await openFakeGateway({ ...ENQUIRY, 'enquiry.contactsInNew': [{ code: '500', message: '' }] });
    expect((await line(SEND)).exit).toBe(0);
    expect(gateway.calls.filter(({ name }) => name === 'enquiry.contactsInNew')).toEqual([]);
    expect((await line([...SEND.slice(0, -1), 'call 0532 123 45 67'])).exit).toBe(0);
    expect(submits()).toHaveLength(2);
  });

  test('R-2.060 a sender with nothing to confirm gets no request to open a link', async () => {
    const delivered = { data: { inquiryId: 'e1', mail: 'queued', isConfirmed: true } };
    gateway = await openFakeGateway({ ...ENQUIRY, 'enquiry.submitNew': [delivered] });
    const { err } = await line(SEND);
    expect(err).toContain('We’ve sent your enquiry to the supplier');
    expect(err).not.toContain('confirm');
  });

  test('THR-46 a postponed email is reported as postponed, not as sent', async () => {
    const later = { data: { inquiryId: 'e1', mail: 'postponed' } };
    gateway = await openFakeGateway({ ...ENQUIRY, 'enquiry.submitNew': [later] });
    const { err } = await line(SEND);
    expect(err).toContain('We have sent many emails to priya@malabar.example today.');
    expect(err).not.toContain('We’ve sent a link');
    gateway.close();
    gateway = await openFakeGateway({ ...ENQUIRY, 'enquiry.submitNew': [later] });
    expect(JSON.parse((await line([...SEND, '--json'])).out)).toMatchObject({ mail: 'postponed' });
  });

  test('R-3.067 without --email the email address of the saved login is used', async () => {
    gateway = await openFakeGateway({ ...ENQUIRY, ...LOGIN_REPLIES });
    await line(['account', 'login', '--email', EMAIL], { environment: { FAIRHALL_PASSWORD: 'secret' } });
    const { exit, out } = await line(['enquiry', 'send', '--to', 'P2001', '--text', 'Please quote.', '--json']);
    const [sent] = submits();
    expect({ exit, found: JSON.parse(out), data: sent?.data }).toMatchObject({
      exit: 0,
      found: { email: EMAIL },
      data: { email: EMAIL, content: 'Please quote.' },
    });
  });

  test('R-5.001 without --email and without a login the message explains where an email address can come from', async () => {
    gateway = await openFakeGateway(ENQUIRY);
    const { exit, err } = await line(['enquiry', 'send', '--to', 'P2001', '--message', 'Please quote.']);
    expect({ exit, err, sent: submits() }).toEqual({
      exit: 1,
      err: '--email: Enter your email\nGive an email address for the reply with --email, or log in: fairhall account login\n',
      sent: [],
    });
  });

  test('the email address of one command is not reused by the next', async () => {
    gateway = await openFakeGateway(ENQUIRY);
    await line(SEND);
    const { exit } = await line(['enquiry', 'send', '--to', 'P2001', '--message', 'Please quote.']);
    expect({ exit, sent: submits().length }).toEqual({ exit: 1, sent: 1 });
  });

  test('a dry run shows the request and sends nothing', async () => {
    gateway = await openFakeGateway(ENQUIRY);
    const { exit, out } = await line([...SEND, '--dry-run', '--json']);
    expect({ exit, found: JSON.parse(out), sent: submits() }).toMatchObject({
      exit: 0,
      found: { dryRun: true, request: { targetId: 'P2001', content: 'Please quote.' } },
      sent: [],
    });
  });

  test('lost responses are retried under one key, and finally the command shows how to continue', async () => {
    gateway = await openFakeGateway({ ...ENQUIRY, 'enquiry.submitNew': ['broken'] });
    const { exit, out, err } = await line(SEND);
    const keys = new Set(submits().map(({ key }) => key));
    expect({ exit, out, keys: keys.size, tries: submits().length > 1 }).toEqual({
      exit: 5,
      out: '',
      keys: 1,
      tries: true,
    });
    expect(err).toContain(`run the command again with --key ${[...keys][0]}: both count as one.`);
  });

  test('the key of an earlier attempt is used again', async () => {
    gateway = await openFakeGateway(ENQUIRY);
    const key = '7f4c1e0a-1111-4222-8333-444455556666';
    const { exit } = await line([...SEND, '--key', key]);
    expect({ exit, keys: submits().map((sent) => sent.key) }).toEqual({ exit: 0, keys: [key] });
  });

  test('a rejection by the gateway is shown in its own words, with exit code 1', async () => {
    const refusal = { code: '429', message: 'You have sent 20 inquiries today.' };
    gateway = await openFakeGateway({ ...ENQUIRY, 'enquiry.submitNew': [refusal] });
    expect(await line(SEND)).toEqual({ exit: 1, out: '', err: 'You have sent 20 inquiries today.\n' });
  });

  test('D-95 the proof of the sender is saved where only its owner can read it', async () => {
    gateway = await openFakeGateway(ENQUIRY);
    await line(SEND);
    const { mode } = statSync(getStateFile({ HOME: folder }, gateway.url));
    expect((mode & 0o777).toString(8)).toBe('600');
  });
});

describe('any contract call', () => {
  test('is sent with the data of the command line, and its response is printed unchanged', async () => {
    const tiers = [{ min: 100, price: 2.5, currency: 'USD' }];
    gateway = await openFakeGateway({ 'catalogue.priceTiers': [{ data: tiers }] });
    const { exit, out } = await line(['call', 'send', 'catalogue.priceTiers', '{"goodsId":"P1"}']);
    expect({ exit, found: JSON.parse(out), data: gateway.calls[0]?.data }).toEqual({
      exit: 0,
      found: tiers,
      data: { goodsId: 'P1' },
    });
  });

  test('invalid JSON and an unknown call are usage errors', async () => {
    gateway = await openFakeGateway({});
    const wrong = await line(['call', 'send', 'catalogue.priceTiers', '-'], { stdin: '{"goodsId"' });
    const unknown = await line(['call', 'send', 'catalogue.nothing']);
    expect([wrong.exit, unknown.exit, unknown.err]).toEqual([
      2,
      2,
      'Unknown call: catalogue.nothing\nList all calls: fairhall call list\n',
    ]);
  });

  test('a token that is no longer valid requires a login', async () => {
    gateway = await openFakeGateway({ 'enquiry.dailyCount': [{ code: '401', message: '' }] });
    expect((await line(['call', 'send', 'enquiry.dailyCount'])).exit).toBe(4);
  });
});

test('Ctrl-C ends a waiting command with 130 and nothing on standard output', async () => {
  gateway = await openFakeGateway({ 'catalogue.searchGoods': ['silent'] });
  const { ended, interrupt } = start(['product', 'search', 'lamp', '--gateway', gateway.url], folder);
  while (gateway.calls.length === 0) await new Promise((settle) => setImmediate(settle));
  interrupt();
  expect(await ended).toEqual({ exit: 130, out: '', err: '' });
});
