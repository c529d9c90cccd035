import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';

export { SupplierPeople as Screen } from './people.tsx';

/** There is no loader, because the server does not know the login. */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierPeople.title'),
  heading: texts.text('supplierSite.people.heading'),
  noIndex: true,
});
