import { stripEmoji } from '../forms/badge-text.ts';
import { findIndustryByEventCode } from '../site/event-codes.ts';
import type { LanguageCode } from '../site/languages.ts';

/** The texts that a person reads on a badge, as they are drawn. */
export interface BadgeContent {
  /** The language of the badge, which decides on which side lines begin. */
  readonly lang: LanguageCode;
  /** The colour of the band. */
  readonly brand: string;
  readonly exhibitionName: string;
  /** The exhibition's dates; '' draws no line. */
  readonly dates: string;
  readonly name: string;
  readonly company: string;
  /** The line with the country, and any other text of that line. */
  readonly country: string;
  readonly badgeNo: string;
  /** The label of the plate beside the name; '' draws no plate. */
  readonly plate: string;
  /** The label above the number. */
  readonly numberLabel: string;
  /** The name of the site; absent in emails that were queued by an earlier version. */
  readonly siteName?: string | undefined;
}

/** The texts that a person typed. */
const TEXT_FIELDS = ['name', 'company', 'exhibitionName'] as const;

/**
 * The content as fonts can draw it: without emoji, which no badge font has, and without the `missing` letters. A
 * missing letter that is a stylistic variant of a usual letter is drawn as that letter. A text that would become empty
 * stays unchanged, for the system's fonts. D-31
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

/** The usual letter for a stylistic variant, such as A for 𝐀; '' for any other letter. */
function normalizeLetter(letter: string): string {
  const plain = letter.normalize('NFKC');
  return plain === letter ? '' : plain;
}

/** A badge number is its event's code and eight letters. */
const RANDOM_PART = 8;

/** The badge number in the groups in which people read it out: the event's code, four letters, four letters. */
export function badgeNumberParts(badgeNo: string): readonly string[] {
  const code = badgeNo.slice(0, -RANDOM_PART);
  const rest = badgeNo.slice(-RANDOM_PART);
  return [code, rest.slice(0, 4), rest.slice(4)].filter((part) => part !== '');
}

/** The industry of the exhibition that issued this badge number. */
export const industryOfBadge = (badgeNo: string) => findIndustryByEventCode(badgeNo.slice(0, -RANDOM_PART));

/** The file name of a badge's picture. */
export const badgeFileName = (badgeNo: string): string => `${badgeNo}.png`;
