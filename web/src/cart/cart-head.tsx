import { useBoot, useTexts } from '../app/contexts.ts';
import styles from './cart.module.css';

/** The page's title; on a phone the bar says it already. */
export function CartHead() {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <header className={styles.head}>
      <h1 className={device === 'pc' ? undefined : 'hidden'}>{text('cart.title')}</h1>
      <p>{text('cart.lead')}</p>
    </header>
  );
}
