import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { ConfirmData } from './confirm-data.ts';

export { ConfirmPage as Screen } from './confirm.tsx';
export { loadConfirm as loader } from './confirm-data.ts';

export const head = ({ show }: ConfirmData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.sharingEvents.title', { name: show.name }),
  heading: texts.text('lottery.confirm.title'),
  industry: show.industry,
  noIndex: true,
});
