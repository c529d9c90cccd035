import { readQuery } from '@fairhall/core/routes/query';
import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import type { EnquiryThreadData } from './enquiry-thread.tsx';

export { EnquiryThreadPage as Screen } from './enquiry-thread.tsx';

/**
 * The server loads nothing of the enquiry: only the page's script requests it, with the visitor's own login or link.
 * D-95
 */
export async function loader({ params, search }: Visit<'enquiryThread'>): Promise<EnquiryThreadData> {
  return { enquiryId: params.enquiryId, isByLink: readQuery(search).sign !== undefined };
}

/** With a link the address contains its signature, which must not be sent to other pages as referrer. THR-04 */
export const head = ({ isByLink }: EnquiryThreadData, { texts }: HeadContext): Head => ({
  title: texts.text('thread.head.title'),
  heading: texts.text('thread.title'),
  noIndex: true,
  noReferrer: isByLink,
});
