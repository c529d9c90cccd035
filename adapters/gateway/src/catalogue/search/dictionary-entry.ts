/** A word that rows hold. */
export interface WordCount {
  readonly word: string;
  /** How many rows hold it. */
  readonly rows: number;
}

/** A word of the same stem; `named` rows hold it in their names. */
export type RelatedWord = WordCount & { readonly named: number };

/** Dictionary entry of a word that was typed. */
export interface DictionaryEntry {
  /** How many rows hold the word as it was typed, and how many of them in their names. */
  readonly rows: number;
  readonly named: number;
  /** Other words of the same stem, the most frequent first; for a single Han character, the pairs that contain it. */
  readonly kin: readonly RelatedWord[];
}

/** Candidates for a word that no rows or very few rows hold. */
export interface SpellingGuesses {
  /** Words that start with it. */
  readonly begun: readonly WordCount[];
  /**
   * Words that share trigrams, those that share the most first; if any row holds the word, only far more frequent ones.
   */
  readonly alike: readonly WordCount[];
  /** Arabic words with the same consonants. */
  readonly rooted: readonly WordCount[];
}
