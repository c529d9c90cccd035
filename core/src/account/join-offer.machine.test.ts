import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, type Script, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { gatewayContract } from '../contract/trees/gateway-contract.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { createFlowDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { type JoinOfferEvent, provideJoinOffer } from './join-offer.machine.ts';
import { joinOfferView } from './join-offer.view.ts';

const ADDRESS = 'priya@malabar.example';
const PASSWORD = ' new-secret ';
const opening = { email: ADDRESS, appVersion: '0.1.0' };

const scriptOf = (answers: Record<string, ScriptedAnswer> = {}): Script =>
  toScript({
    'account.memberCheck': ok({ registered: 0, supplierId: null }),
    'account.registerV2': ok({ tradeChinaToken: 'bt_1' }),
    'join.fastRegister': ok({ tradeChinaToken: 'bt_2' }),
    ...answers,
  });

function openOffer(answers: Record<string, ScriptedAnswer> = {}) {
  const script = scriptOf(answers);
  const { ids, bugs, reported } = createTestPorts(script);
  const { gateway, calls } = createScriptedClientFor({ ...gatewayContract, ...secondaryContract }, script);
  const clock = new SimulatedClock();
  const machine = provideJoinOffer({ ids, bugs, gateway, front: gateway });
  const actor = createActor(machine, { input: opening, clock }).start();
  return {
    reported,
    output: () => actor.getSnapshot().output,
    sent: (name: string) => calls.filter((call) => call.name === name),
    ...createFlowDriver(actor, joinOfferView),
  };
}

const password = (value = PASSWORD): JoinOfferEvent => ({ type: 'password.changed', value });
const send: JoinOfferEvent = { type: 'form.submitted' };
const link: JoinOfferEvent = { type: 'link.requested' };

describe('after a registration', () => {
  test('R-7.015 a password turns it into an account', async () => {
    const offer = openOffer();
    const view = await offer.do(password(), send);
    expect(offer.sent('account.registerV2').map(({ data }) => data)).toEqual([
      { email: ADDRESS, password: PASSWORD, tagCodes: [], productName: '', appVersion: '0.1.0' },
    ]);
    expect([view.state, view.way, offer.output()]).toEqual(['done', 'password', { token: 'bt_1', email: ADDRESS }]);
  });

  test('R-7.083 D-71 a link instead of a password does so as well', async () => {
    const offer = openOffer();
    const view = await offer.do(link);
    expect(offer.sent('join.fastRegister').map(({ data }) => data)).toEqual([{ email: ADDRESS }]);
    expect([view.state, view.way, offer.output()]).toEqual(['done', 'link', { token: 'bt_2', email: ADDRESS }]);
  });

  test('R-7.011 an address with an account is offered the login', async () => {
    for (const answer of [
      { registered: 1, supplierId: null },
      { registered: 0, supplierId: 'S1' },
    ])
      expect((await openOffer({ 'account.memberCheck': ok(answer) }).settled()).state).toBe('known');
  });

  test('an address that has joined meanwhile is offered the login, and no password stays', async () => {
    const taken = err(gatewayError('SERVER_ERROR', '1002', 'registered'));
    for (const [name, ...events] of [
      ['account.registerV2', password(), send],
      ['join.fastRegister', password(), link],
    ] as const) {
      const view = await openOffer({ [name]: taken }).do(...events);
      expect([view.state, view.password.value]).toEqual(['known', '']);
    }
  });

  test('the account is offered all the same if the gateway cannot say whether there is one', async () => {
    const offer = openOffer({ 'account.memberCheck': err(gatewayError('NETWORK_ERROR')) });
    expect((await offer.settled()).state).toBe('offered');
  });

  test('R-5.007 an invalid password is reported, and nothing is sent', async () => {
    const offer = openOffer();
    const view = await offer.do(password('short'), send);
    expect([view.state, view.focus, view.refusals, offer.sent('account.registerV2')]).toEqual([
      'offered',
      'password',
      1,
      [],
    ]);
  });

  test('THR-13 a password that is easy to guess is reported at its field, and stays', async () => {
    const weak = err(gatewayError('SERVER_ERROR', '422', 'Too easy to guess'));
    const view = await openOffer({ 'account.registerV2': weak }).do(password(), send);
    expect([view.password.message, view.password.value, view.message]).toEqual([
      { text: 'Too easy to guess' },
      PASSWORD,
      null,
    ]);
  });

  test('REL-02 a lost answer is retried under the same key, each way under its own', async () => {
    const lost = err(gatewayError('TIME_OUT'));
    const offer = openOffer({ 'account.registerV2': lost, 'join.fastRegister': lost });
    const view = await offer.do(password(), send, send, link, link);
    expect([view.state, view.message]).toEqual(['offered', { key: 'request.timeout' }]);
    const keys = (name: string) => offer.sent(name).map(({ options }) => options.idempotencyKey);
    expect([keys('account.registerV2'), keys('join.fastRegister')]).toEqual([
      ['key-1', 'key-1'],
      ['key-2', 'key-2'],
    ]);
  });

  test('R-4.087 only the pressed button is busy', async () => {
    const offer = openOffer();
    await offer.settled();
    const view = offer.atOnce(link);
    expect([view.submit.link.busy, view.submit.password.busy]).toEqual([true, false]);
  });
});
