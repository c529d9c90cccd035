import type { SuggestionLine } from '@fairhall/core/catalogue/suggestion-links';
import { imageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../icon.tsx';
import { priceText } from '../product-words.ts';
import { SupplierMonogram } from '../supplier-monogram.tsx';
import { toMonogram } from '../supplier-words.ts';
import { markMatches } from './mark-matches.ts';

/** A suggestion: its name with the typed text in bold, and details that tell it apart from others. */
export function SuggestionOption({ line, keyword }: { line: SuggestionLine; keyword: string }) {
  const { lang, imageServer } = useBoot();
  const { text } = useTexts();
  const format = getFormat(lang);
  const name = <Name name={line.name} keyword={keyword} />;
  if (line.kind === 'words')
    return (
      <>
        <Icon name="search" small />
        <span>{name}</span>
      </>
    );
  if (line.kind === 'products')
    return (
      <>
        {line.image === '' ? null : (
          <img alt="" src={imageUrl(imageServer, line.image, 64)} width={40} height={40} decoding="async" />
        )}
        <span>
          {name}
          <small dir={line.price.kind === 'onRequest' ? undefined : 'ltr'}>
            {priceText(line.price, lang) ?? text('card.onRequest')}
          </small>
        </span>
      </>
    );
  if (line.kind === 'categories')
    return (
      <>
        <span>
          {name}
          {line.parent === null ? null : <small>{line.parent}</small>}
        </span>
        <small className="number">{format.number(line.count)}</small>
      </>
    );
  return (
    <>
      <SupplierMonogram letters={toMonogram(line.name)} />
      <span>
        {name}
        <small>{format.countryName(line.countryCode)}</small>
      </span>
    </>
  );
}

function Name({ name, keyword }: { name: string; keyword: string }) {
  const { lang } = useBoot();
  return (
    <bdi>
      {markMatches(name, keyword, lang).map(({ text, isTyped }, index) => (isTyped ? <b key={index}>{text}</b> : text))}
    </bdi>
  );
}
