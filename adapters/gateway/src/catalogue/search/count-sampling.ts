/** One row in so many is in the sample, chosen by its id alone, so that no word stands in it more often than outside. */
export const SAMPLE_OF = 64;

/** Whether a row is in the sample. An index of these rows alone has the same condition (0006-tiers). */
export const IS_SAMPLED = `get_byte(decode(md5(id), 'hex'), 0) % ${SAMPLE_OF} = 0`;

/**
 * So many matches in the sample prove that more than the exact thousand match: of a thousand sixteen are expected in it,
 * and fifty or more in less than one of 10^10 cases.
 */
export const SAMPLE_PROOF = 50;
