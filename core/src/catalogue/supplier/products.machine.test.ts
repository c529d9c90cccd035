import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../../contract/error.ts';
import { type ScriptedAnswer, toScript } from '../../contract/scripted-client.ts';
import { createFlowDriver } from '../../ports/flow.test-driver.ts';
import { err, ok } from '../../result.ts';
import { createMemoryDevice } from '../../storage/memory-device.ts';
import { supplierTokenKey } from '../../supplier-login/keys.ts';
import { supplierStage } from '../../supplier-login/supplier.test-driver.ts';
import { provideProducts } from './products.machine.ts';
import { supplierProductsView } from './products.view.ts';

const row = {
  productId: 'P1',
  name: 'Waffle towel',
  image: '',
  priceMin: 1.8,
  priceMax: 2,
  currency: 'USD',
  unit: 'piece',
  part: 'shown',
  created: 1,
  review: null,
} as const;
const listed = (given = {}) =>
  ok({
    records: [row],
    total: 41,
    pageNo: 1,
    pageSize: 20,
    counts: { shown: 41, hidden: 2 },
    canEdit: true,
    ...given,
  });

function openProducts(answers: Record<string, ScriptedAnswer> = {}) {
  const stage = supplierStage(
    toScript({ 'supplierProduct.list': listed(), 'supplierProduct.setShown': ok({ part: 'hidden' }), ...answers }),
    createMemoryDevice(),
  );
  stage.storage.slot(supplierTokenKey).save('st_1');
  const clock = new SimulatedClock();
  const actor = createActor(provideProducts({ ...stage.ports, timer: clock as never }), { clock }).start();
  const asked = () => stage.sent('supplierProduct.list').map(({ data }) => data);
  return { ...stage, ...createFlowDriver(actor, supplierProductsView), asked };
}

describe('a supplier’s products', () => {
  test('are listed by part, by submitted keyword and by page', async () => {
    const products = openProducts();
    const first = await products.settled();
    expect([first.rows[0]?.price.priceMin, first.rows[0]?.image, first.pageCount]).toEqual([1.8, null, 3]);
    const typed = await products.do({ type: 'keyword.changed', value: ' towel ' });
    expect([typed.keyword, products.asked().length]).toEqual([' towel ', 1]);
    await products.do({ type: 'page.selected', pageNo: 2 });
    await products.do({ type: 'search.submitted' });
    await products.do({ type: 'part.selected', part: 'hidden' });
    expect(products.asked()).toEqual([
      { part: 'shown', pageNo: 1 },
      { part: 'shown', pageNo: 2 },
      { part: 'shown', pageNo: 1, keyword: 'towel' },
      { part: 'hidden', pageNo: 1, keyword: 'towel' },
    ]);
  });

  test('a search during loading is sent at once', async () => {
    const products = openProducts();
    products.atOnce({ type: 'keyword.changed', value: 'towel' }, { type: 'search.submitted' });
    await products.settled();
    expect(products.asked().at(-1)).toEqual({ part: 'shown', pageNo: 1, keyword: 'towel' });
  });

  test('D-65 one is hidden by one submit, a message confirms it, and the list is loaded again', async () => {
    const products = openProducts();
    await products.settled();
    const view = await products.do({ type: 'part.changed', id: 'P1' });
    expect(products.sent('supplierProduct.setShown').map(({ data }) => data)).toEqual([
      { productId: 'P1', isShown: false },
    ]);
    expect([view.done, products.asked().length]).toEqual([
      { key: 'supplierProducts.moved.hidden', values: { name: 'Waffle towel' } },
      2,
    ]);
  });

  test('D-97 a row shows the fields awaiting review, and a new product cannot be shown before it is accepted', async () => {
    const waits = { state: 'waiting', isNew: false, parts: ['pictures'], since: 5, reason: '', version: 2 };
    const refused = { ...waits, state: 'refused', isNew: true, parts: [], reason: 'A brand.' };
    const records = [row, { ...row, review: waits }, { ...row, review: refused }];
    const { rows } = await openProducts({ 'supplierProduct.list': listed({ records }) }).settled();
    expect(rows.map(({ review, canMove }) => [review?.said, review?.reason, canMove])).toEqual([
      [undefined, undefined, true],
      ['supplierProducts.review.change.waiting', '', true],
      ['supplierProducts.review.new.refused', 'A brand.', false],
    ]);
  });

  test('a member with read-only access cannot change anything', async () => {
    const products = openProducts({ 'supplierProduct.list': listed({ canEdit: false }) });
    await products.settled();
    await products.do({ type: 'part.changed', id: 'P1' });
    expect(products.sent('supplierProduct.setShown')).toEqual([]);
  });

  test('a rejection is reported, and the list stays', async () => {
    const products = openProducts({ 'supplierProduct.setShown': err(gatewayError('SERVER_ERROR', '403', 'No.')) });
    await products.settled();
    const view = await products.do({ type: 'part.changed', id: 'P1' });
    expect([view.state, view.message, view.rows.length]).toEqual(['shown', { text: 'No.' }, 1]);
  });

  test('an empty part and an empty search have different messages', async () => {
    const products = openProducts({ 'supplierProduct.list': listed({ records: [], total: 0 }) });
    expect((await products.settled()).empty).toEqual({ key: 'supplierProducts.empty.shown' });
    const view = await products.do({ type: 'keyword.changed', value: 'x' }, { type: 'search.submitted' });
    expect(view.empty).toEqual({ key: 'supplierProducts.empty.search' });
  });

  test('an expired login is deleted', async () => {
    const products = openProducts({ 'supplierProduct.list': err(gatewayError('INVALID_TOKEN', '401')) });
    expect((await products.settled()).state).toBe('visitor');
    expect(products.storage.slot(supplierTokenKey).read()).toBeNull();
  });
});
