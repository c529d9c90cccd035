import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';

export { VerifyPage as Screen } from './verify.tsx';

/**
 * The page has no loader: only the page's script makes the request, once the page is visible, because the address
 * contains a secret. THR-04
 */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('verify.head.title'),
  heading: texts.text('verify.title'),
  noIndex: true,
  noReferrer: true,
});
