import { useTexts } from '../page/contexts.ts';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './planner-stops.module.css';
import { StopHead, type StopStatus, StopTime } from './stop-head.tsx';
import type { SampleWords } from './stop-words.ts';

interface SampleProps {
  readonly sample: SampleWords;
  readonly status: StopStatus;
  readonly cancel: () => void;
}

/** A sample that the buyer collects at a stand. */
export function SampleStop({ sample, status, cancel }: SampleProps) {
  const { text } = useTexts();
  return (
    <li className={styles.stop} data-sample={sample.id} data-past={status.isPast || undefined}>
      <StopHead stop={sample} status={status} time={<StopTime time={null} length={null} />} />
      {sample.isCollected ? (
        <p className={styles.note} data-collected="">
          {text('planner.sample.collected')}
        </p>
      ) : (
        <div className={styles.acts}>
          <button type="button" onClick={cancel}>
            {text('planner.sample.cancel')}
            <span className="hidden">: {wrapInIsolate(sample.label)}</span>
          </button>
        </div>
      )}
    </li>
  );
}
