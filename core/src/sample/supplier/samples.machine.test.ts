import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../../contract/error.ts';
import type { SupplierSample } from '../../contract/sample/supplier-calls.ts';
import type { ScriptedAnswer } from '../../contract/scripted-client.ts';
import { createFlowDriver } from '../../ports/flow.test-driver.ts';
import { err, ok } from '../../result.ts';
import { createMemoryDevice } from '../../storage/memory-device.ts';
import { supplierTokenKey } from '../../supplier-login/keys.ts';
import { supplierStage } from '../../supplier-login/supplier.test-driver.ts';
import { provideSamples } from './samples.machine.ts';
import { supplierSamplesView } from './samples.view.ts';

const sample = (id: string, status: SupplierSample['status'], exhibitionId: string): SupplierSample => ({
  id,
  exhibitionId,
  goodsId: 'P1',
  goodsName: 'Cotton tote bag',
  standNo: 'A12',
  hall: '1',
  quantity: 2,
  createTime: 1,
  exhibitionName: 'Istanbul',
  contactName: 'Noor',
  companyName: 'Haven',
  countryId: '528',
  status,
});
const toCount = (exhibitionId: string) => ({
  exhibitionId,
  exhibitionName: `Fair ${exhibitionId}`,
  products: [{ goodsId: 'P1', goodsName: 'Cotton tote bag', booked: 2, collected: 0 }],
});

function openSamples({ shows = ['1001', '1002'], answer = ok({ id: 's1', status: 1 }) as ScriptedAnswer } = {}) {
  const desk = { answer, status: 0 as SupplierSample['status'] };
  const stage = supplierStage(({ name, data }) => {
    if (name === 'supplierSample.counts') return ok(shows.map(toCount));
    if (name === 'supplierSample.mark') return desk.answer;
    const { exhibitionId, pageNo } = data as { exhibitionId: string; pageNo: number };
    return ok({ records: [sample('s1', desk.status, exhibitionId)], total: 1, pageNo, pageSize: 20 });
  }, createMemoryDevice());
  stage.storage.slot(supplierTokenKey).save('st_1');
  const clock = new SimulatedClock();
  const actor = createActor(provideSamples({ ...stage.ports, timer: clock as never }), { clock }).start();
  return { ...stage, ...createFlowDriver(actor, supplierSamplesView), desk };
}

describe('a supplier’s booked samples', () => {
  test('R-6.018 are those of the first exhibition, until another one is selected', async () => {
    const samples = openSamples();
    expect(await samples.settled()).toMatchObject({
      state: 'shown',
      exhibitionId: '1001',
      exhibitions: [{ exhibitionId: '1001', name: 'Fair 1001' }, { exhibitionId: '1002' }],
      products: [{ booked: 2, collected: 0 }],
      rows: [{ id: 's1', canMark: true, isCollected: false }],
    });
    const other = await samples.do({ type: 'exhibition.selected', exhibitionId: '1002' }, { type: 'page.shown' });
    expect(other).toMatchObject({ exhibitionId: '1002', rows: [{ exhibitionId: '1002' }] });
    expect(samples.sent('supplierSample.list').map(({ data }) => data)).toEqual([
      { pageNo: 1, exhibitionId: '1001' },
      { pageNo: 1, exhibitionId: '1002' },
      { pageNo: 1, exhibitionId: '1002' },
    ]);
  });

  test('R-6.018 are marked as collected with one press, and the mark is taken back with another', async () => {
    const samples = openSamples();
    const marked = await samples.do({ type: 'sample.marked', id: 's1', isCollected: true });
    expect(marked).toMatchObject({ rows: [{ isCollected: true }], products: [{ booked: 0, collected: 2 }] });
    samples.desk.answer = ok({ id: 's1', status: 0 });
    const undone = await samples.do({ type: 'sample.marked', id: 's1', isCollected: false });
    expect(undone).toMatchObject({ rows: [{ isCollected: false }], products: [{ booked: 2, collected: 0 }] });
    expect(samples.sent('supplierSample.mark').map(({ data, options }) => [data, options.idempotencyKey])).toEqual([
      [{ id: 's1', isCollected: true }, 'key-1'],
      [{ id: 's1', isCollected: false }, 'key-2'],
    ]);
    expect(samples.sent('supplierSample.list')).toHaveLength(1);
  });

  test('R-6.018 a sample that the visitor cancelled meanwhile is reported, and the list is loaded again', async () => {
    const samples = openSamples({ answer: err(gatewayError('SERVER_ERROR', '409', 'Cancelled.')) });
    await samples.settled();
    samples.desk.status = 2;
    const told = await samples.do({ type: 'sample.marked', id: 's1', isCollected: true });
    expect(told).toMatchObject({ state: 'shown', rows: [{ status: 2, canMark: false }] });
    expect(told.message).not.toBeNull();
  });

  test('R-6.018 without bookings nothing is asked for', async () => {
    const samples = openSamples({ shows: [] });
    expect(await samples.settled()).toMatchObject({ state: 'shown', rows: [], exhibitions: [], exhibitionId: '' });
    expect(samples.calls.map(({ name }) => name)).toEqual(['supplierSample.counts']);
  });
});
