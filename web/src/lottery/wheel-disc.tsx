import type { RefObject } from 'react';
import { useTexts } from '../page/contexts.ts';
import { toSectorPath, WHEEL_LAMPS } from './sectors.ts';
import styles from './wheel.module.css';

interface WheelDiscProps {
  readonly sectors: readonly string[];
  /** The sector at the pointer; null before a draw. */
  readonly index: number | null;
  readonly disc: RefObject<HTMLDivElement | null>;
}

/** The wheel as a picture; its content is also in the text beside it. D-27 */
export function WheelDisc({ sectors, index, disc }: WheelDiscProps) {
  const { text } = useTexts();
  return (
    <div className={styles.wheel} aria-hidden="true" data-drawn={index ?? undefined}>
      <svg className={styles.rim} viewBox="-100 -100 200 200" aria-hidden="true">
        <circle r="100" />
        {WHEEL_LAMPS.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={styles.lamp} cx={x} cy={y} r="1.6" />
        ))}
      </svg>
      <div ref={disc} className={styles.disc}>
        <svg viewBox="-90 -90 180 180" aria-hidden="true">
          {sectors.map((prize, sectorIndex) => (
            <path
              key={sectorIndex}
              d={toSectorPath(sectorIndex, 90)}
              data-blank={prize === '' || undefined}
              data-won={sectorIndex === index || undefined}
            />
          ))}
        </svg>
        {sectors.map((prize, sectorIndex) => (
          <span key={sectorIndex} data-blank={prize === '' || undefined} data-won={sectorIndex === index || undefined}>
            <bdi>{prize === '' ? text('lottery.noPrize') : prize}</bdi>
          </span>
        ))}
      </div>
      <svg className={styles.hub} viewBox="-20 -20 40 40" aria-hidden="true">
        <circle r="18" />
        <path d="M-6 -8H7V-4.500H-2V-1.500H5V2H-2V8H-6Z" />
      </svg>
      <svg className={styles.pointer} viewBox="0 0 24 32" aria-hidden="true">
        <path d="M12 31 2.500 12a10.500 10.500 0 1 1 19 0Z" />
        <circle cx="12" cy="10.500" r="3.500" />
      </svg>
    </div>
  );
}
