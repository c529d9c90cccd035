import { useIsMailPostponed } from '../forms/use-sent-mail.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { OutcomePanel, Ways } from '../ui/outcome-panel.tsx';
import type { RfqSuccessData } from './success.screen.ts';

/** A request has arrived. */
export function RfqSuccessPage({ data }: { data: RfqSuccessData }) {
  return (
    <div className="wrap" data-page="rfqSuccess">
      <RfqSentPanel rfqId={data.rfqId} isMailPostponed={useIsMailPostponed()} />
    </div>
  );
}

interface RfqSentPanelProps {
  readonly rfqId: string | null;
  readonly isMailPostponed: boolean;
}

/** The same where one stays on the form's page. */
export function RfqSentPanel({ rfqId, isMailPostponed }: RfqSentPanelProps) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <OutcomePanel icon="check" tone="good" title={text('rfq.success.title')}>
      <p>{text('rfq.success.text')}</p>
      {isMailPostponed ? <p data-mail="postponed">{text('shell.mailPostponed')}</p> : null}
      <Ways>
        {rfqId === null ? null : (
          <a className="button primary" href={href('rfqDetail', {}, { rfqId })}>
            {text('rfq.success.open')}
          </a>
        )}
        <a className={rfqId === null ? 'button primary' : 'button'} href={href('rfqManage', {})}>
          {text('rfq.success.list')}
        </a>
        <a className="button quiet" href={href('search', { searchType: 'product' })}>
          {text('rfq.success.search')}
        </a>
      </Ways>
    </OutcomePanel>
  );
}
