import { nameLexeme, quoteLexeme } from '../search/lexemes.ts';
import { withMeasures } from '../search/measures.ts';
import { normalizeText, queryTokens } from '../search/tokens.ts';

/** What has been typed, as searches read it: the words that are finished, and how the last one may begin. */
export interface TypedKeyword {
  readonly finished: readonly string[];
  readonly beginnings: readonly string[];
}

/** A beginning shorter than this says too little, but in Han writing, where a character is a word. */
const MIN_BEGINNING = 2;
/** An Arabic article may be typed before the word has the three letters with which searches take it off. */
const ARTICLE = /^[وب]?ال(?=\p{Script=Arabic})/u;

/** Undefined where too little has been typed to tell anything. A word that is begun may become any, "to" a "tote". */
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

/** The search expression for names that hold the finished words and one of those that the last one may become. */
export function nameExpression({ finished }: TypedKeyword, lastWords: readonly string[]): string {
  const last = lastWords.map(quoteLexeme).join(' | ');
  return [...finished.map((token) => quoteLexeme(nameLexeme(token))), `(${last})`].join(' & ');
}

/** What was typed with its last word finished by words of these names, as they are written there. */
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
