import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../../page/contexts.ts';
import styles from './compare.module.css';
import type { SingleWords } from './row-words.ts';

/** The number of rows that always show; the others are folded. */
const OPEN = 5;

interface SameListProps {
  readonly rows: readonly SingleWords[];
  /** Whether it is the only list, since there is just one product. */
  readonly isAlone: boolean;
}

/** What is the same for all products: each row with its name and one value. */
export function CompareSameList({ rows, isAlone }: SameListProps) {
  const { lang } = useBoot();
  const { text, counted } = useTexts();
  if (rows.length === 0) return null;
  const open = isAlone ? rows.length : OPEN;
  const folded = rows.length - open;
  return (
    <section className={styles.single} aria-label={text('compare.sameForAll')} data-same={rows.length}>
      {isAlone ? null : <h2>{text('compare.sameForAll')}</h2>}
      <CompareSingleRows rows={rows.slice(0, open)} />
      {folded <= 0 ? null : (
        <details>
          <summary>{counted('compare.moreSame', folded, { count: getFormat(lang).number(folded) })}</summary>
          <CompareSingleRows rows={rows.slice(open)} />
        </details>
      )}
    </section>
  );
}

/** What only one product states, folded, since it cannot be compared. */
export function CompareAloneList({ rows }: Pick<SameListProps, 'rows'>) {
  const { lang } = useBoot();
  const { counted } = useTexts();
  if (rows.length === 0) return null;
  return (
    <details className={styles.single} data-alone={rows.length}>
      <summary>{counted('compare.alone', rows.length, { count: getFormat(lang).number(rows.length) })}</summary>
      <CompareSingleRows rows={rows} />
    </details>
  );
}

function CompareSingleRows({ rows }: Pick<SameListProps, 'rows'>) {
  return (
    <dl>
      {rows.map(({ name, value, product }) => (
        <div key={name} data-row="same">
          <dt>
            <bdi>{name}</bdi>
          </dt>
          <dd>
            <bdi>{value}</bdi>
            {product === '' ? null : (
              <small>
                <bdi>{product}</bdi>
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
