import { type Bench, getCatalogueSize } from '../bench.ts';
import { findTerms } from '../catalogue/terms.ts';
import { type Answer, openConnection } from '../load/http-connection.ts';
import type { Target } from '../load/load-driver.ts';
import { getRequest } from '../load/requests.ts';
import { fetchText, findProductLinks, findSupplierLinks } from './page-text.ts';

/** The encodings that clients accept: most current browsers, one without zstd, and a program that wants plain text. */
const ENCODINGS = { browser: 'gzip, deflate, br, zstd', brotli: 'gzip, deflate, br', none: 'identity' } as const;
export type Reader = keyof typeof ENCODINGS;
/** The host of the server's PUBLIC_URL, as a client sends it. */
const HOST = { Host: 'localhost' };

const LIST = '/search/product?keyword=';
/** Text in every card of a product. */
const CARD = 'data-industry=';
const WHOLE = '</html>';
/** More bytes than the head of any response. */
const HEAD_BYTES = 8_000;
/** Number of lists whose products are requested. */
const LISTS = 2;
/** Number of products from which suppliers are found. */
const SUPPLIERS_BY = 30;

/** The addresses of a kind of page, and the text that each of them contains. */
export interface PageKind {
  readonly name: 'home' | 'list' | 'product' | 'supplier' | 'cards' | 'all pages';
  readonly paths: readonly string[];
  readonly expects: string;
}

export const listOf = (paths: readonly string[]): PageKind => ({ name: 'list', paths, expects: CARD });

/** Lists for the catalogue's common words. */
export const createCommonLists = (bench: Pick<Bench, 'quick'>): PageKind =>
  listOf(findTerms(getCatalogueSize(bench)).common.map(({ keyword }) => `${LIST}${keyword}`));

/**
 * The most visited pages, a hundred addresses in all; products from the links of lists, suppliers from those of
 * products.
 */
export async function listPageKinds(bench: Pick<Bench, 'quick'>, origin: string): Promise<readonly PageKind[]> {
  const list = createCommonLists(bench);
  const lists = await Promise.all(list.paths.slice(0, LISTS).map((path) => fetchText(`${origin}${path}`)));
  const products = [...new Set(lists.flatMap(findProductLinks))];
  if (products.length === 0) throw new Error('the lists lead to no product');
  const shownPages = await Promise.all(products.slice(0, SUPPLIERS_BY).map((path) => fetchText(`${origin}${path}`)));
  const suppliers = [...new Set(shownPages.flatMap(findSupplierLinks))];
  if (suppliers.length === 0) throw new Error('the products lead to no supplier');
  return [
    { name: 'home', paths: ['/'], expects: WHOLE },
    list,
    { name: 'product', paths: products, expects: WHOLE },
    { name: 'supplier', paths: suppliers, expects: WHOLE },
  ];
}

export interface PageTargetOptions {
  readonly name: string;
  readonly origin: string;
  readonly reader?: Reader;
}

export function createPageTarget(
  { paths, expects }: PageKind,
  { name, origin, reader = 'none' }: PageTargetOptions,
): Target {
  const headers = { ...HOST, 'Accept-Encoding': ENCODINGS[reader] };
  return { name, origin, expects, requests: paths.map((path) => getRequest(new URL(path, origin), { headers })) };
}

/** Merges the kinds into one target that requests a page of each kind in turn. */
export function mergePages(kinds: readonly PageKind[], options: PageTargetOptions): Target {
  const longest = Math.max(...kinds.map(({ paths }) => paths.length));
  const paths = Array.from({ length: longest }, (_, place) =>
    kinds.flatMap((kind) => kind.paths[place % kind.paths.length] ?? []),
  ).flat();
  return createPageTarget({ name: 'all pages', paths, expects: WHOLE }, options);
}

/**
 * A target for a client that has the page cached and revalidates it. A page that was rendered again since is sent
 * completely, and its new ETag is used from then on. Undefined if the server sends no ETag.
 */
export async function createUnchangedTarget(
  { paths }: PageKind,
  { name, origin }: PageTargetOptions,
): Promise<Target | undefined> {
  const url = new URL(paths[0] ?? '/', origin);
  const headers = { ...HOST, 'Accept-Encoding': ENCODINGS.browser };
  const connection = await openConnection(url);
  let tag = tagOf(await connection.ask(getRequest(url, { headers })).finally(() => connection.close()));
  if (tag === undefined) return undefined;
  const takes = (answer: Answer): boolean => {
    if (answer.status === 200) tag = tagOf(answer) ?? tag;
    return answer.status === 304 || answer.status === 200;
  };
  const ask = () => getRequest(url, { headers: { ...headers, 'If-None-Match': tag ?? '' } });
  return { name, origin, requests: ask, expects: '', takes };
}

const tagOf = ({ bytes }: Answer): string | undefined =>
  /\r\netag: *(\S+)\r\n/i.exec(bytes.toString('latin1', 0, HEAD_BYTES))?.[1];
