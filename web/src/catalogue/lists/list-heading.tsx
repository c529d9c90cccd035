import { useBoot } from '../../page/contexts.ts';
import styles from './index-page.module.css';

interface ListHeadingProps {
  readonly name: string;
  /** The formatted number of entries. */
  readonly count?: string;
}

/** The heading of a list. On a phone it is hidden, since the bar at the top shows it already. */
export function ListHeading({ name, count }: ListHeadingProps) {
  const { device } = useBoot();
  return (
    <div className={styles.heading}>
      <h1 className={device === 'pc' ? undefined : 'hidden'}>
        <bdi>{name}</bdi>
      </h1>
      {count === undefined ? null : <p className="meta number">{count}</p>}
    </div>
  );
}
