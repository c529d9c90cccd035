import type { JoinedExhibition } from '@fairhall/core/contract/exhibition/exhibition-of-supplier';
import { useBoot, useTexts } from '../page/contexts.ts';
import { formatExhibitionDays, toStatusWords } from '../ui/exhibition-words.ts';
import { Status } from '../ui/status.tsx';
import styles from './dashboard.module.css';

/** The exhibitions that the supplier takes part in, with its stands. D-05 */
export function DashboardExhibitions({ exhibitions }: { exhibitions: readonly JoinedExhibition[] }) {
  const boot = useBoot();
  const texts = useTexts();
  return (
    <section className={`panel ${styles.card}`} data-own-exhibitions={exhibitions.length}>
      <h2>{texts.text('home.own.exhibitions')}</h2>
      {exhibitions.length === 0 ? <p className="meta">{texts.text('home.own.exhibitions.none')}</p> : null}
      <ul className={styles.shows}>
        {exhibitions.map(({ exhibition, standNo, hall }) => {
          const status = toStatusWords(exhibition, texts);
          return (
            <li key={exhibition.exhibitionId} data-industry={exhibition.industry}>
              <bdi dir="ltr" className={styles.plate}>
                <span className="hidden">{texts.text('home.own.stand')} </span>
                {`H${hall} ${standNo}`}
              </bdi>
              <span className={styles.show}>
                <b>
                  <bdi>{exhibition.name}</bdi>
                </b>
                <span className="meta">
                  {formatExhibitionDays(exhibition, { boot })} · <bdi>{exhibition.location}</bdi>
                </span>
              </span>
              <Status tone={status.tone} label={status.label} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
