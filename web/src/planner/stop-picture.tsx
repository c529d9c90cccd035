import { Icon } from '../ui/icon.tsx';
import styles from './planner.module.css';

/** The picture at the start of a row of the planner, or a sign where there is none (''). */
export function StopPicture({ src }: { src: string }) {
  if (src !== '') return <img className={styles.sign} src={src} alt="" width="56" height="56" loading="lazy" />;
  return (
    <span className={styles.sign}>
      <Icon name="store" />
    </span>
  );
}
