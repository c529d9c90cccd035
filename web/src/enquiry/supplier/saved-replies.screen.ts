import type { Head } from '../../page/head.ts';
import type { HeadContext } from '../../page/screen.ts';

export { SupplierSavedReplies as Screen } from './saved-replies.tsx';

/** The page has no loader: the server does not know the logged-in user. */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('seo.supplierSavedReplies.title'),
  heading: texts.text('savedReplies.heading'),
  noIndex: true,
});
