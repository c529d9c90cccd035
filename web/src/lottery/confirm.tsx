import { useState } from 'react';
import { FormColumns, FormHead, FormSideCard } from '../forms/form-page.tsx';
import { useTexts } from '../page/contexts.ts';
import { ExhibitionSubpageHead } from '../ui/exhibition-head/exhibition-subpage-head.tsx';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './confirm.module.css';
import type { ConfirmData } from './confirm-data.ts';
import { ConfirmForm, type PrizeRecipient } from './confirm-form.tsx';

/**
 * Confirming a prize: its delivery address, and then a confirmation; without a draw a link to the wheel. D-27
 */
export function ConfirmPage({ data }: { data: ConfirmData }) {
  const { draw, show } = data;
  return (
    <div data-page="sharing-events" data-exhibition={show.id} data-draw={draw?.drawId}>
      <ExhibitionSubpageHead exhibition={show.head} />
      <div className="wrap bleed">
        <Content key={draw?.drawId ?? show.id} data={data} />
      </div>
    </div>
  );
}

function Content({ data: { show, draw, form } }: { data: ConfirmData }) {
  const { text } = useTexts();
  const [sent, setSent] = useState<PrizeRecipient | null>(null);
  if (draw === null || draw.prizeId === '') return <EmptyPrize show={show} isDrawn={draw !== null} />;
  if (form === null || sent !== null)
    return <PrizeConfirmed show={show} prize={draw.prizeName} to={sent ?? draw.sentTo} />;
  return (
    <>
      <FormHead
        title={text('lottery.confirm.title')}
        lead={text('lottery.confirm.lead', { prize: wrapInIsolate(draw.prizeName) })}
      />
      <FormColumns aside={<Prize name={draw.prizeName} show={show} />}>
        <ConfirmForm form={form} onSent={setSent} />
      </FormColumns>
    </>
  );
}

function Prize({ name, show }: { name: string; show: ConfirmData['show'] }) {
  const { text } = useTexts();
  return (
    <FormSideCard title={text('lottery.confirm.prize')} industry={show.industry}>
      <p className={styles.prize}>
        <bdi>{name}</bdi>
      </p>
    </FormSideCard>
  );
}

function EmptyPrize({ show, isDrawn }: { show: ConfirmData['show']; isDrawn: boolean }) {
  const { text } = useTexts();
  return (
    <OutcomePanel icon="retry" tone="plain" title={text(isDrawn ? 'lottery.nothing' : 'lottery.confirm.nothing.title')}>
      <p>{text(isDrawn ? 'lottery.nothing.text' : 'lottery.confirm.nothing.text')}</p>
      <OutcomeActions>
        <a className="button primary" href={show.wheelHref}>
          {text('lottery.confirm.toWheel')}
        </a>
      </OutcomeActions>
    </OutcomePanel>
  );
}

interface PrizeConfirmedProps {
  readonly show: ConfirmData['show'];
  readonly prize: string;
  /** Null if it was confirmed from another account. */
  readonly to: PrizeRecipient | null;
}

function PrizeConfirmed({ show, prize, to }: PrizeConfirmedProps) {
  const { text } = useTexts();
  return (
    <div role="status" data-confirmed="">
      <OutcomePanel icon="check" tone="good" title={text('lottery.confirm.done')}>
        <p className={styles.prize}>
          <bdi>{prize}</bdi>
        </p>
        <p>{text(to === null ? 'lottery.confirm.done.elsewhere' : 'lottery.confirm.done.text')}</p>
        {to === null ? null : (
          <div className={styles.to}>
            <p>
              <bdi>{to.contactName}</bdi>
            </p>
            <p>
              <bdi dir="ltr">{to.mobile}</bdi>
            </p>
            <p dir="auto">{to.address}</p>
          </div>
        )}
        <OutcomeActions>
          <a className="button primary" href={show.href}>
            {text('lottery.none.way')}
          </a>
          <a className="button" href={show.wheelHref}>
            {text('lottery.confirm.toWheel')}
          </a>
        </OutcomeActions>
      </OutcomePanel>
    </div>
  );
}
