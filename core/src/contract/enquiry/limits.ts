/** Longest message of an enquiry, in characters (D-10). */
export const ENQUIRY_CONTENT_MAX = 2_000;
