import { readQuery } from '@fairhall/core/routes/query';
import { enquiryListView } from '@fairhall/core/thread/enquiry-list.view';
import type { Head } from '../page/head.ts';
import { requireValue } from '../page/loader-results.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type MyEnquiriesData, toMyEnquiriesData } from './my-enquiries-data.ts';

export { MyEnquiriesPage as Screen } from './my-enquiries.tsx';

/** Loads the buyer's own enquiries. D-51 */
export async function loader(visit: Visit<'myEnquiries'>): Promise<MyEnquiriesData> {
  const { ports, search, signal, boot } = visit;
  const { pageNo = 1 } = readQuery(search);
  const page = requireValue(await ports.gateway.enquiry.list({ pageNo }, { signal }));
  return toMyEnquiriesData(enquiryListView(page, boot.lang), visit);
}

export const head = (_: MyEnquiriesData, { texts }: HeadContext): Head => ({
  title: texts.text('thread.list.head.title'),
  heading: texts.text('thread.list.title'),
  noIndex: true,
});
