/**
 * The best-ranked rows carry lexemes of nested tiers: a row whose rank is below 2 to the power of n stands in tier n. A
 * tier asked for beside a word gives the word's best rows from the word index alone, of however many rows hold the word.
 */
const MIN_TIER = 10;
const MAX_TIER = 20;

export const TIER_LEXEMES: readonly string[] = Array.from(
  { length: MAX_TIER - MIN_TIER + 1 },
  (_, step) => `r:${MIN_TIER + step}`,
);

/** The tiers that a row of this rank stands in. */
export const listTiers = (rank: number): readonly string[] =>
  TIER_LEXEMES.filter((_, step) => rank < 2 ** (MIN_TIER + step));

/** Reading so many entries of the word index takes as long as fetching one row; measured on a million rows. */
const ENTRY_READS_PER_ROW = 250;

export interface Tier {
  readonly lexeme: string;
  /** In rows fetched. */
  readonly cost: number;
}

interface TierRequirement {
  /** How many rows match, as far as frequencies tell. */
  readonly expected: number;
  /** How many of them the tier should hold. */
  readonly matches: number;
  /** All rows. */
  readonly rows: number;
  /** How often the words and filters stand in the word index, together. */
  readonly entries: number;
}

/** The smallest tier that should hold enough matches; undefined where none does. `sizeOf` is undefined for empty ones. */
export function findSmallestTier(
  { expected, matches, rows, entries }: TierRequirement,
  sizeOf: (lexeme: string) => number | undefined,
): Tier | undefined {
  for (const lexeme of TIER_LEXEMES) {
    const size = sizeOf(lexeme);
    const held = ((size ?? 0) / rows) * expected;
    if (size !== undefined && held >= matches) return { lexeme, cost: held + (size + entries) / ENTRY_READS_PER_ROW };
  }
  return undefined;
}
