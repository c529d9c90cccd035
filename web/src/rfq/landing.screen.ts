import type { Head } from '../page/head.ts';
import type { HeadContext } from '../page/screen.ts';
import type { RfqData } from './rfq-data.ts';

export { RfqPage as Screen } from './rfq.tsx';
export { loadRfqLanding as loader } from './rfq-data.ts';

/** */
export function head({ isPrivate, opening: { product } }: RfqData, { texts, href }: HeadContext): Head {
  const [id, name] = [product?.id ?? '', product?.name ?? ''];
  return {
    title: texts.text('rfq.landing.head.title', { product: name }),
    heading: texts.text('rfq.title'),
    description: texts.text('rfq.landing.lead', { product: name }),
    canonical: href('rfqLanding', { productId: id }),
    noReferrer: isPrivate,
  };
}
