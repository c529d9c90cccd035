import type { CatalogueRow } from '@fairhall/core/catalogue/catalogue-row';
import { INDUSTRY_BY_KEY } from '@fairhall/core/site/industries';
import {
  PRODUCT_MARKS,
  PRODUCT_MATERIALS,
  PRODUCT_NOUNS,
  PRODUCT_SERIES,
  PRODUCT_TRAITS,
  WORD_RANKED_LAST,
} from './words.ts';

const TOPS = 24;
const KINDS = ['general', 'special', 'components'] as const;
const WORDS = [
  ...new Set([
    ...PRODUCT_NOUNS,
    ...PRODUCT_MATERIALS,
    ...PRODUCT_TRAITS,
    ...PRODUCT_MARKS,
    ...PRODUCT_SERIES,
    WORD_RANKED_LAST,
  ]),
];
const INDUSTRY_KEYS = Object.keys(INDUSTRY_BY_KEY);

const twoDigits = (number: number): string => String(number + 1).padStart(2, '0');
const topCode = (top: number): string => `BN${twoDigits(top)}`;
const getIndustry = (top: number): string => INDUSTRY_KEYS[top % INDUSTRY_KEYS.length] ?? '';
const tagIds = new Map(WORDS.map((word, index) => [word, `TG${String(index + 1).padStart(6, '0')}`]));

/** The tag for a word. Throws for a word that the catalogue does not use. */
export function getTag(word: string): string {
  const id = tagIds.get(word);
  if (id === undefined) throw new Error(`the catalogue has no word ${word}`);
  return id;
}

/** The code of one of the three lowest-level categories of a kind of goods. */
export function getCategory(goods: string, kind: 0 | 1 | 2): string {
  const index = PRODUCT_NOUNS.indexOf(goods);
  return `${topCode(index % TOPS)}${twoDigits(Math.floor(index / TOPS))}${twoDigits(kind)}`;
}

export const getIndustryOfCategory = (code: string): string => getIndustry(Number(code.slice(2, 4)) - 1);
export const ROOT_CATEGORIES = Array.from({ length: TOPS }, (_, top) => topCode(top));

/**
 * Generates categories in three levels, with one second-level category for each kind of goods, and a tag for every
 * word.
 */
export function* generateTreeRows(): Generator<CatalogueRow> {
  for (const [top, id] of ROOT_CATEGORIES.entries()) {
    const names = { en: `Aisle ${PRODUCT_SERIES[top] ?? top}` };
    yield { table: 'category', id, parent: null, industry: getIndustry(top), names };
  }
  for (const [nounIndex, word] of PRODUCT_NOUNS.entries()) {
    const leaves = KINDS.map((kind, index) => ({ id: getCategory(word, index as 0 | 1 | 2), name: `${word} ${kind}` })); // three kinds
    const parent = leaves[0]?.id.slice(0, 6) ?? '';
    const industry = getIndustry(nounIndex % TOPS);
    yield { table: 'category', id: parent, parent: parent.slice(0, 4), industry, names: { en: word } };
    for (const { id, name } of leaves) yield { table: 'category', id, parent, industry, names: { en: name } };
  }
  yield { table: 'tagCategory', id: '901', parent: null, industry: getIndustry(0), names: { en: 'Words' } };
  yield { table: 'tagCategory', id: '90101', parent: '901', industry: getIndustry(0), names: { en: 'Of products' } };
  for (const word of WORDS) {
    yield { table: 'tag', id: getTag(word), category: '90101', industry: getIndustry(0), names: { en: word } };
  }
}
