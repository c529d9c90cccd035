import type { Head } from '../app/head.ts';
import type { HeadContext } from '../app/screen.ts';
import type { EnquiryData } from './enquiry-data.ts';

export { loadEnquiry as loader } from './enquiry-data.ts';
export { SuccessPage as Screen } from './success.tsx';

export const head = (_: EnquiryData, { texts }: HeadContext): Head => ({
  title: texts.text('enquiryPage.success.head.title'),
  heading: texts.text('enquiry.title'),
  noIndex: true,
});
