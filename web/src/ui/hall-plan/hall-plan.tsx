import type { PlanPoint } from '@fairhall/core/hall-plan/layout';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../page/contexts.ts';
import { IconButton } from '../icon-button.tsx';
import { createDragHandlers } from './drag-to-scroll.ts';
import { HallDrawing } from './hall-drawing.tsx';
import styles from './hall-plan.module.css';
import type { HallPlanWords, PlanStand } from './hall-plan-words.ts';

interface HallPlanProps {
  readonly plan: HallPlanWords;
  /** For example "Hall 3". */
  readonly title: string;
  /** 'page' has the list of all stands beside the plan; 'part' is small, for a page that lists the stops itself. */
  readonly shape: 'page' | 'part';
  /** On a phone the list is closed at first. */
  readonly isListOpen?: boolean;
  /** Returns whether a stop is past. By default none is. */
  readonly isPast?: (id: string) => boolean;
  /** Shows a stand instead of opening its exhibitor's page. */
  readonly onStand?: ((stand: PlanStand) => void) | undefined;
  /** Shown over the half of the plan that does not contain the opened stand; on a narrow screen below the plan. */
  readonly children?: ReactNode;
}

type PlanSize = Pick<HallPlanWords, 'width' | 'depth'>;

/** Zoom steps, in pixels for a unit of 10 cm. */
const SCALES = [0.45, 0.6, 0.8, 1, 1.25, 1.6, 2.1, 2.8] as const;
/** The usual scale, at which names fit on stands, and the widest plan that is shown whole, in pixels. */
const START = { page: { scale: 1.25, least: 1, width: 940 }, part: { scale: 0.8, least: 0.45, width: 340 } } as const;

/** Returns the largest usual scale at which the plan fits. */
function findStartStep(shape: HallPlanProps['shape'], width: number): number {
  const { scale, least, width: most } = START[shape];
  const fitting = SCALES.findLastIndex((each) => each <= scale && (each * width <= most || each <= least));
  return Math.max(0, fitting);
}

/**
 * A hall with its walls, doors, stands and facilities, the buyer's stops with the way to them, and the same as a list.
 * The drawing is hidden from screen readers and skipped by the keyboard; the list has all of it. The plan is not mirrored
 * in right-to-left languages. D-28
 */
export function HallPlan({
  plan,
  title,
  shape,
  isListOpen = false,
  isPast = () => false,
  onStand,
  children,
}: HallPlanProps) {
  const { text } = useTexts();
  const [step, setStep] = useState(() => findStartStep(shape, plan.width));
  const view = useRef<HTMLElement>(null);
  const [dragHandlers] = useState(createDragHandlers);
  const [cardHalf, setCardHalf] = useState<PlanHalf>('end');
  const [first] = plan.legs;
  useScrollTo(view, first?.pin, plan);
  if (plan.rows.length === 0) return null;
  const scale = SCALES[step] ?? 1;
  const setScale = (by: 1 | -1) => {
    const next = SCALES[step + by];
    if (next === undefined) return;
    setMiddle(view.current, next / scale);
    setStep(step + by);
  };
  const show = (event: MouseEvent, stand: PlanStand) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (onStand === undefined || !isPlain) return;
    event.preventDefault();
    setCardHalf(getFreeHalf(event.currentTarget, view.current));
    onStand(stand);
  };
  return (
    <figure className={styles.figure} data-hall-plan={plan.hall} data-shape={shape}>
      <div className={styles.plan}>
        <div className={styles.stage}>
          <section
            ref={view}
            className={styles.view}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it
            tabIndex={0}
            dir="ltr"
            aria-label={text('hallPlan.label', { hall: title })}
            {...dragHandlers}
          >
            <HallDrawing plan={plan} scale={scale} isPast={isPast} onStand={show} />
          </section>
          {children ? (
            <div className={styles.card} data-half={cardHalf}>
              {children}
            </div>
          ) : null}
        </div>
        <div className={styles.legend}>
          <HallPlanLegend plan={plan} scale={scale} />
          <div className={styles.zoom}>
            <IconButton
              icon="minus"
              label={text('hallPlan.zoomOut')}
              disabled={step === 0}
              onClick={() => setScale(-1)}
            />
            <IconButton
              icon="plus"
              label={text('hallPlan.zoomIn')}
              disabled={step === SCALES.length - 1}
              onClick={() => setScale(1)}
            />
          </div>
        </div>
      </div>
      <StandList plan={plan} title={title} isOpen={isListOpen} isPast={isPast} />
    </figure>
  );
}

/** A half of the plan, in the direction of the page; the plan itself has the same sides in each language. */
type PlanHalf = 'start' | 'end';

/** Returns the half of the view in which a stand is not. */
function getFreeHalf(stand: Element, view: HTMLElement | null): PlanHalf {
  const box = stand.getBoundingClientRect();
  const frame = (view ?? stand).getBoundingClientRect();
  const isLeft = box.left + box.width / 2 < frame.left + frame.width / 2;
  return isLeft === (document.dir === 'rtl') ? 'start' : 'end';
}

/** Scrolls to the first stop once it is known, unless the plan is shown whole. */
function useScrollTo(
  view: RefObject<HTMLElement | null>,
  point: PlanPoint | undefined,
  { width, depth }: PlanSize,
): void {
  const [x, y] = [(point?.x ?? 0) / width, (point?.y ?? 0) / depth];
  useEffect(() => {
    const box = view.current;
    if (box === null || x + y === 0) return;
    box.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2);
  }, [view, x, y]);
}

/** Keeps what is in the middle of the view there while the drawing grows or shrinks by a factor. */
function setMiddle(view: HTMLElement | null, factor: number): void {
  if (view === null) return;
  const { scrollLeft, scrollTop, clientWidth, clientHeight } = view;
  const move = (start: number, length: number) => (start + length / 2) * factor - length / 2;
  requestAnimationFrame(() => view.scrollTo(move(scrollLeft, clientWidth), move(scrollTop, clientHeight)));
}

/** The length that the scale bar stands for, and units of a metre. */
const SCALE_METRES = 10;
const UNITS_PER_METRE = 10;

function HallPlanLegend({ plan: { isScheme, stops, recommended }, scale }: { plan: HallPlanWords; scale: number }) {
  const { text } = useTexts();
  const width = SCALE_METRES * UNITS_PER_METRE * scale;
  return (
    <>
      {stops.length === 0 ? null : (
        <span className={styles.key}>
          <i data-look="own" />
          {text('hallPlan.yourStops')}
        </span>
      )}
      {recommended.length === 0 ? null : (
        <span className={styles.key}>
          <i data-look="recommended" />
          {text('hallPlan.recommended')}
        </span>
      )}
      {isScheme ? (
        <span>{text('hallPlan.scheme')}</span>
      ) : (
        <>
          <span className={styles.key}>
            <i data-look="wall" />
            {text('hallPlan.walls')}
          </span>
          <span className={styles.key} dir="ltr" data-part="scale">
            <svg width={width} height="8" aria-hidden="true">
              <path d={`M.5 0V7.500H${width - 0.5}V0`} />
            </svg>
            {text('hallPlan.metres', { count: String(SCALE_METRES) })}
          </span>
        </>
      )}
    </>
  );
}

interface StandListProps {
  readonly plan: HallPlanWords;
  readonly title: string;
  readonly isOpen: boolean;
  readonly isPast: (id: string) => boolean;
}

/** The content of a plan as lists: the buyer's stops with the way to them, then all stands by row. */
function StandList({ plan, title, isOpen, isPast }: StandListProps) {
  const { text } = useTexts();
  const { rows, stops, legs } = plan;
  const stands = rows.flatMap((row) => row.stands);
  const next = stops.find(({ id }) => !isPast(id));
  const walk = legs.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0);
  return (
    <div className={styles.lists}>
      {stops.length === 0 ? null : (
        <>
          <p className={styles.title}>
            {text('hallPlan.route', { hall: title })}
            {walk === 0 ? null : <span className="meta">{text('hallPlan.walk', { minutes: String(walk) })}</span>}
          </p>
          <ol className={styles.stops}>
            {stops.map(({ id, number, standNo }) => {
              const leg = legs.find((each) => each.standNo === standNo);
              return (
                <li key={id} data-own={isPast(id) ? 'past' : 'coming'} data-next={id === next?.id || undefined}>
                  <b>{number}</b>
                  <StandName stand={stands.find((stand) => stand.standNo === standNo)}>
                    {leg === undefined || leg.aisle === '' ? null : (
                      <small>
                        {leg.minutes === null
                          ? text('hallPlan.aisle', { aisle: leg.aisle })
                          : text('hallPlan.way', { minutes: String(leg.minutes), aisle: leg.aisle })}
                      </small>
                    )}
                  </StandName>
                </li>
              );
            })}
          </ol>
        </>
      )}
      <details className={styles.list} open={isOpen}>
        <summary>{text('hallPlan.stands', { hall: title, count: stands.length })}</summary>
        {rows.map(({ row, stands: rowStands }) => (
          <div key={row}>
            {row === '' ? null : <p className="meta">{text('hallPlan.row', { row })}</p>}
            <ul>
              {rowStands.map((stand) => (
                <li key={stand.standNo}>
                  <StandName stand={stand}>
                    {stand.box === null ? <small>{text('hallPlan.notDrawn')}</small> : null}
                  </StandName>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </div>
  );
}

function StandName({ stand, children }: { stand: PlanStand | undefined; children?: ReactNode }) {
  if (stand === undefined) return null;
  const { name, href, standNo } = stand;
  return (
    <>
      <span className={styles.who}>
        {name === '' ? null : (
          <a href={href} rel="nofollow">
            <bdi>{name}</bdi>
          </a>
        )}
        {children}
      </span>
      <bdi className={styles.code} dir="ltr">
        {standNo}
      </bdi>
    </>
  );
}
