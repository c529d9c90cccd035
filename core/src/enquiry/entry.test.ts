import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import type { RegistrationGate, RegistrationGateInput } from '../ports/registration-gate.ts';
import { err, ok } from '../result.ts';
import { createMemory, fillEvents, openForm, scriptOf, send } from './enquiry.test-driver.ts';

type Pass = Awaited<ReturnType<RegistrationGate['pass']>>;

/** The form at an exhibition, behind a gate that gives the outcomes in order. */
function openAtShow(...answers: readonly (Pass | Promise<Pass>)[]) {
  const wishes: RegistrationGateInput[] = [];
  const entry: RegistrationGate = {
    pass: async (wish) => {
      wishes.push(wish);
      return answers[wishes.length - 1] ?? ok('passed');
    },
  };
  return { wishes, ...openForm(scriptOf(), { exhibitionId: '1001' }, createMemory(), entry) };
}

test('R-6.020 an enquiry at an exhibition waits for its pre-registration and is then sent once', async () => {
  const { promise, resolve } = Promise.withResolvers<Pass>();
  const form = openAtShow(promise);
  const ended = form.do(...fillEvents, send);
  await new Promise((later) => setTimeout(later));
  expect([form.view().sending, form.sent(), form.wishes]).toEqual([
    true,
    [],
    [{ exhibitionId: '1001', entryType: 'Enquiry' }],
  ]);
  resolve(ok('passed'));
  expect((await ended).sent?.inquiryId).toBe('e1');
  expect(form.sent()).toHaveLength(1);
});

test('R-6.020 a buyer who cancels the registration can send again with all values intact', async () => {
  const form = openAtShow(ok('stayed'));
  const view = await form.do(...fillEvents, send);
  expect([view.canSend, view.error, view.fields.content.value, form.sent()]).toEqual([true, null, 'Please quote.', []]);
  expect((await form.do(send)).sent?.inquiryId).toBe('e1');
});

test('a failed registration check is shown, and nothing is sent', async () => {
  const lost = gatewayError('NETWORK_ERROR');
  const form = openAtShow(err(lost));
  const view = await form.do(...fillEvents, send);
  expect([view.error, view.canSend, form.sent()]).toEqual([lost, true, []]);
});

test('A-42 an enquiry without an exhibition does not wait for a registration', async () => {
  const entry: RegistrationGate = { pass: () => Promise.reject(new Error('asked')) };
  const form = openForm(scriptOf(), {}, createMemory(), entry);
  expect((await form.do(...fillEvents, send)).sent?.inquiryId).toBe('e1');
});
