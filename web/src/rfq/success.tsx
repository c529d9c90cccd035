import type { RfqHold } from '@fairhall/core/contract/rfq/calls';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type SentState, useIsMailPostponed } from '../forms/use-sent-mail.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import { SeenProductsSlot } from '../ui/seen-products-slot.tsx';
import type { RfqSuccessData } from './success-data.ts';

/** The router state that the form passes to the success page. */
export interface RfqSentState extends SentState, SentReach {}

/** Whom a request reached, or why it is held back from exhibitors; null where that is unknown. */
interface SentReach {
  readonly heldBy: RfqHold | null;
  readonly reached: number | null;
}

const NO_REACH: SentReach = { heldBy: null, reached: null };

/** Returns whom the request reached; unknown if the page was opened directly, and on the server. */
function useSentReach(): SentReach {
  const { state } = useLocation();
  const [reach, setReach] = useState(NO_REACH);
  useEffect(() => {
    if (typeof state !== 'object' || state === null) return setReach(NO_REACH);
    const isHeld = 'heldBy' in state && (state.heldBy === 'unconfirmedAddress' || state.heldBy === 'dailyLimit');
    setReach({
      heldBy: isHeld ? (state.heldBy as RfqHold) : null,
      reached: 'reached' in state && typeof state.reached === 'number' ? state.reached : null,
    });
  }, [state]);
  return reach;
}

/** The page after a request was sent. */
export function RfqSuccessPage({ data }: { data: RfqSuccessData }) {
  return (
    <div className="wrap" data-page="rfqSuccess">
      <RfqSentPanel rfqId={data.rfqId} isMailPostponed={useIsMailPostponed()} reach={useSentReach()} />
      <SeenProductsSlot productId={null} className="section" />
    </div>
  );
}

interface RfqSentPanelProps {
  readonly rfqId: string | null;
  readonly isMailPostponed: boolean;
  readonly reach: SentReach;
}

/**
 * The confirmation, also used on the form's page if the buyer stays there. Says who has the request, or why exhibitors
 * have not received it yet.  D-94
 */
export function RfqSentPanel({ rfqId, isMailPostponed, reach }: RfqSentPanelProps) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <OutcomePanel icon="check" tone="good" title={text('rfq.success.title')}>
      <p>{text('rfq.success.text')}</p>
      <RfqReachLine {...reach} />
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

function RfqReachLine({ heldBy, reached }: SentReach) {
  const { text, counted } = useTexts();
  if (heldBy !== null) return <p data-held={heldBy}>{text(`rfq.success.held.${heldBy}`)}</p>;
  if (reached === null) return null;
  return (
    <p data-reached={reached}>{reached > 0 ? counted('rfq.success.reached', reached) : text('rfq.success.team')}</p>
  );
}
