import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { RfqData } from './rfq-data.ts';

export { RfqPage as Screen } from './rfq.tsx';
export { loadRfq as loader } from './rfq-data.ts';

/** */
export const head = ({ isPrivate }: RfqData, { texts, href }: HeadContext): Head => ({
  title: texts.text('rfq.head.title'),
  heading: texts.text('rfq.title'),
  description: texts.text('rfq.head.description'),
  canonical: href('rfq', {}),
  noReferrer: isPrivate,
});
