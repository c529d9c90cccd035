import type { ReactNode } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { StandPlate } from '../ui/stand-plate.tsx';
import styles from './planner-stops.module.css';
import type { StopWords } from './stop-words.ts';

/**
 * A row's status by the venue's clock. For the next stop, `next` is the number of minutes until it begins, below 1 once
 * it has begun; null for all others.
 */
export interface StopStatus {
  readonly isPast: boolean;
  readonly next: number | null;
}

interface StopHeadProps {
  readonly stop: StopWords;
  readonly status: StopStatus;
  /** The content of the time column. */
  readonly time: ReactNode;
}

const STOP_ICONS: Readonly<Record<StopWords['kind'], IconName>> = {
  stand: 'store',
  product: 'eye',
  meeting: 'people',
  sample: 'check',
};

/** A stop's time, exhibitor, purpose and stand. */
export function StopHead({ stop, status, time }: StopHeadProps) {
  const { text } = useTexts();
  const { kind, name, href, product } = stop;
  return (
    <>
      <div className={styles.time}>{time}</div>
      <div className={styles.words}>
        {name === '' ? null : (
          <a className={styles.name} href={href}>
            <bdi>{name}</bdi>
          </a>
        )}
        <p className={styles.kind}>
          <Icon name={STOP_ICONS[kind]} small />
          <span>
            {text(`planner.kind.${kind}`)}
            {kind === 'meeting' ? `, ${stop.status}` : null}
            {product === null ? null : (
              <>
                {': '}
                <a className="link" href={product.href}>
                  <bdi>{product.name}</bdi>
                </a>
              </>
            )}
            {kind === 'sample' && product === null ? `: ${text('planner.sample.gone')}` : null}
            {kind === 'sample' && stop.pieces !== null ? ` (${stop.pieces})` : null}
          </span>
        </p>
      </div>
      <StopEnd stop={stop} status={status} />
    </>
  );
}

/** A stop's number and stand. For the next stop, also when it begins. */
function StopEnd({ stop: { number, plate, picture }, status: { next } }: Omit<StopHeadProps, 'time'>) {
  const { text } = useTexts();
  return (
    <div className={styles.end}>
      {picture === '' ? null : <img src={picture} alt="" width="40" height="40" loading="lazy" />}
      <div className={styles.where}>
        {number === null ? null : (
          <p className={styles.number}>
            <span className="hidden">{text('planner.number')} </span>
            {number}
          </p>
        )}
        {plate === null ? null : <StandPlate name={plate} />}
      </div>
      {next === null ? null : (
        <p className={styles.next}>
          <Next minutes={next} />
        </p>
      )}
    </div>
  );
}

/** Minutes are shown only within the last hour. */
function Next({ minutes }: { minutes: number }) {
  const { text, counted } = useTexts();
  if (minutes < 1) return text('planner.now');
  return minutes > 60 ? text('planner.next') : counted('planner.next.in', minutes, { count: minutes });
}

/** A time that cannot be changed here, with the length of the visit. */
export function StopTime({ time, length }: { time: string | null; length: string | null }) {
  return (
    <p>
      {time === null ? null : <b className="number">{time}</b>}
      {length === null ? null : <small>{length}</small>}
    </p>
  );
}
