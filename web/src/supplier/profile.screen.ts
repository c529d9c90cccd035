import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';

export { SupplierProfile as Screen } from './profile.tsx';

/** There is no loader, because the server does not know the login. */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierProfile.title'),
  heading: texts.text('supplierProfile.heading'),
  noIndex: true,
});
