import type { Ports } from '@fairhall/adapters/ports';
import { buyerTokenKey } from '@fairhall/core/account/keys';
import type { DeferrableTask, TaskOutcome } from '@fairhall/core/ports/deferral';
import { createMemoryDevice } from '@fairhall/core/storage/memory-device';
import { expect, test } from 'vitest';
import { createFormDeferral } from './form-deferral.ts';

const task: DeferrableTask = {
  kind: 'RFQSubmit',
  payload: { description: 'Desk lamps', email: 'priya@malabar.example', cateAndTag: null, source: 2 },
  idempotencyKey: '00000000-0000-4000-8000-000000000001',
};
const sent: TaskOutcome = { kind: 'sent', answer: { rfqId: 'r1' } };

function formOf(onTheWay: (logIn: () => void) => void) {
  const { storage } = createMemoryDevice();
  const token = storage.slot(buyerTokenKey);
  // Of all ports, form deferral reads only the storage.
  const ports = { storage } as unknown as Ports;
  const source = { now: () => ports, load: async () => ports };
  const deferral = createFormDeferral(source, {
    submit: async () => {
      onTheWay(() => token.save('bt_new'));
      return sent;
    },
  });
  return { token, deferral };
}

test('R-4.065 a login on the form’s page is recorded, so that the buyer stays there', async () => {
  const { deferral } = formOf((logIn) => logIn());
  expect(await deferral.submit(task)).toEqual(sent);
  expect(deferral.hadToLogIn()).toBe(true);
});

test('R-4.066 with an earlier login no new login is recorded', async () => {
  const { token, deferral } = formOf(() => undefined);
  token.save('bt_old');
  await deferral.submit(task);
  expect(deferral.hadToLogIn()).toBe(false);
});

test('a token that expired and was renewed on the way counts as a login', async () => {
  const { token, deferral } = formOf((logIn) => logIn());
  token.save('bt_old');
  await deferral.submit(task);
  expect(deferral.hadToLogIn()).toBe(true);
});
