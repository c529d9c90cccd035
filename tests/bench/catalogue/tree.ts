import type { CatalogueRow } from '@fairhall/core/catalogue/catalogue-row';
import { INDUSTRIES } from '@fairhall/core/site/industries';
import { GOODS, LAST_RANKED, MARKS, MATERIALS, SERIES, TRAITS } from './words.ts';

const TOPS = 24;
const KINDS = ['general', 'special', 'components'] as const;
const WORDS = [...new Set([...GOODS, ...MATERIALS, ...TRAITS, ...MARKS, ...SERIES, LAST_RANKED])];
const INDUSTRY_KEYS = Object.keys(INDUSTRIES);

const twoDigits = (number: number): string => String(number + 1).padStart(2, '0');
const topCode = (top: number): string => `BN${twoDigits(top)}`;
const industryOf = (top: number): string => INDUSTRY_KEYS[top % INDUSTRY_KEYS.length] ?? '';
const tagIds = new Map(WORDS.map((word, index) => [word, `TG${String(index + 1).padStart(6, '0')}`]));

/** The tag that stands for a word. Throws for a word that is none of the catalogue's. */
export function tagOf(word: string): string {
  const id = tagIds.get(word);
  if (id === undefined) throw new Error(`the catalogue has no word ${word}`);
  return id;
}

/** The code of one of the three lowest categories of a kind of goods. */
export function categoryOf(goods: string, kind: 0 | 1 | 2): string {
  const place = GOODS.indexOf(goods);
  return `${topCode(place % TOPS)}${twoDigits(Math.floor(place / TOPS))}${twoDigits(kind)}`;
}

export const industryOfCategory = (code: string): string => industryOf(Number(code.slice(2, 4)) - 1);
export const TOP_CATEGORIES = Array.from({ length: TOPS }, (_, top) => topCode(top));

/** Categories in three levels, one second level for each kind of goods; and a tag for every word. */
export function* treeRows(): Generator<CatalogueRow> {
  for (const [top, id] of TOP_CATEGORIES.entries()) {
    const names = { en: `Aisle ${SERIES[top] ?? top}` };
    yield { table: 'category', id, parent: null, industry: industryOf(top), names };
  }
  for (const [place, word] of GOODS.entries()) {
    const leaves = KINDS.map((kind, index) => ({ id: categoryOf(word, index as 0 | 1 | 2), name: `${word} ${kind}` })); // three kinds
    const parent = leaves[0]?.id.slice(0, 6) ?? '';
    const industry = industryOf(place % TOPS);
    yield { table: 'category', id: parent, parent: parent.slice(0, 4), industry, names: { en: word } };
    for (const { id, name } of leaves) yield { table: 'category', id, parent, industry, names: { en: name } };
  }
  yield { table: 'tagCategory', id: '901', parent: null, industry: industryOf(0), names: { en: 'Words' } };
  yield { table: 'tagCategory', id: '90101', parent: '901', industry: industryOf(0), names: { en: 'Of products' } };
  for (const word of WORDS) {
    yield { table: 'tag', id: tagOf(word), category: '90101', industry: industryOf(0), names: { en: word } };
  }
}
