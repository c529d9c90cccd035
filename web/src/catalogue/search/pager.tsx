import { Fragment } from 'react';
import { useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './pager.module.css';
import type { PageLinks } from './search-data.ts';

/** Links to the other pages of a list; none when there is one page. */
export function Pager({ pages }: { pages: PageLinks }) {
  const { text } = useTexts();
  if (pages.previous === null && pages.next === null) return null;
  return (
    <nav className={`${styles.pager} number`} aria-label={text('search.pages')}>
      {pages.previous === null ? null : (
        <a href={pages.previous} rel="prev" aria-label={text('search.previous')}>
          <Icon name="back" flip />
        </a>
      )}
      {pages.numbers.map((page) => (
        <Fragment key={page.number}>
          {page.afterGap ? <span>…</span> : null}
          <a
            href={page.href}
            aria-current={page.current ? 'page' : undefined}
            aria-label={text('search.page', { number: page.number })}
          >
            {page.number}
          </a>
        </Fragment>
      ))}
      {pages.next === null ? null : (
        <a href={pages.next} rel="next" aria-label={text('search.next')}>
          <Icon name="arrow" flip />
        </a>
      )}
    </nav>
  );
}
