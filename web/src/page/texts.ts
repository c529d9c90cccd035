import type { MessageFeature } from '@fairhall/core/messages';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { LANGUAGES } from '@fairhall/core/site/languages';

type Resource = Record<string, string>;

/** The texts of pages, without those of the gateway's mails and refusals and of the command line. */
const files = import.meta.glob<{ readonly default: Resource }>(['./*/*.json', '!./*/{mail,refusals,terminal}.json'], {
  base: '../../../core/messages',
});

const fileOf = (lang: LanguageCode, feature: MessageFeature): string => `./${lang}/${feature}.json`;

const ENGLISH = Object.keys(files).filter((file) => file.startsWith('./en/'));

/** Languages that have every file of texts, in the switcher's order. */
export const availableLanguages: readonly LanguageCode[] = LANGUAGES.map((language) => language.code).filter((code) =>
  ENGLISH.every((file) => file.replace('./en/', `./${code}/`) in files),
);

/** Every feature whose texts pages show. */
export const pageFeatures = (): readonly MessageFeature[] =>
  ENGLISH.map((file) => file.slice('./en/'.length, -'.json'.length) as MessageFeature); // a test compares files and features

/** Texts every page needs. */
export const SHELL_FEATURES: readonly MessageFeature[] = ['shell', 'errors'];

export async function loadResources(lang: LanguageCode, features: readonly MessageFeature[]): Promise<Resource> {
  const wanted = [...new Set([...SHELL_FEATURES, ...features])];
  const loaded = await Promise.all(wanted.map((feature) => files[fileOf(lang, feature)]?.()));
  return Object.assign({}, ...loaded.map((file) => file?.default));
}

/** Paths of the text files of a page as the build's manifest names them. */
export const resourceFiles = (lang: LanguageCode, features: readonly MessageFeature[]): readonly string[] =>
  [...new Set([...SHELL_FEATURES, ...features])].map((feature) => `../core/messages/${lang}/${feature}.json`);
