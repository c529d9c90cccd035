import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageKey } from '@fairhall/core/messages';
import { once } from '@fairhall/core/once';
import type { MessageValues, Texts } from '@fairhall/core/ports/texts';
import { DEFAULT_VALUES } from '@fairhall/core/site/defaults';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { DEFAULT_BRAND, type SiteBrand } from '@fairhall/core/site/site-brand';
import { createInstance, type i18n } from 'i18next';

/** Texts of one language by key. */
type Catalogue = Readonly<Record<string, string>>;

/** How a site presents itself now. */
type GetBrand = (siteId: number) => SiteBrand;

/** Texts of every language with a catalogue; a language without one, and a missing key, fall back to English. */
export interface TextsByLanguage {
  /** The texts of a site in a language; without a site they are the international one’s. */
  of(lang: LanguageCode, siteId?: number): Texts;
  /** All texts of a language as stored; empty if there are none. R-7.021 R-8.034 */
  all(lang: string): Catalogue;
}

/**
 * Loads the texts of `{folder}/{lang}/*.json`. English is loaded at once, and throws if it is missing; other languages
 * are loaded on first use, since most servers never need them all.
 */
export function loadTexts(folder: string, getBrand?: GetBrand): TextsByLanguage {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const catalogues = Object.fromEntries(
    languages.map(({ name }) => [name, once(() => readCatalogue(join(folder, name)))]),
  );
  const english = catalogues[DEFAULT_VALUES.lang];
  if (english === undefined) throw new Error(`no English texts in ${folder}`);
  english();
  return createTextsByLanguage(catalogues, getBrand);
}

function readCatalogue(folder: string): Catalogue {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.assign({}, ...files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}

/**
 * Texts by language code; a function loads a language's texts and is called each time they are needed. Keys are not
 * nested, and values are inserted unescaped: the code that displays them escapes them. R-1.021
 */
export function createTextsByLanguage(
  catalogues: Readonly<Record<string, Catalogue | (() => Catalogue)>>,
  getBrand: GetBrand = () => DEFAULT_BRAND,
): TextsByLanguage {
  const all = (lang: string): Catalogue => {
    const texts = Object.hasOwn(catalogues, lang) ? (catalogues[lang] ?? {}) : {};
    return typeof texts === 'function' ? texts() : texts;
  };
  const libraries = new Map<LanguageCode, i18n>();
  return {
    of: (lang, siteId = DEFAULT_VALUES.siteId) => {
      const library =
        libraries.get(lang) ?? createLibrary({ [DEFAULT_VALUES.lang]: all(DEFAULT_VALUES.lang), [lang]: all(lang) });
      libraries.set(lang, library);
      return createTexts(library, lang, getBrand(siteId));
    },
    all,
  };
}

/** The i18n library with the texts of one language, and English as its fallback. */
function createLibrary(catalogues: Readonly<Record<string, Catalogue>>): i18n {
  const library = createInstance();
  // With its texts given, the library is ready synchronously; the promise it returns has nothing to wait for.
  void library.init({
    resources: Object.fromEntries(Object.entries(catalogues).map(([lang, texts]) => [lang, { texts }])),
    defaultNS: 'texts',
    fallbackLng: DEFAULT_VALUES.lang,
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  });
  return library;
}

function createTexts(library: i18n, lng: LanguageCode, site: SiteBrand): Texts {
  const translate = (key: string, values?: MessageValues, count?: number): string =>
    library.t(key, { lng, replace: { siteName: site.name, ...values }, ...(count === undefined ? {} : { count }) });
  return {
    lang: lng,
    site,
    text: (key, values) => translate(key, values),
    counted: (key, count, values) => translate(key, { ...values, count }, count),
  };
}

/** A key that arrives as plain text; an unknown key is shown as it is. */
export const toMessageKey = (key: string): MessageKey => key as MessageKey; // handlers' refusals carry keys as text
