import { useBoot } from '../../page/contexts.ts';
import styles from './index-page.module.css';

interface ListHeadingProps {
  readonly name: string;
  /** How much it holds. */
  readonly count?: string;
}

/** The heading of a list. On a phone the bar above shows it already. */
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
