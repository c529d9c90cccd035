import type { LanguageCode } from './languages.ts';

/** The suffixes of localised fields, by language: English, Chinese, and the site's own. */
type Suffix = 'En' | 'Cn' | 'Local';

const getSuffix = (lang: LanguageCode): Suffix => {
  if (lang === 'en') return 'En';
  return lang === 'zh' ? 'Cn' : 'Local';
};

/**
 * Returns a localised field of a row, such as `goodsNameCn` for `goodsName` in Chinese; undefined if it is absent or
 * empty. A language other than English and Chinese is the site's own, in which the response was requested.
 */
export function getLocalField<Field extends string>(
  row: { readonly [Name in `${Field}${Suffix}`]?: string | undefined },
  field: Field,
  lang: LanguageCode,
): string | undefined {
  const value: string | undefined = row[`${field}${getSuffix(lang)}`];
  return value === '' ? undefined : value;
}
