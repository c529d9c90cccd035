import type { ThreadContentView } from '@fairhall/core/thread/thread.view';
import { useTexts } from '../page/contexts.ts';
import styles from './thread-track.module.css';

/** The progress of an enquiry, as bars and texts. */
export function ThreadTrack({ track }: Pick<ThreadContentView, 'track'>) {
  const { text } = useTexts();
  return (
    <ol className={styles.track} aria-label={text('thread.track')}>
      {track.map(({ name, look, label, note }) => (
        <li key={name} data-step={name} data-look={look} aria-current={look === 'current' ? 'step' : undefined}>
          <b>{text(label.key, label.values)}</b>
          {note === null ? null : <small className="number">{text(note.key, note.values)}</small>}
        </li>
      ))}
    </ol>
  );
}
