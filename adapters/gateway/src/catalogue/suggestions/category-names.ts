import type { Suggestions } from '@fairhall/core/contract/suggestion/calls';
import { documentTokens } from '../search/tokens.ts';
import type { TypedKeyword } from './typed-keyword.ts';

/** A category with its names by language and its product count. */
export interface NamedCategory {
  readonly id: string;
  readonly parent: string | null;
  readonly names: { readonly en?: string; readonly [lang: string]: string | undefined };
  readonly count: number;
}

type Line = Suggestions['categories'][number];

/** Finds categories by the words of their names, in one language and in English. */
export interface CategoryNames {
  find(typed: TypedKeyword, most: number): readonly Line[];
}

interface Entry {
  readonly word: string;
  /** Its position in the list of categories, which is sorted by product count. */
  readonly place: number;
}

/**
 * Sorts the words of the names once, so that words with the same prefix are adjacent. `categories` are sorted best
 * first.
 */
export function categoryNames(categories: readonly NamedCategory[], lang: string): CategoryNames {
  const nameOf = ({ names }: NamedCategory): string => names[lang] ?? names.en ?? '';
  const byId = new Map(categories.map((category) => [category.id, category]));
  const words = categories.map(({ names }) => documentTokens(`${names[lang] ?? ''} ${names.en ?? ''}`));
  const entries = words
    .flatMap((tokens, place): Entry[] => tokens.map((word) => ({ word, place })))
    .sort((one, other) => (one.word < other.word ? -1 : one.word > other.word ? 1 : one.place - other.place));
  const lineOf = (category: NamedCategory): Line => {
    const parent = category.parent === null ? undefined : byId.get(category.parent);
    const above = parent === undefined ? {} : { parent: nameOf(parent) };
    return {
      id: category.id,
      name: nameOf(category),
      enName: category.names.en ?? '',
      ...above,
      count: category.count,
    };
  };
  return {
    find({ finished, beginnings }, most) {
      const places = new Set(beginnings.flatMap((beginning) => findByPrefix(entries, beginning)));
      return [...places]
        .sort((one, other) => one - other)
        .filter((place) => finished.every((word) => words[place]?.includes(word)))
        .slice(0, most)
        .flatMap((place) => categories.slice(place, place + 1).map(lineOf));
    },
  };
}

/** Positions of the categories that have a word with this prefix. */
function findByPrefix(entries: readonly Entry[], beginning: string): number[] {
  const places: number[] = [];
  for (let at = findFirstFrom(entries, beginning); entries[at]?.word.startsWith(beginning) === true; at += 1)
    places.push(entries[at]?.place ?? 0);
  return places;
}

/** Index of the first entry whose word is not before the given one (binary search). */
function findFirstFrom(entries: readonly Entry[], word: string): number {
  let [low, high] = [0, entries.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((entries[middle]?.word ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
