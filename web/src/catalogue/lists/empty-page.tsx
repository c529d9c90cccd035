import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from '../search/no-result.module.css';

/** The message of an empty list, with links to other pages. */
export function EmptyPage({ title, firstPage = null }: { title: string; firstPage?: string | null }) {
  const boot = useBoot();
  const { text } = useTexts();
  const href = hrefOf(boot);
  return (
    <section className={`panel ${styles.none}`}>
      <Icon name="search" />
      <h2>{title}</h2>
      <p className={styles.ways}>
        {firstPage === null ? null : (
          <a className="button primary" href={firstPage}>
            {text('search.firstPage')}
          </a>
        )}
        <a className={firstPage === null ? 'button primary' : 'button'} href={href('categories', {})}>
          {text('search.none.categories')}
        </a>
        <a className="button quiet" href={href('search', { searchType: 'product' })}>
          {text('search.none.all')}
        </a>
      </p>
    </section>
  );
}
