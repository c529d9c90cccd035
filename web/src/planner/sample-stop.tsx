import { useTexts } from '../page/contexts.ts';
import { isolated } from '../ui/isolated.ts';
import styles from './planner-stops.module.css';
import { FixedTime, StopHead, type StopStanding } from './stop-head.tsx';
import type { SampleWords } from './stop-words.ts';

interface SampleProps {
  readonly sample: SampleWords;
  readonly standing: StopStanding;
  readonly cancel: () => void;
}

/** A sample that the buyer fetches at a stand. */
export function SampleStop({ sample, standing, cancel }: SampleProps) {
  const { text } = useTexts();
  return (
    <li className={styles.stop} data-sample={sample.id} data-past={standing.isPast || undefined}>
      <StopHead stop={sample} standing={standing} time={<FixedTime time={null} length={null} />} />
      <div className={styles.acts}>
        <button type="button" onClick={cancel}>
          {text('planner.sample.cancel')}
          <span className="hidden">: {isolated(sample.label)}</span>
        </button>
      </div>
    </li>
  );
}
