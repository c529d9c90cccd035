import { useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './planner-stops.module.css';
import { StopHead, type StopStatus, StopTime } from './stop-head.tsx';
import type { MeetingWords } from './stop-words.ts';

interface MeetingProps {
  readonly meeting: MeetingWords;
  readonly status: StopStatus;
  readonly callOff: () => void;
}

/**
 * A meeting at a stand. Calling it off takes a second press as confirmation, because the exhibitor is notified. D-30
 */
export function MeetingStop({ meeting, status, callOff }: MeetingProps) {
  const { text } = useTexts();
  const [isConfirming, setConfirming] = useState(false);
  const { id, time, name, length, state, remark, reason, isOpen } = meeting;
  return (
    <li
      className={styles.stop}
      data-meeting={id}
      data-status={state}
      data-past={status.isPast || undefined}
      data-next={status.next === null ? undefined : ''}
    >
      <StopHead stop={meeting} status={status} time={<StopTime time={time} length={length} />} />
      {remark === '' ? null : (
        <p className={styles.note} dir="auto">
          {remark}
        </p>
      )}
      {reason === '' ? null : (
        <p className={styles.note} data-reason="">
          {text('planner.meeting.reason', { reason: wrapInIsolate(reason) })}
        </p>
      )}
      {!isOpen || status.isPast ? null : isConfirming ? (
        <div className={styles.buttons}>
          <button type="button" className="button primary" onClick={callOff}>
            {text('planner.meeting.callOff.sure')}
          </button>
          <button type="button" className="button" onClick={() => setConfirming(false)}>
            {text('planner.meeting.keep')}
          </button>
        </div>
      ) : (
        <div className={styles.acts}>
          <button type="button" onClick={() => setConfirming(true)}>
            {text('planner.meeting.callOff')}
            <span className="hidden">: {wrapInIsolate(name)}</span>
          </button>
        </div>
      )}
    </li>
  );
}
