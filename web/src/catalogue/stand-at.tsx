import { StandPlate } from '../ui/stand-plate.tsx';
import styles from './stand-at.module.css';
import type { StandAt } from './stand-at-words.ts';

/** The supplier's stand at the exhibition from which the visitor came, and a link back to the exhibition. */
export function StandAtExhibition({ at: { stand, exhibition, days, href } }: { at: StandAt }) {
  return (
    <div className={styles.at} data-stand-at>
      <StandPlate name={stand} />
      <p>
        <a className="link" href={href}>
          <bdi>{exhibition}</bdi>
        </a>{' '}
        <span className={`meta ${styles.days}`}>{days}</span>
      </p>
    </div>
  );
}
