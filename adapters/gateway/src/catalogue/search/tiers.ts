/**
 * The best-ranked rows carry lexemes of nested tiers: a row whose rank is below 2 to the power of n stands in tier n. A
 * tier asked for beside a word gives the word's best rows from the word index alone, of however many rows hold the word.
 */
const LOWEST = 10;
const HIGHEST = 20;

export const TIERS: readonly string[] = Array.from({ length: HIGHEST - LOWEST + 1 }, (_, step) => `r:${LOWEST + step}`);

/** The tiers that a row of this rank stands in. */
export const tiersOf = (rank: number): readonly string[] => TIERS.filter((_, step) => rank < 2 ** (LOWEST + step));

/** Reading so many entries of the word index takes as long as fetching one row; measured on a million rows. */
const ENTRIES_TO_FETCHED = 250;

export interface Tier {
  readonly lexeme: string;
  /** In rows fetched. */
  readonly cost: number;
}

interface Wanted {
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
export function smallestTier(
  { expected, matches, rows, entries }: Wanted,
  sizeOf: (lexeme: string) => number | undefined,
): Tier | undefined {
  for (const lexeme of TIERS) {
    const size = sizeOf(lexeme);
    const held = ((size ?? 0) / rows) * expected;
    if (size !== undefined && held >= matches) return { lexeme, cost: held + (size + entries) / ENTRIES_TO_FETCHED };
  }
  return undefined;
}
