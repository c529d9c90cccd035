import { useRef } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { ExhibitionSubpageHead } from '../ui/exhibition-head/exhibition-subpage-head.tsx';
import { ExhibitionTabs } from '../ui/exhibition-head/exhibition-tabs.tsx';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import { useWheel } from './use-wheel.ts';
import styles from './wheel.module.css';
import type { WheelData } from './wheel-data.ts';
import { WheelDisc } from './wheel-disc.tsx';

/** The lottery of an exhibition: one spin per badge, and its draw. D-27 */
export function WheelPage({ data }: { data: WheelData }) {
  const { show, sectors } = data;
  return (
    <div data-page="lottery" data-exhibition={show.id}>
      <ExhibitionSubpageHead exhibition={show.head} />
      <ExhibitionTabs tabs={show.tabs} tab="lottery" />
      {sectors.length > 0 ? <Lottery key={show.id} data={data} /> : <NoLottery show={show} />}
    </div>
  );
}

function NoLottery({ show }: Pick<WheelData, 'show'>) {
  const { text } = useTexts();
  return (
    <div className="wrap">
      <OutcomePanel icon="calendar" tone="plain" title={text('lottery.none.title')}>
        <p>{text('lottery.none.text')}</p>
        <OutcomeActions>
          <a className="button primary" href={show.href}>
            {text('lottery.none.way')}
          </a>
        </OutcomeActions>
      </OutcomePanel>
    </div>
  );
}

function Lottery({ data }: { data: WheelData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const disc = useRef<HTMLDivElement>(null);
  const wheel = useWheel(data, disc);
  const { sectors } = data;
  const { draw } = wheel;
  const shown = sectors.map((prize, index) => (index === draw?.index ? draw.prizeName : prize));
  return (
    <article className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1 className={device === 'pc' ? undefined : 'hidden'}>{text('lottery.title')}</h1>
        <p>{text('lottery.lead')}</p>
      </header>
      <WheelDisc sectors={shown} index={draw?.index ?? null} disc={disc} />
      <div className={styles.side}>
        <section className={`panel stand ${styles.turn}`} data-drawn={draw?.drawId}>
          <div role="status">
            {wheel.isTurning ? <p className={styles.turning}>{text('lottery.turning')}</p> : null}
            {draw === null ? null : <PrizeDrawn draw={draw} data={data} />}
          </div>
          {draw === null ? <Spin data={data} wheel={wheel} /> : null}
          {data.badgeNo === null ? null : (
            <p className="meta">{text('lottery.badge', { badge: wrapInIsolate(data.badgeNo) })}</p>
          )}
        </section>
        <section className={styles.prizes}>
          <h2>{text('lottery.prizes')}</h2>
          <ul>
            {[...new Set(shown)].map((prize) =>
              prize === '' ? null : (
                <li key={prize}>
                  <bdi>{prize}</bdi>
                </li>
              ),
            )}
          </ul>
        </section>
      </div>
    </article>
  );
}

interface PrizeDrawnProps {
  readonly draw: NonNullable<ReturnType<typeof useWheel>['draw']>;
  readonly data: WheelData;
}

/** The result of the draw as text, and the next steps. */
function PrizeDrawn({ draw, data: { show } }: PrizeDrawnProps) {
  const { text } = useTexts();
  if (draw.prizeId === '')
    return (
      <>
        <h2>{text('lottery.nothing')}</h2>
        <p>{text('lottery.nothing.text')}</p>
      </>
    );
  const isConfirmed = draw.status === 'confirmed';
  return (
    <>
      <h2>{text('lottery.won', { prize: wrapInIsolate(draw.prizeName) })}</h2>
      <p>{text(isConfirmed ? 'lottery.confirmed' : 'lottery.won.next')}</p>
      <p>
        <a className={`button large ${isConfirmed ? '' : 'primary'}`} href={show.confirmHref}>
          {text(isConfirmed ? 'lottery.confirmed.way' : 'lottery.won.way')}
        </a>
      </p>
      <p className="meta">{text('lottery.once')}</p>
    </>
  );
}

/** The button, or why the wheel cannot be turned. */
function Spin({ data, wheel }: { data: WheelData; wheel: ReturnType<typeof useWheel> }) {
  const { text } = useTexts();
  const { show, state, badgeNo } = data;
  if (state !== 'turns')
    return <p>{text(state === 'over' ? 'lottery.over' : 'lottery.waits', { dates: wrapInIsolate(show.dates) })}</p>;
  return (
    <>
      <button
        type="button"
        className="button primary large"
        aria-disabled={wheel.isTurning || undefined}
        data-action="spin"
        onClick={wheel.spin}
      >
        {text('lottery.spin')}
      </button>
      {badgeNo === null ? <p>{text('lottery.register')}</p> : null}
      {data.needsProof ? (
        <p data-needs-proof="">
          {text('lottery.unproven')}{' '}
          {show.badgesHref === null ? null : (
            <a className="link" href={show.badgesHref} data-site-link="">
              {text('lottery.unproven.way')}
            </a>
          )}
        </p>
      ) : null}
      <div role="alert">
        {wheel.rejection === '' ? null : <p className={styles.problem}>{wheel.rejection}</p>}
        {wheel.isUnregistered ? (
          <p className={styles.problem}>
            {text('lottery.unregistered')}{' '}
            <a className="link" href={show.registerHref}>
              {text('lottery.unregistered.way')}
            </a>
          </p>
        ) : null}
      </div>
    </>
  );
}
