import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { guestKey } from '../forms/keys.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { waitUntilIdle } from '../ports/wait-for-view.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { openAskAll } from './ask-all.page.ts';
import { splitByRating } from './ask-all-products.ts';

const PRODUCTS = [
  { targetId: 'P1', supplierId: 'S1' },
  { targetId: 'P3', supplierId: 'S2' },
];
const ANSWER = ok({ enquiries: [], mail: 'queued' as const });

function open(answers: readonly ScriptedAnswer[] = [ANSWER], quantity: number | null = null) {
  const left = [...answers];
  const { calls, ...ports } = createTestPorts(() => left.shift() ?? ANSWER);
  const { storage } = createMemoryDevice();
  const start = () => openAskAll({ ...ports, storage, timer: new SimulatedClock() }, PRODUCTS, quantity);
  return { calls, storage, start, form: start() };
}

const fill = (form: ReturnType<typeof open>['form']) => {
  form.send({ type: 'field.changed', name: 'content', value: ' Your best price? ' });
  form.send({ type: 'field.changed', name: 'email', value: 'lena@havel.example' });
  form.send({ type: 'field.changed', name: 'quantity', value: '٢٥٠٠٠' });
};

test('D-25 a supplier of several compared products is asked once, about the first, and one rated red is left out', () => {
  const columnOf = (id: string, supplierId: string, light: 'green' | 'red') => ({
    id,
    supplier: { id: supplierId, light },
  });
  const { asked, omitted } = splitByRating([
    columnOf('P1', 'S1', 'green'),
    columnOf('P2', 'S1', 'green'),
    columnOf('P3', 'S2', 'red'),
    columnOf('P4', 'S3', 'green'),
  ]);
  const idsOf = (columns: typeof asked) => columns.map(({ id }) => id);
  expect([idsOf(asked), idsOf(omitted)]).toEqual([['P1', 'P4'], ['P3']]);
});

test('R-1.004 R-7.066 one submit asks all suppliers, and the address is remembered for the next form', async () => {
  const { calls, form, storage, start } = open();
  fill(form);
  form.send({ type: 'form.submitted' });
  const { sent } = await waitUntilIdle(form);
  expect(sent).toEqual({ mail: 'queued', isConfirmed: false, email: 'lena@havel.example' });
  expect(calls.map(({ name, data }) => [name, data])).toEqual([
    [
      'enquiry.submitMany',
      {
        targets: [
          { targetId: 'P1', supplierId: 'S1' },
          { targetId: 'P3', supplierId: 'S2' },
        ],
        content: 'Your best price?',
        email: 'lena@havel.example',
        quantity: 25_000,
        source: 3,
      },
    ],
  ]);
  expect([storage.slot(guestKey).read()?.email, start().view().fields.email.value]).toEqual([
    'lena@havel.example',
    'lena@havel.example',
  ]);
});

test('D-48 the compared quantity is in the form and is sent, unless the buyer changes it', async () => {
  const { calls, form } = open([ANSWER], 500);
  expect(form.view().fields.quantity.value).toBe('500');
  form.send({ type: 'field.changed', name: 'content', value: 'Your best price?' });
  form.send({ type: 'field.changed', name: 'email', value: 'lena@havel.example' });
  form.send({ type: 'form.submitted' });
  await waitUntilIdle(form);
  expect(calls[0]?.data).toMatchObject({ quantity: 500 });
});

test('REL-02 a retry has the same key, and a changed message a new one', async () => {
  const lost = err(gatewayError('TIME_OUT'));
  const { calls, form } = open([lost, lost]);
  fill(form);
  for (const change of [null, null, 'And by when?']) {
    if (change !== null) form.send({ type: 'field.changed', name: 'content', value: change });
    form.send({ type: 'form.submitted' });
    await waitUntilIdle(form);
  }
  const keys = calls.map(({ options }) => options.idempotencyKey);
  expect([keys[0] === keys[1], keys[1] === keys[2], form.view().sent !== null]).toEqual([true, false, true]);
});

test('R-5.007 an incomplete form is not sent and names the first field to correct', async () => {
  const { calls, form } = open();
  form.send({ type: 'field.changed', name: 'quantity', value: '0' });
  form.send({ type: 'form.submitted' });
  expect(form.view()).toMatchObject({ focus: 'quantity', refusals: 1, sent: null });
  expect(form.view().problems.map(({ name }) => name)).toEqual(['quantity', 'content', 'email']);
  expect(calls).toEqual([]);
});
