import type { Texts } from '@fairhall/core/ports/texts';
import { Fragment } from 'react';
import { useCachedChildren } from '../../page/cached-markup.tsx';
import { useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './page-navigation.module.css';
import type { PageLinks } from './search-data.ts';

/** Links to the other pages of a list; nothing if there is only one page. */
export function PageNavigation({ pages }: { pages: PageLinks }) {
  const { text } = useTexts();
  const links = useCachedChildren('pages', pages, () => renderLinks(pages, text));
  if (pages.previous === null && pages.next === null) return null;
  return <nav className={`${styles.pager} number`} aria-label={text('search.pages')} {...links} />;
}

function renderLinks(pages: PageLinks, text: Texts['text']) {
  return (
    <>
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
    </>
  );
}
