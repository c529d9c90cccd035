import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { useLazyImages } from '../ui/lazy-images.ts';
import { Picture } from '../ui/picture.tsx';
import { StandPlate } from '../ui/stand-plate.tsx';
import { Status } from '../ui/status.tsx';
import { Hall } from './hall.tsx';
import { RegistrationLink } from './registration-link.tsx';
import styles from './stage.module.css';
import type { StageWords } from './stage-data.ts';

/** The displayed width of the picture; without a second column it is as wide as the window. */
const SIZES = '(min-width: 62em) 592px, 100vw';

/** The exhibition that is open or comes next: where and when it is, who exhibits, and how to register. D-04 D-05 */
export function HomeStage({ show }: { show: StageWords }) {
  const { text } = useTexts();
  const place = useLazyImages<HTMLElement>([show]);
  return (
    <section ref={place} className={`panel stand ${styles.stage}`} data-industry={show.industry} data-stage={show.id}>
      <div className={styles.picture}>
        {show.image === '' ? <Hall /> : <Picture src={show.image} width={400} place="first" sizes={SIZES} />}
        <ExhibitionDate show={show} />
      </div>
      <div className={styles.body}>
        <p className={styles.top}>
          <Status tone={show.status.tone} label={show.status.label} />
          <span className={styles.industry}>{text(`industry.${show.industry}`)}</span>
        </p>
        <h2>
          <bdi>{show.name}</bdi>
        </h2>
        <ExhibitionFacts show={show} />
        <ExhibitorList show={show} />
        <p className={styles.ways}>
          <RegistrationLink show={show} className="button primary large" />
          {show.href === null ? null : (
            <a
              className={`button large${show.registration === null ? ' primary' : ''}`}
              href={show.href}
              data-site-link=""
            >
              {show.linkText}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}

/** The dates on the picture, where there is room for them; otherwise they are among the facts. */
function ExhibitionDate({ show }: { show: StageWords }) {
  const { date, hours } = show;
  return (
    <p className={styles.date} data-long={date.month === '' ? '' : undefined}>
      <b>{date.days}</b>
      <span>
        {date.month === '' ? null : <b>{date.month}</b>}
        {hours}
      </span>
    </p>
  );
}

function ExhibitionFacts({ show }: { show: StageWords }) {
  const { text } = useTexts();
  const { counts, mapHref } = show;
  return (
    <div className={styles.facts}>
      <p className={styles.dates}>{show.dates}</p>
      <p>
        <bdi>{show.location}</bdi>{' '}
        {mapHref === '' ? null : (
          <a className="link" href={mapHref} target="_blank" rel="noopener noreferrer">
            {text('home.exhibition.map')}
          </a>
        )}
      </p>
      {counts.length === 0 ? null : (
        <ul>
          {counts.map((count) => (
            <li key={count}>{count}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function ExhibitorList({ show }: { show: StageWords }) {
  const { text } = useTexts();
  const { exhibitors, exhibitorsHref } = show;
  if (exhibitors.length === 0) return null;
  return (
    <div className={styles.exhibitors}>
      <h3>{text('home.exhibition.list')}</h3>
      {exhibitorsHref === null ? null : (
        <a className="link" href={exhibitorsHref}>
          {text('home.exhibition.list.all')}
          <Icon name="arrow" small flip />
        </a>
      )}
      <ul>
        {exhibitors.map(({ id, name, stand, href }) => (
          <li key={id}>
            <StandPlate name={stand} className={styles.plate} />
            <a href={href} dir="auto">
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
