import { useIsRegistered } from '../login/stored-registrations.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { useLazyImages } from '../ui/lazy-images.ts';
import { Status } from '../ui/status.tsx';
import type { CurrentExhibition } from './current-exhibition-data.ts';
import { ExhibitionPicture } from './exhibitions.tsx';
import styles from './home-exhibition.module.css';

/**
 * On a phone this is the largest picture of the first view. On a PC it is below the search, cropped to the available
 * height.
 */
const PICTURE = {
  h5: { place: 'first', sizes: '100vw' },
  pc: { place: 'seen', sizes: '680px' },
} as const;

/** A country's current exhibition: dates and place, and its actions. D-04 */
export function HomeExhibition({ show }: { show: CurrentExhibition }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const place = useLazyImages<HTMLElement>([show]);
  return (
    <section
      ref={place}
      className={`section panel stand ${styles.show}`}
      data-industry={show.industry}
      data-current-exhibition={show.id}
    >
      <ExhibitionPicture image={show.image} {...PICTURE[device]} />
      <div className={styles.body}>
        <p className={styles.top}>
          <Status tone={show.status.tone} label={show.status.label} />
          <span className="meta">{text(`industry.${show.industry}`)}</span>
        </p>
        <h2>
          <bdi>{show.name}</bdi>
        </h2>
        {show.nameLocal === null ? null : (
          <p className={styles.local}>
            <bdi>{show.nameLocal}</bdi>
          </p>
        )}
        <ul className={styles.facts}>
          <li>
            <Icon name="calendar" small />
            <span>{show.dates}</span>
          </li>
          <li>
            <Icon name="home" small />
            <span>
              <bdi>{show.location}</bdi>{' '}
              {show.mapHref === '' ? null : (
                <a className="link" href={show.mapHref} target="_blank" rel="noopener noreferrer">
                  {text('home.exhibition.map')}
                </a>
              )}
            </span>
          </li>
          <li>
            <Icon name="store" small />
            <span>{show.exhibitors}</span>
          </li>
        </ul>
        {show.intro === '' ? null : <p className={styles.intro}>{show.intro}</p>}
        <ExhibitionActions show={show} />
      </div>
    </section>
  );
}

/** A registered visitor gets a link to the exhibitors; their badge is shown beside it. */
function ExhibitionActions({ show }: { show: CurrentExhibition }) {
  const { text } = useTexts();
  const isRegistered = useIsRegistered(show.id);
  const { href, linkText, preRegisterHref, exhibitorsHref } = show;
  if (href === null && preRegisterHref === null) return null;
  const [firstHref, firstText] = isRegistered
    ? [exhibitorsHref, text('home.exhibition.seeExhibitors')]
    : [preRegisterHref, text('home.exhibition.preRegister')];
  return (
    <p className={styles.ways}>
      {firstHref === null ? null : (
        <a className="button primary large" href={firstHref}>
          {firstText}
        </a>
      )}
      {href === null ? null : (
        <a className={`button large${firstHref === null ? ' primary' : ''}`} href={href}>
          {linkText}
        </a>
      )}
    </p>
  );
}
