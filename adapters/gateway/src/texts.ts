import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageKey } from '@fairhall/core/messages';
import type { CountedKey, MessageValues, Texts } from '@fairhall/core/ports/texts';
import { DEFAULTS } from '@fairhall/core/site/defaults';
import { isLanguageCode, type LanguageCode, languageOf } from '@fairhall/core/site/languages';

type Catalogue = ReadonlyMap<string, string>;

/** Texts of every language that has a catalogue; a language without one, and a key that is missing, is given in English. */
export interface TextsByLanguage {
  of(lang: LanguageCode): Texts;
  /** All texts of a language as they are kept, or an empty map. R-7.021 R-8.034 */
  all(lang: string): Catalogue;
}

/** Reads `{folder}/{lang}/*.json`. Throws when English is not there. */
export function loadTexts(folder: string): TextsByLanguage {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const catalogues = new Map(languages.map(({ name }) => [name, loadCatalogue(join(folder, name))]));
  const english = catalogues.get(DEFAULTS.lang);
  if (english === undefined) throw new Error(`no English texts in ${folder}`);
  return {
    of: (lang) => textsOf(lang, catalogues.get(lang) ?? new Map(), english),
    all: (lang) => (isLanguageCode(lang) ? (catalogues.get(lang) ?? new Map()) : new Map()),
  };
}

function loadCatalogue(folder: string): Catalogue {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const entries = files.flatMap((name) => Object.entries<string>(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
  return new Map(entries);
}

function textsOf(lang: LanguageCode, own: Catalogue, english: Catalogue): Texts {
  const template = (key: string): string | undefined => own.get(key) ?? english.get(key);
  return {
    lang,
    text: (key, values = {}) => filled(template(key) ?? key, values),
    counted: (key: CountedKey, count: number, values: MessageValues = {}) => {
      const form = new Intl.PluralRules(languageOf(lang).intl).select(count);
      const text = template(`${key}_${form}`) ?? template(`${key}_other`) ?? key;
      return filled(text, { ...values, count });
    },
  };
}

function filled(template: string, values: MessageValues): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : whole),
  );
}

/** A key that came as plain text; one that nobody wrote is shown as it is. */
export const asKey = (key: string): MessageKey => key as MessageKey; // handlers' refusals carry keys as text
