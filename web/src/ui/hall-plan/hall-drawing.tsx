import type { PlanBox, PlanSide } from '@fairhall/core/contract/exhibition/hall-geometry';
import type { RouteLeg } from '@fairhall/core/hall-plan/route';
import type { MouseEvent } from 'react';
import { isFitting, splitToFit } from './fit-lines.ts';
import styles from './hall-plan.module.css';
import type { HallPlanWords, PlanStand } from './hall-plan-words.ts';

interface HallDrawingProps {
  readonly plan: HallPlanWords;
  /** Pixels for a unit of 10 cm. */
  readonly scale: number;
  readonly isPast: (id: string) => boolean;
  readonly onStand: (event: MouseEvent, stand: PlanStand) => void;
}

/** The height of a line of text in pixels, the same at each scale; the style sheet has the sizes of the text. */
const LINE_HEIGHT = 14;
/** The room around the hall for the names of its doors. */
const PAD = 26;
const PIN_RADIUS = 10;

/** The drawing of a hall. Its links are for pointers: screen readers and the keyboard have the list beside it. */
export function HallDrawing({ plan, scale, isPast, onStand }: HallDrawingProps) {
  const pad = PAD / scale;
  const [width, depth] = [plan.width + 2 * pad, plan.depth + 2 * pad];
  const stands = plan.rows.flatMap((row) => row.stands);
  const aisleX = Math.min(...stands.map(({ box }) => box?.x ?? plan.width)) / 2;
  const isStopPast = (standNo: string) =>
    plan.stops.filter((stop) => stop.standNo === standNo).every(({ id }) => isPast(id));
  return (
    <svg
      className={styles.drawing}
      viewBox={`${-pad} ${-pad} ${width} ${depth}`}
      width={Math.round(width * scale)}
      height={Math.round(depth * scale)}
      data-scale={scale}
      aria-hidden="true"
    >
      <rect className={styles.ground} width={plan.width} height={plan.depth} />
      <path className={styles.walls} d={plan.walls} />
      {plan.doors.map((door) => (
        <text key={`${door.side} ${door.at}`} className={styles.door} transform={toDoorPlace(door, plan, 8 / scale)}>
          {door.name}
        </text>
      ))}
      {plan.aisles.map(({ name, y, depth: wide }) => (
        <text key={name} className={styles.aisle} x={aisleX} y={y + wide / 2}>
          {name}
        </text>
      ))}
      {plan.facilities.map((facility) => (
        <g key={`${facility.x} ${facility.y}`} className={styles.facility}>
          <rect {...toRect(facility)} />
          <TextLines lines={splitToFit(facility.name, facility.width * scale, 2)} box={facility} scale={scale} />
        </g>
      ))}
      {stands.map((stand) =>
        stand.box === null ? null : (
          <Stand
            key={stand.standNo}
            stand={stand}
            box={stand.box}
            own={getOwnState(plan, stand, isStopPast)}
            isRecommended={stand.supplierId !== '' && plan.recommended.includes(stand.supplierId)}
            hasWalls={!plan.isScheme}
            scale={scale}
            onStand={onStand}
          />
        ),
      )}
      <Route legs={plan.legs} isPast={isStopPast} />
      {plan.legs.map(({ standNo, pin }) => (
        <g key={standNo} className={styles.pin} data-own={isStopPast(standNo) ? 'past' : 'coming'}>
          <circle cx={pin.x} cy={pin.y} r={PIN_RADIUS / scale} />
          <text x={pin.x} y={pin.y}>
            {formatNumbers(plan, standNo)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Returns 'past' if all planned stops at the stand are past; undefined if there are none. */
function getOwnState({ stops }: HallPlanWords, { standNo }: PlanStand, isPast: (standNo: string) => boolean) {
  if (!stops.some((stop) => stop.standNo === standNo)) return undefined;
  return isPast(standNo) ? 'past' : 'coming';
}

/** Returns "3", or "3+" for several stops at a stand, which is as much as fits on a pin. */
function formatNumbers({ stops }: HallPlanWords, standNo: string): string {
  const [first, ...others] = stops.filter((stop) => stop.standNo === standNo);
  return `${first?.number ?? ''}${others.length > 0 ? '+' : ''}`;
}

const toRect = ({ x, y, width, depth }: PlanBox) => ({ x, y, width, height: depth });

/** Outside the wall, in the middle of the door; upright beside the side walls. */
function toDoorPlace(
  { side, at, width: wide }: HallPlanWords['doors'][number],
  { width, depth }: HallPlanWords,
  gap: number,
): string {
  const middle = at + wide / 2;
  if (side === 'top') return `translate(${middle} ${-gap})`;
  if (side === 'bottom') return `translate(${middle} ${depth + 1.6 * gap})`;
  return side === 'left' ? `translate(${-gap} ${middle})rotate(-90)` : `translate(${width + gap} ${middle})rotate(90)`;
}

interface StandProps {
  readonly stand: PlanStand;
  readonly box: NonNullable<PlanStand['box']>;
  readonly own: 'past' | 'coming' | undefined;
  readonly isRecommended: boolean;
  readonly hasWalls: boolean;
  readonly scale: number;
  readonly onStand: HallDrawingProps['onStand'];
}

/** A stand with its number and as much of its name as fits; below that only the number, then neither. */
function Stand({ stand, box, own, isRecommended, hasWalls, scale, onStand }: StandProps) {
  const [width, depth] = [box.width * scale, box.depth * scale];
  const lines = splitToFit(stand.name, width, Math.floor((depth - 4) / LINE_HEIGHT) - 1);
  const shown = isFitting(stand.standNo, width) && depth >= LINE_HEIGHT ? [stand.standNo, ...lines] : [];
  const content = (
    <>
      <rect {...toRect(box)} />
      {hasWalls && box.open.length > 0 ? <path d={toWalls(box)} /> : null}
      <TextLines lines={shown} box={box} scale={scale} />
    </>
  );
  if (stand.name === '')
    return (
      <g className={styles.stand} data-own={own}>
        {content}
      </g>
    );
  return (
    <a
      className={styles.stand}
      href={stand.href}
      rel="nofollow"
      tabIndex={-1}
      data-own={own}
      data-recommended={isRecommended || undefined}
      data-stand={stand.standNo}
      onClick={(event) => onStand(event, stand)}
    >
      {content}
    </a>
  );
}

const WALL_PATHS: Record<PlanSide, (box: PlanBox) => string> = {
  top: ({ x, y, width }) => `M${x} ${y}h${width}`,
  right: ({ x, y, width, depth }) => `M${x + width} ${y}v${depth}`,
  bottom: ({ x, y, width, depth }) => `M${x} ${y + depth}h${width}`,
  left: ({ x, y, depth }) => `M${x} ${y}v${depth}`,
};

const toWalls = (box: NonNullable<PlanStand['box']>): string =>
  Object.entries(WALL_PATHS)
    .map(([side, toPath]) => (box.open.some((open) => open === side) ? '' : toPath(box)))
    .join('');

/** TextLines of text in the middle of a box. */
function TextLines({ lines, box, scale }: { lines: readonly string[]; box: PlanBox; scale: number }) {
  const middle = (lines.length - 1) / 2;
  return lines.map((line, index) => (
    <text
      key={index}
      x={box.x + box.width / 2}
      y={box.y + box.depth / 2 + ((index - middle) * LINE_HEIGHT) / scale}
      className={index === 0 ? undefined : styles.name}
    >
      {line}
    </text>
  ));
}

/** The dotted way to the stops: grey to those that are past. */
function Route({ legs, isPast }: { legs: readonly RouteLeg[]; isPast: (standNo: string) => boolean }) {
  return legs.map(({ standNo, points }) =>
    points.length < 2 ? null : (
      <path
        key={standNo}
        className={styles.route}
        data-own={isPast(standNo) ? 'past' : 'coming'}
        d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`}
      />
    ),
  );
}
