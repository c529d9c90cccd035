import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';

export { SupplierCertificates as Screen } from './certificates.tsx';

/** Nothing is loaded: the server does not know who is logged in. */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierCertificates.title'),
  heading: texts.text('supplierCertificates.heading'),
  noIndex: true,
});
