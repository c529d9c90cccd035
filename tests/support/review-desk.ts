import { staffProduct } from '@fairhall/core/contract/catalogue/staff-calls';
import { refreshCatalogue } from '@fairhall/gateway/catalogue/world/load-world';
import { cleanUpFiles, FILE_WAIT_MS } from '@fairhall/gateway/upload/upload.clean-up';
import { beforeAll, beforeEach, expect } from 'vitest';
import { createHeaders, createPerson } from './accounts.ts';
import { clearDatabase, testDatabase } from './databases.ts';
import { type FormParts, postForm } from './forms.ts';
import { post, readData, testGateway } from './gateway.ts';
import { loadSample } from './load-sample.ts';
import { createMemoryFiles } from './memory-files.ts';
import { readPreparedCatalogue } from './read-prepared-catalogue.ts';
import { createPictureFile } from './sample-files.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from './sample-rows.ts';
import { insertStaff } from './staff.ts';
import { createSupplierDesk } from './supplier-desk.ts';

interface Text {
  readonly lang: string;
  readonly name: string;
  readonly description: string;
  readonly attributes: readonly object[];
}

export interface Review {
  readonly state: string;
  readonly isNew: boolean;
  readonly parts: readonly string[];
  readonly since: number;
  readonly reason: string;
  readonly version: number;
}

export interface SupplierProduct {
  readonly version: number;
  readonly part: string;
  readonly texts: readonly Text[];
  readonly images: readonly string[];
  readonly tags: readonly { readonly code: string }[];
  readonly review: Review | null;
}

/** A catalogue of two suppliers with reviewed changes, new for each test, and the actions on it. */
export function createReviewDesk() {
  const NOW = 1_700_000_000_000;
  const database = testDatabase();
  const files = createMemoryFiles();
  const gateway = testGateway(database, { files });
  const desk = createSupplierDesk(database, gateway);
  const device = createPerson();
  let picture = new Uint8Array();
  const textsOf = (name: string) => ({ name, description: '', attributes: [] });
  const CANVAS = { en: textsOf('Canvas roll'), ar: textsOf('لفة قماش') };
  let [manager, answerer, operator, operatorId, support, email] = ['', '', '', '', '', ''];

  beforeAll(async () => {
    picture = new Uint8Array(await createPictureFile('png'));
  });
  beforeEach(async () => {
    await clearDatabase(database());
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

  const formOf = async (productId: string) =>
    (await readData(desk.ask('productForm', { productId }, { token: manager }))) as {
      product: SupplierProduct;
      isReviewed: boolean;
    };
  const findProduct = async (productId: string) => (await formOf(productId)).product;
  const reviewOf = async (productId: string) => (await findProduct(productId)).review;

  /** Saves the form's values with a change. */
  async function save(
    productId: string,
    change: object | ((supplierProduct: SupplierProduct) => object) = {},
    headers = createHeaders(device),
  ): Promise<Response> {
    const supplierProduct = await findProduct(productId);
    const { part: _, review: _review, tags, ...content } = supplierProduct;
    const wanted = typeof change === 'function' ? change(supplierProduct) : change;
    const data = { ...content, tags: tags.map(({ code }) => code), ...wanted };
    return desk.ask('saveProduct', data, { token: manager, headers });
  }
  const called =
    (name: string) =>
    ({ texts }: SupplierProduct) => ({ texts: texts.map((text) => (text.lang === 'en' ? { ...text, name } : text)) });

  const NEW = {
    texts: [{ lang: 'en', name: 'Rattan basket', description: '', attributes: [] }],
    categoryId: 'TX010102',
    images: [],
    tags: [],
    unit: 'set',
    minOrder: 50,
    currency: 'EUR',
    leadDays: null,
    steps: [{ min: 50, price: '2.5' }],
  };
  async function add(headers = createHeaders(device)) {
    const added = await readData(desk.ask('addProduct', NEW, { token: manager, headers }));
    return added as { productId: string; isWaiting: boolean };
  }
  const setShown = (productId: string, isShown: boolean) =>
    desk.ask('setShown', { productId, isShown }, { token: manager });
  const withdraw = (productId: string, version: number, token = manager) =>
    desk.ask('withdrawChange', { productId, version }, { token });

  /** A product as buyers receive it; null if it was never published, "gone" if it was withdrawn. */
  const buyers = async (productId: string) => {
    const answer = await post(
      gateway(),
      'search/goods/detail',
      { goodsSpuId: productId },
      { headers: createHeaders(createPerson()) },
    );
    if (answer.status === 410) return { isGone: true } as Record<string, unknown>;
    return answer.status === 404 ? null : ((await readData(Promise.resolve(answer))) as Record<string, unknown>);
  };
  const found = async (keyword: string) =>
    (
      (await readData(post(gateway(), 'search/goods', { keyword }, { headers: createHeaders(createPerson()) }))) as {
        records: { goodsSpuId: string }[];
      }
    ).records.map(({ goodsSpuId }) => goodsSpuId);

  /** Any call of the staff, by its path. */
  const staffAsk = (path: string, data: object, token = operator, headers = createHeaders(createPerson())) =>
    post(gateway(), path, data, { headers, envelope: { token } });
  const ask = (
    call: keyof typeof staffProduct,
    data: object,
    token = operator,
    headers = createHeaders(createPerson()),
  ) => staffAsk(staffProduct[call].path, data, token, headers);
  const waiting = async (pageNo = 1) => staffProduct.waiting.output.parse(await readData(ask('waiting', { pageNo })));
  const show = async (productId: string) => staffProduct.show.output.parse(await readData(ask('show', { productId })));
  const settle = (
    productId: string,
    verdict: 'accepted' | 'refused',
    version: number,
    headers = createHeaders(createPerson()),
  ) => ask('settle', { productId, version, verdict, reason: 'That is a trade mark.' }, operator, headers);
  async function settleNow(productId: string, verdict: 'accepted' | 'refused') {
    const { version } = await show(productId);
    return readData(settle(productId, verdict, version));
  }

  async function expectInStep(): Promise<void> {
    const prepared = await readPreparedCatalogue(database());
    await database().transaction(refreshCatalogue);
    expect(prepared).toEqual(await readPreparedCatalogue(database()));
  }

  async function sentPicture(): Promise<string> {
    const parts: FormParts = [
      ['file', new Blob([picture]), 'a.png'],
      ['visibility', 'public'],
    ];
    const answer = await postForm(gateway(), 'image/upload.json', parts, { headers: createHeaders(device) });
    const [image] = (await answer.json()) as { id: string }[];
    return image?.id ?? '';
  }
  async function isKept(id: string): Promise<boolean> {
    await cleanUpFiles(database(), files, Date.now() + 2 * FILE_WAIT_MS);
    return (await files.get(id)) !== undefined;
  }

  return {
    database,
    gateway,
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
    ask,
    staffAsk,
    waiting,
    show,
    settle,
    settleNow,
    expectInStep,
    sentPicture,
    isStored: isKept,
    tokens: () => ({ manager, answerer, operator, operatorId, support, email }),
  };
}
