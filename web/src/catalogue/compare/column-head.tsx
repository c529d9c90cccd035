import { Picture } from '../../ui/picture.tsx';
import type { ColumnWords } from './column-words.ts';
import styles from './compare-table.module.css';

/**
 * The head of a product's column, which stays in view: a small picture and the name. A narrow window shows only the
 * words of the name that differ from the other products, and the supplier's short name.
 */
export function ColumnHead({
  column: { name, shortName, shortSupplier, image, href, industry },
}: {
  column: ColumnWords;
}) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see `CompareTable`
    <th role="columnheader" scope="col" className={styles.head} data-industry={industry}>
      <a href={href}>
        <Picture src={image} place="seen" width={48} />
        <span className={styles.short}>
          <bdi>{shortName}</bdi>
          {shortSupplier === '' ? null : <bdi className={styles.from}>{shortSupplier}</bdi>}
        </span>
        <bdi className={styles.full}>{name}</bdi>
      </a>
    </th>
  );
}
