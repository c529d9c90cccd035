import { codeParts, type Gap, isCode, isJoined, isPartNumber, splitChunk } from './codes.ts';
import { isMeasure, splitMeasure, withMeasures } from './measures.ts';
import { isFiller, normalizeText, questionWords } from './tokens.ts';

/** Lexemes that together stand for a word; usually the word alone. */
export type Form = readonly string[];

/** A word of a query. A row holds it if it holds all lexemes of any of its forms. */
export interface QueryWord {
  readonly token: string;
  readonly forms: readonly Form[];
  /** Forms to use if no row holds any of the others. */
  readonly loose: readonly Form[];
  /** True for a quantity or size: when words may be missing, these are left out first. */
  readonly isMeasure: boolean;
  /** True for a code, which is left out last when words may be missing. */
  readonly isCode: boolean;
  /** This word joined with the following ones, longest first; a joined form is used if some row holds it. */
  readonly joined: readonly JoinedWord[];
}

export interface JoinedWord {
  readonly token: string;
  /** How many words it joins. */
  readonly words: number;
}

/** Longer queries are cut off here. */
const MAX_LENGTH = 400;
const MAX_WORDS = 12;
/** The most words that are joined; a code of more words is searched by their forms only. */
const MAX_JOINED = 4;

/** A word, and its separator from the one before. */
interface TypedToken {
  readonly token: string;
  readonly gap: Gap;
}

/**
 * The words of a query in their order, at most a dozen. A number and its unit are one word, however they are written;
 * filler words are left out.
 */
export function queryWords(text: string): readonly QueryWord[] {
  const typed = removeRepeats(
    withMeasures(normalizeText(text.slice(0, MAX_LENGTH)))
      .split(' ')
      .flatMap(splitPiece),
  );
  const telling = typed.filter(({ token }) => !isFiller(token));
  const words = (telling.length === 0 ? typed : telling).slice(0, MAX_WORDS);
  return words.map(({ token }, place) => ({ ...wordOf(token), joined: joinFrom(words, place) }));
}

/** The words of a piece of text without blanks. */
function splitPiece(piece: string): readonly TypedToken[] {
  const bare = piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const begins: Gap = piece.startsWith(bare) ? 'blank' : 'other';
  if (bare === '') return [{ token: '', gap: 'other' }];
  const ends: readonly TypedToken[] = piece.endsWith(bare) ? [] : [{ token: '', gap: 'other' }];
  if (!CODE.test(bare)) {
    return [
      ...questionWords(bare).map((token, place): TypedToken => ({ token, gap: place === 0 ? begins : 'other' })),
      ...ends,
    ];
  }
  const { parts, gaps } = splitChunk(bare);
  const words = parts.flatMap((part, place) =>
    questionWords(part).map(
      (token, index): TypedToken => ({
        token,
        gap: index > 0 ? 'other' : place === 0 ? begins : (gaps[place] ?? 'other'),
      }),
    ),
  );
  return [...words, ...ends];
}

const CODE = /^[a-z0-9.]+(?:[-‐‑‒–—/][a-z0-9.]+)*$/;

/**
 * Removes repeated words. A word that follows a filler or a separator of another kind is not joined to the one before.
 */
function removeRepeats(typed: readonly TypedToken[]): readonly TypedToken[] {
  const met = new Set<string>();
  let isParted = true;
  const words: TypedToken[] = [];
  for (const { token, gap } of typed) {
    const isLeftOut = token === '' || met.has(token);
    if (!isLeftOut) words.push({ token, gap: isParted ? 'other' : gap });
    isParted = isLeftOut || isFiller(token);
    met.add(token);
  }
  return words;
}

function joinFrom(words: readonly TypedToken[], from: number): readonly JoinedWord[] {
  const joined: JoinedWord[] = [];
  for (let end = from + 2; end <= Math.min(words.length, from + MAX_JOINED); end += 1) {
    const some = words.slice(from, end);
    const tokens = some.map(({ token }) => token);
    const isOne = some.slice(1).every(({ token, gap }, place) => isJoined(tokens[place] ?? '', token, gap));
    const gaps = some.slice(1).map(({ gap }) => gap);
    if (isOne || isPartNumber(tokens, gaps)) joined.unshift({ token: tokens.join(''), words: end - from });
  }
  return joined;
}

function wordOf(token: string): Omit<QueryWord, 'joined'> {
  const measured = splitMeasure(token);
  const loose = measured === undefined ? codeParts(token) : [measured];
  return { token, forms: [[token]], loose, isMeasure: isMeasure(token), isCode: isCode(token) };
}
