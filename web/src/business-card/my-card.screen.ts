import { type OwnCard, ownCardOf } from '@fairhall/core/business-card/own-card';
import { formatFor } from '@fairhall/core/site/format';
import type { Head } from '../page/head.ts';
import { needed, optional } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';

export { MyCardPage as Screen } from './my-card.tsx';

export interface MyCardData {
  readonly card: OwnCard;
  /** By their names in the page's language, and in its order; empty where they cannot be read. */
  readonly countries: readonly { readonly value: string; readonly name: string }[];
}

/** The buyer's own business card. */
export async function loader({ ports, signal, boot }: Visit<'myCard'>): Promise<MyCardData> {
  const { businessCard } = await ports.front();
  const [card, countries] = await Promise.all([
    businessCard.own({}, { signal }),
    ports.gateway.site.countries({}, { signal, handled: true }),
  ]);
  const { countryName } = formatFor(boot.lang);
  return {
    card: ownCardOf(needed(card), boot.imageServer),
    countries: optional(countries, [])
      .map(({ id, code2, enName }) => ({ value: id, name: countryName(code2) || enName }))
      .sort((one, other) => one.name.localeCompare(other.name, boot.lang)),
  };
}

export const head = (_: MyCardData, { texts }: HeadContext): Head => ({
  title: texts.text('businessCard.own.head.title'),
  heading: texts.text('businessCard.own.title'),
  noIndex: true,
});
