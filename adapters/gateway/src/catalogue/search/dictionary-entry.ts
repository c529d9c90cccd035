/** A word that some rows hold. */
export interface WordCount {
  readonly word: string;
  /** By so many rows. */
  readonly rows: number;
}

/** A word of the same stem; so many rows hold it in their names. */
export type RelatedWord = WordCount & { readonly named: number };

/** What the catalogue knows of a word that was typed. */
export interface DictionaryEntry {
  /** How many rows hold it as it was typed, and how many of them in their names. */
  readonly rows: number;
  readonly named: number;
  /** Other words of the same stem, the most frequent first; for one sign of Han writing the pairs it stands in. */
  readonly kin: readonly RelatedWord[];
}

/** What may have been meant by a word that is not known, or hardly. */
export interface Guesses {
  /** Words that begin so. */
  readonly begun: readonly WordCount[];
  /** Words that share trigrams, those that share most first; far more frequent ones alone, where any row holds the word. */
  readonly alike: readonly WordCount[];
  /** Arabic words of the same consonants. */
  readonly rooted: readonly WordCount[];
}
