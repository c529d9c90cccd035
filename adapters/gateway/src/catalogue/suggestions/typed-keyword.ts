import { nameLexeme, quoteLexeme } from '../search/lexemes.ts';
import { withMeasures } from '../search/measures.ts';
import { normalizeText, queryTokens } from '../search/tokens.ts';

/** A partly typed search: the finished words, and the prefixes that the last word may have. */
export interface TypedKeyword {
  readonly finished: readonly string[];
  readonly beginnings: readonly string[];
}

/** A shorter prefix says too little, except in Han text, where a character is a word. */
const MIN_BEGINNING = 2;
/**
 * The Arabic article, also before fewer than the three letters from which searches strip it, because the word may be
 * unfinished.
 */
const ARTICLE = /^[وب]?ال(?=\p{Script=Arabic})/u;

/**
 * Parses a partly typed search; undefined if it is too short to suggest anything. The last word may still become any
 * other: "to" may become "tote".
 */
export function readTyped(keyword: string): TypedKeyword | undefined {
  const typed = normalizeText(keyword);
  const start = typed.lastIndexOf(' ') + 1;
  const tokens = queryTokens(typed.slice(start));
  const last = tokens.at(-1);
  if (last === undefined) return undefined;
  const beginnings = [...new Set([last, last.replace(ARTICLE, '')])].filter(isTelling);
  const finished = [...queryTokens(withMeasures(typed.slice(0, start))), ...tokens.slice(0, -1)];
  return beginnings.length === 0 ? undefined : { finished, beginnings };
}

const isTelling = (word: string): boolean => [...word].length >= MIN_BEGINNING || /\p{Script=Han}/u.test(word);

/** The search expression for names that hold the finished words and one of the completions of the last one. */
export function nameExpression({ finished }: TypedKeyword, lastWords: readonly string[]): string {
  const last = lastWords.map(quoteLexeme).join(' | ');
  return [...finished.map((token) => quoteLexeme(nameLexeme(token))), `(${last})`].join(' & ');
}

/** Completes the last typed word with words from these names, in their spelling. */
export function completePhrases(keyword: string, names: readonly string[], lang: string, most: number): string[] {
  const typed = keyword.trim().replace(/\s+/gu, ' ');
  const start = typed.lastIndexOf(' ') + 1;
  const prefix = normalizeText(typed.slice(start));
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  const phrases = new Map<string, string>();
  for (const name of names)
    for (const { segment, isWordLike } of segmenter.segment(name)) {
      const plain = normalizeText(segment);
      if (isWordLike !== true || plain === prefix || !plain.startsWith(prefix) || phrases.has(plain)) continue;
      phrases.set(plain, typed.slice(0, start) + segment.toLocaleLowerCase(lang));
    }
  return [...phrases.values()].slice(0, most);
}
