import type { MessageFeature } from '@fairhall/core/messages';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { loadQuietly } from './load-module.ts';

type Resource = Record<string, string>;

/** The English texts of pages, without those of the gateway's emails and rejections and of the command line. */
const defaultTextFiles = import.meta.glob<{ readonly default: Resource }>(
  ['./en/*.json', '!./en/{mail,refusals,terminal,*Gateway,*Terminal}.json'],
  { base: '../../../core/messages' },
);

/** Lists all features with texts on pages. */
export const pageFeatures = (): readonly MessageFeature[] =>
  Object.keys(defaultTextFiles).map((file) => file.slice('./en/'.length, -'.json'.length) as MessageFeature); // a test compares files and features

/** Text files that every page needs. */
export const DEFAULT_MESSAGE_FILES: readonly MessageFeature[] = ['shell', 'errors'];

/** Loads the texts of some features. Shows no notice at a failure; the caller does. */
export async function loadResources(lang: LanguageCode, features: readonly MessageFeature[]): Promise<Resource> {
  const wanted = [...new Set([...DEFAULT_MESSAGE_FILES, ...features])];
  const files =
    lang === 'en' ? defaultTextFiles : (await loadQuietly(() => import('./other-texts.ts'))).textFilesByPath;
  const loaded = await Promise.all(
    wanted.map((feature) => {
      const load = files[`./${lang}/${feature}.json`];
      return load && loadQuietly(load);
    }),
  );
  return Object.assign({}, ...loaded.map((file) => file?.default));
}

/** Lists a page's text files, and the file that imports them, as the build's manifest names them. */
export const listResourceFiles = (lang: LanguageCode, features: readonly MessageFeature[]): readonly string[] => [
  ...(lang === 'en' ? [] : ['src/page/other-texts.ts']),
  ...[...new Set([...DEFAULT_MESSAGE_FILES, ...features])].map((feature) => `../core/messages/${lang}/${feature}.json`),
];
