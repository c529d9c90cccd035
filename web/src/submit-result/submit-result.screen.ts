import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import type { ResultData } from './submit-result.tsx';

export { SubmitResultPage as Screen } from './submit-result.tsx';

export const loader = async ({ params }: Visit<'submitResult'>): Promise<ResultData> => ({ type: params.resultType });

/** D-24 */
export const head = ({ type }: ResultData, { texts }: HeadContext): Head => ({
  title: texts.text('submitResult.head.title', { title: texts.text(`submitResult.${type}.title`) }),
  heading: texts.text('submitResult.heading'),
  noIndex: true,
});
