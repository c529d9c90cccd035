import { isRtl, type LanguageCode } from './languages.ts';

/** Returns the separator for names in a list: the language's own comma. */
export const getComma = (lang: LanguageCode): string => (isRtl(lang) ? '، ' : ', ');
