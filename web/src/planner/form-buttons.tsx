import { useTexts } from '../page/contexts.ts';
import styles from './planner-stops.module.css';

/** The two buttons of a stop's form: submit, with `save` as its label, and cancel. */
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
