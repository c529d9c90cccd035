/** Maximum length of the text by which staff look for a person, in characters. */
export const PERSON_WORDS_MAX = 100;
