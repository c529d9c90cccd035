import { calculateSupplierCount, generateProduct, generateWords, toProductId } from './generator.ts';
import { ROOT_CATEGORIES } from './tree.ts';
import { WORD_RANKED_LAST } from './words.ts';

/** A search term, and a first-level category with at least one result for it. */
interface Term {
  readonly keyword: string;
  readonly category: string;
}

/**
 * Search terms by the number of matching products. Common words match at least eight of a hundred products. Rare ones
 * match at least eight products, but fewer than three of ten thousand. Mid ones match from three of a thousand up to
 * two of a hundred. "Two terms" are two common words or two mid ones. All products that match the last term rank below
 * all others.
 */
export interface Terms {
  readonly common: readonly Term[];
  readonly rare: readonly Term[];
  /** All rare ones. */
  readonly rareWords: readonly string[];
  readonly mid: readonly Term[];
  readonly two: readonly Term[];
  readonly twoMid: readonly Term[];
  readonly last: readonly Term[];
  readonly categories: readonly string[];
  readonly products: readonly string[];
}

const COMMON_SHARE = 0.08;
const RARE_SHARE = 0.0003;
const RARE_LEAST = 8;
const MID_SHARE = { least: 0.003, most: 0.02 };
const COMMONS = 24;
const MIDS = 24;
/** The distance in their list between the two mid words of a pair. */
const MID_STEP = 5;
const RARES = 200;
const PAIRS = 40;
const PRODUCTS = 500;

interface Count {
  readonly word: string;
  readonly products: number;
  readonly category: string;
}

/** Search terms for a generated catalogue of `products` products, found by counting its words. */
export function findTerms(products: number): Terms {
  const counts = countWords(products).sort(
    (one, other) => other.products - one.products || (one.word < other.word ? -1 : 1),
  );
  const commons = counts.filter((count) => count.products / products >= COMMON_SHARE).slice(0, COMMONS);
  // A small catalogue has no rare word that occurs in eight products.
  const rareLeast = Math.min(RARE_LEAST, (RARE_SHARE * products) / 2);
  const rares = counts.filter((count) => count.products >= rareLeast && count.products / products < RARE_SHARE);
  const mids = counts.filter(
    (count) => count.products / products >= MID_SHARE.least && count.products / products <= MID_SHARE.most,
  );
  const topAt = (index: number): string => ROOT_CATEGORIES[index % ROOT_CATEGORIES.length] ?? '';
  const pairs = commons.flatMap(({ word }, index) =>
    commons.slice(index + 1, index + 4).map((other) => `${word} ${other.word}`),
  );
  const named = (keyword: string, index: number): Term => ({ keyword, category: topAt(index) });
  const someMids = mids.slice(0, MIDS).map(({ word }) => word);
  return {
    mid: someMids.map(named),
    twoMid: someMids.map((word, index) => named(`${word} ${someMids[(index + MID_STEP) % someMids.length]}`, index)),
    last: [named(WORD_RANKED_LAST, 0)],
    common: commons.map(({ word }, index) => named(word, index)),
    rare: spread(rares, RARES).map(({ word, category }) => ({ keyword: word, category })),
    rareWords: rares.map(({ word }) => word),
    two: pairs.slice(0, PAIRS).map(named),
    categories: leavesOf(products),
    products: spread(
      Array.from({ length: products }, (_, index) => toProductId(index)),
      PRODUCTS,
    ),
  };
}

function countWords(products: number): Count[] {
  const counted = new Map<string, { products: number; first: number }>();
  for (let index = 0; index < products; index += 1) {
    const { name, keywords } = generateWords(index);
    for (const word of new Set([...name, ...keywords])) {
      const count = counted.get(word);
      if (count === undefined) counted.set(word, { products: 1, first: index });
      else count.products += 1;
    }
  }
  const suppliers = calculateSupplierCount(products);
  return [...counted].map(([word, count]) => {
    const isRare = count.products / products < RARE_SHARE;
    return {
      word,
      products: count.products,
      category: isRare ? generateProduct(count.first, suppliers).category.slice(0, 4) : '',
    };
  });
}

/** The categories of the first products, so that each has some. */
function leavesOf(products: number): readonly string[] {
  const suppliers = calculateSupplierCount(products);
  const some = Array.from(
    { length: Math.min(400, products) },
    (_, index) => generateProduct(index, suppliers).category,
  );
  return [...new Set(some)].slice(0, 200);
}

/** Picks `count` items of a list at even distances. */
function spread<Item>(list: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, index) => index % step === 0).slice(0, count);
}
