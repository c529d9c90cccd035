import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { RfqData } from './rfq-data.ts';

export { RfqPage as Screen } from './rfq.tsx';
export { loadExhibitionRfq as loader } from './rfq-data.ts';

/** */
export function head({ isPrivate, exhibition, opening }: RfqData, { texts, href }: HeadContext): Head {
  const name = exhibition ?? '';
  return {
    title: texts.text('rfq.exhibition.head.title', { exhibition: name }),
    heading: texts.text('rfq.title'),
    description: texts.text('rfq.exhibition.lead', { exhibition: name }),
    canonical: href('exhibitionRfq', { exhibitionId: opening.exhibitionId ?? '' }),
    noReferrer: isPrivate,
  };
}
