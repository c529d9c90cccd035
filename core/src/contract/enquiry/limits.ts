/** Maximum length of an enquiry's message, in characters (D-10). */
export const ENQUIRY_CONTENT_MAX = 2_000;
