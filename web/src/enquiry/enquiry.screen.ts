import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { EnquiryData } from './enquiry-data.ts';

export { EnquiryPage as Screen } from './enquiry.tsx';
export { loadEnquiry as loader } from './enquiry-data.ts';

/** Search engines do not index the form for a single item. */
export function head({ target, supplier, opening }: EnquiryData, { texts }: HeadContext): Head {
  const values = { name: target.name, supplier: supplier.name };
  return {
    title: texts.text('enquiryPage.head.title', values),
    heading: texts.text('enquiry.title'),
    description: texts.text('enquiryPage.head.description', values),
    noIndex: true,
    // The address may contain the signature of a guest's enquiry. THR-04
    noReferrer: opening.copyOf !== undefined,
  };
}
