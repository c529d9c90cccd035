import type { RoutePoint } from '@fairhall/core/hall-plan/route';
import { useTexts } from '../../page/contexts.ts';
import styles from './hall-plan.module.css';
import type { HallPlanWords, PlanStand } from './hall-plan-words.ts';

interface HallPlanProps {
  readonly plan: HallPlanWords;
  /** For example "Hall 3". */
  readonly title: string;
  /**
   * 'strip' is low enough for a phone; it is a picture with the stands listed below. 'wide' has links. 'full' also
   * shows names, if the lines are short enough.
   */
  readonly shape: 'strip' | 'wide' | 'full';
  /** Returns whether a stop is past. By default none is. */
  readonly isPast?: (id: string) => boolean;
}

/** Heights in pixels; must match the styles. */
const SIZE_BY_SHAPE = {
  strip: { stand: 14, aisle: 14, back: 4 },
  wide: { stand: 28, aisle: 22, back: 6 },
  full: { stand: 52, aisle: 28, back: 6 },
} as const;

/** The longest line, in stands, in which a full plan has room for names. */
const MAX_NAMED = 8;

/**
 * A hall's stands in rows, with the numbers of the buyer's stops and a dotted route between them. The plan is not
 * mirrored in right-to-left languages. D-28
 */
export function HallPlan({ plan, title, shape: wanted, isPast = () => false }: HallPlanProps) {
  const { text } = useTexts();
  if (plan.lines.length === 0) return null;
  const shape = wanted === 'full' && plan.columns > MAX_NAMED ? 'wide' : wanted;
  const isPicture = shape === 'strip';
  return (
    <figure className={styles.figure} data-hall-plan={plan.hall}>
      <div
        className={styles.plan}
        data-shape={shape}
        data-columns={plan.columns}
        dir="ltr"
        {...(isPicture ? { role: 'img', 'aria-label': text('hallPlan.label', { hall: title }) } : {})}
      >
        <Route plan={plan} shape={shape} />
        {plan.lines.map(({ row, stands }, line) => (
          <div key={line} className={styles.line} data-line={line % 2 === 0 ? 'upper' : 'lower'}>
            <b aria-hidden="true">{row}</b>
            {isPicture ? (
              stands.map((stand) => (
                <span key={stand.standNo} className={styles.stand} data-own={getOwnState(stand, isPast)}>
                  {formatNumbers(stand)}
                </span>
              ))
            ) : (
              <ul aria-label={row === '' ? undefined : text('hallPlan.row', { row })}>
                {stands.map((stand, column) => (
                  <li key={stand.standNo} data-end={column * 2 >= plan.columns || undefined}>
                    <StandLink stand={stand} planned={getOwnState(stand, isPast)} isNamed={shape === 'full'} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        ))}
      </div>
      {isPicture ? <StandList plan={plan} title={title} /> : null}
      <figcaption className="meta">{text('hallPlan.scheme')}</figcaption>
    </figure>
  );
}

/** Returns 'past' if all planned stops at the stand are past; undefined if there are none. */
const getOwnState = (
  { plannedStops: planned }: PlanStand,
  isPast: (id: string) => boolean,
): 'past' | 'coming' | undefined => {
  if (planned.length === 0) return undefined;
  return planned.every(({ id }) => isPast(id)) ? 'past' : 'coming';
};

/** Returns "3", "3·4", or "3+" for more than two stops, which is as much as fits on a stand. */
function formatNumbers({ plannedStops: planned }: PlanStand): string {
  const numbers = planned.map(({ number }) => number);
  return numbers.length > 2 ? `${numbers[0]}+` : numbers.join('·');
}

interface StandLinkProps {
  readonly stand: PlanStand;
  readonly planned: 'past' | 'coming' | undefined;
  readonly isNamed: boolean;
}

function StandLink({ stand, planned, isNamed }: StandLinkProps) {
  const { text } = useTexts();
  const { standNo, plate, name, href } = stand;
  const numbers = stand.plannedStops.map(({ number }) => number).join(', ');
  const shown = (
    <>
      <span aria-hidden="true">{planned === undefined ? standNo : formatNumbers(stand)}</span>
      {isNamed ? (
        <span className={styles.named} aria-hidden="true">
          <bdi>{name}</bdi>
        </span>
      ) : null}
      <span className={styles.tip}>
        <b>{plate}</b> <bdi>{name}</bdi>
        {planned === undefined ? null : <span className="hidden">, {text('hallPlan.own', { numbers })}</span>}
      </span>
    </>
  );
  if (name === '')
    return (
      <span className={styles.stand} data-own={planned}>
        {shown}
      </span>
    );
  return (
    <a className={styles.stand} href={href} data-own={planned} rel="nofollow">
      {shown}
    </a>
  );
}

/** The content of a strip as a list with links, for touch and for screen readers. */
function StandList({ plan: { lines }, title }: { plan: HallPlanWords; title: string }) {
  const { text } = useTexts();
  const stands = lines.flatMap((line) => line.stands);
  return (
    <details className={styles.list}>
      <summary>{text('hallPlan.stands', { hall: title, count: stands.length })}</summary>
      <ul>
        {stands.map(({ standNo, name, href, plannedStops: planned }) => (
          <li key={standNo} data-own={planned.length > 0 || undefined}>
            <b>
              <bdi dir="ltr">{standNo}</bdi>
            </b>
            {name === '' ? null : (
              <a className="link" href={href} rel="nofollow">
                <bdi>{name}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The dotted route over the stand columns: the same width, with heights in pixels. */
function Route({ plan: { route, columns, lines }, shape }: Pick<HallPlanProps, 'plan' | 'shape'>) {
  if (route.length === 0) return null;
  const { stand, aisle, back } = SIZE_BY_SHAPE[shape];
  const pair = 2 * stand + aisle;
  const pairs = Math.floor(lines.length / 2) * (pair + back);
  const height = lines.length % 2 === 0 ? pairs - back : pairs + stand + aisle;
  const getHeight = (point: RoutePoint) => point.aisle * (pair + back) + stand + aisle / 2;
  return (
    <svg className={styles.route} viewBox={`0 0 ${columns} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <path
        d={`M${route.map((point) => `${point.x} ${getHeight(point)}`).join('L')}`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
