import { normalizeText, searchText } from '../search-text.ts';

/** What staff typed to find a person; everything in it must match. */
export interface PersonQuery {
  /** Words of names, companies, addresses or badge numbers, as `toSearchedWords` makes them of stored texts. */
  readonly words: readonly string[];
  /** Digits of a phone number without the zeros before it; '' if none was typed. */
  readonly phone: string;
}

/** Words of a query that are used; nobody is described by more. */
const MAX_WORDS = 8;
/** Digits by which a phone number is looked for: fewer are in too many numbers. */
const PHONE_DIGITS = { least: 6, most: 17 } as const;
/** The characters between the words of a stored text. The database's trigger splits at the same. */
const SEPARATORS = /[\s@.,;:/()&"+_|]+/;
/** An event code and eight characters, without the spaces and hyphens between them; a name has no digit. D-31 */
const BADGE_NUMBER = /^(?=.*\d)[a-z]{2,4}[0-9a-z]{8}$/;
const PHONE = /\+?\(?\d[\d\s()./-]*\d/g;

/** The words of a text by which a person is found. */
export const toSearchedWords = (text: string): readonly string[] =>
  searchText(text)
    .split(SEPARATORS)
    .filter((word) => word !== '');

/**
 * Reads what staff typed, as a badge number, a phone number, or words. If it can be read in several ways, the next one is
 * for when the earlier ones find nobody. D-94
 */
export function parsePersonQuery(typed: string): readonly PersonQuery[] {
  const text = normalizeText(typed);
  const words = toSearchedWords(text).slice(0, MAX_WORDS);
  return [...toBadgeQueries(text), ...toPhoneQueries(text), ...(words.length === 0 ? [] : [{ words, phone: '' }])];
}

function toBadgeQueries(text: string): readonly PersonQuery[] {
  const joined = text.replace(/[\s\p{Pd}.]+/gu, '');
  return BADGE_NUMBER.test(joined) ? [{ words: [joined], phone: '' }] : [];
}

function toPhoneQueries(text: string): readonly PersonQuery[] {
  const number = text.match(PHONE)?.find((part) => {
    const { length } = part.replace(/\D/g, '');
    return length >= PHONE_DIGITS.least && length <= PHONE_DIGITS.most;
  });
  if (number === undefined) return [];
  const phone = number.replace(/\D/g, '').replace(/^0+/, '');
  if (phone.length < PHONE_DIGITS.least) return [];
  return [{ words: toSearchedWords(text.replace(number, ' ')).slice(0, MAX_WORDS), phone }];
}
