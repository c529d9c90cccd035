import type { Head } from '../../page/head.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import type { SupplierThreadData } from './thread.tsx';

export { InboxFrame as Frame } from './inbox-frame.tsx';
export { SupplierThreadPage as Screen } from './thread.tsx';

/** The server loads nothing of the enquiry, since it does not know the logged-in user. */
export const loader = async ({ params }: Visit<'supplierThread'>): Promise<SupplierThreadData> => ({
  enquiryId: params.enquiryId,
});

export const head = (_: SupplierThreadData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierThread.title'),
  heading: texts.text('thread.title'),
  noIndex: true,
});
