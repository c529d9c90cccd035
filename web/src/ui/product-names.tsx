import { getComma } from '@fairhall/core/site/comma';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { Fragment } from 'react';
import { useBoot } from '../page/contexts.ts';

interface NamesProps {
  readonly names: readonly string[];
  readonly lang: LanguageCode;
}

/** A list of names with the language's own comma. Each name keeps its own text direction, the list has the page's. */
export function NameList({ names, lang }: NamesProps) {
  const comma = getComma(lang);
  return names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? null : comma}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}

/** The same list in the page's language. */
export const ProductNames = ({ names }: Pick<NamesProps, 'names'>) => <NameList names={names} lang={useBoot().lang} />;
