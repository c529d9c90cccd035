import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { RfqData } from './rfq-data.ts';

export { RfqPage as Screen } from './rfq.tsx';
export { loadRfqEdit as loader } from './rfq-data.ts';

/** */
export const head = ({ opening: { existing } }: RfqData, { texts }: HeadContext): Head => ({
  title: texts.text(existing === undefined ? 'rfq.head.title' : 'rfq.edit.head.title'),
  heading: texts.text('rfq.title'),
  noIndex: true,
});
