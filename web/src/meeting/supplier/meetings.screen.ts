import type { Head } from '../../page/head.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { countryNames } from '../../ui/country-names.ts';
import type { MeetingsData } from './meetings-data.ts';

export { SupplierMeetings as Screen } from './meetings.tsx';

/** The server loads nothing of the supplier's, since it does not know the logged-in user. */
export const loader = async (visit: Visit<'supplierMeetings'>): Promise<MeetingsData> => ({
  countries: await countryNames(visit),
});

export const head = (_: MeetingsData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierMeetings.title'),
  heading: texts.text('supplierSite.meetings'),
  noIndex: true,
});
