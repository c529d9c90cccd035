import { SCENARIO_ANSWERS } from '@fairhall/fixtures/scenario-answers';
import { describe, expect, test } from 'vitest';
import { LOGIN_REPLIES, logIn, TOKEN } from './buyer.ts';
import { createDesk, type LineOptions } from './desk.ts';
import type { Reply } from './fake-gateway.ts';

const lamp: Reply = { data: SCENARIO_ANSWERS['product.lamp'] };
const cartOf = (...goodIds: string[]): Reply => ({ data: { goodIds, count: goodIds.length } });
const desk = createDesk({ ...LOGIN_REPLIES, 'catalogue.goodsDetail': [lamp] });
const cart = (args: readonly string[], given?: LineOptions) => desk.line(['cart', ...args], given);
const SUBMIT = ['submit', '--message', ' Your best price? '];

describe('the cart of a guest', () => {
  test('R-1.006 R-3.069 saves a product on this computer and finds it again', async () => {
    await desk.open();
    expect(await cart(['add', 'P2001'])).toEqual({ exit: 0, out: 'P2001\n', err: 'Added to your cart\n' });
    expect((await cart(['add', 'P2001'])).err).toBe('This product is already in your cart\n');
    const { out } = await cart(['show', '--json']);
    expect({ found: JSON.parse(out), synced: desk.callsTo('cart.sync') }).toMatchObject({
      found: { loggedIn: false, ids: ['P2001'], gone: [] },
      synced: [],
    });
  });

  test('R-8.025 R-9.001 a second product is rejected with two alternatives, and one of them works', async () => {
    await desk.open();
    await cart(['add', 'P2001']);
    expect(await cart(['add', 'P2002'])).toEqual({
      exit: 1,
      out: '',
      err: 'No more than 1 products\nReplace the other product: fairhall cart add P2002 --replace. Or send that one first: fairhall cart submit\n',
    });
    expect(await cart(['add', 'P2002', '--dry-run'])).toMatchObject({ exit: 1 });
    expect(await cart(['add', 'P2002', '--replace'])).toMatchObject({ exit: 0, out: 'P2002\n' });
    expect(JSON.parse((await cart(['show', '--json'])).out)).toMatchObject({ ids: ['P2002'] });
  });

  test('D-48 a quantity is remembered for the product, shown, and replaced by the next one', async () => {
    await desk.open();
    await cart(['add', 'P2001', '--quantity', '25000']);
    expect(JSON.parse((await cart(['show', '--json'])).out)).toMatchObject({ quantities: { P2001: 25_000 } });
    expect((await cart(['show'])).out).toContain('25000');
    await cart(['add', 'P2001', '--quantity', '300']);
    expect(JSON.parse((await cart(['show', '--json'])).out)).toMatchObject({ quantities: { P2001: 300 } });
    expect(await cart(['add', 'P2001', '--quantity', '0'])).toMatchObject({ exit: 2 });
  });

  test('a dry run changes nothing', async () => {
    await desk.open();
    const { exit, out } = await cart(['add', 'P2001', '--dry-run', '--json']);
    expect({ exit, out }).toEqual({ exit: 0, out: '{"dryRun":true,"ids":["P2001"]}\n' });
    expect(JSON.parse((await cart(['show', '--json'])).out).ids).toEqual([]);
  });

  test('an unlisted product is rejected', async () => {
    await desk.open({ 'catalogue.goodsDetail': [{ code: '404', message: '' }] });
    expect(await cart(['add', 'P9'])).toEqual({ exit: 1, out: '', err: 'Unknown product: P9\n' });
  });

  test('R-6.013 sending the cart needs a login', async () => {
    await desk.open();
    await cart(['add', 'P2001']);
    expect(await cart(SUBMIT)).toEqual({
      exit: 4,
      out: '',
      err: `You are not logged in at ${desk.gateway.url}.\nLog in: fairhall account login\n`,
    });
    expect(desk.callsTo('cart.submitList')).toEqual([]);
  });
});

describe('the cart of a logged-in buyer', () => {
  test('R-3.018 R-7.025 comes from the gateway; products added as a guest are named and left alone', async () => {
    await desk.open({ 'cart.sync': [cartOf('P2001')] });
    await cart(['add', 'P2002']);
    await logIn(desk.gateway.url, desk.home);
    const { out, err } = await cart(['show', '--json']);
    expect({ found: JSON.parse(out), err }).toMatchObject({
      found: { loggedIn: true, ids: ['P2001'] },
      err: 'Before you logged in, your cart held P2002. To move it over: fairhall cart add P2002\n',
    });
    expect(desk.callsTo('cart.sync').map(({ data, token }) => ({ data, token }))).toEqual([
      { data: { goodIds: [], operationType: 0, purchaserContactId: 'c1' }, token: TOKEN },
    ]);
  });

  test('R-7.025 R-8.025 a product added on another device meanwhile leaves no room', async () => {
    const full = { code: '400', message: 'No more than 1 products' };
    await desk.openLoggedIn({ 'cart.sync': [cartOf(), full, cartOf('P2001')] });
    const { exit, err } = await cart(['add', 'P2002']);
    expect({ exit, first: err.split('\n')[0] }).toEqual({ exit: 1, first: 'No more than 1 products' });
  });

  test('R-6.013 R-7.067 is sent with one message', async () => {
    await desk.openLoggedIn({ 'cart.sync': [cartOf('P2001')], 'cart.submitList': [{ data: { inquiryIds: ['e1'] } }] });
    const { exit, out } = await cart([...SUBMIT, '--exhibition', '1001', '--json']);
    const [sent] = desk.callsTo('cart.submitList');
    expect({ exit, found: JSON.parse(out), data: sent?.data }).toEqual({
      exit: 0,
      found: { inquiryIds: ['e1'], idempotencyKey: sent?.key },
      data: { goodIds: ['P2001'], content: 'Your best price?', exhibitionId: '1001', purchaserContactId: 'c1' },
    });
  });

  test('lost responses are retried under one key, and with that key the command sends the same again although the cart is empty', async () => {
    const lost = Array<Reply>(6).fill('broken');
    const sent = { data: { inquiryIds: ['e1'] } };
    await desk.openLoggedIn({ 'cart.sync': [cartOf('P2001'), cartOf()], 'cart.submitList': [...lost, sent] });
    const { exit, err } = await cart(SUBMIT);
    const [key = ''] = desk.callsTo('cart.submitList').map((one) => one.key);
    expect({ exit, end: err.split('\n').at(-2) }).toEqual({
      exit: 5,
      end: `The request may have arrived. To repeat it safely, run the command again with --key ${key}: both count as one.`,
    });
    const again = await cart([...SUBMIT, '--key', key, '--json']);
    expect({ exit: again.exit, found: JSON.parse(again.out) }).toEqual({
      exit: 0,
      found: { inquiryIds: ['e1'], idempotencyKey: key },
    });
    const acts = desk.callsTo('cart.submitList').map(({ key, data }) => JSON.stringify({ key, data }));
    expect(new Set(acts).size).toBe(1);
  });

  test('D-48 a quantity given for the product goes to its supplier', async () => {
    await desk.openLoggedIn({
      'cart.sync': [cartOf('P2001')],
      'cart.submitList': [{ data: { inquiryIds: ['e1'] } }],
    });
    await cart(['add', 'P2001', '--quantity', '25000']);
    await cart(SUBMIT);
    expect(desk.callsTo('cart.submitList').map(({ data }) => data)).toMatchObject([
      { goodIds: ['P2001'], quantities: [{ goodId: 'P2001', quantity: 25_000 }] },
    ]);
  });

  test('an invalid message and an empty cart are rejected before anything is sent', async () => {
    await desk.openLoggedIn({ 'cart.sync': [cartOf('P2001'), cartOf()] });
    expect(await cart(['submit', '--message', ' '])).toEqual({
      exit: 1,
      out: '',
      err: '--message: Fill in this field\n',
    });
    expect(await cart(SUBMIT)).toEqual({ exit: 1, out: '', err: 'Your cart is empty\n' });
    expect(desk.callsTo('cart.submitList')).toEqual([]);
  });

  test('R-2.069 D-25 is sent to a supplier with a red rating only with --despite-warning', async () => {
    const known = SCENARIO_ANSWERS['product.lamp'] as { readonly supplier: object }; // a product of the contract
    const red = { ...known, supplier: { ...known.supplier, light: 'red' } };
    await desk.openLoggedIn({
      'cart.sync': [cartOf('P2001'), cartOf('P2001')],
      'catalogue.goodsDetail': [{ data: red }],
      'cart.submitList': [{ data: { inquiryIds: ['e1'] } }],
    });
    const refused = await cart(SUBMIT);
    expect({ ...refused, sent: desk.callsTo('cart.submitList') }).toMatchObject({ exit: 1, out: '', sent: [] });
    expect(refused.err).toContain('Lumen Works is rated red');
    expect(refused.err).toContain('--despite-warning');
    expect((await cart([...SUBMIT, '--despite-warning', '--json'])).exit).toBe(0);
    expect(desk.callsTo('cart.submitList')).toHaveLength(1);
  });

  test('an expired login is deleted, with exit code 4', async () => {
    await desk.openLoggedIn({ 'cart.sync': [cartOf('P2001')], 'cart.submitList': [{ code: '401', message: '' }] });
    expect((await cart(SUBMIT)).exit).toBe(4);
    expect(await cart(SUBMIT)).toMatchObject({ exit: 4, err: expect.stringContaining('You are not logged in') });
  });

  test('a person has to confirm before the cart is sent', async () => {
    await desk.openLoggedIn({ 'cart.sync': [cartOf('P2001')] });
    const { exit, err } = await cart(['submit'], { answers: ['Your best price?', 'no'] });
    expect({ exit, err, sent: desk.callsTo('cart.submitList') }).toEqual({
      exit: 1,
      err: 'Your message: Send this enquiry about Desk lamp 1 to Lumen Works? [yes/no] The enquiry was not sent.\n',
      sent: [],
    });
  });
});
