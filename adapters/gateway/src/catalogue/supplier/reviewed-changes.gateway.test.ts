import { describe, expect, test } from 'vitest';
import { createHeaders } from '../../../../../tests/support/accounts.ts';
import { readData, readError } from '../../../../../tests/support/gateway.ts';
import { createReviewDesk, type Review, type SupplierProduct } from '../../../../../tests/support/review-desk.ts';

const {
  database,
  desk,
  device,
  review,
  formOf,
  findProduct,
  reviewOf,
  save,
  called,
  add,
  setShown,
  withdraw,
  buyers,
  found,
  waiting,
  show,
  settle,
  settleNow,
  expectInStep,
  sentPicture,
  isStored,
  tokens,
} = createReviewDesk();

describe('a supplier’s changes under review', () => {
  test('D-97 changes to name, pictures and category wait, all others take effect immediately', async () => {
    const change = { categoryId: 'TX010201', images: ['12', '11'], minOrder: 7, unit: 'set', tags: ['TG061201'] };
    await readData(save('P1', (own) => ({ ...called('Honeycomb towel')(own), ...change })));
    expect(await buyers('P1')).toMatchObject({
      goodsName: 'Waffle towel',
      categoryId: 'TX010102',
      images: ['11', '12', '13'],
      minOrder: 7,
      unit: 'set',
      tagCodes: ['TG061201'],
    });
    expect([await found('honeycomb'), await found('waffle')]).toEqual([[], ['P1']]);
    await expectInStep();
    const { product, isReviewed } = await formOf('P1');
    expect(isReviewed).toBe(true);
    expect(product).toMatchObject({
      images: ['12', '11'],
      categoryId: 'TX010201',
      texts: [{ name: 'Honeycomb towel' }],
    });
    expect(product.review).toMatchObject({ state: 'waiting', isNew: false, parts: ['category', 'name', 'pictures'] });
    const { records } = (await readData(
      desk.ask('products', { part: 'shown', pageNo: 1 }, { token: tokens().manager }),
    )) as {
      records: { productId: string; name: string; review: Review | null }[];
    };
    expect(records.find(({ productId }) => productId === 'P1')).toMatchObject({
      name: 'Waffle towel',
      review: product.review,
    });
    expect(records.find(({ productId }) => productId === 'P2')?.review).toBeNull();
  });

  test('D-97 nothing waits if none of the three differs', async () => {
    await readData(save('P1', { minOrder: 9 }));
    expect([await reviewOf('P1'), (await waiting()).total]).toEqual([null, 0]);
    expect(await buyers('P1')).toMatchObject({ minOrder: 9 });
  });

  test('D-97 a later save replaces the waiting change, which keeps its original time', async () => {
    await readData(save('P1', called('Honeycomb towel')));
    const first = await reviewOf('P1');
    await readData(save('P1', { minOrder: 9 }));
    expect(await reviewOf('P1')).toEqual(first);
    await readData(save('P1', { images: ['13'] }));
    expect(await reviewOf('P1')).toMatchObject({ parts: ['name', 'pictures'], since: first?.since });
    expect((await reviewOf('P1'))?.version).toBeGreaterThan(first?.version ?? 0);
    await readData(save('P1', (own) => ({ ...called('Waffle towel')(own), images: ['11', '12', '13'] })));
    expect([await reviewOf('P1'), (await waiting()).total]).toEqual([null, 0]);
  });

  test('a text in a new language waits as a whole, and a removed one disappears immediately', async () => {
    const arabic = { lang: 'ar', name: 'منشفة', description: 'وصف.', attributes: [] };
    await readData(save('P1', ({ texts }) => ({ texts: [...texts, arabic] })));
    expect(await reviewOf('P1')).toMatchObject({ parts: ['name'] });
    await settleNow('P1', 'accepted');
    expect((await findProduct('P1')).texts.find(({ lang }) => lang === 'ar')).toEqual(arabic);
    await readData(save('P1', ({ texts }) => ({ texts: texts.filter(({ lang }) => lang === 'en') })));
    expect([await reviewOf('P1'), (await findProduct('P1')).texts.length]).toEqual([null, 1]);
    await expectInStep();
  });

  test('REL-04 a change is stored once: a repeat after a lost response changes nothing', async () => {
    const headers = createHeaders(device);
    const { part: _, review: _review, tags, ...own } = await findProduct('P1');
    const data = {
      ...own,
      ...called('Honeycomb towel')({ ...own } as SupplierProduct),
      tags: tags.map(({ code }) => code),
    };
    const first = await readData(desk.ask('saveProduct', data, { token: tokens().manager, headers }));
    const before = await reviewOf('P1');
    await database().kysely.deleteFrom('idempotency').execute();
    expect(await readData(desk.ask('saveProduct', data, { token: tokens().manager, headers }))).toEqual(first);
    expect(await reviewOf('P1')).toEqual(before);
    const late = { ...data, minOrder: 77 };
    expect(
      (await desk.ask('saveProduct', late, { token: tokens().manager, headers: createHeaders(device) })).status,
    ).toBe(409);
  });

  test('D-65 D-97 a hidden product cannot be renamed without review', async () => {
    await readData(setShown('P1', false));
    await readData(save('P1', called('Honeycomb towel')));
    await readData(setShown('P1', true));
    expect(await buyers('P1')).toMatchObject({ goodsName: 'Waffle towel' });
    await readData(setShown('P1', false));
    await settleNow('P1', 'accepted');
    expect(await buyers('P1')).toEqual({ isGone: true });
    await readData(setShown('P1', true));
    expect(await buyers('P1')).toMatchObject({ goodsName: 'Honeycomb towel' });
    await expectInStep();
  });

  test('D-97 the supplier can withdraw a change with its new pictures, and withdrawing again changes nothing', async () => {
    const image = await sentPicture();
    await readData(save('P1', { images: ['11', image] }));
    expect([await isStored(image), (await buyers('P1'))?.images]).toEqual([true, ['11', '12', '13']]);
    const { version = 0 } = (await reviewOf('P1')) ?? {};
    expect((await readError(withdraw('P1', version, tokens().answerer))).status).toBe(403);
    expect((await readError(withdraw('P1', version + 5))).status).toBe(409);
    expect((await readError(withdraw('P3', version))).status).toBe(404);
    await readData(withdraw('P1', version));
    await readData(withdraw('P1', version));
    expect([await reviewOf('P1'), (await findProduct('P1')).images, await isStored(image)]).toEqual([
      null,
      ['11', '12', '13'],
      false,
    ]);
    expect((await settle('P1', 'accepted', version)).status).toBe(409);
  });
});

describe('a new product under review', () => {
  test('D-97 stays hidden until it is accepted, and can then be hidden and shown by its supplier', async () => {
    const headers = createHeaders(device);
    const { productId, isWaiting } = await add(headers);
    await database().kysely.deleteFrom('idempotency').execute();
    expect([await add(headers), isWaiting]).toEqual([{ productId, isWaiting: true }, true]);
    expect([await buyers(productId), (await readError(setShown(productId, true))).status]).toEqual([null, 409]);
    expect(await reviewOf(productId)).toMatchObject({ state: 'waiting', isNew: true, parts: [] });
    await expectInStep();
    expect(await show(productId)).toMatchObject({
      name: 'Rattan basket',
      isNew: true,
      part: 'hidden',
      present: null,
      supplier: { supplierId: 'S1' },
      wanted: { texts: [{ lang: 'en', name: 'Rattan basket' }], category: { id: 'TX010102' } },
    });
    await settleNow(productId, 'accepted');
    expect(await buyers(productId)).toMatchObject({ goodsName: 'Rattan basket' });
    expect([await found('rattan'), await reviewOf(productId)]).toEqual([[productId], null]);
    await expectInStep();
    await readData(setShown(productId, false));
    await readData(setShown(productId, true));
    await readData(save(productId, called('Rattan bowl')));
    expect(await reviewOf(productId)).toMatchObject({ isNew: false, parts: ['name'] });
  });

  test('D-97 shows the reason if rejected, and waits again after any save, even without changes', async () => {
    const { productId } = await add();
    await settleNow(productId, 'refused');
    expect(await reviewOf(productId)).toMatchObject({ state: 'refused', reason: 'That is a trade mark.' });
    expect((await readError(setShown(productId, true))).status).toBe(409);
    await readData(save(productId));
    const { version = 0, state } = (await reviewOf(productId)) ?? {};
    expect(state).toBe('waiting');
    await readData(withdraw(productId, version));
    expect(await reviewOf(productId)).toMatchObject({ state: 'withdrawn', isNew: true });
    await readData(save(productId, { minOrder: 3 }));
    expect(await reviewOf(productId)).toMatchObject({ state: 'waiting' });
  });
});

describe('after switching back to direct changes', () => {
  test('D-97 pending changes still wait for staff, until their supplier saves or shows the product', async () => {
    await readData(save('P1', called('Honeycomb towel')));
    await readData(save('P2', called('Sail cloth')));
    const { productId } = await add();
    await review('direct');
    expect([(await waiting()).total, await buyers(productId)]).toEqual([3, null]);
    await settleNow('P2', 'accepted');
    expect(await buyers('P2')).toMatchObject({ goodsName: 'Sail cloth' });
    await readData(save('P1'));
    expect([await buyers('P1'), await reviewOf('P1')]).toMatchObject([{ goodsName: 'Honeycomb towel' }, null]);
    await readData(setShown(productId, true));
    expect([await buyers(productId), (await waiting()).total]).toMatchObject([{ goodsName: 'Rattan basket' }, 0]);
    await expectInStep();
  });

  test('D-97 one site with reviewed changes is enough, whatever site the caller names', async () => {
    await review('direct');
    const setting = {
      site_id: 5,
      name: 'product.changes',
      value: 'reviewed',
      changed: 1,
      changed_by: tokens().operatorId,
    };
    await database().kysely.insertInto('site_setting').values(setting).execute();
    await readData(save('P1', called('Honeycomb towel')));
    expect(await reviewOf('P1')).toMatchObject({ state: 'waiting' });
  });
});
