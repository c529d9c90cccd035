import { getComma } from '@fairhall/core/site/comma';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { Fragment } from 'react';
import { useBoot } from '../page/contexts.ts';

interface NamesProps {
  readonly names: readonly string[];
  readonly lang: LanguageCode;
}

/** Names in a row, with the language's own comma. Each keeps its own direction, and the row that of the page. */
export function NameList({ names, lang }: NamesProps) {
  const comma = getComma(lang);
  return names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? null : comma}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}

/** The same in the language of the page. */
export const ProductNames = ({ names }: Pick<NamesProps, 'names'>) => <NameList names={names} lang={useBoot().lang} />;
