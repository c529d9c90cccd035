import { expect, test } from 'vitest';
import { CALL_EXAMPLES } from '../contract/call-examples/call-examples.ts';
import { gatewayError } from '../contract/error.ts';
import type { Script } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { supplierTokenKey } from '../supplier-login/keys.ts';
import { supplierStage } from '../supplier-login/supplier.test-driver.ts';
import { loadMenuCounts } from './menu-counts.ts';

function menu(script: Script, token: string | null = 'st_1') {
  const stage = supplierStage(script, createMemoryDevice());
  if (token !== null) stage.storage.slot(supplierTokenKey).save(token);
  return { ...stage, load: () => loadMenuCounts(stage.ports, new AbortController().signal) };
}

test('D-05 the menu has the numbers of what waits', async () => {
  const page = menu(({ name }) => ok(CALL_EXAMPLES[name]?.output));
  expect(await page.load()).toEqual({ enquiries: 2, orders: 1, meetings: 1 });
});

test('a menu has no numbers without a login, for which nothing is called, and if they cannot be loaded', async () => {
  const visitor = menu(() => ok(null), null);
  expect([await visitor.load(), visitor.calls]).toEqual([null, []]);
  const failed = menu(() => err(gatewayError('NETWORK_ERROR')));
  expect(await failed.load()).toBeNull();
});
