import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, type Script } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { createFlowDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { type ConfirmEvent, type ConfirmOpening, provideConfirm } from './confirm.machine.ts';
import { confirmEcho, confirmStart, confirmView } from './confirm.view.ts';
import type { ConfirmField } from './fields.ts';

const OPENING: ConfirmOpening = {
  drawId: 'd1',
  countries: [
    { id: '356', dialingCode: '+91' },
    { id: '792', dialingCode: '+90' },
  ],
  prefill: { contactName: 'Priya Raman', number: '', countryId: '356' },
};

function openForm(confirm: Script = () => ok({ status: 'confirmed' }), opening = OPENING) {
  const { ids, bugs } = createTestPorts(() => ok({}));
  const { gateway: front, calls } = createScriptedClientFor(secondaryContract, confirm);
  const machine = provideConfirm({ front, ids, bugs });
  const actor = createActor(machine, { clock: new SimulatedClock(), input: opening }).start();
  return { calls, ...createFlowDriver(actor, confirmView) };
}

const type = (name: ConfirmField, value: string): ConfirmEvent => ({ type: 'field.changed', name, value });
const send: ConfirmEvent = { type: 'form.submitted' };
const FILLED = [
  type('mobile', '٥٣٢ 123 45 67'),
  { type: 'country.changed', countryId: '792' } as const,
  type('address', ' 12 Mill Road\nKochi '),
];

test('R-2.141 D-27 the delivery details of the prize are sent once, trimmed', async () => {
  const form = openForm();
  const view = await form.do(...FILLED, send, send);
  expect(form.calls.map(({ name, data }) => [name, data])).toEqual([
    [
      'lottery.confirm',
      {
        drawId: 'd1',
        contactName: 'Priya Raman',
        address: '12 Mill Road\nKochi',
        mobile: { dialingCode: '+90', number: '5321234567' },
      },
    ],
  ]);
  expect([view.isConfirmed, view.submit.locked]).toEqual([true, true]);
});

test('R-5.007 missing fields are listed, the first gets the focus, and nothing is sent', async () => {
  const form = openForm();
  const view = await form.do(type('contactName', ' '), send);
  expect([view.problems.map(({ name }) => name), view.focus]).toEqual([
    ['contactName', 'mobile', 'address'],
    'contactName',
  ]);
  expect((await form.do(type('address', 'x'.repeat(301)), send)).fields.address.state).toBe('max');
  expect(form.calls).toEqual([]);
});

test('REL-04 a failure leaves the typed values, and they are sent again under the same key, or a new one once changed', async () => {
  const form = openForm(() => err(gatewayError('TIME_OUT')));
  const view = await form.do(...FILLED, send, send);
  expect([view.message, view.fields.address.value]).toEqual([{ key: 'request.timeout' }, ' 12 Mill Road\nKochi ']);
  await form.do(type('address', 'Elsewhere'), send);
  const [one, two, three] = form.calls.map(({ options }) => options.idempotencyKey);
  expect([one === two, one === three]).toEqual([true, false]);
});

test('known details are filled in, and text typed before the flow is ready is shown', () => {
  const opening = { ...OPENING, prefill: { ...OPENING.prefill, number: '9847012345' } };
  const echo = confirmEcho(opening);
  const start = confirmStart(opening);
  expect([start.fields.contactName.value, start.fields.mobile.value]).toEqual(['Priya Raman', '9847012345']);
  const view = [type('address', '12 Mill Road'), { type: 'country.changed', countryId: '792' } as const].reduce(
    echo,
    start,
  );
  expect(view.fields).toMatchObject({ address: { value: '12 Mill Road' }, mobile: { countryId: '792' } });
});
