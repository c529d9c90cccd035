import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { RfqData } from './rfq-data.ts';

export { RfqPage as Screen } from './rfq.tsx';
export { loadRfqService as loader } from './rfq-data.ts';

/** D-23 */
export const head = ({ isPrivate }: RfqData, { texts, href }: HeadContext): Head => ({
  title: texts.text('rfq.service.head.title'),
  heading: texts.text('rfq.title'),
  description: texts.text('rfq.service.lead'),
  canonical: href('rfqBuyerService', {}),
  noReferrer: isPrivate,
});
