import type { RouteParams } from '@fairhall/core/routes/table';
import { useIsMailPostponed } from '../forms/use-sent-mail.ts';
import { type Href, hrefOf, rootOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { OutcomePanel, Ways } from '../ui/outcome-panel.tsx';

type ResultType = RouteParams['submitResult']['resultType'];

export interface ResultData {
  readonly type: ResultType;
}

type Way = 'orders' | 'requests' | 'products' | 'suppliers' | 'home';

/** Where one goes on from each, the likeliest first; only pages that are built. D-24 */
const WAYS: Readonly<Record<ResultType, readonly Way[]>> = {
  enquiry: ['products', 'suppliers'],
  rfq: ['requests', 'products'],
  meeting: ['suppliers', 'products'],
  order: ['orders', 'products'],
  bookstand: ['home', 'suppliers'],
  feedback: ['home', 'products'],
};

/** Something has been sent. */
export function SubmitResultPage({ data: { type } }: { data: ResultData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const isPostponed = useIsMailPostponed();
  const href = hrefOf(boot);
  const ways = WAYS[type].filter((way) => (way !== 'requests' && way !== 'orders') || boot.audience !== 'supplier');
  return (
    <div className="wrap" data-page="submitResult" data-result={type}>
      <OutcomePanel icon="check" tone="good" title={text(`submitResult.${type}.title`)}>
        <p>{text(`submitResult.${type}.text`)}</p>
        {isPostponed ? <p data-mail="postponed">{text('shell.mailPostponed')}</p> : null}
        <Ways>
          {ways.map((way, index) => (
            <a key={way} className={index === 0 ? 'button primary' : 'button'} href={addressOf(way, href, boot)}>
              {text(`submitResult.${way}`)}
            </a>
          ))}
        </Ways>
      </OutcomePanel>
    </div>
  );
}

function addressOf(way: Way, href: Href, boot: Boot): string {
  if (way === 'requests') return href('rfqManage', {});
  if (way === 'orders') return href('myOrders', {});
  if (way === 'products') return href('search', { searchType: 'product' });
  return way === 'suppliers' ? href('search', { searchType: 'supplier' }) : rootOf(boot);
}
