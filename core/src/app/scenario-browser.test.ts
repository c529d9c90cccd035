import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { samplePurchase, sampleUser } from '../account/samples.ts';
import { guestCartKey } from '../cart/keys.ts';
import type { LocalFile } from '../contract/local-file.ts';
import { sampleProduct } from '../contract/samples.ts';
import { answersOf, type ScriptedAnswer, scriptedClient } from '../contract/scripted-client.ts';
import { ok } from '../result.ts';
import { rfqDraftKey } from '../rfq/keys.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { replay, type Step } from './replay.ts';

/** What a file writes besides the type, which the types of our own steps leave out. */
const send = (type: string, more: object = {}): Step => ({ send: { type, ...more } });
const write = (name: string, value: string) => send('field.changed', { name, value });

const request = [write('description', 'Desk lamps'), write('email', 'priya@malabar.example')];
const logIn = (more: object = {}) => [
  send('email.filled', { form: 'login', value: 'priya@malabar.example', ...more }),
  send('password.changed', { form: 'login', value: 'fairhall-buyer', ...more }),
  send('form.submitted', { form: 'login', ...more }),
];

async function play(
  input: Readonly<Record<string, unknown>>,
  steps: readonly Step[],
  answers: Readonly<Record<string, ScriptedAnswer>> = {},
  { storage, clock } = createMemoryDevice(),
) {
  const timer = new SimulatedClock();
  const { gateway, calls } = scriptedClient(
    answersOf({
      'site.currentIp': ok({ ip: '192.0.2.7' }),
      'site.analyseIp': ok({ id: '356', cnName: '', enName: '', code2: 'IN' }),
      'site.countries': ok([]),
      'account.memberCheck': ok({ registered: 1, supplierId: null }),
      'account.loginPc': ok({ token: 'bt_1' }),
      'account.logout': ok(true),
      'account.userInfo': ok(sampleUser),
      'account.purchaseInfo': ok(samplePurchase),
      'rfq.submitNew': ok({ rfqId: 'r1' }),
      ...answers,
    }),
  );
  const settle = async () => {
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  let keys = 0;
  const uuid = () => {
    keys += 1;
    return `00000000-0000-4000-8000-${String(keys).padStart(12, '0')}`;
  };
  const ids = { uuid, secret: () => 'secret' };
  const publicIp = { current: async () => ok('192.0.2.7') };
  const ipAnalysis = { analyse: () => gateway.site.analyseIp({ ip: '192.0.2.7' }) };
  const ports = { gateway, storage, clock, timer, ids, publicIp, ipAnalysis, bugs: { report: () => undefined } };
  const { problems } = await replay(
    { flow: 'browser', input, steps },
    { ports, settle, advance: async (time) => void timer.increment(time), words: async () => ({}) },
  );
  return { problems, calls, storage, asked: (name: string) => calls.filter((call) => call.name === name) };
}

describe('a page of a scenario’s browser', () => {
  test('opens the login over the form that sends, and sends after it', async () => {
    const { problems, asked, storage } = await play({ path: '/rfq' }, [
      ...request,
      send('rfq.submitted'),
      { expect: { path: '/rfq', login: { state: 'modal' }, panel: { tab: 'login' }, task: { state: 'waiting' } } },
      ...logIn(),
      { expect: { busy: false, panel: null, session: { role: 'buyer' }, rfq: { sent: { rfqId: 'r1' } }, visits: [] } },
    ]);
    expect([problems, asked('rfq.submitNew').length, storage.slot(rfqDraftKey).read()]).toEqual([[], 1, null]);
  });

  test('leaves for the login’s page where its route says so, also when that is loaded anew, and ends at home', async () => {
    const { problems, asked } = await play({ path: '/rfq-buyerservice' }, [
      ...request,
      send('rfq.submitted'),
      { expect: { path: '/login?redirect=%2Frfq-buyerservice', login: { state: 'route' }, panel: { tab: 'login' } } },
      send('page.reloaded'),
      { expect: { task: { state: 'waiting' }, panel: { tab: 'login' } } },
      ...logIn(),
      {
        expect: {
          path: '/',
          panel: null,
          notice: { tone: 'success' },
          visits: ['go /login?redirect=%2Frfq-buyerservice', 'replace /'],
        },
      },
    ]);
    expect([problems, asked('rfq.submitNew').length]).toEqual([[], 1]);
  });

  test('R-2.007 R-2.008 shows no login to somebody who is logged in, and one who logs in there goes on', async () => {
    const { problems } = await play({ path: '/register?redirect=%2Frfq' }, [
      { expect: { panel: { tab: 'register' } } },
      ...logIn(),
      { expect: { path: '/rfq', panel: null, visits: ['replace /rfq'] } },
      send('page.opened', { path: '/login' }),
      { expect: { path: '/', panel: null } },
    ]);
    expect(problems).toEqual([]);
  });

  test('is loaded anew by a logout', async () => {
    const { problems } = await play({ path: '/rfq?rfq_description=Lamps' }, [
      send('login.requested', { mustLogin: true }),
      { expect: { panel: { closable: false } } },
      ...logIn(),
      send('logout.requested'),
      { expect: { path: '/rfq', session: { role: 'visitor' }, visits: ['reload /rfq'] } },
    ]);
    expect(problems).toEqual([]);
  });

  test('takes files as a scenario writes them', async () => {
    const { problems, asked } = await play(
      { path: '/rfq' },
      [
        send('files.added', {
          files: [
            { name: 'a.txt', content: 'hi' },
            { name: 'b.exe', size: 4 },
          ],
        }),
        { expect: { rfq: { files: [{ name: 'a.txt', size: 2, state: 'kept' }], fileRefusals: [{ name: 'b.exe' }] } } },
      ],
      { 'rfq.attach': ok({ fileId: 'f1', fileName: 'a.txt', size: 2 }) },
    );
    const sent = asked('rfq.attach').map(({ data }) => (data as { readonly file: LocalFile }).file.arrayBuffer());
    const texts = (await Promise.all(sent)).map((bytes) => new TextDecoder().decode(bytes));
    expect([problems, texts]).toEqual([[], ['hi']]);
  });

  test('has the cart on a product’s page, and what it sends on the cart’s own', async () => {
    const { problems, asked, storage } = await play(
      { path: '/Desk_lamp_P100001.html' },
      [
        send('product.added', { productId: 'P100001' }),
        { expect: { cart: { ids: ['P100001'] } } },
        send('page.opened', { path: '/cart' }),
        { expect: { cart: { count: 1 }, cartSubmit: { rows: [{ id: 'P100001' }] } } },
        send('content.changed', { value: 'Please quote.' }),
        send('cart.submitted'),
        ...logIn(),
        { expect: { cart: { count: 0 }, cartSubmit: { sent: { inquiryIds: ['e1'] } } } },
      ],
      {
        'cart.sync': ok({ goodIds: [], count: 0 }),
        'cart.submitList': ok({ inquiryIds: ['e1'] }),
        'catalogue.goodsDetail': ok(sampleProduct),
      },
    );
    expect([problems, storage.slot(guestCartKey).read()]).toEqual([[], []]);
    expect(asked('cart.submitList').map(({ data }) => data)).toEqual([
      { goodIds: ['P100001'], content: 'Please quote.', purchaserContactId: 'c1' },
    ]);
  });

  test('reads the token of a reset from its address', async () => {
    const { problems, asked } = await play(
      { path: '/resetPassword?token=abc' },
      [{ expect: { reset: { state: 'choosing' } } }],
      { 'account.checkResetPasswordLink': ok({ valid: true }) },
    );
    expect([problems, asked('account.checkResetPasswordLink')[0]?.data]).toEqual([[], { token: 'abc' }]);
  });
});

test('two tabs hear of each other’s logins', async () => {
  const { problems, asked } = await play({ path: '/rfq', tabs: 2 }, [
    ...request,
    send('rfq.submitted'),
    send('login.requested', { tab: 2 }),
    ...logIn({ tab: 2 }),
    { expect: { panel: null, task: { state: 'idle' }, session: { role: 'buyer' }, rfq: { sent: { rfqId: 'r1' } } } },
    { expect: { others: [{ session: { role: 'buyer' }, rfq: { sent: null } }] } },
  ]);
  expect(problems).toEqual([]);
  expect(new Set(asked('rfq.submitNew').map(({ options }) => options.idempotencyKey)).size).toBe(1);
});

test('a page that is not there has a form’s events for nobody', async () => {
  const { problems } = await play({ path: '/' }, [send('rfq.submitted')]);
  expect(problems).toEqual(['step 1: nothing here listens to rfq.submitted']);
});
