import { catalogue } from '@fairhall/core/contract/catalogue/calls';
import { categories } from '@fairhall/core/contract/categories/calls';
import { supplierProfile } from '@fairhall/core/contract/supplier/profile-calls';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../tests/support/databases.ts';
import { post, readData, testGateway } from '../../../tests/support/gateway.ts';
import { loadSample } from '../../../tests/support/load-sample.ts';
import { SAMPLE_TREES, sampleProduct, sampleSupplier } from '../../../tests/support/sample-rows.ts';
import type { InProcessAnswer } from './in-process-calls.ts';

const database = testDatabase();
let state: string | undefined = 'one';
const gateway = testGateway(database, { changes: { stateOf: () => state, lastStateOf: () => state ?? '' } });

beforeAll(() => loadSample(database(), [...SAMPLE_TREES, sampleSupplier('S1'), sampleProduct('P1')], 0));

function ask(path: string, data: unknown, lang: LanguageCode = 'en', reads?: (branch: string) => void) {
  const asked = { path, data, lang, siteId: 999, websiteId: 999 };
  return gateway().ask(asked, { address: '203.0.113.7', ...(reads && { reads }) });
}
const textOf = (answer: InProcessAnswer | undefined) => (answer && 'text' in answer ? answer.text : undefined);

describe('A-58 an in-process call from a page to the gateway', () => {
  test('is answered like a request', async () => {
    const data = { goodsSpuId: 'P1' };
    const branches: string[] = [];
    const asked = await ask(catalogue.goodsDetail.path, data, 'en', (branch) => branches.push(branch));
    expect(JSON.parse(textOf(asked) ?? '').data).toEqual(
      await readData(post(gateway(), catalogue.goodsDetail.path, data)),
    );
    expect(branches).toEqual(['catalogue']);
  });

  test('is rejected like a request', async () => {
    expect(await ask(catalogue.goodsDetail.path, { goodsSpuId: 'P9' })).toMatchObject({ refusal: { code: 404 } });
    expect(await ask(catalogue.goodsDetail.path, { goods: 'P1' })).toMatchObject({
      refusal: { code: 400, requestId: expect.stringMatching(/^[\da-f-]{36}$/) },
    });
  });

  test('is not available for calls that need a login or for unknown calls', () => {
    expect(ask(supplierProfile.read.path, {})).toBeUndefined();
    expect(ask('no/such/call', {})).toBeUndefined();
  });

  test('is served from the cache until a change is signalled', async () => {
    const names = async (lang?: LanguageCode) =>
      JSON.parse(textOf(await ask(categories.all.path, {}, lang)) ?? '').data.map(({ name }: { name: string }) => name);
    const before = await names();
    await database().kysely.deleteFrom('category_tree').where('lang', '=', 'en').execute();
    expect(await names()).toEqual(before);
    expect(await names('zh')).not.toEqual(before);
    await database().kysely.updateTable('category_tree').set({ json: '[]' }).execute();
    state = 'two';
    expect(await names()).toEqual([]);
    state = undefined;
    expect(await ask(categories.all.path, {})).toMatchObject({ isCached: false });
  });
});
