/**
 * One row in this many is in the sample. It is chosen by its id alone, so that no word is more frequent in the sample
 * than outside.
 */
export const SAMPLE_OF = 64;

/** Condition for rows of the sample. A partial index has the same condition (0006-tiers). */
export const IS_SAMPLED = `get_byte(decode(md5(id), 'hex'), 0) % ${SAMPLE_OF} = 0`;

/**
 * This many matches in the sample prove that more rows match than the exact limit of a thousand: of a thousand, sixteen
 * are expected in the sample, and fifty or more in less than one of 10^10 cases.
 */
export const SAMPLE_PROOF = 50;
