import styles from './promotion-note.module.css';
import type { PromotionWords } from './promotion-words.ts';

/** A promotion's offer and its last day.  */
export function PromotionNote({ promotion: { title, discount, until } }: { promotion: PromotionWords }) {
  return (
    <p className={styles.note} data-promotion>
      {discount === null ? null : <b>{discount}</b>}
      <span>
        <bdi>{title}</bdi>
      </span>
      {until === null ? null : <small>{until}</small>}
    </p>
  );
}
