import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { Status } from '../ui/status.tsx';
import type { ExhibitionRowWords } from './exhibition-row-words.ts';
import styles from './exhibition-rows.module.css';
import { RegistrationLink } from './registration-link.tsx';

/** A second exhibition that is open, on one line below the first. On a phone the line is one link. */
export function ExhibitionRow({ show }: { show: ExhibitionRowWords }) {
  const isPhone = useBoot().device === 'h5';
  const frame = {
    className: `panel ${styles.row} ${styles.alsoOpen}`,
    'data-industry': show.industry,
    'data-also-open': show.id,
  };
  if (isPhone)
    return (
      <section {...frame}>
        <RowFacts show={show} heading="h2" isLink />
        {show.href === null ? null : <Icon name="arrow" small flip />}
      </section>
    );
  return (
    <section {...frame}>
      <RowFacts show={show} heading="h2" />
      <p className={styles.ways}>
        <RegistrationLink show={show} className="link" />
        {show.href === null ? null : (
          <a className="link" href={show.href} data-site-link="">
            {show.linkText}
          </a>
        )}
      </p>
    </section>
  );
}

/** Other exhibitions as a list; each row is one link. D-04 D-05 */
export function ExhibitionRows({ rows }: { rows: readonly ExhibitionRowWords[] }) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  if (rows.length === 0) return null;
  return (
    <section className={`section ${styles.others}`} data-exhibitions="">
      <div className="section-head">
        <h2>{text('home.exhibitions')}</h2>
        <a className="link" href={href('exhibitions', {})}>
          {text('home.exhibitions.calendar')}
          <Icon name="arrow" small flip />
        </a>
      </div>
      <ul className={`panel ${styles.rows}`}>
        {rows.map((row) => (
          <li key={row.id} className={styles.row} data-industry={row.industry}>
            <RowFacts show={row} heading="h3" isLink />
            {row.href === null ? null : <Icon name="arrow" small flip />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RowFactsProps {
  readonly show: ExhibitionRowWords;
  readonly heading: 'h2' | 'h3';
  /** Whether the name is a link as large as the row. */
  readonly isLink?: boolean;
}

function RowFacts({ show, heading: Heading, isLink = false }: RowFactsProps) {
  const { date, name, href, location, status } = show;
  return (
    <>
      <p className={styles.date} data-long={date.month === '' ? '' : undefined}>
        <b>{date.days}</b> {date.month === '' ? null : <span>{date.month}</span>}
      </p>
      <div className={styles.name}>
        <Heading>
          {isLink && href !== null ? (
            <a href={href} data-site-link="">
              <bdi>{name}</bdi>
            </a>
          ) : (
            <bdi>{name}</bdi>
          )}
        </Heading>
        <p>
          <bdi>{location}</bdi>
        </p>
      </div>
      <Status tone={status.tone} label={status.label} />
    </>
  );
}
