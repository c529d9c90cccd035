import { createHash } from 'node:crypto';

/** One row in so many carries the sample's lexeme, chosen by its id alone, so that no word stands in it more often than outside. */
export const SAMPLE_OF = 64;
export const SAMPLE_LEXEME = `s:${SAMPLE_OF}`;

/** Whether a row is in the sample; 0006-tiers does the same in SQL. */
export const isSampled = (id: string): boolean => (createHash('md5').update(id).digest()[0] ?? 0) % SAMPLE_OF === 0;

/**
 * So many matches in the sample prove that more than the exact thousand match: of a thousand sixteen are expected in it,
 * and fifty or more in less than one of 10^10 cases.
 */
export const SAMPLE_PROOF = 50;
