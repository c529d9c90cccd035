import { Icon } from '../ui/icon.tsx';
import { Status } from '../ui/status.tsx';
import styles from './exhibition-line.module.css';
import type { ExhibitionLineWords } from './home-data.ts';

/** The current or next exhibition, on one line below the search. D-04 D-05 */
export function ExhibitionLine({ show }: { show: ExhibitionLineWords }) {
  return (
    <a
      className={styles.line}
      href={show.href}
      data-site-link=""
      data-show-line={show.id}
      data-industry={show.industry}
    >
      <Status tone={show.status.tone} label={show.status.label} />
      <b>
        <bdi>{show.name}</bdi>
      </b>
      <span className={`meta ${styles.days}`}>{show.days}</span>
      <Icon name="arrow" small flip />
    </a>
  );
}
