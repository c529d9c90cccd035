import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { SupplierProductRecord } from '../../contract/catalogue/supplier-calls.ts';
import { gatewayError } from '../../contract/error.ts';
import { type ScriptedAnswer, toScript } from '../../contract/scripted-client.ts';
import { createFlowDriver } from '../../ports/flow.test-driver.ts';
import { err, ok } from '../../result.ts';
import { createMemoryDevice } from '../../storage/memory-device.ts';
import { supplierInfoKey, supplierTokenKey } from '../../supplier-login/keys.ts';
import { supplierInfo, supplierStage } from '../../supplier-login/supplier.test-driver.ts';
import { productDraftKey } from './keys.ts';
import { type ProductEvent, provideProduct } from './product.machine.ts';
import { productView } from './product.view.ts';
import type { ProductField } from './product-fields.ts';

const product: SupplierProductRecord = {
  productId: 'P1',
  part: 'shown',
  version: 3,
  categoryId: 'TX010101',
  images: ['11', '12'],
  unit: 'piece',
  minOrder: 100,
  currency: 'USD',
  leadDays: null,
  sampleAvailable: false,
  tradeTerms: { hsCode: '630260' },
  texts: [{ lang: 'en', name: 'Towel', description: '', attributes: [{ name: 'Material', value: 'Cotton' }] }],
  tags: [{ code: 'TG601010', name: 'Towels' }],
  review: null,
  steps: [{ min: 100, price: '2.5' }],
};
const form = (given = {}) =>
  ok({
    product,
    languages: ['ar', 'en'],
    categories: [{ id: 'TX010101', name: 'Towels', path: 'Textile', industry: 'textile', isUsed: true }],
    canEdit: true,
    isReviewed: false,
    ...given,
  });
const file = { name: 'a.png', size: 3, type: 'image/png', arrayBuffer: async () => new ArrayBuffer(3) };

function openProduct(answers: Record<string, ScriptedAnswer> = {}, id = 'P1', device = createMemoryDevice()) {
  const stage = supplierStage(
    toScript({
      'supplierProduct.form': form(id === '' ? { product: null } : {}),
      'supplierProduct.save': ok({ version: 4 }),
      'supplierProduct.add': ok({ productId: 'P9', isWaiting: true }),
      'upload.image': ok([{ id: '77', msgs: [] }]),
      'upload.preview': ok({ previews: [{ imageId: '77', sign: 'signed' }] }),
      ...answers,
    }),
    device,
  );
  stage.storage.slot(supplierTokenKey).save('st_1');
  stage.storage.slot(supplierInfoKey).save(supplierInfo);
  const clock = new SimulatedClock();
  const ports = { ...stage.ports, timer: clock as never };
  const actor = createActor(provideProduct(ports), { clock, input: { productId: id } }).start();
  return { ...stage, ...createFlowDriver(actor, productView), device };
}

const typed = (name: ProductField, value: string): ProductEvent => ({ type: 'field.changed', name, value });

describe('the product form', () => {
  test('D-52 the input is sent once with the loaded version, and the product is loaded again', async () => {
    const page = openProduct();
    await page.settled();
    const view = await page.do(
      typed('name.en', ' Hand towel '),
      typed('name.ar', 'منشفة'),
      typed('minOrder', '٥٠'),
      typed('step.0.price', '٢٫٧٥'),
      { type: 'sample.chosen', isAvailable: true },
      { type: 'step.added' },
      { type: 'form.submitted' },
    );
    expect(page.sent('supplierProduct.save').map(({ data }) => data)).toEqual([
      {
        productId: 'P1',
        version: 3,
        categoryId: 'TX010101',
        images: ['11', '12'],
        unit: 'piece',
        minOrder: 50,
        currency: 'USD',
        leadDays: null,
        sampleAvailable: true,
        steps: [{ min: 100, price: '2.75' }],
        tradeTerms: { hsCode: '630260' },
        texts: [
          { lang: 'en', name: 'Hand towel', description: '', attributes: [{ name: 'Material', value: 'Cotton' }] },
          { lang: 'ar', name: 'منشفة', description: '', attributes: [] },
        ],
        tags: ['TG601010'],
      },
    ]);
    expect([view.isSaved, page.sent('supplierProduct.form').length]).toEqual([true, 2]);
    expect(page.storage.slot(productDraftKey).read()).toBeNull();
  });

  test('D-52 a price with a decimal comma is sent with a point', async () => {
    const page = openProduct();
    await page.settled();
    await page.do(typed('step.0.price', '1.234,50'), { type: 'form.submitted' });
    expect(page.sent('supplierProduct.save').map(({ data }) => data)).toMatchObject([
      { steps: [{ min: 100, price: '1234.50' }] },
    ]);
  });

  test('R-5.007 each field shows its error, in the language of the field, and nothing is sent', async () => {
    const page = openProduct();
    await page.settled();
    const view = await page.do(
      typed('description.ar', 'وصف'),
      typed('categoryId', ''),
      typed('minOrder', '0'),
      { type: 'step.added' },
      typed('step.1.min', '100'),
      typed('step.1.price', '1,900'),
      { type: 'form.submitted' },
    );
    expect([view.focus, view.lang, view.name.state, view.refusals]).toEqual(['name.ar', 'ar', 'required', 1]);
    expect([view.categoryId.state, view.minOrder.state]).toEqual(['required', 'pattern']);
    expect([view.steps[1]?.min.state, view.steps[1]?.price.state]).toEqual(['rising', 'pattern']);
    expect(page.sent('supplierProduct.save')).toEqual([]);
  });

  test('F-A8 trade terms show as stored, are checked, and are sent in the form of the call', async () => {
    const page = openProduct();
    const start = await page.settled();
    expect([start.tradeTerms.hsCode?.value, start.tradeTerms.deposit, start.tradeTerms.place]).toEqual([
      '6302.60',
      null,
      null,
    ]);
    const invalid = await page.do(
      { type: 'language.selected', lang: 'ar' },
      typed('tradeTerms.payment', 'ttDeposit'),
      typed('tradeTerms.hsCode', '6302'),
      { type: 'form.submitted' },
    );
    expect([invalid.focus, invalid.lang, invalid.tradeTerms.deposit?.state]).toEqual([
      'tradeTerms.deposit',
      'ar',
      'required',
    ]);
    expect(invalid.tradeTerms.hsCode).toMatchObject({
      state: 'pattern',
      message: { key: 'tradeTerms.hsCode.wrong' },
    });
    expect([invalid.validTradeTerms, page.sent('supplierProduct.save')]).toEqual([{}, []]);
    await page.do(
      typed('tradeTerms.deposit', '٣٠'),
      typed('tradeTerms.hsCode', '6302 60 00'),
      typed('tradeTerms.incoterm', 'FOB'),
      typed('tradeTerms.place', ' Izmir '),
      { type: 'form.submitted' },
    );
    expect(page.sent('supplierProduct.save').map(({ data }) => data)).toMatchObject([
      {
        tradeTerms: {
          payment: { method: 'ttDeposit', deposit: 30 },
          incoterm: { code: 'FOB', place: 'Izmir' },
          hsCode: '63026000',
        },
      },
    ]);
  });

  test('F-A8 a draft from before there were trade terms is still restored', async () => {
    const page = openProduct();
    await page.settled();
    await page.do(typed('name.en', 'Half a na'));
    const slot = page.device.storage.slot(productDraftKey);
    const { tradeTerms: _, ...values } = slot.read()?.values ?? {};
    slot.save({ ...slot.read(), values } as never);
    const view = await openProduct({}, 'P1', page.device).settled();
    expect([view.isRestored, view.name.value, view.tradeTerms.hsCode?.value]).toEqual([true, 'Half a na', '']);
  });

  test('D-52 specification rows belong to a language, empty ones are left out, and incomplete ones are rejected', async () => {
    const page = openProduct();
    await page.settled();
    const half = await page.do(
      { type: 'attribute.added' },
      typed('attribute.en.1.name', ' Size '),
      { type: 'language.selected', lang: 'ar' },
      { type: 'attribute.added' },
      { type: 'form.submitted' },
    );
    expect([half.focus, half.lang, half.attributes[1]?.value.state]).toEqual([
      'attribute.en.1.value',
      'en',
      'required',
    ]);
    expect(half.languages).toMatchObject([
      { lang: 'en', isInvalid: true },
      { lang: 'ar', isInvalid: false },
    ]);
    await page.do(
      typed('attribute.en.1.value', '50 cm'),
      { type: 'attribute.removed', index: 0 },
      { type: 'tags.changed', tags: [] },
      { type: 'form.submitted' },
    );
    expect(page.sent('supplierProduct.save').map(({ data }) => data)).toMatchObject([
      { texts: [{ lang: 'en', attributes: [{ name: 'Size', value: '50 cm' }] }], tags: [] },
    ]);
  });

  test('a specification has at most thirty rows, and a row in a language without a name requires the name', async () => {
    const page = openProduct();
    await page.settled();
    const many = await page.do(...Array.from({ length: 40 }, (): ProductEvent => ({ type: 'attribute.added' })));
    expect([many.attributes.length, many.canAddAttribute]).toEqual([30, false]);
    const view = await page.do(
      { type: 'language.selected', lang: 'ar' },
      { type: 'attribute.added' },
      typed('attribute.ar.0.value', 'قطن'),
      { type: 'form.submitted' },
    );
    expect([view.focus, view.name.state]).toEqual(['name.ar', 'required']);
  });

  test('input is saved on the device, only for this product and this supplier', async () => {
    const page = openProduct();
    await page.settled();
    await page.do(typed('name.en', 'Half a na'));
    const again = openProduct({}, 'P1', page.device);
    const view = await again.settled();
    expect([view.isRestored, view.name.value]).toEqual([true, 'Half a na']);
    expect((await openProduct({}, '', page.device).settled()).isRestored).toBe(false);
    const dropped = await again.do({ type: 'draft.dropped' });
    expect([dropped.isRestored, dropped.name.value]).toEqual([false, 'Towel']);
    const draft = { ...page.device.storage.slot(productDraftKey).read() };
    expect(draft).toEqual({});
  });

  test('REL-02 an attempt without a response is repeated under its key, also after a reload', async () => {
    const lost = { 'supplierProduct.save': err(gatewayError('NETWORK_ERROR')) };
    const page = openProduct(lost);
    await page.settled();
    const failed = await page.do(typed('minOrder', '7'), { type: 'form.submitted' });
    expect([failed.state, failed.minOrder.value, failed.message]).toEqual(['shown', '7', { key: 'request.network' }]);
    const again = openProduct(lost, 'P1', page.device);
    await again.settled();
    await again.do({ type: 'form.submitted' });
    const keys = [...page.sent('supplierProduct.save'), ...again.sent('supplierProduct.save')];
    expect(new Set(keys.map(({ options }) => options.idempotencyKey)).size).toBe(1);
  });

  test('a conflicting change is reported, and no input is lost', async () => {
    const page = openProduct({ 'supplierProduct.save': err(gatewayError('SERVER_ERROR', '409', 'Changed.')) });
    await page.settled();
    const view = await page.do(typed('name.en', 'Mine'), { type: 'form.submitted' });
    expect([view.state, view.message, view.name.value]).toEqual(['shown', { text: 'Changed.' }, 'Mine']);
  });

  test('a new product is added once, and the page gets its ID', async () => {
    const page = openProduct({}, '');
    await page.settled();
    const view = await page.do(typed('name.en', 'Basket'), typed('categoryId', 'TX010101'), typed('minOrder', '10'), {
      type: 'form.submitted',
    });
    expect([view.state, view.addedId, view.isAddedWaiting]).toEqual(['added', 'P9', true]);
    expect(page.sent('supplierProduct.add').length).toBe(1);
    expect(page.sent('supplierProduct.add')[0]?.data).toMatchObject({ steps: [], images: [] });
  });

  test('a member with read-only access cannot change anything', async () => {
    const page = openProduct({ 'supplierProduct.form': form({ canEdit: false }) });
    await page.settled();
    const view = await page.do(typed('name.en', 'Mine'), { type: 'form.submitted' });
    expect([view.name.value, page.sent('supplierProduct.save')]).toEqual(['Towel', []]);
  });

  test('a product of another supplier is not found, and an expired login is deleted', async () => {
    const gone = openProduct({ 'supplierProduct.form': err(gatewayError('SERVER_ERROR', '404', 'no')) });
    expect((await gone.settled()).state).toBe('gone');
    const lost = openProduct({ 'supplierProduct.form': err(gatewayError('INVALID_TOKEN', '401')) });
    expect((await lost.settled()).state).toBe('visitor');
  });
});

describe('a change awaiting review', () => {
  const review = {
    state: 'waiting',
    isNew: false,
    parts: ['category', 'name'],
    since: 5,
    reason: '',
    version: 7,
  } as const;
  const waits = { 'supplierProduct.form': form({ product: { ...product, review }, isReviewed: true }) };
  const withdraw: ProductEvent = { type: 'change.withdrawn' };

  test('D-97 is shown with its fields, and withdrawn by one submit with the loaded version', async () => {
    const page = openProduct({ ...waits, 'supplierProduct.withdraw': ok({ version: 8 }) });
    const { review: told, isReviewed } = await page.settled();
    expect([told, isReviewed]).toMatchObject([
      { said: 'supplierProducts.review.change.waiting', parts: ['name', 'category'], since: 5 },
      true,
    ]);
    await page.do(withdraw);
    expect(page.sent('supplierProduct.withdraw').map(({ data }) => data)).toEqual([{ productId: 'P1', version: 7 }]);
    expect(page.sent('supplierProduct.form').length).toBe(2);
  });

  test('REL-02 a withdrawal without a response is repeated under its key, and the input stays', async () => {
    const page = openProduct({ ...waits, 'supplierProduct.withdraw': err(gatewayError('NETWORK_ERROR')) });
    await page.settled();
    const view = await page.do(typed('minOrder', '7'), withdraw);
    expect([view.message, view.minOrder.value]).toEqual([{ key: 'request.network' }, '7']);
    await page.do(withdraw);
    const keys = page.sent('supplierProduct.withdraw').map(({ options }) => options.idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('REL-02 a later change awaiting review is withdrawn under a separate key', async () => {
    const waiting = { ...review, version: 7 as number };
    const page = openProduct({
      'supplierProduct.form': form({ product: { ...product, review: waiting }, isReviewed: true }),
      'supplierProduct.withdraw': err(gatewayError('NETWORK_ERROR')),
    });
    await page.settled();
    await page.do(withdraw);
    waiting.version = 9;
    await page.do({ type: 'draft.dropped' }, withdraw);
    const sent = page.sent('supplierProduct.withdraw');
    expect(sent.map(({ data }) => data)).toEqual([
      { productId: 'P1', version: 7 },
      { productId: 'P1', version: 9 },
    ]);
    expect(new Set(sent.map(({ options }) => options.idempotencyKey)).size).toBe(2);
  });

  test.each([
    ['that was refused', { product: { ...product, review: { ...review, state: 'refused', reason: 'A brand.' } } }],
    ['of somebody who may only look', { product: { ...product, review }, canEdit: false }],
  ])('one %s is not withdrawn', async (_, given) => {
    const page = openProduct({ 'supplierProduct.form': form(given) });
    await page.settled();
    await page.do(withdraw);
    expect(page.sent('supplierProduct.withdraw')).toEqual([]);
  });
});

describe('the pictures of a product', () => {
  test('D-52 are uploaded one after the other, reordered, removed, and limited to eight', async () => {
    const page = openProduct();
    await page.settled();
    const view = await page.do({ type: 'pictures.chosen', files: Array.from({ length: 9 }, () => file) });
    expect([view.images.length, view.picturesLeft, view.sending]).toEqual([8, 0, 0]);
    expect(page.sent('upload.image').length).toBe(6);
    expect(view.pictureProblems.map(({ name, message }) => [name, 'key' in message && message.key])).toEqual(
      Array.from({ length: 3 }, () => ['a.png', 'supplierProducts.form.pictures.many']),
    );
    const moved = await page.do(
      { type: 'picture.moved', index: 1, by: -1 },
      { type: 'picture.removed', index: 7 },
      { type: 'picture.moved', index: 0, by: -1 },
    );
    expect(moved.images.slice(0, 2)).toEqual(['12', '11']);
    expect(moved.images.length).toBe(7);
  });

  test('D-84 THR-36 a picture that is not part of the product yet is shown with a signed URL, also from a saved draft', async () => {
    const page = openProduct();
    await page.settled();
    expect(page.sent('upload.preview')).toEqual([]);
    const view = await page.do({ type: 'pictures.chosen', files: [file] });
    expect([view.images, [...view.signs], view.unsignedImages]).toEqual([['11', '12', '77'], [['77', 'signed']], []]);
    const again = openProduct({}, 'P1', page.device);
    const restored = await again.settled();
    expect([restored.images, restored.signs.get('77')]).toEqual([['11', '12', '77'], 'signed']);
    expect(again.sent('upload.preview').map(({ data }) => data)).toEqual([{ imageIds: ['77'] }]);
  });

  test('D-84 the signature of a picture that has none is not requested again, even if the call fails', async () => {
    for (const answer of [ok({ previews: [] }), err(gatewayError('NETWORK_ERROR'))]) {
      const page = openProduct({ 'upload.preview': answer });
      await page.settled();
      const view = await page.do({ type: 'pictures.chosen', files: [file] });
      expect([view.signs.get('77'), page.sent('upload.preview').length]).toEqual(['', 1]);
    }
  });

  test('each rejected picture is reported with its name and its reason, and the others stay', async () => {
    const page = openProduct({ 'upload.image': ok([{ id: '', msgs: ['No picture.'] }]) });
    await page.settled();
    const view = await page.do({ type: 'pictures.chosen', files: [file, { ...file, name: 'b.heic' }] });
    expect([view.pictureProblems, view.images]).toEqual([
      [
        { name: 'a.png', message: { text: 'No picture.' } },
        { name: 'b.heic', message: { text: 'No picture.' } },
      ],
      ['11', '12'],
    ]);
    expect((await page.do({ type: 'pictures.chosen', files: [] })).pictureProblems).toEqual([]);
  });
});
