/** More words would find nothing: a search needs most of its words in a name. */
const WORDS_MAX = 5;

/**
 * Returns the words of a name in an address, such as "Cotton-tote-bag-10-oz", without numbers and single letters: the
 * first five, for a search. Empty if there are none.
 */
export const nameInAddress = (slug: string): string =>
  slug
    .split(/[\s\-_]+/)
    .filter((word) => word.length > 1 && !/\d/.test(word))
    .slice(0, WORDS_MAX)
    .join(' ');
