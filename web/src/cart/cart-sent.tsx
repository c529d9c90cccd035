import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';

/** Shown if sending the cart needed a login on this page; the visitor then stays here. */
export function CartSent({ isMailPostponed }: { isMailPostponed: boolean }) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <div className="wrap" data-cart="sent">
      <OutcomePanel icon="check" tone="good" title={text('cart.sent.title')}>
        <p>{text('cart.sent.text')}</p>
        {isMailPostponed ? <p data-mail="postponed">{text('shell.mailPostponed')}</p> : null}
        <OutcomeActions>
          <a className="button primary" href={href('search', { searchType: 'product' })}>
            {text('cart.empty.action')}
          </a>
        </OutcomeActions>
      </OutcomePanel>
    </div>
  );
}
