import type { Head } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';

export { SupplierProducts as Screen } from './products.tsx';

/** The page has no loader: the server does not know the logged-in user. */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierProducts.title'),
  heading: texts.text('supplierProducts.heading'),
  noIndex: true,
});
