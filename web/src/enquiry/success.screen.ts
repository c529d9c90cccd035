import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { EnquiryData } from './enquiry-data.ts';

export { loadEnquiry as loader } from './enquiry-data.ts';
export { EnquirySuccessPage as Screen } from './success.tsx';

export const head = (_: EnquiryData, { texts }: HeadContext): Head => ({
  title: texts.text('enquiryPage.success.head.title'),
  heading: texts.text('enquiry.title'),
  noIndex: true,
});
