import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { createFlowDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { samplePurchase, sampleUser } from './account.test-data.ts';
import { provideAccountDrawer } from './account-drawer.machine.ts';
import { accountDrawerView } from './account-drawer.view.ts';

const LISTED = ok({ records: [], total: 3, pageNo: 1, pageSize: 20 });
const ANSWERS: Readonly<Record<string, ScriptedAnswer>> = {
  'account.userInfo': ok({ ...sampleUser, userType: 2 }),
  'account.purchaseInfo': ok(samplePurchase),
  'rfq.list': LISTED,
  'enquiry.list': LISTED,
  'account.sessions': ok({ sessions: [] }),
  'confirmation.waiting': ok({ email: sampleUser.email, isConfirmed: false, waiting: [] }),
  'account.holdings': ok({
    requests: 1,
    orders: 0,
    files: 0,
    cartProducts: 0,
    follows: 0,
    preregistrations: 0,
    sessions: 1,
    unsentEnquiries: 0,
    enquiries: 2,
    messages: 2,
  }),
  'site.countries': ok([{ id: '356', code2: 'IN', enName: 'India', cnName: '', dialingCode: '91' }]),
};

function openDrawer(first: Readonly<Record<string, ScriptedAnswer>> = {}) {
  const failing = new Map(Object.entries(first));
  const { calls, reported, ...ports } = createTestPorts(({ name }) => {
    const answer = failing.get(name) ?? ANSWERS[name];
    failing.delete(name);
    if (answer === undefined) throw new Error(`no answer to ${name}`);
    return answer;
  });
  const actor = createActor(provideAccountDrawer(ports)).start();
  return { calls, reported, ...createFlowDriver(actor, accountDrawerView) };
}

test('the drawer loads the user, their pending items and their sessions, bypassing the client cache', async () => {
  const drawer = openDrawer();
  expect(await drawer.settled()).toMatchObject({
    busy: false,
    account: {
      user: { nickname: sampleUser.nickname },
      requests: { total: 3 },
      enquiries: { total: 3 },
      sessions: [],
      confirmation: { isConfirmed: false, waiting: 0 },
    },
    message: null,
  });
  expect(drawer.calls.map(({ name }) => name).sort()).toEqual(Object.keys(ANSWERS).sort());
});

test.each(Object.keys(ANSWERS).filter((name) => name !== 'site.countries'))(
  'when %s fails nothing is shown, and a press loads it again',
  async (name) => {
    const drawer = openDrawer({ [name]: err(gatewayError('NETWORK_ERROR')) });
    expect(await drawer.settled()).toEqual({ busy: false, account: null, message: { key: 'request.network' } });
    expect(await drawer.do({ type: 'retry.requested' })).toMatchObject({ message: null, account: { sessions: [] } });
  },
);

test('without the list of countries everything else is shown', async () => {
  const drawer = openDrawer({ 'site.countries': err(gatewayError('TIME_OUT')) });
  expect(await drawer.settled()).toMatchObject({ message: null, account: { countries: [], requests: { total: 3 } } });
});

test('a port that throws is shown as a server error and reported', async () => {
  const ports = createTestPorts(() => {
    throw new Error('broken');
  });
  const actor = createActor(provideAccountDrawer(ports)).start();
  expect(await createFlowDriver(actor, accountDrawerView).settled()).toMatchObject({
    message: { key: 'request.server' },
  });
  expect(ports.reported).toEqual([new Error('broken')]);
});
