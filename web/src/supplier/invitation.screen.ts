import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type EntryData, entryData } from './entry-data.ts';

export { SupplierInvitation as Screen } from './invitation.tsx';

/** Nothing is loaded: the page's script alone looks at the token. THR-04 */
export const loader = async (visit: Visit<'initPassword'>): Promise<EntryData> => entryData(visit);

export const head = (_: EntryData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierInvitation.title'),
  heading: texts.text('supplierSite.invitation.heading'),
  noIndex: true,
  noReferrer: true,
});
