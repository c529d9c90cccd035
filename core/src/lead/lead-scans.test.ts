import { expect, test } from 'vitest';
import { logOutSupplier } from '../app/log-out-supplier.ts';
import { gatewayError } from '../contract/error.ts';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import { clockOffsetKey } from '../site/keys.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { supplierInfoKey } from '../supplier-login/keys.ts';
import { supplierInfo, supplierStage } from '../supplier-login/supplier.test-driver.ts';
import { openLeadScans } from './lead-scans.ts';

const NETWORK = err(gatewayError('NETWORK_ERROR'));
const lead = (text: string) => ({ text: `TSBADGE1:${text}`, rating: 3, tags: ['Towels'], note: '', request: '' });

/** A phone at a stand whose network responses the test sets. */
function phone() {
  const network: { answer: (text: string) => ScriptedAnswer } = { answer: () => NETWORK };
  const stage = supplierStage(
    ({ name, data }) =>
      name === 'supplierLead.scan' ? network.answer((data as { text: string }).text.slice(9)) : ok(true),
    createMemoryDevice(),
  );
  const stay = (supplierId: string) => stage.storage.slot(supplierInfoKey).save({ ...supplierInfo, supplierId });
  stay('S1');
  let made = 0;
  const ids = { uuid: () => `00000000-0000-4000-8000-00000000000${++made}` };
  const locks = { run: <Done>(_: string, work: () => Promise<Done>) => work() };
  const scans = openLeadScans({ ...stage.ports, ids, locks });
  return { ...stage, ids, network, scans, stay };
}
const texts = ({ calls }: ReturnType<typeof phone>) =>
  calls.map(({ data }) => (data as { text: string }).text.slice(9));

test('REL-19 REL-01 an offline scan waits, and is sent once under its original key', async () => {
  const own = phone();
  expect(await own.scans.add(lead('noor'))).toEqual({ waiting: 1, error: null, dropped: [], isDropped: false });
  expect(await own.scans.add(lead('priya'))).toMatchObject({ waiting: 2 });
  own.network.answer = () => ok({ leadId: 'l1' });
  expect(await own.scans.send()).toEqual({ waiting: 0, error: null, dropped: [] });
  expect(await own.scans.send()).toMatchObject({ waiting: 0 });
  expect(texts(own)).toEqual(['noor', 'noor', 'noor', 'priya']);
  expect(new Set(own.calls.slice(0, 3).map(({ options }) => options.idempotencyKey)).size).toBe(1);
});

test('D-49 REL-19 an offline scan has the server’s time, even on a phone whose clock is hours off', async () => {
  const own = phone();
  own.storage.slot(clockOffsetKey).save(-18_000_000);
  await own.scans.add(lead('noor'));
  own.network.answer = () => ok({ leadId: 'l1' });
  await own.scans.send();
  const sent = own.calls.map(({ data }) => (data as { scannedAt: number }).scannedAt);
  expect(new Set(sent)).toEqual(new Set([own.clock.now() - 18_000_000]));
});

test('REL-19 a badge that can never be accepted is reported and leaves the queue, and the ones behind it are sent', async () => {
  const own = phone();
  await own.scans.add(lead('forged'));
  await own.scans.add(lead('noor'));
  const refusal = gatewayError('SERVER_ERROR', '410', 'Not signed.');
  own.network.answer = (text) => (text === 'forged' ? err(refusal) : ok({ leadId: 'l1' }));
  const { waiting, error: refused, dropped, isDropped } = await own.scans.add(lead('priya'));
  expect([isDropped, (await own.scans.add(lead('forged'))).isDropped]).toEqual([false, true]);
  expect([waiting, refused, dropped.map(({ row, error }) => [row.lead.text, error])]).toEqual([
    0,
    null,
    [['TSBADGE1:forged', refusal]],
  ]);
});

test('REL-19 a scan stays in the queue if the rejection is not about the badge', async () => {
  const own = phone();
  for (const code of ['400', '401', '429', '503']) {
    own.network.answer = () => err(gatewayError('SERVER_ERROR', code, 'Later.'));
    const sent = await (own.scans.waiting() === 0 ? own.scans.add(lead('noor')) : own.scans.send());
    expect(sent).toMatchObject({ waiting: 1, error: { code }, dropped: [] });
  }
});

test('D-65 a scan for one supplier is not sent for another on the same device, and a logout clears it', async () => {
  const own = phone();
  await own.scans.add(lead('noor'));
  own.stay('S2');
  own.network.answer = () => ok({ leadId: 'l1' });
  expect([own.scans.waiting(), await own.scans.send()]).toMatchObject([0, { waiting: 0 }]);
  expect(texts(own)).toEqual(['noor']);
  own.stay('S1');
  expect(own.scans.waiting()).toBe(1);
  await logOutSupplier({ ...own.ports, ids: own.ids });
  own.stay('S1');
  expect(own.scans.waiting()).toBe(0);
});

test('REL-19 a rejected scan stays readable with its notes until it is removed, for its own supplier only', async () => {
  const own = phone();
  const refusal = gatewayError('SERVER_ERROR', '410', 'This badge no longer counts.');
  own.network.answer = () => err(refusal);
  await own.scans.add({ ...lead('forged'), note: 'For hotels', request: '2,400 towels' });
  own.network.answer = (text) => (text === 'old' ? err(refusal) : NETWORK);
  await own.scans.add(lead('old'));
  await own.scans.add(lead('noor'));
  const told = own.scans.rejected();
  expect(told).toMatchObject([
    { text: 'TSBADGE1:old' },
    {
      text: 'TSBADGE1:forged',
      rating: 3,
      tags: ['Towels'],
      note: 'For hotels',
      request: '2,400 towels',
      scannedAt: own.clock.now(),
      reason: 'This badge no longer counts.',
    },
  ]);
  expect(own.scans.waiting()).toBe(1);
  own.stay('S2');
  expect(own.scans.rejected()).toEqual([]);
  own.stay('S1');
  own.scans.removeRejected(told[0]?.key ?? '');
  expect(own.scans.rejected().map(({ text }) => text)).toEqual(['TSBADGE1:forged']);
  await logOutSupplier({ ...own.ports, ids: own.ids });
  own.stay('S1');
  expect(own.scans.rejected()).toEqual([]);
});
