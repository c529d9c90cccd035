import { LANGUAGE_LIST, type LanguageCode } from '@fairhall/core/site/languages';
import { pageFeatures } from '../page/texts.ts';

const textFiles = import.meta.glob('./*/*.json', { base: '../../../core/messages' });

/** The languages that have all text files of the pages, in the switcher's order. */
export const siteLanguages: readonly LanguageCode[] = LANGUAGE_LIST.map(({ code }) => code).filter((code) =>
  pageFeatures().every((feature) => `./${code}/${feature}.json` in textFiles),
);
