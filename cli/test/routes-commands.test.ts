import { describe, expect, test } from 'vitest';
import { createFakeTerminal } from '../src/fake-terminal.ts';
import { run } from '../src/program.ts';

async function json(...args: string[]) {
  const terminal = createFakeTerminal();
  const exit = await run(['route', ...args, '--json'], terminal);
  return { exit, found: terminal.out() === '' ? null : JSON.parse(terminal.out()), err: terminal.err() };
}

describe('resolving a URL', () => {
  test('R-2.032 names the page with its parameters, for the host’s audience', async () => {
    expect(await json('resolve', 'http://india.localhost:3000/Steel-Pipe_P12345.html?active_tab=reviews')).toEqual({
      exit: 0,
      err: '',
      found: {
        route: 'product',
        params: { name: 'Steel-Pipe', productId: 'P12345' },
        query: { activeTab: 'reviews' },
        canonical: true,
        audience: 'buyer',
        device: 'pc',
      },
    });
  });

  test('A-12 rejects a URL without a page, and shows where visitors are redirected', async () => {
    const { exit, found, err } = await json('resolve', '/no/such/page', '--device', 'h5');
    expect({ exit, found, err }).toEqual({
      exit: 1,
      found: null,
      err: '/no/such/page leads to no page for globalBuyer on h5.\nVisitors are redirected to /\n',
    });
  });

  test('the requested site decides the audience if there is no host', async () => {
    expect((await json('resolve', '/', '--site', '2')).found).toMatchObject({ audience: 'buyer' });
    expect((await json('resolve', '/')).found).toMatchObject({ audience: 'globalBuyer' });
  });
});

describe('writing a URL', () => {
  test.each([
    [['product', 'name=Steel Pipe', 'productId=P12345'], '/Steel-Pipe_P12345.html'],
    [['category', 'name=Lamps', 'categoryId=HG0101', 'pageNo=2'], '/category/Lamps_HG0101_2.html'],
    [['product', 'name=Bag', 'productId=P1', 'promotion=spring sale_12'], '/spring-sale_12/Bag_P1.html'],
    [
      ['search', 'searchType=product', '--query', 'keyword=a&b', '--query', 'sort=newest'],
      '/search/product?pageNo=1&keyword=a%26b&sort=newest',
    ],
  ])('%s', async (args, href) => {
    expect(await json('href', ...args)).toEqual({ exit: 0, err: '', found: { href } });
  });

  test.each([
    [['product', 'name=Steel Pipe'], 'product has no web address with these parameters.'],
    [['product', 'name=a', 'productId=../x'], 'product has no web address with these parameters.'],
    [['produkt'], 'Unknown page: produkt'],
    [['product', 'P12345'], 'P12345 is not a parameter: write name=value'],
  ])('%s is rejected', async (args, said) => {
    const { exit, err } = await json('href', ...args);
    expect({ exit, said: err.split('\n', 1)[0] }).toEqual({ exit: 2, said });
  });
});

test('the list contains every page with its first URL', async () => {
  const { found } = await json('list', '--audience', 'supplier');
  expect(found.records).toEqual(expect.arrayContaining([expect.objectContaining({ name: 'home', patterns: ['/'] })]));
});
