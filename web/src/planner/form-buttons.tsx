import { useTexts } from '../page/contexts.ts';
import styles from './planner-stops.module.css';

/** What ends a form of a stop: `save` says what its first button does. */
export function FormButtons({ save, cancel }: { save: string; cancel: () => void }) {
  const { text } = useTexts();
  return (
    <div className={styles.buttons}>
      <button type="submit" className="button primary">
        {save}
      </button>
      <button type="button" className="button" onClick={cancel}>
        {text('planner.note.cancel')}
      </button>
    </div>
  );
}
