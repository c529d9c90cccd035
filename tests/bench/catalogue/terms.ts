import { productAt, productId, supplierCount, wordsAt } from './generator.ts';
import { TOP_CATEGORIES } from './tree.ts';

/** A question of a class, and the same within a first-level category that holds an answer or more. */
interface Term {
  readonly keyword: string;
  readonly category: string;
}

/**
 * What is asked for, by how many products hold it. Common words are in eight of a hundred products or more, rare ones in
 * eight products or more but in fewer than three of ten thousand; two terms are two common words.
 */
export interface Terms {
  readonly common: readonly Term[];
  readonly rare: readonly Term[];
  readonly two: readonly Term[];
  readonly categories: readonly string[];
  readonly products: readonly string[];
}

const COMMON_SHARE = 0.08;
const RARE_SHARE = 0.0003;
const RARE_LEAST = 8;
const COMMONS = 24;
const RARES = 200;
const PAIRS = 40;
const PRODUCTS = 500;

interface Count {
  readonly word: string;
  readonly products: number;
  readonly category: string;
}

/** Questions to a generated catalogue of so many products, found by counting its words. */
export function termsOf(products: number): Terms {
  const counts = countWords(products).sort(
    (one, other) => other.products - one.products || (one.word < other.word ? -1 : 1),
  );
  const commons = counts.filter((count) => count.products / products >= COMMON_SHARE).slice(0, COMMONS);
  const rares = counts.filter((count) => count.products >= RARE_LEAST && count.products / products < RARE_SHARE);
  const topAt = (index: number): string => TOP_CATEGORIES[index % TOP_CATEGORIES.length] ?? '';
  const pairs = commons.flatMap(({ word }, index) =>
    commons.slice(index + 1, index + 4).map((other) => `${word} ${other.word}`),
  );
  return {
    common: commons.map(({ word }, index) => ({ keyword: word, category: topAt(index) })),
    rare: spread(rares, RARES).map(({ word, category }) => ({ keyword: word, category })),
    two: pairs.slice(0, PAIRS).map((keyword, index) => ({ keyword, category: topAt(index) })),
    categories: leavesOf(products),
    products: spread(
      Array.from({ length: products }, (_, place) => productId(place)),
      PRODUCTS,
    ),
  };
}

function countWords(products: number): Count[] {
  const counted = new Map<string, { products: number; first: number }>();
  for (let place = 0; place < products; place += 1) {
    const { name, keywords } = wordsAt(place);
    for (const word of new Set([...name, ...keywords])) {
      const count = counted.get(word);
      if (count === undefined) counted.set(word, { products: 1, first: place });
      else count.products += 1;
    }
  }
  const suppliers = supplierCount(products);
  return [...counted].map(([word, count]) => {
    const isRare = count.products / products < RARE_SHARE;
    return {
      word,
      products: count.products,
      category: isRare ? productAt(count.first, suppliers).category.slice(0, 4) : '',
    };
  });
}

/** Categories of the first products, so that each holds some. */
function leavesOf(products: number): readonly string[] {
  const suppliers = supplierCount(products);
  const some = Array.from({ length: Math.min(400, products) }, (_, place) => productAt(place, suppliers).category);
  return [...new Set(some)].slice(0, 200);
}

/** So many items of a list at even distances. */
function spread<Item>(list: readonly Item[], count: number): readonly Item[] {
  const step = Math.max(1, Math.floor(list.length / count));
  return list.filter((_, index) => index % step === 0).slice(0, count);
}
