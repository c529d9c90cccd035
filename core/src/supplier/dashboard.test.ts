import { expect, test } from 'vitest';
import { CALL_EXAMPLES } from '../contract/call-examples/call-examples.ts';
import { gatewayError } from '../contract/error.ts';
import type { Script } from '../contract/scripted-client.ts';
import { supplierHome } from '../contract/supplier/home-calls.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { supplierInfoKey, supplierTokenKey } from '../supplier-login/keys.ts';
import { createSupplierSession } from '../supplier-login/session.ts';
import { supplierStage } from '../supplier-login/supplier.test-driver.ts';
import { acceptMeeting, loadDashboard } from './dashboard.ts';

const answered: Script = ({ name }) => ok(CALL_EXAMPLES[name]?.output);

function home(script: Script = answered, token: string | null = 'st_1') {
  const stage = supplierStage(script, createMemoryDevice());
  if (token !== null) stage.storage.slot(supplierTokenKey).save(token);
  return { ...stage, load: () => loadDashboard(stage.ports) };
}

test('R-2.010 D-05 a supplier’s dashboard is one call with the user, the company, its work, products and exhibitions', async () => {
  const page = home();
  const loaded = await page.load();
  expect(page.calls.map(({ name }) => name)).toEqual(['supplierHome.read']);
  expect(loaded.ok && loaded.value).toMatchObject({
    info: { supplierName: 'Malabar Weaves', contactName: 'Priya' },
    profile: { established: 1998 },
    products: { shown: 1 },
    exhibitions: [{ standNo: 'A12' }],
    enquiries: { waiting: 1, longest: [{ countryCode: 'NL' }] },
  });
});

test('D-65 the times of the current or next exhibition are stored, for the tabs of a phone', async () => {
  const example = supplierHome.read.output.parse(CALL_EXAMPLES['supplierHome.read']?.output);
  const at = (inshowStartDate: string, inshowEndDate: string) => {
    const [joined] = example.exhibitions;
    if (joined === undefined) throw new Error('the example has no exhibition');
    return { ...joined, exhibition: { ...joined.exhibition, timeZone: 'UTC', inshowStartDate, inshowEndDate } };
  };
  const exhibitions = [at('2099-05-01', '2099-05-03'), at('2099-03-01', '2099-03-02'), at('2001-01-01', '2001-01-02')];
  const page = home(() => ok({ ...example, exhibitions }));
  await page.load();
  const info = page.storage.slot(supplierInfoKey);
  const show = { from: Date.UTC(2099, 2, 1), until: Date.UTC(2099, 2, 3) };
  expect(info.read()?.show).toEqual(show);
  createSupplierSession(page.storage).saveInfo(example.info);
  expect(info.read()?.show).toEqual(show);
  const none = home(() => ok({ ...example, exhibitions: [] }));
  await none.load();
  expect(none.storage.slot(supplierInfoKey).read()?.show).toBeUndefined();
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
  const failing = home(() => err(gatewayError('NETWORK_ERROR')));
  expect(await failing.load()).toMatchObject({ ok: false, error: { kind: 'NETWORK_ERROR' } });
  expect(failing.storage.slot(supplierTokenKey).read()).toBe('st_1');
});

test('D-30 a meeting of the day is accepted from the home page', async () => {
  const page = home();
  expect((await acceptMeeting(page.ports, 'b1')).ok).toBe(true);
  expect(page.sent('supplierMeeting.answer').map(({ data }) => data)).toEqual([{ bookingId: 'b1', isAccepted: true }]);
});
