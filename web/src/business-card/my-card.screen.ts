import { toAccountCard } from '@fairhall/core/business-card/account-card';
import type { Head } from '../page/head.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { countryNames } from '../ui/country-names.ts';
import type { MyCardData } from './my-card-data.ts';

export { MyCardPage as Screen } from './my-card.tsx';

/** Loads the buyer's own business card. */
export async function loader(visit: Visit<'myCard'>): Promise<MyCardData> {
  const { ports, signal, boot } = visit;
  const { businessCard } = await ports.frontGateway();
  const [card, countries] = await Promise.all([businessCard.own({}, { signal }), countryNames(visit)]);
  const record = requireValue(card);
  return {
    card: toAccountCard(record, boot.imageServer),
    cdpId: record.cdpId,
    countries: Object.entries(countries)
      .map(([value, name]) => ({ value, name }))
      .sort((one, other) => one.name.localeCompare(other.name, boot.lang)),
  };
}

export const head = (_: MyCardData, { texts }: HeadContext): Head => ({
  title: texts.text('businessCard.own.head.title'),
  heading: texts.text('businessCard.own.title'),
  noIndex: true,
});
