import type { RouteParams } from '@fairhall/core/routes/routes';
import { useIsMailPostponed } from '../forms/use-sent-mail.ts';
import { type Href, hrefOf, rootOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import { SeenProductsSlot } from '../ui/seen-products-slot.tsx';

type ResultType = RouteParams['submitResult']['resultType'];

export interface ResultData {
  readonly type: ResultType;
}

type ResultDestination = 'orders' | 'requests' | 'products' | 'suppliers' | 'home';

/** The destinations that the page links to after each kind of submission, the most likely first. D-24 */
const RESULT_DESTINATIONS: Readonly<Record<ResultType, readonly ResultDestination[]>> = {
  enquiry: ['products', 'suppliers'],
  rfq: ['requests', 'products'],
  meeting: ['suppliers', 'products'],
  order: ['orders', 'products'],
  bookstand: ['home', 'suppliers'],
  feedback: ['home', 'products'],
};

/** The confirmation after a submission. */
export function SubmitResultPage({ data: { type } }: { data: ResultData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const isPostponed = useIsMailPostponed();
  const href = hrefOf(boot);
  const destinations = RESULT_DESTINATIONS[type].filter(
    (destination) => (destination !== 'requests' && destination !== 'orders') || boot.audience !== 'supplier',
  );
  return (
    <div className="wrap" data-page="submitResult" data-result={type}>
      <OutcomePanel icon="check" tone="good" title={text(`submitResult.${type}.title`)}>
        <p>{text(`submitResult.${type}.text`)}</p>
        {isPostponed ? <p data-mail="postponed">{text('shell.mailPostponed')}</p> : null}
        <OutcomeActions>
          {destinations.map((destination, index) => (
            <a
              key={destination}
              className={index === 0 ? 'button primary' : 'button'}
              href={addressOf(destination, href, boot)}
            >
              {text(`submitResult.${destination}`)}
            </a>
          ))}
        </OutcomeActions>
      </OutcomePanel>
      <SeenProductsSlot productId={null} className="section" />
    </div>
  );
}

function addressOf(destination: ResultDestination, href: Href, boot: Boot): string {
  if (destination === 'requests') return href('rfqManage', {});
  if (destination === 'orders') return href('myOrders', {});
  if (destination === 'products') return href('search', { searchType: 'product' });
  return destination === 'suppliers' ? href('search', { searchType: 'supplier' }) : rootOf(boot);
}
