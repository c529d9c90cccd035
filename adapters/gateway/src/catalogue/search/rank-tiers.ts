/**
 * The best-ranked rows carry lexemes of nested tiers: a row whose rank is below 2 to the power of n is in tier n. A
 * tier combined with a word finds the word's best rows by the word index alone, however many rows hold the word.
 */
const MIN_TIER = 10;
const MAX_TIER = 20;

export const TIER_LEXEMES: readonly string[] = Array.from(
  { length: MAX_TIER - MIN_TIER + 1 },
  (_, step) => `r:${MIN_TIER + step}`,
);

/** Lexemes of the tiers that contain a row of this rank. */
export const listTiers = (rank: number): readonly string[] =>
  TIER_LEXEMES.filter((_, step) => rank < 2 ** (MIN_TIER + step));

/** Reading this many entries of the word index takes as long as fetching one row; measured on a million rows. */
const ENTRY_READS_PER_ROW = 250;

export interface Tier {
  readonly lexeme: string;
  /** Measured in fetched rows. */
  readonly cost: number;
}

interface TierRequirement {
  /** How many rows match, estimated from frequencies. */
  readonly expected: number;
  /** How many matching rows the tier should hold. */
  readonly matches: number;
  /** Number of all rows. */
  readonly rows: number;
  /** How many entries the words and filters have in the word index, added up. */
  readonly entries: number;
}

/**
 * The smallest tier that should hold enough matches; undefined if none does. `sizeOf` returns undefined for empty
 * tiers.
 */
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
