import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createHeaders, createPerson } from '../../../../../tests/support/accounts.ts';
import { clearDatabase, testDatabase } from '../../../../../tests/support/databases.ts';
import { createTestGateway, post, readData } from '../../../../../tests/support/gateway.ts';
import { loadSample } from '../../../../../tests/support/load-sample.ts';
import { readPreparedCatalogue } from '../../../../../tests/support/read-prepared-catalogue.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../../../tests/support/sample-rows.ts';
import { createSupplierDesk } from '../../../../../tests/support/supplier-desk.ts';
import { waitUntilListening } from '../../../../../tests/support/wait-until-listening.ts';
import { watchChanges } from '../../db/changes.ts';
import type { Gateway } from '../../gateway.ts';
import { refreshCatalogue } from '../world/load-world.ts';
import { refreshTree } from '../world/refresh-tree.ts';

const database = testDatabase();
let opened: Gateway | undefined;
const gateway = (): Gateway => {
  if (opened === undefined) throw new Error('the gateway is there inside tests only');
  return opened;
};
const desk = createSupplierDesk(database, gateway);
let token = '';

beforeAll(async () => {
  const changes = watchChanges(database());
  opened = await createTestGateway(database(), { changes });
  await waitUntilListening(changes);
});
beforeEach(async () => {
  await clearDatabase(database());
  const [en, ar] = ['Linen apron', 'مئزر كتان'].map((name) => ({ name, description: '', attributes: [] }));
  const products = [
    sampleProduct('P1', { name: 'Waffle bath towel', category: 'TX010102', rank: 30, tags: ['TG061101'] }),
    sampleProduct('P2', { texts: { en, ar } as never, category: 'TX010201', rank: 20 }),
  ];
  await loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S1'), ...products], 1_700_000_000_000);
  token = (await desk.person('S1')).token;
});
afterAll(() => opened?.close());

interface Form {
  readonly product: { readonly version: number; readonly tags: readonly { readonly name: string }[] };
}
const CONTENT = {
  texts: [
    {
      lang: 'en',
      name: 'Waffle hand towel',
      description: 'Soft.',
      attributes: [
        { name: 'Material', value: 'Linen' },
        { name: 'Size', value: '50 × 100 cm' },
      ],
    },
    { lang: 'ar', name: 'منشفة يد', description: '', attributes: [] as object[] },
  ],
  categoryId: 'TX010102',
  images: [],
  tags: [],
  unit: 'set',
  minOrder: 50,
  currency: 'EUR',
  leadDays: null,
  steps: [],
};
const formOf = async (productId: string) => (await readData(desk.ask('productForm', { productId }, { token }))) as Form;
const save = (productId: string, version: number, content: object) =>
  desk.ask('saveProduct', { ...CONTENT, ...content, productId, version }, { token });
const publicly = (path: string, data: object) =>
  post(gateway(), path, data, { headers: createHeaders(createPerson()) });
const searched = async (keyword: string) =>
  ((await readData(publicly('search/goods', { keyword }))) as { records: { goodsSpuId: string }[] }).records.map(
    ({ goodsSpuId }) => goodsSpuId,
  );

async function expectInStep(): Promise<void> {
  const kept = await readPreparedCatalogue(database());
  await database().transaction(refreshCatalogue);
  expect(kept).toEqual(await readPreparedCatalogue(database()));
}

describe('specification and tags of a product', () => {
  test('D-52 a product is found by its new tags and their names, and no longer by its old ones', async () => {
    const byTag = async (id: string) =>
      (
        (await readData(publicly('search/goods', { id, categoryType: 2 }))) as { records: { goodsSpuId: string }[] }
      ).records.map(({ goodsSpuId }) => goodsSpuId);
    expect([await byTag('TG061101'), await byTag('TG061201')]).toEqual([['P1'], []]);
    const before = (await formOf('P1')).product.version;
    const content = { ...CONTENT, images: [], categoryId: 'TX010201' };
    await readData(save('P1', before, { ...content, tags: ['TG061201', 'TG061201'] }));
    await expect.poll(() => byTag('TG061201')).toEqual(['P1']);
    expect([await byTag('TG061101'), await searched('nylon')]).toEqual([[], ['P1']]);
    await expectInStep();
    const { version, tags } = (await formOf('P1')).product;
    expect(tags.length).toBe(1);
    expect(await readData(save('P1', version, { ...content, tags: ['TG061201'] }))).toEqual({ version });
    await readData(save('P1', version, { ...content, tags: [] }));
    await expect.poll(() => searched('nylon')).toEqual([]);
    await expectInStep();
  });

  test('shows the English specification in a language that has none, and otherwise that of the language', async () => {
    const attributes = async (lang: string) => {
      const sent = { headers: createHeaders(createPerson()), envelope: { lang } };
      const page = (await readData(post(gateway(), 'search/goods/detail', { goodsSpuId: 'P2' }, sent))) as {
        attributes: object[];
      };
      return page.attributes;
    };
    const { version } = (await formOf('P2')).product;
    await readData(save('P2', version, { images: [] }));
    expect(await attributes('ar')).toEqual(CONTENT.texts[0]?.attributes);
    const rows = [{ name: 'المادة', value: 'كتان' }];
    const texts = CONTENT.texts.map((text) => (text.lang === 'ar' ? { ...text, attributes: rows } : text));
    await readData(save('P2', version + 1, { images: [], texts }));
    expect([await attributes('ar'), await attributes('en')]).toEqual([rows, CONTENT.texts[0]?.attributes]);
    await expectInStep();
  });
});

test('the updated category tree equals a rebuilt one, whatever characters the names contain', async () => {
  const { kysely } = database();
  const name = '{"id":"TX010102","count":7},"children":[ \\ & \\1 $1';
  await sql`update category set names = names || jsonb_build_object('en', ${name}::text, 'de', ${name}::text)
    where id in ('TX0101', 'TX010102')`.execute(kysely);
  await database().transaction(refreshTree);
  const trees = async () => (await kysely.selectFrom('category_tree').selectAll().orderBy('lang').execute()) as unknown;
  const before = await trees();
  await readData(desk.ask('setShown', { productId: 'P1', isShown: false }, { token }));
  const mended = await trees();
  expect(mended).not.toEqual(before);
  await database().transaction(refreshTree);
  expect(await trees()).toEqual(mended);
});
