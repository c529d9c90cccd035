import type { Head } from '../../page/head.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import type { SupplierThreadData } from './thread.tsx';

export { SupplierThread as Screen } from './thread.tsx';

/** Nothing of the enquiry is loaded: the server does not know who is logged in. */
export const loader = async ({ params }: Visit<'supplierThread'>): Promise<SupplierThreadData> => ({
  enquiryId: params.enquiryId,
});

export const head = (_: SupplierThreadData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierThread.title'),
  heading: texts.text('thread.title'),
  noIndex: true,
});
