import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { createFlowDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { type PasswordConfirmEvent, providePasswordConfirm } from './password-confirm.machine.ts';
import type { PasswordConfirmKind, PasswordFieldName } from './password-confirm.ts';
import { passwordConfirmEcho, passwordConfirmStart, passwordConfirmView } from './password-confirm.view.ts';

const SUBMIT = { type: 'form.submitted' } as const;
const WRONG = err(gatewayError('SERVER_ERROR', '1004'));
const type = (name: PasswordFieldName, value: string) => ({ type: 'field.changed', name, value }) as const;
const FILLED = [type('present', ' the old one '), type('next', 'the new one')] as const;

function openForm(kind: PasswordConfirmKind, answers: readonly ScriptedAnswer[] = []) {
  const left = [...answers];
  const { calls, reported, ...ports } = createTestPorts(() => {
    const answer = left.shift();
    if (answer === undefined) throw new Error('broken');
    return answer;
  });
  const actor = createActor(providePasswordConfirm(ports), { input: kind }).start();
  return { calls, reported, ...createFlowDriver(actor, passwordConfirmView) };
}

const RECEIPT = {
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
  time: 1,
};

test.each([
  ['export', ok({ address: 'account-export/a', endTime: 2 }), { kind: 'export', address: 'account-export/a' }],
  ['erase', ok(RECEIPT), { kind: 'erase', receipt: RECEIPT }],
] as const)('THR-13 “%s” requires only the current password', async (kind, answer, done) => {
  const form = openForm(kind, [WRONG, answer]);
  expect((await form.do(type('present', 'not this one'), SUBMIT)).focus).toBe('present');
  expect((await form.do(type('present', 'this one'), SUBMIT)).done).toEqual(done);
  expect(form.calls.map(({ data }) => data)).toEqual([{ password: 'not this one' }, { password: 'this one' }]);
});

describe('changing the password', () => {
  test('THR-13 reports a new password that is too common, until another one is typed', async () => {
    const form = openForm('change', [err(gatewayError('SERVER_ERROR', '422', 'A common one.')), ok(true)]);
    const view = await form.do(type('present', 'the old one'), type('next', 'Password1'), SUBMIT);
    expect(view).toMatchObject({
      focus: 'next',
      refusals: 1,
      fields: { next: { message: { text: 'A common one.' } } },
    });
    await form.do(SUBMIT);
    expect(form.calls).toHaveLength(1);
    expect((await form.do(type('next', 'rain on the pier'), SUBMIT)).done).toEqual({ kind: 'change' });
  });

  test('THR-13 sends the current and the new password, and stores neither', async () => {
    const form = openForm('change', [ok(true)]);
    const view = await form.do(...FILLED, SUBMIT);
    expect(view).toMatchObject({ done: { kind: 'change' }, fields: { present: { value: '' }, next: { value: '' } } });
    expect(form.calls.map(({ data }) => data)).toEqual([{ password: ' the old one ', newPassword: 'the new one' }]);
    expect((await form.do(type('present', 'a'))).done).toBeNull();
  });

  test.each([
    ['present', '', 'the new one'],
    ['next', 'the old one', 'short'],
    ['next', 'the old one', 'a'.repeat(21)],
  ] as const)('R-5.007 shows the error at the field “%s”, and sends nothing', async (focus, present, next) => {
    const form = openForm('change');
    const view = await form.do(type('present', present), type('next', next), SUBMIT);
    expect([view.focus, view.refusals, view.fields[focus].message === null]).toEqual([focus, 1, false]);
    expect(form.calls).toEqual([]);
  });

  test('reports a wrong current password at its field, until another one is typed', async () => {
    const form = openForm('change', [WRONG, ok(true)]);
    const view = await form.do(...FILLED, SUBMIT);
    expect([view.focus, view.fields.present.state, view.message]).toEqual(['present', 'wrong', null]);
    expect((await form.do(SUBMIT)).refusals).toBe(2);
    expect(form.calls).toHaveLength(1);
    expect((await form.do(type('present', 'the right one'), SUBMIT)).done).not.toBeNull();
  });

  test('REL-02 an attempt with a lost response is repeated under its key', async () => {
    const form = openForm('change', [err(gatewayError('NETWORK_ERROR')), ok(true)]);
    expect((await form.do(...FILLED, SUBMIT)).message).toEqual({ key: 'request.network' });
    await form.do(SUBMIT);
    const [first, second] = form.calls.map(({ options }) => options.idempotencyKey);
    expect(second).toBe(first);
  });

  test('a port that throws is shown as a server error and reported', async () => {
    const form = openForm('change');
    expect(await form.do(...FILLED, SUBMIT)).toMatchObject({ message: { key: 'request.server' }, done: null });
    expect(form.reported).toEqual([new Error('broken')]);
  });

  test('R-5.007 the form responds the same before its code has loaded', async () => {
    const events: readonly PasswordConfirmEvent[] = [
      type('next', 'short'),
      { type: 'field.blurred', name: 'next' },
      { type: 'visibility.toggled' },
      SUBMIT,
    ];
    const echoed = events.reduce(passwordConfirmEcho, passwordConfirmStart('change'));
    expect(echoed).toEqual(await openForm('change').do(...events));
    expect(
      [...FILLED, SUBMIT].reduce<ReturnType<typeof passwordConfirmStart>>(
        passwordConfirmEcho,
        passwordConfirmStart('change'),
      ).busy,
    ).toBe(true);
  });
});
