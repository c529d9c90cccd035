import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { ConfirmationResult } from '../contract/confirmation/calls.ts';
import { gatewayError } from '../contract/error.ts';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { createFlowDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { provideVerification, type VerificationOpening } from './verification.machine.ts';
import { verificationStart, verificationView } from './verification.view.ts';

const EMAIL = 'buyer@example.com';

function openLink(answers: readonly ScriptedAnswer[], opening: VerificationOpening = { token: 'T1' }) {
  const left = [...answers];
  const { calls, reported, ...ports } = createTestPorts(() => {
    const answer = left.shift();
    if (answer === undefined) throw new Error('broken');
    return answer;
  });
  const actor = createActor(provideVerification(ports), { input: opening }).start();
  return { calls, reported, ...createFlowDriver(actor, verificationView) };
}

const NOTHING = { isAccount: false, sent: { enquiries: 0, requests: 0 }, waiting: [], canSendAgain: false };
const confirmed = (change: Partial<ConfirmationResult> = {}) =>
  ok({ state: 'confirmed', email: EMAIL, ...NOTHING, ...change });
const verified = confirmed({ thread: { enquiryId: 'e1', sign: 's1' } });
const asked = ok({ state: 'password', email: EMAIL, ...NOTHING });
const item = (id: string) => ({ kind: 'enquiry' as const, id, name: 'Mug', supplierName: 'Potter', createTime: 1 });
const settled = (waiting: readonly object[], change: object = {}) =>
  ok({ sent: { enquiries: 0, requests: 0 }, removed: 0, waiting, ...change });

test('R-2.060 a valid link confirms the email address and shows the sent enquiries and requests', async () => {
  const link = openLink([confirmed({ thread: { enquiryId: 'e1', sign: 's1' }, sent: { enquiries: 2, requests: 1 } })]);
  expect(link.view()).toEqual(verificationStart({ token: 'T1' }));
  expect(link.view()).toMatchObject({ busy: true, state: 'verifying', title: { key: 'verify.verifying' } });
  expect(await link.settled()).toMatchObject({
    busy: false,
    state: 'verified',
    title: { key: 'verify.verified.title' },
    message: { key: 'verify.verified.text', values: { email: EMAIL } },
    canRetry: false,
    sent: { enquiries: 2, requests: 1 },
    waiting: [],
    thread: { route: 'enquiryThread', params: { enquiryId: 'e1' }, query: { sign: 's1' } },
  });
  expect(link.calls.map(({ name, data }) => [name, data])).toEqual([['confirmation.confirm', { token: 'T1' }]]);
});

test.each([
  ['used or unknown', ok({ state: 'over', email: '', ...NOTHING }), 'verify.invalid.text', false],
  ['broken', err(gatewayError('SERVER_ERROR', '400')), 'verify.invalid.text', false],
  ['too old', ok({ state: 'over', email: EMAIL, ...NOTHING, canSendAgain: true }), 'verify.over.text', true],
])('R-2.060 a link that is %s is shown as invalid and not retried', async (_what, answer, key, canSendAgain) => {
  const link = openLink([answer]);
  expect(await link.settled()).toMatchObject({
    busy: false,
    state: 'invalid',
    title: { key: 'verify.invalid.title' },
    message: { key },
    canRetry: false,
    canSendAgain,
    thread: null,
  });
  expect((await link.do({ type: 'retry.requested' })).state).toBe('invalid');
  expect(link.calls.map(({ options }) => options.handled)).toEqual([true]);
});

test('R-2.060 a lost answer is shown, and the retry uses the same key', async () => {
  const link = openLink([err(gatewayError('NETWORK_ERROR')), verified]);
  expect(await link.settled()).toMatchObject({
    busy: false,
    state: 'failed',
    title: { key: 'verify.failed.title' },
    message: { key: 'request.network' },
    canRetry: true,
    thread: null,
  });
  expect((await link.do({ type: 'retry.requested' })).state).toBe('verified');
  expect(link.calls.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1']);
});

test('a port failure is reported and shown as a server error', async () => {
  const link = openLink([]);
  const view = await link.settled();
  expect([view.state, view.message, link.reported]).toEqual([
    'failed',
    { key: 'request.server' },
    [new Error('broken')],
  ]);
});

describe('without a login', () => {
  test('R-2.060 THR-12 the password of the account confirms the email address, and a wrong password shows an error', async () => {
    const wrong = err(gatewayError('SERVER_ERROR', '1004', 'Wrong password'));
    const link = openLink([asked, wrong, confirmed({ isAccount: true })]);
    expect(await link.settled()).toMatchObject({ state: 'password', password: { value: '', visible: false } });
    expect(await link.do({ type: 'form.submitted' })).toMatchObject({
      state: 'password',
      refusals: 1,
      password: { message: { key: 'validator.required' } },
    });
    expect(
      await link.do(
        { type: 'password.changed', value: 'guess' },
        { type: 'visibility.toggled' },
        { type: 'form.submitted' },
      ),
    ).toMatchObject({
      state: 'password',
      failure: { text: 'Wrong password' },
      password: { value: 'guess', visible: true },
    });
    expect(await link.do({ type: 'password.changed', value: 'right' }, { type: 'form.submitted' })).toMatchObject({
      state: 'verified',
      isAccount: true,
      failure: null,
      password: null,
    });
    expect(link.calls.map(({ data }) => data)).toEqual([
      { token: 'T1' },
      { token: 'T1', password: 'guess' },
      { token: 'T1', password: 'right' },
    ]);
  });

  test('THR-46 rejecting an account as someone else’s makes the link useless', async () => {
    const link = openLink([asked, ok(true)]);
    expect(await link.do({ type: 'account.rejected' })).toMatchObject({
      state: 'rejected',
      message: { key: 'verify.rejected.text', values: { email: EMAIL } },
      canSendAgain: false,
    });
    await link.do({ type: 'form.submitted' }, { type: 'account.rejected' }, { type: 'mail.requested' });
    expect(link.calls.map(({ name }) => name)).toEqual(['confirmation.confirm', 'confirmation.reject']);
  });
});

test('R-2.060 a user logged in with another email address sees a notice, and continues after a logout', async () => {
  const link = openLink([ok({ state: 'otherAccount', email: EMAIL, ...NOTHING }), asked]);
  expect(await link.settled()).toMatchObject({ state: 'otherAccount', canRetry: false });
  expect((await link.do({ type: 'retry.requested' })).state).toBe('password');
});

describe('items waiting for the email address', () => {
  test('R-2.060 no item is selected at first, and the selected ones are confirmed', async () => {
    const link = openLink([
      confirmed({ waiting: [item('a'), item('b')] }),
      settled([item('b')], { sent: { enquiries: 1, requests: 0 } }),
    ]);
    expect((await link.settled()).waiting.map(({ isChosen }) => isChosen)).toEqual([false, false]);
    await link.do({ type: 'chosen.confirmed' });
    expect(link.calls.length).toBe(1);
    await link.do(
      { type: 'item.toggled', id: 'b' },
      { type: 'item.toggled', id: 'b' },
      { type: 'item.toggled', id: 'a' },
    );
    expect(await link.do({ type: 'chosen.confirmed' })).toMatchObject({
      state: 'verified',
      sent: { enquiries: 1 },
      waiting: [{ id: 'b', isChosen: false }],
    });
    expect(link.calls[1]?.data).toEqual({ token: 'T1', confirm: ['a'], remove: [] });
  });

  test('R-2.060 an item that the reader did not send is removed, and stays in the list after a failure', async () => {
    const link = openLink([
      confirmed({ waiting: [item('a')] }),
      err(gatewayError('NETWORK_ERROR')),
      settled([], { removed: 1 }),
    ]);
    expect(await link.do({ type: 'item.removed', id: 'a' })).toMatchObject({
      waiting: [{ id: 'a' }],
      failure: { key: 'request.network' },
    });
    expect(await link.do({ type: 'item.removed', id: 'a' })).toMatchObject({ waiting: [], removed: 1, failure: null });
    expect(link.calls.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-2', 'key-3']);
  });
});

describe('without a link', () => {
  test('R-2.060 the page of a confirmed buyer shows the waiting items', async () => {
    const page = openLink([ok({ email: EMAIL, isConfirmed: true, waiting: [item('a')] }), settled([])], {});
    expect(await page.settled()).toMatchObject({ state: 'verified', waiting: [{ id: 'a' }] });
    await page.do({ type: 'item.toggled', id: 'a' }, { type: 'chosen.confirmed' });
    expect(page.calls.map(({ data }) => data)).toEqual([{}, { confirm: ['a'], remove: [] }]);
  });

  test('R-2.060 an unconfirmed buyer can request another link by email, under one key until it is sent', async () => {
    const sent = ok({ state: 'queued', email: EMAIL });
    const page = openLink(
      [ok({ email: EMAIL, isConfirmed: false, waiting: [] }), err(gatewayError('TIME_OUT')), sent],
      {},
    );
    expect(await page.settled()).toMatchObject({ state: 'unconfirmed', canSendAgain: true });
    expect(await page.do({ type: 'mail.requested' })).toMatchObject({
      state: 'unconfirmed',
      failure: { key: 'request.timeout' },
    });
    expect(await page.do({ type: 'mail.requested' })).toMatchObject({ state: 'mailed', canSendAgain: false });
    const [, first, second] = page.calls;
    expect(first?.options.idempotencyKey).toBe(second?.options.idempotencyKey);
  });

  test('R-2.060 if the account is known to be unconfirmed, nothing is loaded before the click', async () => {
    const page = openLink([ok({ state: 'earlier', email: EMAIL })], { unconfirmed: EMAIL });
    expect(page.view()).toEqual(verificationStart({ unconfirmed: EMAIL }));
    expect(page.calls).toEqual([]);
    expect((await page.do({ type: 'mail.requested' })).state).toBe('earlier');
  });

  test.each([
    ['denied', 'denied'],
    ['confirmed', 'verified'],
  ] as const)('R-2.060 shows that no email is sent because the account is %s', async (state, shown) => {
    const page = openLink([ok({ state, email: EMAIL })], { unconfirmed: EMAIL });
    expect((await page.do({ type: 'mail.requested' })).state).toBe(shown);
  });

  test('R-2.060 a guest sees that the link is invalid', async () => {
    const page = openLink([ok({ email: '', isConfirmed: false, waiting: [] })], { token: '' });
    expect((await page.settled()).state).toBe('invalid');
  });

  test('a failed call is shown and can be retried', async () => {
    const page = openLink(
      [err(gatewayError('NETWORK_ERROR')), ok({ email: EMAIL, isConfirmed: true, waiting: [] })],
      {},
    );
    expect(await page.settled()).toMatchObject({ state: 'failed', message: { key: 'request.network' } });
    expect((await page.do({ type: 'retry.requested' })).state).toBe('verified');
  });
});
