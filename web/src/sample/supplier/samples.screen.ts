import type { Head } from '../../page/head.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { countryNames } from '../../ui/country-names.ts';
import type { SamplesData } from './samples-data.ts';

export { SupplierSamples as Screen } from './samples.tsx';

/** The server loads nothing of the supplier's, since it does not know the logged-in user. */
export const loader = async (visit: Visit<'supplierSamples'>): Promise<SamplesData> => ({
  countries: await countryNames(visit),
});

export const head = (_: SamplesData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierSamples.title'),
  heading: texts.text('supplierSite.samples'),
  noIndex: true,
});
