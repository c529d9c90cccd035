import { useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './exhibition-note.module.css';
import type { ExhibitionNoteData } from './exhibition-note-data.ts';

/** The exhibition to whose exhibitors a list is limited, and a chip that removes the limit. */
export function ExhibitionNote({ note: { show, everythingHref } }: { note: ExhibitionNoteData }) {
  const { text } = useTexts();
  const name = show === null ? text('search.exhibition.unknown') : show.name;
  return (
    <div className={`panel ${styles.note}`} data-industry={show?.industry} data-exhibition={show?.id}>
      <Icon name="calendar" />
      <p>
        <b>
          {show === null || show.href === null ? (
            <bdi>{name}</bdi>
          ) : (
            <a className="link" href={show.href} data-site-link="">
              <bdi>{name}</bdi>
            </a>
          )}
        </b>
        {show === null ? null : (
          <span className="meta">
            {show.status.label} · {show.days} · <bdi>{show.location}</bdi>
          </span>
        )}
      </p>
      <a className={styles.off} href={everythingHref}>
        {text('search.exhibition.off')}
        <Icon name="close" small />
      </a>
    </div>
  );
}
