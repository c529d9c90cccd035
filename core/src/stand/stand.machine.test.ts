import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, type Script } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { createFlowDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import type { StandField } from './fields.ts';
import { provideStand, type StandEvent, type StandOpening } from './stand.machine.ts';
import { standEcho, standStart, standView } from './stand.view.ts';

const OPENING: StandOpening = {
  target: { exhibitionId: '1022' },
  countries: [
    { id: '356', dialingCode: '+91' },
    { id: '792', dialingCode: '+90' },
  ],
  countryId: '792',
};

function openForm(book: Script = () => ok({ id: 'st1' })) {
  const { ids, bugs } = createTestPorts(() => ok({}));
  const { gateway: front, calls } = createScriptedClientFor(secondaryContract, book);
  const actor = createActor(provideStand({ front, ids, bugs }), {
    clock: new SimulatedClock(),
    input: OPENING,
  }).start();
  return { calls, ...createFlowDriver(actor, standView) };
}

const type = (name: StandField, value: string): StandEvent => ({ type: 'field.changed', name, value });
const send: StandEvent = { type: 'form.submitted' };
const FILLED = [
  type('company', ' Malabar Weaves '),
  type('countryId', '356'),
  type('contactName', 'Priya Raman'),
  type('email', 'priya@example.com'),
  type('mobile', '98765 43210'),
  type('area', '٢٤'),
  type('product', 'Cotton towels'),
  type('remark', ' A corner '),
];

test('R-1.009 D-54 a stand request is sent once, trimmed, with its area in any digits, and ends with its id', async () => {
  const form = openForm();
  const view = await form.do(...FILLED, send, send);
  expect(form.calls.map(({ data }) => data)).toEqual([
    {
      exhibitionId: '1022',
      company: 'Malabar Weaves',
      contactName: 'Priya Raman',
      email: 'priya@example.com',
      mobile: { dialingCode: '+91', number: '9876543210' },
      countryId: '356',
      area: 24,
      product: 'Cotton towels',
      remark: 'A corner',
    },
  ]);
  expect([view.id, view.submit.locked]).toEqual(['st1', true]);
});

test('R-5.007 an empty form shows its missing fields and focuses the first, and nothing is sent', async () => {
  const form = openForm();
  const view = await form.do(send);
  expect(view.problems.map(({ name }) => name)).toEqual([
    'company',
    'contactName',
    'email',
    'mobile',
    'area',
    'product',
  ]);
  expect([view.focus, view.refusals, form.calls]).toEqual(['company', 1, []]);
});

test.each([
  ['0', 'pattern'],
  ['10001', 'max'],
  ['', 'required'],
])('D-54 an area of “%s” is rejected', async (area, state) => {
  const view = await openForm().do(...FILLED, type('area', area), { type: 'form.checked' });
  expect(view.fields.area.state).toBe(state);
});

test('D-54 the dialling code follows the country until a number is typed', async () => {
  const form = openForm();
  expect((await form.do(type('countryId', '356'))).fields.mobile.countryId).toBe('356');
  const view = await form.do(type('mobile', '5321234567'), type('countryId', '792'));
  expect([view.fields.mobile.countryId, view.fields.countryId.value]).toEqual(['356', '792']);
  expect((await form.do({ type: 'country.changed', countryId: '792' })).request.mobile.dialingCode).toBe('+90');
});

test('REL-04 a failure leaves the typed values, and they are sent again under the same key, or a new one once changed', async () => {
  const form = openForm(() => err(gatewayError('TIME_OUT')));
  const view = await form.do(...FILLED, send, send);
  expect([view.message, view.fields.company.value]).toEqual([{ key: 'request.timeout' }, ' Malabar Weaves ']);
  await form.do(type('area', '30'), send);
  const keys = form.calls.map(({ options }) => options.idempotencyKey);
  expect(new Set(keys).size).toBe(2);
  expect(keys[0]).toBe(keys[1]);
});

test('text typed before the flow is ready is shown', () => {
  const echo = standEcho(OPENING);
  const typed = echo(standStart(OPENING), type('area', '12'));
  expect(echo(typed, { type: 'country.changed', countryId: '356' }).fields).toMatchObject({
    area: { value: '12' },
    mobile: { countryId: '356' },
  });
});
