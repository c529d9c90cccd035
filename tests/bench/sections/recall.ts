import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import { type Bench, getCatalogueSize } from '../bench.ts';
import { generateWords, toProductId } from '../catalogue/generator.ts';
import { findTerms } from '../catalogue/terms.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { type Line, toMinimumLine } from '../table.ts';

/** Minimum recall: every row with a word must be on one of the pages, those with the word in their names first. */
const LEAST = 1;
const PAGE_SIZE = 40;

/** Measures whether searches for rare words find every row that a plain scan finds, over all pages, names first. */
export async function measureRecall(bench: Bench): Promise<readonly Line[]> {
  const products = getCatalogueSize(bench);
  const words = findTerms(products).rare.map(({ keyword }) => keyword);
  const databaseUrl = await bench.postgresCatalogue();
  const { url } = await startFairhall(bench, { dataFolder: createDataFolder(bench), databaseUrl });
  const scanned = scan(products, new Set(words));
  let [held, met, inOrder] = [0, 0, 0];
  for (const word of words) {
    const { inNames, others } = scanned.get(word) ?? NONE;
    const found = await pagesOf(url, word);
    held += inNames.size + others.size;
    met += found.filter((id) => inNames.has(id) || others.has(id)).length;
    const lastName = found.findLastIndex((id) => inNames.has(id));
    inOrder += found.slice(0, lastName).some((id) => others.has(id)) ? 0 : 1;
  }
  const note = ` (${words.length} words, ${held} rows)`;
  return [
    toMinimumLine('recall of rare words over all pages', met / held, LEAST, share, note),
    toMinimumLine('rare words whose names come first', inOrder / words.length, LEAST, share, note),
  ];
}

const share = (value: number): string => value.toFixed(3);

interface Scanned {
  readonly inNames: Set<string>;
  /** Rows that match by another of their words. */
  readonly others: Set<string>;
}

const NONE: Scanned = { inNames: new Set(), others: new Set() };

function scan(products: number, words: ReadonlySet<string>): ReadonlyMap<string, Scanned> {
  const scanned = new Map(
    [...words].map((word): [string, Scanned] => [word, { inNames: new Set(), others: new Set() }]),
  );
  for (let place = 0; place < products; place += 1) {
    const { name, keywords } = generateWords(place);
    for (const word of name) scanned.get(word)?.inNames.add(toProductId(place));
    for (const word of keywords)
      if (!(name as readonly string[]).includes(word)) scanned.get(word)?.others.add(toProductId(place));
  }
  return scanned;
}

interface Answer {
  readonly data: { readonly records: readonly { readonly goodsSpuId: string }[]; readonly next?: string } | null;
}

async function pagesOf(origin: string, keyword: string): Promise<readonly string[]> {
  const found: string[] = [];
  let after: string | undefined;
  for (let pageNo = 1; ; pageNo += 1) {
    const data = { keyword, pageNo, pageSize: PAGE_SIZE, ...(after !== undefined && { after }) };
    const response = await fetch(new URL('/gateway/search/goods', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data, lang: 'en', websiteId: DEFAULT_VALUES.siteId, appVersion: '1.0.0' }),
    });
    const answer = (await response.json()) as Answer;
    if (answer.data === null) throw new Error(`the search for “${keyword}” was refused with ${response.status}`);
    found.push(...answer.data.records.map(({ goodsSpuId }) => goodsSpuId));
    after = answer.data.next;
    if (after === undefined) return found;
  }
}
