import { staffProduct } from '@fairhall/core/contract/staff-product';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { headersOf, person } from '../../../../../tests/support/accounts.ts';
import { emptyDatabase, testDatabase } from '../../../../../tests/support/databases.ts';
import { type FormParts, postForm } from '../../../../../tests/support/forms.ts';
import { dataOf, post, refusalOf, testGateway } from '../../../../../tests/support/gateway.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { createMemoryFiles } from '../../../../../tests/support/memory-files.ts';
import { readyCatalogue } from '../../../../../tests/support/ready-catalogue.ts';
import { pictureFile } from '../../../../../tests/support/sample-files.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import { insertStaff } from '../../../../../tests/support/staff.ts';
import { supplierDesk } from '../../../../../tests/support/supplier-desk.ts';
import { recentMails } from '../../mail/dev-mails.ts';
import { cleanUpFiles, FILES_WAIT } from '../../upload/upload.clean-up.ts';
import { refreshCatalogue } from '../world/load-world.ts';

const NOW = 1_700_000_000_000;
const database = testDatabase();
const files = createMemoryFiles();
const gateway = testGateway(database, { files });
const desk = supplierDesk(database, gateway);
const device = person();
let picture = new Uint8Array();
const said = (name: string) => ({ name, description: '', attributes: [] });
const CANVAS = { en: said('Canvas roll'), ar: said('لفة قماش') };
let [manager, answerer, operator, operatorId, support, email] = ['', '', '', '', '', ''];

beforeAll(async () => {
  picture = new Uint8Array(await pictureFile('png'));
});
beforeEach(async () => {
  await emptyDatabase(database());
  const products = [
    sampleProduct('P1', { name: 'Waffle towel', category: 'TX010102', rank: 2, tags: ['TG061101'] }),
    sampleProduct('P2', { texts: CANVAS, category: 'TX020101', rank: 1 }),
    sampleProduct('P3', { name: 'Pool towel', supplier: 'S2', category: 'TX010102', rank: 3 }),
  ];
  await loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S1'), sampleSupplier('S2'), ...products], NOW);
  const supplier = await desk.person('S1');
  [manager, email] = [supplier.token, supplier.email];
  answerer = (await desk.person('S1', 'answer')).token;
  const member = await insertStaff(database(), { role: 'operator' });
  [operator, operatorId] = [member.token, member.staffId];
  support = (await insertStaff(database(), { role: 'support' })).token;
  await review('reviewed');
});

async function review(value: 'direct' | 'reviewed'): Promise<void> {
  const setting = { site_id: 999, name: 'product.changes', value, changed: 1, changed_by: operatorId };
  await database()
    .kysely.insertInto('site_setting')
    .values(setting)
    .onConflict((conflict) => conflict.columns(['site_id', 'name']).doUpdateSet({ value }))
    .execute();
}

interface Text {
  readonly lang: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly object[];
}
interface Review {
  readonly state: string;
  readonly isNew: boolean;
  readonly parts: readonly string[];
  readonly since: number;
  readonly reason: string;
  readonly version: number;
}
interface Own {
  readonly version: number;
  readonly part: string;
  readonly texts: readonly Text[];
  readonly images: readonly string[];
  readonly tags: readonly { readonly code: string }[];
  readonly review: Review | null;
}
const formOf = async (productId: string) =>
  (await dataOf(desk.ask('productForm', { productId }, { token: manager }))) as { product: Own; isReviewed: boolean };
const ownOf = async (productId: string) => (await formOf(productId)).product;
const reviewOf = async (productId: string) => (await ownOf(productId)).review;

/** Saves what the form shows, with something else in it. */
async function save(
  productId: string,
  change: object | ((own: Own) => object) = {},
  headers = headersOf(device),
): Promise<Response> {
  const own = await ownOf(productId);
  const { part: _, review: _review, tags, ...content } = own;
  const wanted = typeof change === 'function' ? change(own) : change;
  const data = { ...content, tags: tags.map(({ code }) => code), ...wanted };
  return desk.ask('saveProduct', data, { token: manager, headers });
}
const called =
  (name: string) =>
  ({ texts }: Own) => ({ texts: texts.map((text) => (text.lang === 'en' ? { ...text, name } : text)) });

const NEW = {
  texts: [{ lang: 'en', name: 'Rattan basket', description: '', attributes: [] }],
  ...{ categoryId: 'TX010102', images: [], tags: [], unit: 'set', minOrder: 50, currency: 'EUR', leadDays: null },
  steps: [{ min: 50, price: '2.5' }],
};
async function add(headers = headersOf(device)) {
  const added = await dataOf(desk.ask('addProduct', NEW, { token: manager, headers }));
  return added as { productId: string; isWaiting: boolean };
}
const setShown = (productId: string, isShown: boolean) =>
  desk.ask('setShown', { productId, isShown }, { token: manager });
const withdraw = (productId: string, version: number, token = manager) =>
  desk.ask('withdrawChange', { productId, version }, { token });

const buyers = async (productId: string) => {
  const answer = await post(
    gateway(),
    'search/goods/detail',
    { goodsSpuId: productId },
    { headers: headersOf(person()) },
  );
  return answer.status === 404 ? null : ((await dataOf(Promise.resolve(answer))) as Record<string, unknown>);
};
const found = async (keyword: string) =>
  (
    (await dataOf(post(gateway(), 'search/goods', { keyword }, { headers: headersOf(person()) }))) as {
      records: { goodsSpuId: string }[];
    }
  ).records.map(({ goodsSpuId }) => goodsSpuId);

const ask = (call: keyof typeof staffProduct, data: object, token = operator, headers = headersOf(person())) =>
  post(gateway(), staffProduct[call].path, data, { headers, envelope: { token } });
const waiting = async (pageNo = 1) => staffProduct.waiting.output.parse(await dataOf(ask('waiting', { pageNo })));
const show = async (productId: string) => staffProduct.show.output.parse(await dataOf(ask('show', { productId })));
const settle = (productId: string, verdict: 'accepted' | 'refused', version: number, headers = headersOf(person())) =>
  ask('settle', { productId, version, verdict, reason: 'That is a trade mark.' }, operator, headers);
async function settleNow(productId: string, verdict: 'accepted' | 'refused') {
  const { version } = await show(productId);
  return dataOf(settle(productId, verdict, version));
}

async function expectInStep(): Promise<void> {
  const kept = await readyCatalogue(database());
  await database().transaction(refreshCatalogue);
  expect(kept).toEqual(await readyCatalogue(database()));
}

async function sentPicture(): Promise<string> {
  const parts: FormParts = [
    ['file', new Blob([picture]), 'a.png'],
    ['visibility', 'public'],
  ];
  const answer = await postForm(gateway(), 'image/upload.json', parts, { headers: headersOf(device) });
  const [image] = (await answer.json()) as { id: string }[];
  return image?.id ?? '';
}
async function isKept(id: string): Promise<boolean> {
  await cleanUpFiles(database(), files, Date.now() + 2 * FILES_WAIT);
  return (await files.get(id)) !== undefined;
}

describe('what a supplier changes where changes are reviewed', () => {
  test('D-97 name, pictures and category wait, and all else holds at once', async () => {
    const change = { categoryId: 'TX010201', images: ['12', '11'], minOrder: 7, unit: 'set', tags: ['TG061201'] };
    await dataOf(save('P1', (own) => ({ ...called('Honeycomb towel')(own), ...change })));
    expect(await buyers('P1')).toMatchObject({
      ...{ goodsName: 'Waffle towel', categoryId: 'TX010102', images: ['11', '12', '13'] },
      ...{ minOrder: 7, unit: 'set', tagCodes: ['TG061201'] },
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
    const { records } = (await dataOf(desk.ask('products', { part: 'shown', pageNo: 1 }, { token: manager }))) as {
      records: { productId: string; name: string; review: Review | null }[];
    };
    expect(records.find(({ productId }) => productId === 'P1')).toMatchObject({
      name: 'Waffle towel',
      review: product.review,
    });
    expect(records.find(({ productId }) => productId === 'P2')?.review).toBeNull();
  });

  test('D-97 nothing waits where none of the three differs', async () => {
    await dataOf(save('P1', { minOrder: 9 }));
    expect([await reviewOf('P1'), (await waiting()).total]).toEqual([null, 0]);
    expect(await buyers('P1')).toMatchObject({ minOrder: 9 });
  });

  test('D-97 a later save takes the place of what waits, which waits since the first did', async () => {
    await dataOf(save('P1', called('Honeycomb towel')));
    const first = await reviewOf('P1');
    await dataOf(save('P1', { minOrder: 9 }));
    expect(await reviewOf('P1')).toEqual(first);
    await dataOf(save('P1', { images: ['13'] }));
    expect(await reviewOf('P1')).toMatchObject({ parts: ['name', 'pictures'], since: first?.since });
    expect((await reviewOf('P1'))?.version).toBeGreaterThan(first?.version ?? 0);
    await dataOf(save('P1', (own) => ({ ...called('Waffle towel')(own), images: ['11', '12', '13'] })));
    expect([await reviewOf('P1'), (await waiting()).total]).toEqual([null, 0]);
  });

  test('a text in a new language waits whole, and one that is taken out is gone at once', async () => {
    const arabic = { lang: 'ar', name: 'منشفة', description: 'وصف.', attributes: [] };
    await dataOf(save('P1', ({ texts }) => ({ texts: [...texts, arabic] })));
    expect(await reviewOf('P1')).toMatchObject({ parts: ['name'] });
    await settleNow('P1', 'accepted');
    expect((await ownOf('P1')).texts.find(({ lang }) => lang === 'ar')).toEqual(arabic);
    await dataOf(save('P1', ({ texts }) => ({ texts: texts.filter(({ lang }) => lang === 'en') })));
    expect([await reviewOf('P1'), (await ownOf('P1')).texts.length]).toEqual([null, 1]);
    await expectInStep();
  });

  test('REL-04 is kept once: a repeat whose answer was lost changes nothing', async () => {
    const headers = headersOf(device);
    const { part: _, review: _review, tags, ...own } = await ownOf('P1');
    const data = { ...own, ...called('Honeycomb towel')({ ...own } as Own), tags: tags.map(({ code }) => code) };
    const first = await dataOf(desk.ask('saveProduct', data, { token: manager, headers }));
    const before = await reviewOf('P1');
    await database().kysely.deleteFrom('idempotency').execute();
    expect(await dataOf(desk.ask('saveProduct', data, { token: manager, headers }))).toEqual(first);
    expect(await reviewOf('P1')).toEqual(before);
    const late = { ...data, minOrder: 77 };
    expect((await desk.ask('saveProduct', late, { token: manager, headers: headersOf(device) })).status).toBe(409);
  });

  test('D-65 D-97 a hidden product cannot be renamed out of sight', async () => {
    await dataOf(setShown('P1', false));
    await dataOf(save('P1', called('Honeycomb towel')));
    await dataOf(setShown('P1', true));
    expect(await buyers('P1')).toMatchObject({ goodsName: 'Waffle towel' });
    await dataOf(setShown('P1', false));
    await settleNow('P1', 'accepted');
    expect(await buyers('P1')).toBeNull();
    await dataOf(setShown('P1', true));
    expect(await buyers('P1')).toMatchObject({ goodsName: 'Honeycomb towel' });
    await expectInStep();
  });

  test('D-97 is taken back by its supplier, its new pictures with it; said again nothing is done', async () => {
    const image = await sentPicture();
    await dataOf(save('P1', { images: ['11', image] }));
    expect([await isKept(image), (await buyers('P1'))?.images]).toEqual([true, ['11', '12', '13']]);
    const { version = 0 } = (await reviewOf('P1')) ?? {};
    expect((await refusalOf(withdraw('P1', version, answerer))).status).toBe(403);
    expect((await refusalOf(withdraw('P1', version + 5))).status).toBe(409);
    expect((await refusalOf(withdraw('P3', version))).status).toBe(404);
    await dataOf(withdraw('P1', version));
    await dataOf(withdraw('P1', version));
    expect([await reviewOf('P1'), (await ownOf('P1')).images, await isKept(image)]).toEqual([
      ...[null, ['11', '12', '13'], false],
    ]);
    expect((await settle('P1', 'accepted', version)).status).toBe(409);
  });
});

describe('a new product where changes are reviewed', () => {
  test('D-97 stays hidden until it is accepted, and is its supplier’s to hide and show then', async () => {
    const headers = headersOf(device);
    const { productId, isWaiting } = await add(headers);
    await database().kysely.deleteFrom('idempotency').execute();
    expect([await add(headers), isWaiting]).toEqual([{ productId, isWaiting: true }, true]);
    expect([await buyers(productId), (await refusalOf(setShown(productId, true))).status]).toEqual([null, 409]);
    expect(await reviewOf(productId)).toMatchObject({ state: 'waiting', isNew: true, parts: [] });
    await expectInStep();
    expect(await show(productId)).toMatchObject({
      ...{ name: 'Rattan basket', isNew: true, part: 'hidden', present: null, supplier: { supplierId: 'S1' } },
      wanted: { texts: [{ lang: 'en', name: 'Rattan basket' }], category: { id: 'TX010102' } },
    });
    await settleNow(productId, 'accepted');
    expect(await buyers(productId)).toMatchObject({ goodsName: 'Rattan basket' });
    expect([await found('rattan'), await reviewOf(productId)]).toEqual([[productId], null]);
    await expectInStep();
    await dataOf(setShown(productId, false));
    await dataOf(setShown(productId, true));
    await dataOf(save(productId, called('Rattan bowl')));
    expect(await reviewOf(productId)).toMatchObject({ isNew: false, parts: ['name'] });
  });

  test('D-97 that is refused says why, and waits again once it is saved, be it as it was', async () => {
    const { productId } = await add();
    await settleNow(productId, 'refused');
    expect(await reviewOf(productId)).toMatchObject({ state: 'refused', reason: 'That is a trade mark.' });
    expect((await refusalOf(setShown(productId, true))).status).toBe(409);
    await dataOf(save(productId));
    const { version = 0, state } = (await reviewOf(productId)) ?? {};
    expect(state).toBe('waiting');
    await dataOf(withdraw(productId, version));
    expect(await reviewOf(productId)).toMatchObject({ state: 'withdrawn', isNew: true });
    await dataOf(save(productId, { minOrder: 3 }));
    expect(await reviewOf(productId)).toMatchObject({ state: 'waiting' });
  });
});

describe('what an operator makes of it', () => {
  test('D-94 D-97 what waits is listed with the longest waiting first, and shown beside what holds', async () => {
    await dataOf(save('P2', called('Sail cloth')));
    await dataOf(save('P1', { categoryId: 'TX010201' }));
    await database().kysely.updateTable('product_change').set({ since: 5 }).where('product_id', '=', 'P1').execute();
    const { records, total } = await waiting();
    expect([total, records.map(({ productId }) => productId)]).toEqual([2, ['P1', 'P2']]);
    expect(records[1]).toMatchObject({ name: 'Canvas roll', parts: ['name'], supplier: { supplierId: 'S1' } });
    expect(await show('P2')).toMatchObject({
      ...{
        part: 'shown',
        present: { texts: [{ lang: 'ar' }, { name: 'Canvas roll' }] },
        wanted: { texts: [{ lang: 'ar' }, { name: 'Sail cloth' }] },
      },
    });
    expect((await show('P1')).wanted.category.id).toBe('TX010201');
    expect((await refusalOf(ask('show', { productId: 'P3' }, support))).status).toBe(404);
    expect(
      (await ask('settle', { productId: 'P1', version: 1, verdict: 'refused', reason: 'x' }, support)).status,
    ).toBe(403);
  });

  test('D-97 what is accepted holds at once, in searches, counts and pages alike', async () => {
    await dataOf(save('P1', (own) => ({ ...called('Damask towel')(own), categoryId: 'TX010201', images: ['13'] })));
    expect(await settleNow('P1', 'accepted')).toEqual({ productId: 'P1', verdict: 'accepted' });
    expect(await buyers('P1')).toMatchObject({ goodsName: 'Damask towel', categoryId: 'TX010201', images: ['13'] });
    expect([await found('damask'), await reviewOf('P1')]).toEqual([['P1'], null]);
    await expectInStep();
  });

  test('D-97 a picture that a change takes out is let go once that is accepted', async () => {
    const image = await sentPicture();
    await dataOf(save('P1', { images: [image] }));
    await settleNow('P1', 'accepted');
    expect((await buyers('P1'))?.images).toEqual([image]);
    await dataOf(save('P1', { images: [] }));
    expect(await isKept(image)).toBe(true);
    await settleNow('P1', 'accepted');
    expect(await isKept(image)).toBe(false);
  });

  test('D-97 what is refused changes nothing for buyers, and tells its supplier why until it saves again', async () => {
    const image = await sentPicture();
    await dataOf(save('P1', (own) => ({ ...called('Brand towel')(own), images: [image] })));
    const open = await ownOf('P1');
    await settleNow('P1', 'refused');
    expect(await buyers('P1')).toMatchObject({ goodsName: 'Waffle towel', images: ['11', '12', '13'] });
    expect([await isKept(image), (await ownOf('P1')).texts[0]?.name]).toEqual([false, 'Waffle towel']);
    expect(await reviewOf('P1')).toMatchObject({
      ...{ state: 'refused', reason: 'That is a trade mark.', parts: ['name', 'pictures'] },
    });
    expect((await save('P1', { version: open.version, minOrder: 8 })).status).toBe(409);
    await dataOf(save('P1', { minOrder: 8 }));
    expect(await reviewOf('P1')).toBeNull();
  });

  test('D-97 whoever is late is told: settled already, replaced by a newer one, gone, or nothing there', async () => {
    await dataOf(save('P1', called('Honeycomb towel')));
    const { version } = await show('P1');
    await dataOf(save('P1', called('Diamond towel')));
    expect(await refusalOf(settle('P1', 'accepted', version))).toMatchObject({
      status: 409,
      message: expect.stringContaining('changed it since'),
    });
    await settleNow('P1', 'accepted');
    expect(await refusalOf(settle('P1', 'accepted', version + 1))).toMatchObject({
      status: 409,
      message: expect.stringContaining('settled'),
    });
    expect((await refusalOf(settle('P3', 'accepted', 1))).status).toBe(404);
    await dataOf(save('P2', called('Sail cloth')));
    const { version: last } = await show('P2');
    await database().kysely.deleteFrom('product').where('id', '=', 'P2').execute();
    expect(await refusalOf(settle('P2', 'accepted', last))).toMatchObject({
      status: 404,
      message: expect.stringContaining('no longer'),
    });
    expect((await waiting()).records).toEqual([]);
  });

  test('REL-04 the same verdict sent again changes nothing, though its key was forgotten and more waits since', async () => {
    await dataOf(save('P1', called('Honeycomb towel')));
    const headers = headersOf(person());
    const { version } = await show('P1');
    const first = await dataOf(settle('P1', 'accepted', version, headers));
    await database().kysely.deleteFrom('idempotency').execute();
    expect(await dataOf(settle('P1', 'accepted', version, headers))).toEqual(first);
    await dataOf(save('P1', called('Diamond towel')));
    await database().kysely.deleteFrom('idempotency').execute();
    expect((await settle('P1', 'accepted', version, headers)).status).toBe(409);
    expect(await buyers('P1')).toMatchObject({ goodsName: 'Honeycomb towel' });
    const audit = database().kysely.selectFrom('audit').selectAll().where('call', '=', 'staffProduct.settle');
    expect((await audit.execute()).at(-1)).toMatchObject({ reason: 'That is a trade mark.' });
  });

  test('of two operators who settle it at once one is told that it is settled', async () => {
    await dataOf(save('P1', called('Honeycomb towel')));
    const { version } = await show('P1');
    const both = (['accepted', 'refused'] as const).map((verdict) => settle('P1', verdict, version));
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
    await expectInStep();
  });

  test('REL-07 D-97 the supplier’s people are told by mail, of a refusal with its reason, and several at once as one', async () => {
    await dataOf(save('P1', called('Honeycomb towel')));
    await settleNow('P1', 'accepted');
    const [accepted] = await recentMails(database(), email);
    expect(accepted).toMatchObject({ subject: 'Your change has been accepted' });
    expect(accepted?.text).toContain('Honeycomb towel');
    expect(accepted?.links[0]).toContain('/catalogue/P1');
    await dataOf(save('P2', called('Brand cloth')));
    await settleNow('P2', 'refused');
    const mails = await recentMails(database(), email);
    expect(mails.find(({ subject }) => subject === 'Your change has not been accepted')?.text).toContain('trade mark');
    const { productId } = await add();
    await settleNow(productId, 'accepted');
    expect((await recentMails(database(), email)).map(({ subject }) => subject)).toContain(
      'Your new product has been accepted',
    );
    const rows = await database()
      .kysely.selectFrom('outbox')
      .select('listing')
      .where('recipient', '=', email)
      .execute();
    expect(new Set(rows.map(({ listing }) => (listing as { reader: string } | null)?.reader)).size).toBe(1);
  });
});

describe('where changes are direct again', () => {
  test('D-97 what waits goes on waiting for staff, until its supplier saves or shows it itself', async () => {
    await dataOf(save('P1', called('Honeycomb towel')));
    await dataOf(save('P2', called('Sail cloth')));
    const { productId } = await add();
    await review('direct');
    expect([(await waiting()).total, await buyers(productId)]).toEqual([3, null]);
    await settleNow('P2', 'accepted');
    expect(await buyers('P2')).toMatchObject({ goodsName: 'Sail cloth' });
    await dataOf(save('P1'));
    expect([await buyers('P1'), await reviewOf('P1')]).toMatchObject([{ goodsName: 'Honeycomb towel' }, null]);
    await dataOf(setShown(productId, true));
    expect([await buyers(productId), (await waiting()).total]).toMatchObject([{ goodsName: 'Rattan basket' }, 0]);
    await expectInStep();
  });

  test('D-97 one site that says reviewed is enough, whatever site a caller names', async () => {
    await review('direct');
    const setting = { site_id: 5, name: 'product.changes', value: 'reviewed', changed: 1, changed_by: operatorId };
    await database().kysely.insertInto('site_setting').values(setting).execute();
    await dataOf(save('P1', called('Honeycomb towel')));
    expect(await reviewOf('P1')).toMatchObject({ state: 'waiting' });
  });
});
