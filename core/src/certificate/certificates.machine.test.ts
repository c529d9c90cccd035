import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { SupplierCertificate } from '../contract/certificate/supplier-calls.ts';
import { gatewayError } from '../contract/error.ts';
import { type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { createFlowDriver } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { supplierTokenKey } from '../supplier-login/keys.ts';
import { supplierStage } from '../supplier-login/supplier.test-driver.ts';
import { provideCertificates } from './certificates.machine.ts';
import { supplierCertificatesView } from './certificates.view.ts';

const iso: SupplierCertificate = {
  certificateId: 'c1',
  name: 'ISO 9001',
  number: 'CN-104',
  issuer: 'Control Union',
  scope: 'Weaving',
  issued: '2025-03-15',
  expires: '2027-03-14',
  version: '1',
  state: 'checked',
  daysLeft: 111,
  changed: 1,
  file: { fileId: 'f1', fileName: 'iso.pdf', size: 4, url: 'file/f1?s=1' },
  decided: { at: 2, by: 'Maria' },
  reason: '',
};
const listOf = (...certificates: SupplierCertificate[]) =>
  ok({ certificates, today: '2026-11-23', max: 2, canEdit: true }) as ScriptedAnswer;
const pdf = (name = 'new.pdf', size = 4) => ({
  name,
  size,
  type: 'application/pdf',
  arrayBuffer: async () => new ArrayBuffer(size),
});

function openCertificates(answers: Record<string, ScriptedAnswer> = {}) {
  const stage = supplierStage(
    toScript({
      'supplierCertificate.list': listOf(iso),
      'supplierCertificate.save': ok({ certificateId: 'c2', version: '1' }),
      'supplierCertificate.remove': ok(true),
      ...answers,
    }),
    createMemoryDevice(),
  );
  stage.storage.slot(supplierTokenKey).save('st_1');
  const clock = new SimulatedClock();
  const actor = createActor(provideCertificates({ ...stage.ports, timer: clock as never }), { clock }).start();
  return { ...stage, ...createFlowDriver(actor, supplierCertificatesView) };
}

const typed = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ type: 'field.changed', name: name as 'name', value }) as const);
const OEKO = { name: ' OEKO-TEX ', number: '7', issuer: 'Hohenstein', scope: 'Towels', expires: '٢٠٢٧-٠١-٣١' };
const opened = (id: string) => ({ type: 'form.opened', id }) as const;
const submitted = { type: 'form.submitted' } as const;

describe('a supplier’s certificates', () => {
  test('D-52 one is added with its file, and the list is loaded again', async () => {
    const page = openCertificates();
    const file = pdf();
    const view = await page.do(opened(''), ...typed(OEKO), { type: 'file.chosen', file }, submitted);
    expect(page.sent('supplierCertificate.save').map(({ data }) => data)).toEqual([
      { ...OEKO, name: 'OEKO-TEX', issued: '', expires: '2027-01-31', file },
    ]);
    expect([view.form, view.done, page.sent('supplierCertificate.list').length]).toEqual([
      null,
      { key: 'supplierCertificates.done.added', values: { name: 'OEKO-TEX' } },
      2,
    ]);
  });

  test('D-52 one is changed without its file, and shown to be reviewed again', async () => {
    const page = openCertificates();
    const before = await page.do(opened('c1'));
    expect(before.form).toMatchObject({
      id: 'c1',
      name: 'ISO 9001',
      currentFile: 'iso.pdf',
      isChecked: true,
      file: null,
    });
    const view = await page.do(...typed({ scope: 'Weaving and sewing' }), submitted);
    expect(page.sent('supplierCertificate.save')[0]?.data).toEqual({
      certificateId: 'c1',
      version: '1',
      name: 'ISO 9001',
      number: 'CN-104',
      issuer: 'Control Union',
      scope: 'Weaving and sewing',
      issued: '2025-03-15',
      expires: '2027-03-14',
    });
    expect(view.done?.key).toBe('supplierCertificates.done.saved');
  });

  test('R-5.007 missing input is reported at once, the first field with an error has the focus, and nothing is sent', async () => {
    const page = openCertificates();
    const view = await page.do(opened(''), ...typed({ name: 'CE' }), submitted);
    expect([view.form?.focus, view.form?.refusals, view.form?.fields.number.state]).toEqual(['number', 1, 'required']);
    expect(view.form?.fileMessage).toEqual({ key: 'supplierCertificates.file.needed' });
    const next = await page.do(opened('c1'));
    expect([next.form?.refusals, next.form?.fileMessage]).toEqual([0, null]);
    expect(page.sent('supplierCertificate.save')).toEqual([]);
  });

  test.each([
    ['issued', '2027-02-30', 'day'],
    ['issued', '2026-11-24', 'order'],
    ['expires', '2025-03-14', 'order'],
    ['expires', '2026-11-22', 'over'],
    ['expires', '2026-11-23', 'success'],
    ['expires', '', 'notValidated'],
  ] as const)('R-5.005 %s with the value %s is %s on blur', async (name, value, state) => {
    const page = openCertificates();
    const view = await page.do(opened('c1'), ...typed({ [name]: value }), { type: 'field.blurred', name });
    expect(view.form?.fields[name].state).toBe(state);
  });

  test.each([
    ['a.docx', 4, 'supplierCertificates.file.kind'],
    ['a', 4, 'supplierCertificates.file.kind'],
    ['a.pdf', 0, 'files.empty'],
    ['a.pdf', 5 * 1024 * 1024 + 1, 'files.tooLarge'],
  ])('a file %s of %i bytes is rejected as soon as it is chosen', async (name, size, key) => {
    const page = openCertificates();
    const view = await page.do(opened('c1'), { type: 'file.chosen', file: { ...pdf(name), size } });
    expect(view.form?.fileMessage).toMatchObject({ key });
    expect((await page.do(submitted)).form?.focus).toBe('file');
    expect((await page.do({ type: 'file.chosen', file: pdf() })).form?.fileMessage).toBeNull();
    expect(page.sent('supplierCertificate.save')).toEqual([]);
  });

  test('REL-05 a failed attempt leaves the input in place, and its repeat has the same key', async () => {
    const page = openCertificates({ 'supplierCertificate.save': err(gatewayError('NETWORK_ERROR')) });
    const view = await page.do(opened('c1'), ...typed({ number: 'B' }), submitted);
    expect([view.state, view.form?.fields.number.value, view.message === null]).toEqual(['shown', 'B', false]);
    await page.do(submitted);
    await page.do(...typed({ number: 'C' }), submitted);
    const [first, second, third] = page.sent('supplierCertificate.save').map(({ options }) => options.idempotencyKey);
    expect([first === second, first === third]).toEqual([true, false]);
  });

  test('a colleague’s change meanwhile is loaded, and the input stays for another attempt', async () => {
    const page = openCertificates({ 'supplierCertificate.save': err(gatewayError('SERVER_ERROR', '409', 'Changed.')) });
    const view = await page.do(opened('c1'), ...typed({ number: 'B' }), submitted);
    expect([view.state, view.message, view.form?.fields.number.value]).toEqual(['shown', { text: 'Changed.' }, 'B']);
    expect(page.sent('supplierCertificate.list').length).toBe(2);
  });

  test('D-65 removing one needs a second press', async () => {
    const page = openCertificates();
    const asked = await page.do({ type: 'remove.confirmed' }, { type: 'remove.requested', id: 'c1' });
    expect([asked.removing, page.sent('supplierCertificate.remove')]).toEqual(['c1', []]);
    expect((await page.do({ type: 'remove.cancelled' })).removing).toBeNull();
    const view = await page.do({ type: 'remove.requested', id: 'c1' }, { type: 'remove.confirmed' });
    expect(page.sent('supplierCertificate.remove').map(({ data }) => data)).toEqual([{ certificateId: 'c1' }]);
    expect(view.done).toEqual({ key: 'supplierCertificates.done.removed', values: { name: 'ISO 9001' } });
  });

  test('D-65 a member without permission can neither open a form nor remove one', async () => {
    const list = ok({ certificates: [iso], today: '2026-11-23', max: 2, canEdit: false });
    const page = openCertificates({ 'supplierCertificate.list': list });
    const view = await page.do(opened('c1'), { type: 'remove.requested', id: 'c1' }, submitted);
    expect([view.canEdit, view.form, view.removing]).toEqual([false, null, null]);
  });

  test.each([
    [31, 'checked', null],
    [30, 'checked', 30],
    [0, 'waiting', 0],
    [-1, 'expired', null],
    [null, 'checked', null],
  ] as const)('D-52 with %s days left one that is %s shows the warning %s', async (daysLeft, state, endsIn) => {
    const page = openCertificates({ 'supplierCertificate.list': listOf({ ...iso, daysLeft, state }) });
    const [row] = (await page.settled()).rows;
    expect([row?.state, row?.endsIn]).toEqual([state, endsIn]);
  });

  test('another one can be added until the limit is reached', async () => {
    expect((await openCertificates().settled()).hasRoom).toBe(true);
    const full = openCertificates({ 'supplierCertificate.list': listOf(iso, { ...iso, certificateId: 'c2' }) });
    expect((await full.settled()).hasRoom).toBe(false);
  });

  test('an expired login is deleted', async () => {
    const page = openCertificates({ 'supplierCertificate.list': err(gatewayError('INVALID_TOKEN', '401')) });
    expect((await page.settled()).state).toBe('visitor');
    expect(page.storage.slot(supplierTokenKey).read()).toBeNull();
  });

  test('a list that could not be loaded is loaded again on request', async () => {
    const page = openCertificates({ 'supplierCertificate.list': err(gatewayError('NETWORK_ERROR')) });
    expect((await page.settled()).state).toBe('failed');
    await page.do({ type: 'retry.requested' });
    expect(page.sent('supplierCertificate.list').length).toBe(2);
  });
});
