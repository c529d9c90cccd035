import { useBoot, useTexts } from '../../page/contexts.ts';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import { PageNavigation } from '../search/page-navigation.tsx';
import { EmptyPage } from './empty-page.tsx';
import type { IndexData } from './index-data.ts';
import styles from './index-page.module.css';
import { LinkChips } from './link-chips.tsx';
import { ListHeading } from './list-heading.tsx';

/** An index by letter: the letters, then the entries of the current one.  */
export function IndexPage({ data }: { data: IndexData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <div className="wrap" data-page={`${data.kind}-index`} data-letter={data.letter}>
      {device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: data.heading }]} /> : null}
      <ListHeading name={data.heading} count={data.total} />
      <p className={styles.lead}>{text(`lists.${data.kind}.lead`)}</p>
      <LinkChips label={text('lists.letters')} links={data.letters} wrap />
      {data.none !== null ? (
        <EmptyPage title={data.none} firstPage={data.firstPage} />
      ) : (
        <ul className={`panel ${styles.entries}`}>
          {data.entries.map((entry) => (
            <li key={entry.href}>
              <a href={entry.href}>
                <bdi lang={entry.lang ?? undefined}>{entry.name}</bdi>
                {entry.also === null ? null : (
                  <small lang="en">
                    <bdi>{entry.also}</bdi>
                  </small>
                )}
              </a>
              {entry.products === null ? null : <small className="number">{entry.products}</small>}
            </li>
          ))}
        </ul>
      )}
      {data.none === null ? <PageNavigation pages={data.pages} /> : null}
    </div>
  );
}
