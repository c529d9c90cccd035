import { isRtl, type LanguageCode } from './languages.ts';

/** What parts names in a row: the language's own comma. */
export const getComma = (lang: LanguageCode): string => (isRtl(lang) ? '، ' : ', ');
