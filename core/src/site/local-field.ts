import type { LanguageCode } from './languages.ts';

/** How the names of localised fields end, by the language they are in: English, Chinese, and the site's own. */
type Suffix = 'En' | 'Cn' | 'Local';

const getSuffix = (lang: LanguageCode): Suffix => {
  if (lang === 'en') return 'En';
  return lang === 'zh' ? 'Cn' : 'Local';
};

/**
 * What a row says of a field in a language, such as `goodsNameCn` for its `goodsName` in Chinese; undefined where it is not
 * there or empty. A language besides English and Chinese is the site's own, as the answer was asked for.
 */
export function getLocalField<Field extends string>(
  row: { readonly [Name in `${Field}${Suffix}`]?: string | undefined },
  field: Field,
  lang: LanguageCode,
): string | undefined {
  const value: string | undefined = row[`${field}${getSuffix(lang)}`];
  return value === '' ? undefined : value;
}
