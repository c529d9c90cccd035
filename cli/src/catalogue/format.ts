import type { Texts } from '@fairhall/core/ports/texts';
import { getFormat } from '@fairhall/core/site/format';
import { isLanguageCode, type LanguageCode } from '@fairhall/core/site/languages';

/** The language that a result is printed in. */
export const resolveLanguage = ({ lang }: Texts): LanguageCode => (isLanguageCode(lang) ? lang : 'en');

/** How numbers, prices and names of countries are written in it. */
export const formatOf = (texts: Texts) => getFormat(resolveLanguage(texts));
