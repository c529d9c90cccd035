import type { Head } from '../page/head.ts';
import type { HeadContext, Visit } from '../page/screen.ts';
import { type ResetData, resetData } from './reset-data.ts';

export { ResetPage as Screen } from './reset.tsx';

/** The server loads nothing: only the page's script reads the token. THR-04 */
export const loader = async (visit: Visit<'resetPassword'>): Promise<ResetData> => resetData(visit);

export const head = (_: ResetData, { texts }: HeadContext): Head => ({
  title: texts.text('reset.head.title'),
  heading: texts.text('reset.head'),
  noIndex: true,
  noReferrer: true,
});
