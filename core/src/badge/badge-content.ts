import { stripEmoji } from '../forms/badge-text.ts';
import { findIndustryByEventCode } from '../site/event-codes.ts';
import type { LanguageCode } from '../site/languages.ts';

/** What a person reads on a badge, each as it is drawn. */
export interface BadgeContent {
  /** The language of the badge, which says where a line begins. */
  readonly lang: LanguageCode;
  /** The colour of the band. */
  readonly brand: string;
  readonly exhibitionName: string;
  /** When it is; '' draws no line. */
  readonly dates: string;
  readonly name: string;
  readonly company: string;
  /** The country, and what else is said in that line. */
  readonly country: string;
  readonly badgeNo: string;
  /** The plate beside the name; '' draws none. */
  readonly plate: string;
  /** What stands above the number. */
  readonly numberLabel: string;
}

/** The texts of a face that somebody typed. */
const TEXT_FIELDS = ['name', 'company', 'exhibitionName'] as const;

/**
 * A face as fonts can draw it: without emoji, which none of them has, and without `missing` letters. Such a letter that is another
 * one in disguise is drawn as that one. A text of which nothing would be left stays, for the fonts of the system. D-31
 */
export function toDrawableContent(content: BadgeContent, missing: ReadonlySet<string> = new Set()): BadgeContent {
  const texts = TEXT_FIELDS.map((name) => [name, omitMissingLetters(stripEmoji(content[name]), missing)]);
  return { ...content, ...Object.fromEntries(texts) };
}

function omitMissingLetters(text: string, missing: ReadonlySet<string>): string {
  const letters = [...text].map((letter) => (missing.has(letter) ? normalizeLetter(letter) : letter)).join('');
  if (letters === text) return text;
  return letters.replace(/\s+/g, ' ').trim() || text;
}

/** The usual letter for one of a style, such as A for 𝐀; '' for any other. */
function normalizeLetter(letter: string): string {
  const plain = letter.normalize('NFKC');
  return plain === letter ? '' : plain;
}

/** A badge's number is a code of its event and eight letters. */
const RANDOM_PART = 8;

/** A badge's number in the parts in which it is read out: the event's code, four letters, four letters. */
export function badgeNumberParts(badgeNo: string): readonly string[] {
  const code = badgeNo.slice(0, -RANDOM_PART);
  const rest = badgeNo.slice(-RANDOM_PART);
  return [code, rest.slice(0, 4), rest.slice(4)].filter((part) => part !== '');
}

/** The industry whose exhibition a badge's number is of. */
export const industryOfBadge = (badgeNo: string) => findIndustryByEventCode(badgeNo.slice(0, -RANDOM_PART));

/** The name under which the picture of a badge is saved. */
export const badgeFileName = (badgeNo: string): string => `${badgeNo}.png`;
