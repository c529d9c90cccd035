import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';

export { SupplierPeople as Screen } from './people.tsx';

/** Nothing is loaded: the server does not know who is logged in. */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierPeople.title'),
  heading: texts.text('supplierSite.people.heading'),
  noIndex: true,
});
