import { isRtl } from '@fairhall/core/site/languages';
import { Fragment } from 'react';
import { useBoot } from '../page/contexts.ts';

/** Names in a row, with the language's own comma. Each keeps its own direction, and the row that of the page. */
export function ProductNames({ names }: { names: readonly string[] }) {
  const { lang } = useBoot();
  const comma = isRtl(lang) ? '، ' : ', ';
  return names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? null : comma}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
