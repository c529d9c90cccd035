import { Status } from '../ui/status.tsx';
import styles from './exhibition-head.module.css';
import type { ExhibitionHeadWords } from './preregistration-data.ts';

/** Which exhibition it is about: its name in its colour, when and where it is, and how it stands. */
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
