import { useBoot, useTexts } from '../../page/contexts.ts';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import { type ChipLink, LinkChips } from './link-chips.tsx';
import { ListHeading } from './list-heading.tsx';
import styles from './sitemap.module.css';
import type { SitemapData } from './sitemap-data.ts';

/** Links to every part of the site. */
export function SiteMapPage({ data }: { data: SitemapData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <div className="wrap" data-page="sitemap">
      {device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: text('lists.sitemap.title') }]} /> : null}
      <ListHeading name={text('lists.sitemap.title')} />
      <div className={styles.top}>
        <LinkBlock title={text('lists.sitemap.lists')} links={data.lists} />
        <LinkBlock title={text('lists.sitemap.about')} links={data.about} />
      </div>
      {data.indexes.map(({ kind, letters }) =>
        letters.length === 0 ? null : (
          <section key={kind} className={styles.index}>
            <h2>{text(`lists.${kind}.title`)}</h2>
            <LinkChips label={text(`lists.${kind}.title`)} links={letters} wrap />
          </section>
        ),
      )}
      {data.industries.map(({ key, categories, exhibitions }) => (
        <section key={key} className={`panel stand ${styles.industry}`} data-industry={key}>
          <h2>{text(`industry.${key}`)}</h2>
          <div className={styles.columns}>
            {categories.map((category) => (
              <div key={category.href}>
                <h3>
                  <NameLink link={category} />
                </h3>
                <ul>
                  {category.below.map((link) => (
                    <li key={link.href}>
                      <NameLink link={link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {exhibitions.length === 0 ? null : (
              <div className={styles.exhibitions}>
                <h3>{text('lists.sitemap.exhibitions')}</h3>
                <ul>
                  {exhibitions.map((link) => (
                    <li key={link.name + link.days}>
                      <NameLink link={link} />
                      <small>{link.days}</small>
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </div>
        </section>
      ))}
    </div>
  );
}

function LinkBlock({ title, links }: { title: string; links: readonly ChipLink[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.href}>
            <NameLink link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function NameLink({ link }: { link: ChipLink }) {
  return (
    <a className={styles.link} href={link.href}>
      <bdi lang={link.lang ?? undefined}>{link.name}</bdi>
    </a>
  );
}
