import { Status } from '../ui/status.tsx';
import type { ExhibitionHeadWords } from './prereg-data.ts';
import styles from './show-head.module.css';

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
