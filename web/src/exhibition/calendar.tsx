import { useBoot, useTexts } from '../page/contexts.ts';
import chips from '../ui/chip.module.css';
import type { ExhibitionWords } from '../ui/exhibition-words.ts';
import { PageBreadcrumbs } from '../ui/page-breadcrumbs.tsx';
import { Status } from '../ui/status.tsx';
import styles from './calendar.module.css';
import type { CalendarData } from './calendar-data.ts';
import choice from './choices.module.css';
import { ExhibitorCount } from './exhibitor-count.tsx';
import { ExhibitorPages } from './exhibitor-pages.tsx';

/** The exhibitions of all countries by month. Filters are links, so all of it works without JavaScript. D-87 */
export function ExhibitionCalendarPage({ data }: { data: CalendarData }) {
  const { text } = useTexts();
  const { device } = useBoot();
  const title = text('exhibitionCalendar.title');
  return (
    <article className={`wrap ${styles.page}`} data-page="exhibition-calendar">
      {device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: title }]} /> : null}
      <div className="section-head">
        <h1 className={device === 'pc' ? undefined : 'hidden'}>{title}</h1>
        <p className="meta number">{data.count}</p>
      </div>
      {data.filters.map((filter) => (
        <ExhibitionFilter key={filter.filter} filter={filter} />
      ))}
      {data.months.length === 0 ? <EmptyCalendar data={data} /> : null}
      {data.months.map(({ month, title: name, shows }) => (
        <section key={month} data-month={month}>
          <h2>{name}</h2>
          <ul className={`panel ${styles.shows}`}>
            {shows.map((show) => (
              <Show key={show.id} show={show} />
            ))}
          </ul>
        </section>
      ))}
      <ExhibitorPages position={data} label={text('exhibitionCalendar.pages')} />
    </article>
  );
}

function ExhibitionFilter({ filter: { filter, choices } }: { filter: CalendarData['filters'][number] }) {
  const { text } = useTexts();
  return (
    <nav className={`${choice.choices} ${styles.filter}`} aria-label={text(`exhibitionCalendar.${filter}`)}>
      <ul data-filter={filter}>
        {choices.map(({ id, label, count, results, isChosen, href }) => (
          <li key={id}>
            <a className={chips.chip} href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
              <bdi>{label}</bdi>
              {count === '' ? null : <ExhibitorCount count={count} results={results} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Show({ show }: { show: ExhibitionWords }) {
  const { text } = useTexts();
  return (
    <li className={styles.show} data-exhibition={show.id} data-industry={show.industry}>
      <b className={styles.days}>{show.days}</b>
      <div className={styles.words}>
        <h3>
          {show.href === null ? (
            <bdi>{show.name}</bdi>
          ) : (
            <a href={show.href} data-site-link="">
              <bdi>{show.name}</bdi>
            </a>
          )}
        </h3>
        <p className="meta">
          <bdi>{show.location}</bdi>
        </p>
      </div>
      <p className={styles.facts}>
        <Status tone={show.status.tone} label={show.status.label} />
        <span className="meta">{text(`industry.${show.industry}`)}</span>
      </p>
    </li>
  );
}

function EmptyCalendar({ data: { isNarrowed, pageNo, allHref } }: { data: CalendarData }) {
  const { text } = useTexts();
  const isSearched = isNarrowed || pageNo > 1;
  return (
    <div className={`panel ${styles.none}`}>
      <p>{text(isSearched ? 'exhibitionCalendar.none' : 'exhibitionCalendar.noneYet')}</p>
      {isSearched ? (
        <a className="button" href={allHref}>
          {text('exhibitionCalendar.all')}
        </a>
      ) : null}
    </div>
  );
}
