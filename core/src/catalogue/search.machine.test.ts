import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { sampleBrief, sampleSupplierRow } from '../contract/samples.ts';
import type { Script } from '../contract/scripted-client.ts';
import { stageFlow, stagePorts } from '../ports/flow-stage.ts';
import { err, ok } from '../result.ts';
import type { SearchCriteria } from './criteria.ts';
import { provideSearch, type SearchEvent } from './search.machine.ts';
import { searchView } from './search.view.ts';

const now = Date.UTC(2026, 5, 1);
const page = { records: [sampleBrief], total: 45, pageNo: 1, pageSize: 20 };

function openSearch(script: Script = () => ok(page), input: Partial<SearchCriteria> = {}) {
  const { calls, reported, ...ports } = stagePorts(script);
  const actor = createActor(provideSearch(ports), { input }).start();
  return {
    calls,
    reported,
    asked: () => calls.map(({ name, data }) => ({ name, data })),
    ...stageFlow(actor, (snapshot) => searchView(snapshot, now)),
  };
}

const search: SearchEvent = { type: 'search.submitted' };

test('R-2.015 R-2.021 what was typed is searched when it is sent, not before', async () => {
  const searching = openSearch();
  searching.atOnce({ type: 'keyword.changed', keyword: ' lamp ' });
  expect(searching.calls).toEqual([]);
  const view = await searching.do(search);
  expect([view.busy, view.list?.total, view.list?.keyword]).toEqual([false, 45, 'lamp']);
  expect(searching.asked()).toEqual([
    { name: 'catalogue.searchGoods', data: { pageNo: 1, keyword: 'lamp', facets: ['category'] } },
  ]);
});

test('R-2.016 suppliers are searched with the same words', async () => {
  const suppliers = { records: [sampleSupplierRow], total: 1, pageNo: 1, pageSize: 20 };
  const searching = openSearch(({ name }) => ok(name === 'catalogue.searchSupplier' ? suppliers : page), {
    keyword: 'textile',
  });
  const view = await searching.do({ type: 'type.chosen', searchType: 'supplier' });
  expect(view.list?.suppliers.map((card) => card.name)).toEqual(['Brescia Valvole']);
});

test('a search that is given up leaves what was shown before, and its request is taken back', async () => {
  const searching = openSearch(({ data }) =>
    JSON.stringify(data).includes('slow') ? new Promise(() => {}) : ok(page),
  );
  await searching.do({ type: 'keyword.changed', keyword: 'lamp' }, search);
  expect(searching.atOnce({ type: 'keyword.changed', keyword: 'slow' }, search).busy).toBe(true);
  const view = searching.atOnce({ type: 'search.cancelled' });
  expect([view.busy, view.list?.keyword, view.typed]).toEqual([false, 'lamp', 'slow']);
  expect(searching.calls.map(({ options }) => options.signal?.aborted)).toEqual([false, true]);
});

test('a first search that is given up leaves nothing', () => {
  const searching = openSearch(() => new Promise(() => {}));
  const view = searching.atOnce(search, { type: 'search.cancelled' });
  expect(view).toEqual({ busy: false, typed: '', list: null, error: null });
});

test('R-2.020 the next page is the one after, until there is none', async () => {
  const searching = openSearch(({ data }) => ok({ ...page, pageNo: (data as { pageNo: number }).pageNo }));
  await searching.do(search);
  await searching.do({ type: 'nextPage.requested' });
  await searching.do({ type: 'nextPage.requested' });
  const view = await searching.do({ type: 'nextPage.requested' });
  expect([view.list?.pager.pageNo, searching.calls.length]).toEqual([3, 3]);
});

test('beyond page 50 the next page goes on where the last one ended', async () => {
  const searching = openSearch(({ data }) => {
    const { pageNo } = data as { pageNo: number };
    return ok({ ...page, total: 1000, totalIsEstimate: true, pageNo, next: `end-of-${pageNo}` });
  });
  await searching.do({ type: 'page.chosen', pageNo: 50 });
  await searching.do({ type: 'nextPage.requested' });
  expect(searching.calls.at(-1)?.data).toEqual({ pageNo: 51, after: 'end-of-50', facets: ['category'] });
});

test('R-2.022 choosing a category, an order or filters asks again from the first page', async () => {
  const searching = openSearch(undefined, { keyword: 'lamp', pageNo: 2 });
  await searching.do({ type: 'category.chosen', id: 'TX01' });
  await searching.do({ type: 'sort.chosen', sort: 'priceAsc' });
  await searching.do({ type: 'filters.chosen', filters: { verified: true } });
  await searching.do({ type: 'category.chosen', id: null });
  const common = { pageNo: 1, keyword: 'lamp', facets: ['category'] };
  expect(searching.asked().map(({ data }) => data)).toEqual([
    { ...common, id: 'TX01' },
    { ...common, id: 'TX01', sort: 'priceAsc' },
    { ...common, id: 'TX01', sort: 'priceAsc', filters: { verified: true } },
    { ...common, sort: 'priceAsc', filters: { verified: true } },
  ]);
});

test('R-8.014 a failed search says why, keeps what was found, and can be sent again', async () => {
  let fails = false;
  const searching = openSearch(() => (fails ? err(gatewayError('TIME_OUT')) : ok(page)));
  await searching.do(search);
  fails = true;
  const failed = await searching.do(search);
  expect([failed.error, failed.list?.total]).toEqual([{ key: 'request.timeout' }, 45]);
  fails = false;
  expect((await searching.do(search)).error).toBeNull();
});

test('a port that breaks is told as a server error and reported', async () => {
  const cause = new Error('broken');
  const searching = openSearch(() => {
    throw cause;
  });
  const view = await searching.do(search);
  expect([view.error, searching.reported]).toEqual([{ key: 'request.server' }, [cause]]);
});
