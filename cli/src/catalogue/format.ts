import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import { isLanguageCode, type LanguageCode } from '@fairhall/core/site/languages';

/** The language of the printed result. */
export const resolveLanguage = ({ lang }: Texts): LanguageCode => (isLanguageCode(lang) ? lang : 'en');

/** The formats of numbers, prices and country names in that language. */
export const formatOf = (texts: Texts) => getFormat(resolveLanguage(texts));
