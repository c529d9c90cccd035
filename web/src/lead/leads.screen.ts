import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { countryNames } from '../ui/country-names.ts';
import type { LeadsData } from './leads-data.ts';

export { SupplierLeads as Screen } from './leads.tsx';

/** The server loads nothing of the supplier's, since it does not know the logged-in user. */
export const loader = async (visit: Visit<'supplierLeads'>): Promise<LeadsData> => ({
  countries: await countryNames(visit),
});

export const head = (_: LeadsData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierLeads.title'),
  heading: texts.text('supplierLeads.heading'),
  noIndex: true,
});
