import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ROOT } from './sources.ts';

export type Texts = Readonly<Record<string, string>>;

/** Languages other than English that have a folder of texts. */
export const listOtherLanguages = (): readonly string[] =>
  globSync('core/messages/*/', { cwd: ROOT })
    .map((folder) => basename(folder))
    .filter((lang) => lang !== 'en')
    .sort();

/** The scripts of languages that do not use Latin letters. */
export const SCRIPT_NAMES: Readonly<Record<string, readonly string[]>> = {
  ar: ['Arabic'],
  fa: ['Arabic'],
  ja: ['Han', 'Hiragana', 'Katakana'],
  km: ['Khmer'],
  ko: ['Hangul'],
  my: ['Myanmar'],
  ru: ['Cyrillic'],
  th: ['Thai'],
  zh: ['Han'],
};

/** Text that may be the same in every language: the product's name, units, figures and punctuation. */
const SAME_EVERYWHERE = /^(?:Fairhall|m²|kg|[\s\d\p{P}\p{S}])*$/u;

export function readMessages(lang: string): ReadonlyMap<string, Texts> {
  const files = globSync(`core/messages/${lang}/*.json`, { cwd: ROOT });
  return new Map(
    files.map((file) => [basename(file, '.json'), JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8')) as Texts]),
  );
}

const FORM = /_(zero|one|two|few|many|other)$/;
const baseOf = (key: string): string => key.replace(FORM, '');
const placeholders = (text: string): string => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort().join();

function missingForms(base: string, lang: string, localized: Texts): string[] {
  const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
  const wanted = forms.filter((form) => !(`${base}_${form}` in localized));
  return wanted.map((form) => `${base}_${form} is missing`);
}

/**
 * Errors in a language's texts compared with the English ones. Plural forms need no placeholder, since a singular may
 * omit its number.
 */
export function listTextFaults(lang: string, english: Texts, localized: Texts): readonly string[] {
  const faults: string[] = [];
  const counted = new Set(
    Object.keys(english)
      .filter((key) => FORM.test(key))
      .map(baseOf),
  );
  for (const base of counted) faults.push(...missingForms(base, lang, localized));
  for (const [key, text] of Object.entries(english)) {
    if (counted.has(baseOf(key))) continue;
    const translated = localized[key];
    if (translated === undefined || translated === '') faults.push(`${key} is missing`);
    else if (placeholders(translated) !== placeholders(text)) faults.push(`${key} has other placeholders`);
    else if (translated === text && !mayBeAlike(text, lang)) faults.push(`${key} is still English`);
  }
  for (const key of Object.keys(localized))
    if (!(key in english) && !counted.has(baseOf(key))) faults.push(`${key} is not in English`);
  return faults;
}

/** Whether a text may equal the English one: a single word may, in a language with Latin letters (Status, Filter). */
function mayBeAlike(text: string, lang: string): boolean {
  const words = text.replace(/\{\w+\}/g, '').trim();
  return SAME_EVERYWHERE.test(words) || (!(lang in SCRIPT_NAMES) && !/\s/.test(words));
}

/** The share, from 0 to 1, of all letters outside placeholders that belong to the scripts (D-99). */
export function measureScriptShare(texts: Texts, scripts: readonly string[]): number {
  const letters =
    Object.values(texts)
      .join(' ')
      .replace(/\{\w+\}/g, '')
      .match(/\p{L}/gu) ?? [];
  const written = new RegExp(scripts.map((script) => `\\p{Script=${script}}`).join('|'), 'u');
  const matchingLetters = letters.filter((letter) => written.test(letter));
  return letters.length === 0 ? 1 : matchingLetters.length / letters.length;
}
