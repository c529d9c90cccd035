import { readQuery } from '@fairhall/core/routes/query';
import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import type { RfqSuccessData } from './success-data.ts';

export { RfqSuccessPage as Screen } from './success.tsx';

export const loader = async ({ search }: Visit<'rfqSuccess'>): Promise<RfqSuccessData> => ({
  rfqId: readQuery(search).rfqId ?? null,
});

/** */
export const head = (_: RfqSuccessData, { texts }: HeadContext): Head => ({
  title: texts.text('rfq.success.head.title'),
  heading: texts.text('rfq.title'),
  noIndex: true,
});
