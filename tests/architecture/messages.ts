import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { ROOT } from './sources.ts';

export type Texts = Readonly<Record<string, string>>;

/** Words that are the same in every language: names, units, placeholders and figures. */
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

function missingForms(base: string, lang: string, own: Texts): string[] {
  const forms = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
  const wanted = forms.filter((form) => !(`${base}_${form}` in own));
  return wanted.map((form) => `${base}_${form} is missing`);
}

/** What is wrong with a language's texts beside the English ones; a singular may leave its number out. */
export function faultsOf(lang: string, english: Texts, own: Texts): readonly string[] {
  const faults: string[] = [];
  const counted = new Set(
    Object.keys(english)
      .filter((key) => FORM.test(key))
      .map(baseOf),
  );
  for (const base of counted) faults.push(...missingForms(base, lang, own));
  for (const [key, text] of Object.entries(english)) {
    if (counted.has(baseOf(key))) continue;
    const translated = own[key];
    if (translated === undefined || translated === '') faults.push(`${key} is missing`);
    else if (placeholders(translated) !== placeholders(text)) faults.push(`${key} has other placeholders`);
    else if (translated === text && !isAlikeAnywhere(text)) faults.push(`${key} is still English`);
  }
  for (const key of Object.keys(own))
    if (!(key in english) && !counted.has(baseOf(key))) faults.push(`${key} is not in English`);
  return faults;
}

const isAlikeAnywhere = (text: string): boolean => SAME_EVERYWHERE.test(text.replace(/\{\w+\}/g, ''));

/** Share of a text's letters, placeholders aside, that are of a script. */
export function scriptShare(texts: Texts, script: string): number {
  const letters =
    Object.values(texts)
      .join(' ')
      .replace(/\{\w+\}/g, '')
      .match(/\p{L}/gu) ?? [];
  const own = letters.filter((letter) => new RegExp(`\\p{Script=${script}}`, 'u').test(letter));
  return letters.length === 0 ? 1 : own.length / letters.length;
}
