import { useBoot, useTexts } from '../../page/contexts.ts';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import styles from './industry.module.css';
import type { OnsiteData } from './onsite-data.ts';

/** The list of co-located exhibitions. */
export function ExhibitionOnsiteList({ data: { name, shows } }: { data: OnsiteData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <div className="wrap" data-page="onsite-expo-list">
      {device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: text('industryExpo.onsite.title') }]} /> : null}
      <div className={styles.list}>
        <header>
          <h1 className={device === 'pc' ? undefined : 'hidden'}>{text('industryExpo.onsite.title')}</h1>
          <p>{text('industryExpo.onsite.lead', { name })}</p>
        </header>
        <ul className={`panel ${styles.rows}`}>
          {shows.map((show) => (
            <li key={show.id} data-show={show.id} data-industry={show.industry}>
              <a href={show.href}>
                <bdi>{show.name}</bdi>
              </a>
              <span>
                <bdi>{show.days}</bdi>
              </span>
              <span className="meta">
                <bdi>{show.location}</bdi>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
