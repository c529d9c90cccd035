import type { RfqHold } from '@fairhall/core/contract/rfq/calls';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type SentState, useIsMailPostponed } from '../forms/use-sent-mail.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import type { RfqSuccessData } from './success-data.ts';

/** The router state that the form passes to the success page. */
export interface RfqSentState extends SentState {
  readonly heldBy: RfqHold | null;
}

/**
 * Returns why exhibitors do not receive the request yet. Null if they do, if the page was opened directly, and on the
 * server.
 */
function useHoldReason(): RfqHold | null {
  const { state } = useLocation();
  const [heldBy, setHeldBy] = useState<RfqHold | null>(null);
  useEffect(() => {
    const isSent = typeof state === 'object' && state !== null && 'heldBy' in state;
    setHeldBy(isSent && (state.heldBy === 'unconfirmedAddress' || state.heldBy === 'dailyLimit') ? state.heldBy : null);
  }, [state]);
  return heldBy;
}

/** The page after a request was sent. */
export function RfqSuccessPage({ data }: { data: RfqSuccessData }) {
  return (
    <div className="wrap" data-page="rfqSuccess">
      <RfqSentPanel rfqId={data.rfqId} isMailPostponed={useIsMailPostponed()} heldBy={useHoldReason()} />
    </div>
  );
}

interface RfqSentPanelProps {
  readonly rfqId: string | null;
  readonly isMailPostponed: boolean;
  readonly heldBy: RfqHold | null;
}

/**
 * The confirmation, also used on the form's page if the buyer stays there. Says why exhibitors have not received the
 * request yet. 
 */
export function RfqSentPanel({ rfqId, isMailPostponed, heldBy }: RfqSentPanelProps) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <OutcomePanel icon="check" tone="good" title={text('rfq.success.title')}>
      <p>{text('rfq.success.text')}</p>
      {heldBy === null ? null : <p data-held={heldBy}>{text(`rfq.success.held.${heldBy}`)}</p>}
      {isMailPostponed ? <p data-mail="postponed">{text('shell.mailPostponed')}</p> : null}
      <OutcomeActions>
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
      </OutcomeActions>
    </OutcomePanel>
  );
}
