import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';

export { SupplierCertificates as Screen } from './certificates.tsx';

/** The page has no loader: the server does not know the logged-in user. */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierCertificates.title'),
  heading: texts.text('supplierCertificates.heading'),
  noIndex: true,
});
