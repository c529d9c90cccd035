import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { DetailData } from './detail-data.ts';

export { RfqDetailPage as Screen } from './detail.tsx';
export { loadDetail as loader } from './detail-data.ts';

export const head = (_: DetailData, { texts }: HeadContext): Head => ({
  title: texts.text('rfq.detail.head.title'),
  heading: texts.text('rfq.detail.title'),
  noIndex: true,
});
