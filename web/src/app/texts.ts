import type { MessageFeature } from '@fairhall/core/messages';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { LANGUAGES } from '@fairhall/core/site/languages';

type Resource = Record<string, string>;

const files = import.meta.glob<Resource>('../../../core/messages/*/*.json', { import: 'default' });

const fileOf = (lang: LanguageCode, feature: MessageFeature): string =>
  `../../../core/messages/${lang}/${feature}.json`;

/** Languages that have every file of texts, in the switcher's order. */
export const availableLanguages: readonly LanguageCode[] = LANGUAGES.map((language) => language.code).filter(
  (code) => fileOf(code, 'shell') in files,
);

/** Texts every page needs. */
export const SHELL_FEATURES: readonly MessageFeature[] = ['shell', 'errors', 'catalogue', 'pages'];

export async function loadResources(lang: LanguageCode, features: readonly MessageFeature[]): Promise<Resource> {
  const wanted = [...new Set([...SHELL_FEATURES, ...features])];
  const loaded = await Promise.all(wanted.map((feature) => files[fileOf(lang, feature)]?.() ?? {}));
  return Object.assign({}, ...loaded);
}

/** Paths of the text files of a page as the build's manifest names them. */
export const resourceFiles = (lang: LanguageCode, features: readonly MessageFeature[]): readonly string[] =>
  [...new Set([...SHELL_FEATURES, ...features])].map((feature) => `../core/messages/${lang}/${feature}.json`);
