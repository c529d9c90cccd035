import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { WheelData } from './wheel-data.ts';

export { WheelPage as Screen } from './wheel.tsx';
export { loadWheel as loader } from './wheel-data.ts';

export const head = ({ show }: WheelData, { texts }: HeadContext): Head => ({
  title: texts.text('seo.lotteryWheel.title', { name: show.name }),
  heading: texts.text('lottery.title'),
  industry: show.industry,
  noIndex: true,
});
