import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';

export { VerifyPage as Screen } from './verify.tsx';

/** Nothing is loaded: only the page's script asks, once somebody sees it. The address holds a secret. THR-04 */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('verify.head.title'),
  heading: texts.text('verify.title'),
  noIndex: true,
  noReferrer: true,
});
