import { staffProduct } from '@fairhall/core/contract/catalogue/staff-calls';
import { refreshCatalogue } from '@fairhall/gateway/catalogue/world/load-world';
import { cleanUpFiles, FILES_WAIT } from '@fairhall/gateway/upload/upload.clean-up';
import { beforeAll, beforeEach, expect } from 'vitest';
import { headersOf, person } from './accounts.ts';
import { emptyDatabase, testDatabase } from './databases.ts';
import { type FormParts, postForm } from './forms.ts';
import { dataOf, post, testGateway } from './gateway.ts';
import { loadSample } from './load-sample.ts';
import { createMemoryFiles } from './memory-files.ts';
import { readyCatalogue } from './ready-catalogue.ts';
import { pictureFile } from './sample-files.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from './sample-rows.ts';
import { insertStaff } from './staff.ts';
import { supplierDesk } from './supplier-desk.ts';

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

export interface Own {
  readonly version: number;
  readonly part: string;
  readonly texts: readonly Text[];
  readonly images: readonly string[];
  readonly tags: readonly { readonly code: string }[];
  readonly review: Review | null;
}

/** A catalogue of two suppliers where changes are reviewed, made anew for each test, and all that is done with it. */
export function reviewDesk() {
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
    categoryId: 'TX010102',
    images: [],
    tags: [],
    unit: 'set',
    minOrder: 50,
    currency: 'EUR',
    leadDays: null,
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

  /** A product as buyers get it; null for one that they never got, one that they get no more is gone. */
  const buyers = async (productId: string) => {
    const answer = await post(
      gateway(),
      'search/goods/detail',
      { goodsSpuId: productId },
      { headers: headersOf(person()) },
    );
    if (answer.status === 410) return { isGone: true } as Record<string, unknown>;
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

  return {
    database,
    desk,
    device,
    review,
    formOf,
    ownOf,
    reviewOf,
    save,
    called,
    add,
    setShown,
    withdraw,
    buyers,
    found,
    ask,
    waiting,
    show,
    settle,
    settleNow,
    expectInStep,
    sentPicture,
    isKept,
    tokens: () => ({ manager, answerer, operatorId, support, email }),
  };
}
