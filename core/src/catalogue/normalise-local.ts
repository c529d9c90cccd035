import { firstText, type WireRecord } from './normalise-entity.ts';

const SUFFIX: Readonly<Record<string, string>> = { en: 'En', zh: 'Cn' };

/**
 * A localised member: `{field}En` in English, `{field}Cn` in Chinese, `{field}Local` in any other language.
 * What is missing is read in English, then without a suffix.
 */
export function localField(record: WireRecord, field: string, lang: string): string | undefined {
  const suffix = Object.hasOwn(SUFFIX, lang) ? SUFFIX[lang] : 'Local';
  return firstText(record, [`${field}${suffix}`, `${field}En`, field]);
}
