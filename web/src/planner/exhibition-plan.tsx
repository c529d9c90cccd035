import type { NextStop } from '@fairhall/core/planner/next-stops';
import { getFormat } from '@fairhall/core/site/format';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { Icon } from '../ui/icon.tsx';
import { standName } from '../ui/stand-name.ts';
import { StandPlate } from '../ui/stand-plate.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './exhibition-plan.module.css';
import { RecommendedExhibitors } from './recommended-exhibitors.tsx';
import { type PlannedExhibition, useNextStops } from './use-next-stops.ts';

interface ExhibitionPlanProps extends PlannedExhibition {
  readonly plannerHref: string;
  readonly shape: 'panel' | 'bar';
}

/** The largest number of stops that the panel shows. */
const STOP_LIMIT = 3;
/** The largest number of exhibitors that are recommended below the stops. */
const RECOMMENDED = 4;

/** Shows a buyer's next stops at an exhibition, with a link to the planner. Guests see nothing. D-28 */
export function ExhibitionPlan({ plannerHref, shape, ...show }: ExhibitionPlanProps) {
  const stops = useNextStops(show);
  const { exhibitionId } = show;
  if (stops === undefined) return null;
  const [first] = stops ?? [];
  if (shape === 'panel') return <Panel stops={stops} exhibitionId={exhibitionId} plannerHref={plannerHref} />;
  return first === undefined ? null : <PlannerBar stop={first} plannerHref={plannerHref} />;
}

interface PanelProps extends Pick<ExhibitionPlanProps, 'exhibitionId' | 'plannerHref'> {
  readonly stops: readonly NextStop[] | null;
}

function Panel({ stops, exhibitionId, plannerHref }: PanelProps) {
  const { text, counted } = useTexts();
  const { lang } = useBoot();
  const count = stops?.length ?? 0;
  return (
    <>
      <section className={`panel stand ${styles.panel}`} data-part="show-plan">
        <header>
          <h2>{text('showPlan.title')}</h2>
          {count === 0 ? null : (
            <p className="meta">{counted('showPlan.count', count, { count: getFormat(lang).number(count) })}</p>
          )}
        </header>
        {count === 0 ? <p>{text(stops === null ? 'showPlan.failed' : 'showPlan.none')}</p> : null}
        {stops === null || count === 0 ? null : (
          <ol>
            {stops.slice(0, STOP_LIMIT).map((stop) => (
              <Stop key={stop.id} stop={stop} exhibitionId={exhibitionId} />
            ))}
          </ol>
        )}
        <a className="button" href={plannerHref} rel="nofollow">
          {text('showPlan.open')}
        </a>
      </section>
      <RecommendedExhibitors exhibitionId={exhibitionId} most={RECOMMENDED} className={styles.recommended} />
    </>
  );
}

function Stop({ stop, exhibitionId }: { stop: NextStop; exhibitionId: string }) {
  const boot = useBoot();
  const { at, kind, supplierId, supplierName, hall, standNo } = stop;
  const link = { route: 'supplier', params: { name: supplierName, supplierId } } as const;
  return (
    <li data-stop={kind}>
      {at === null ? null : <time className="number">{at.time}</time>}
      <span>
        <a href={hrefAt(exhibitionId, link, { href: hrefOf(boot) })}>
          <bdi>{supplierName}</bdi>
        </a>
        <small>{useKind(stop)}</small>
      </span>
      <StandPlate name={standName(hall, standNo)} className={styles.plate} />
    </li>
  );
}

/** Returns for example "Meeting · 15 October 2026" or "Stand visit · no time yet". */
function useKind({ kind, at, goodsName }: NextStop): string {
  const { text } = useTexts();
  const { lang } = useBoot();
  const what =
    kind === 'product' ? text('showPlan.product', { name: wrapInIsolate(goodsName) }) : text(`showPlan.${kind}`);
  const when = at === null ? text('showPlan.noTime') : getFormat(lang).shortDate(at.date);
  return `${what} · ${when}`;
}

function PlannerBar({ stop, plannerHref }: { stop: NextStop; plannerHref: string }) {
  const { text } = useTexts();
  const kind = useKind(stop);
  return (
    <>
      {/* Reserves room at the end of the page, which the fixed bar would otherwise cover. */}
      <div className={styles.space} />
      <a className={styles.bar} href={plannerHref} rel="nofollow" data-part="show-plan">
        <span className={styles.words}>
          <b>
            {text('showPlan.next')}
            {stop.at === null ? null : (
              <>
                {' '}
                <bdi className="number">{stop.at.time}</bdi>
              </>
            )}
            {' · '}
            <bdi>{stop.supplierName}</bdi>
          </b>
          <small>{kind}</small>
        </span>
        <StandPlate name={standName(stop.hall, stop.standNo)} className={styles.plate} />
        <Icon name="arrow" small flip />
        <span className="hidden">{text('showPlan.open')}</span>
      </a>
    </>
  );
}
