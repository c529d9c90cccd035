import { expect, test } from 'vitest';
import { CALL_EXAMPLES } from '../contract/call-examples/call-examples.ts';
import { gatewayError } from '../contract/error.ts';
import type { Script } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { supplierTokenKey } from '../supplier-login/keys.ts';
import { supplierStage } from '../supplier-login/supplier.test-driver.ts';
import { loadDashboard } from './dashboard.ts';

const answered: Script = ({ name }) => ok(CALL_EXAMPLES[name]?.output);

function home(script: Script = answered, token: string | null = 'st_1') {
  const stage = supplierStage(script, createMemoryDevice());
  if (token !== null) stage.storage.slot(supplierTokenKey).save(token);
  return { ...stage, load: () => loadDashboard(stage.ports) };
}

test('R-2.010 D-05 a supplier’s dashboard loads the logged-in user, the company, its products and its exhibitions', async () => {
  const loaded = await home().load();
  expect(loaded.ok && loaded.value).toMatchObject({
    info: { supplierName: 'Malabar Weaves', contactName: 'Priya' },
    profile: { established: 1998 },
    products: { counts: { shown: expect.any(Number) } },
    exhibitions: [{ standNo: 'A12' }],
  });
});

test('D-05 without a login no call is made', async () => {
  const visitor = home(answered, null);
  expect([await visitor.load(), visitor.calls]).toEqual([ok(null), []]);
});

test('D-05 an expired login is cleared', async () => {
  const ended = home(() => err(gatewayError('INVALID_TOKEN', '401')));
  expect(await ended.load()).toEqual(ok(null));
  expect(ended.storage.slot(supplierTokenKey).read()).toBeNull();
});

test('D-05 a failed call is reported, and the login stays', async () => {
  const failing = home((call) =>
    call.name === 'supplierExhibition.list' ? err(gatewayError('NETWORK_ERROR')) : answered(call),
  );
  expect(await failing.load()).toMatchObject({ ok: false, error: { kind: 'NETWORK_ERROR' } });
  expect(failing.storage.slot(supplierTokenKey).read()).toBe('st_1');
});
