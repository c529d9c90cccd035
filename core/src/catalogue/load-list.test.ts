import { expect, test } from 'vitest';
import { INITIAL_SEARCH } from '../../../tests/support/initial-search.ts';
import { sampleBrief, sampleSupplierRow } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClient, type Script } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import type { SearchCriteria } from './criteria.ts';
import { loadList } from './load-list.ts';

const now = Date.UTC(2026, 5, 1);
const page = { records: [sampleBrief], total: 45, pageNo: 1, pageSize: 20 };

async function load(criteria: Partial<SearchCriteria>, script: Script = () => ok(page)) {
  const { gateway, calls } = createScriptedClient(script);
  const caller = new AbortController();
  const list = await loadList(gateway, { ...INITIAL_SEARCH, ...criteria }, now, caller.signal);
  return { list, calls, signal: caller.signal, asked: calls.map(({ name, data }) => ({ name, data })) };
}

test('R-2.015 R-2.021 products are searched by keyword, one page at a time', async () => {
  const { list, asked, calls, signal } = await load({ keyword: ' lamp ' });
  expect(list.ok && [list.value.total, list.value.products.length]).toEqual([45, 1]);
  expect(asked).toEqual([
    { name: 'catalogue.searchGoods', data: { pageNo: 1, keyword: 'lamp', facets: ['category'] } },
  ]);
  expect([calls[0]?.options.signal, calls[0]?.options.handled]).toEqual([signal, true]);
});

test('R-2.016 suppliers are searched with the same keyword', async () => {
  const suppliers = { records: [sampleSupplierRow], total: 1, pageNo: 1, pageSize: 20 };
  const { list, asked } = await load({ type: 'supplier', keyword: 'textile' }, () => ok(suppliers));
  expect(list.ok && list.value.suppliers.map((card) => card.name)).toEqual(['Brescia Valvole']);
  expect(asked.map(({ name }) => name)).toEqual(['catalogue.searchSupplier']);
});

test.each(['product', 'supplier'] as const)('R-8.014 a failed search for a %s returns the error', async (type) => {
  const { list } = await load({ type }, () => err(gatewayError('TIME_OUT')));
  expect(list).toEqual(err(gatewayError('TIME_OUT')));
});
