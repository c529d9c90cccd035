import type { ProductForm } from '../../contract/catalogue/supplier-calls.ts';
import { hasWords, normalizeText, searchText, searchWords } from '../../search-text.ts';

type Category = ProductForm['categories'][number];

/** Maximum number of matches of a keyword in categories that the supplier does not use yet. */
export const CATEGORY_MATCHES_MAX = 50;

export interface CategoryGroup {
  /** `used`: of the supplier's products. `found`: other matches of a keyword. `branch`: one branch of the tree. */
  readonly kind: 'used' | 'found' | 'branch';
  /** The names of the branch's parents; '' otherwise. */
  readonly path: string;
  readonly categories: readonly Category[];
}

/**
 * The categories to choose from, those of the supplier's own products first. Without a keyword the whole tree follows,
 * branch by branch; else the matches of all words in name and path, those in the name first. D-52
 */
export function groupCategories(categories: readonly Category[], keyword: string): readonly CategoryGroup[] {
  const words = searchWords(keyword);
  const found = words.length === 0 ? categories : sortMatches(categories, keyword);
  const used = found.filter(({ isUsed }) => isUsed);
  const usedGroup: CategoryGroup = { kind: 'used', path: '', categories: used };
  if (words.length === 0) return [usedGroup, ...toBranches(categories)].filter(isFilled);
  const others = found.filter(({ isUsed }) => !isUsed).slice(0, CATEGORY_MATCHES_MAX);
  return [usedGroup, { kind: 'found', path: '', categories: others } as const].filter(isFilled);
}

const isFilled = ({ categories }: CategoryGroup): boolean => categories.length > 0;

function sortMatches(categories: readonly Category[], keyword: string): readonly Category[] {
  const words = searchWords(keyword);
  const start = normalizeText(keyword);
  const rankOf = ({ name }: Category): number => {
    if (normalizeText(name).startsWith(start)) return 0;
    return hasWords(searchText(name), words) ? 1 : 2;
  };
  return categories
    .filter(({ name, path }) => hasWords(searchText(path, name), words))
    .map((category) => ({ category, rank: rankOf(category) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ category }) => category);
}

function toBranches(categories: readonly Category[]): CategoryGroup[] {
  const branches = Map.groupBy(categories, ({ path }) => path);
  return [...branches].map(([path, inside]) => ({ kind: 'branch', path, categories: inside }));
}
