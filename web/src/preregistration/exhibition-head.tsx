import { Status } from '../ui/status.tsx';
import styles from './exhibition-head.module.css';
import type { ExhibitionHeadWords } from './preregistration-data.ts';

/** The exhibition's name in its colour, with its dates, location and status. */
export function ExhibitionHead({ show }: { show: ExhibitionHeadWords }) {
  return (
    <header className={styles.head}>
      <h1>
        <bdi>{show.name}</bdi>
      </h1>
      <p>
        <b>{show.days}</b>
        <span>
          <bdi>{show.location}</bdi>
        </span>
        <Status {...show.status} />
      </p>
    </header>
  );
}
