import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';

export { RfqPage as Screen } from './rfq.tsx';
export { loadCrmRfq as loader } from './rfq-data.ts';

/** */
export const head = (_: unknown, { texts }: HeadContext): Head => ({
  title: texts.text('rfq.head.title'),
  heading: texts.text('rfq.title'),
  noIndex: true,
  noReferrer: true,
});
