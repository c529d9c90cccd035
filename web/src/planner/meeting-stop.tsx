import { useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { isolated } from '../ui/isolated.ts';
import styles from './planner-stops.module.css';
import { FixedTime, StopHead, type StopStanding } from './stop-head.tsx';
import type { MeetingWords } from './stop-words.ts';

interface MeetingProps {
  readonly meeting: MeetingWords;
  readonly standing: StopStanding;
  readonly callOff: () => void;
}

/** A meeting at a stand. It is called off at a second press, since the exhibitor is told. D-30 */
export function MeetingStop({ meeting, standing, callOff }: MeetingProps) {
  const { text } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const { id, time, name, length, state, remark, isOpen } = meeting;
  return (
    <li
      className={styles.stop}
      data-meeting={id}
      data-status={state}
      data-past={standing.isPast || undefined}
      data-next={standing.next === null ? undefined : ''}
    >
      <StopHead stop={meeting} standing={standing} time={<FixedTime time={time} length={length} />} />
      {remark === '' ? null : (
        <p className={styles.note} dir="auto">
          {remark}
        </p>
      )}
      {!isOpen || standing.isPast ? null : isAsked ? (
        <div className={styles.buttons}>
          <button type="button" className="button primary" onClick={callOff}>
            {text('planner.meeting.callOff.sure')}
          </button>
          <button type="button" className="button" onClick={() => setAsked(false)}>
            {text('planner.meeting.keep')}
          </button>
        </div>
      ) : (
        <div className={styles.acts}>
          <button type="button" onClick={() => setAsked(true)}>
            {text('planner.meeting.callOff')}
            <span className="hidden">: {isolated(name)}</span>
          </button>
        </div>
      )}
    </li>
  );
}
