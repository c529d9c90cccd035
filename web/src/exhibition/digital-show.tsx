import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { PageBreadcrumbs } from '../ui/page-breadcrumbs.tsx';
import { Status } from '../ui/status.tsx';
import type { ExhibitionDigitalData, ExhibitorCategory } from './digital-show-data.ts';
import { ExhibitorList } from './exhibitor-list.tsx';
import styles from './exhibitors.module.css';

/**
 * An exhibition as a digital hall that is open all year, with its exhibitors by tag; or the halls of all exhibitions.
 *
 */
export function ExhibitionDigitalPage({ data }: { data: ExhibitionDigitalData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { show, parts, shows, hrefs } = data;
  const isAll = hrefs.own === hrefs.all;
  return (
    <div className="wrap" data-page="digital-show" data-exhibition={show?.id}>
      {device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: text('exhibition.digital') }]} /> : null}
      <header className={styles.hall}>
        <h1>{text(isAll ? 'exhibition.digital.all' : 'exhibition.digital')}</h1>
        <p>{text('exhibition.digital.lead')}</p>
        {show === null ? null : <ExhibitionSummary show={show} />}
        {isAll ? null : (
          <p>
            <a className="link" href={hrefs.all}>
              {text('exhibition.digital.all')}
            </a>
          </p>
        )}
      </header>
      {show === null && shows.length === 0 ? (
        <p className={`panel ${styles.none}`}>{text('exhibition.digital.none')}</p>
      ) : null}
      {shows.length === 0 ? null : (
        <ul className={`panel ${styles.halls}`}>
          {shows.map((each) => (
            <li key={each.id} data-show={each.id}>
              <ExhibitionSummary show={each} />
            </li>
          ))}
        </ul>
      )}
      {parts.map((part) => (
        <ExhibitorCategorySection key={part.code} part={part} />
      ))}
    </div>
  );
}

function ExhibitionSummary({ show }: { show: NonNullable<ExhibitionDigitalData['show']> }) {
  return (
    <div className={styles.show}>
      <Status tone={show.status.tone} label={show.status.label} />
      {show.href === null ? (
        <bdi>{show.name}</bdi>
      ) : (
        <a className="link" href={show.href} data-site-link="">
          <bdi>{show.name}</bdi>
        </a>
      )}
      <span className="meta">
        <bdi>{show.days}</bdi> · <bdi>{show.location}</bdi>
      </span>
    </div>
  );
}

/** A section of exhibitors; a phone shows only the first two. */
function ExhibitorCategorySection({ part: { code, name, count, exhibitors, href } }: { part: ExhibitorCategory }) {
  const { device } = useBoot();
  return (
    <section className="section" data-part={code}>
      <div className="section-head">
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {href === null ? (
          <p className="meta number">{count}</p>
        ) : (
          <a className="link" href={href} aria-label={`${count}: ${name}`}>
            {count}
            <Icon name="arrow" small flip />
          </a>
        )}
      </div>
      <ExhibitorList exhibitors={device === 'pc' ? exhibitors : exhibitors.slice(0, 2)} shape="shelf" />
    </section>
  );
}
