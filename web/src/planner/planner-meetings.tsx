import { useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { isolated } from '../ui/isolated.ts';
import { StandPlate } from '../ui/stand-plate.tsx';
import styles from './planner.module.css';
import type { MeetingWords } from './planner-data.ts';

interface MeetingsProps {
  readonly meetings: readonly MeetingWords[];
  /** Tells whether it has been called off; a failure is shown. */
  readonly callOff: (id: string) => Promise<boolean>;
  readonly tell: (words: string) => void;
}

/** The buyer's meetings at stands, by day and time; what was called off is left out. D-30 */
export function PlannerMeetings({ meetings, callOff, tell }: MeetingsProps) {
  const { text } = useTexts();
  const [gone, setGone] = useState<readonly string[]>([]);
  const shown = meetings.filter(({ id }) => !gone.includes(id));
  if (shown.length === 0) return null;
  const end = async ({ id, name }: MeetingWords) => {
    if (!(await callOff(id))) return;
    setGone((before) => [...before, id]);
    tell(text('planner.meeting.calledOff', { name: isolated(name) }));
  };
  return (
    <section className={styles.hall} data-meetings={shown.length}>
      <h2>{text('planner.meetings')}</h2>
      <p className="meta">{text('planner.meetings.time')}</p>
      <ul className={`panel ${styles.stops}`}>
        {shown.map((meeting) => (
          <Meeting key={meeting.id} meeting={meeting} callOff={() => void end(meeting)} />
        ))}
      </ul>
    </section>
  );
}

function Meeting({ meeting, callOff }: { meeting: MeetingWords; callOff: () => void }) {
  const { text } = useTexts();
  const [isAsked, setAsked] = useState(false);
  const { id, day, time, name, href, plate, status, remark, isOpen } = meeting;
  return (
    <li className={styles.stop} data-meeting={id} data-status={meeting.state}>
      <div className={styles.what} data-timed>
        <p className={styles.time}>
          <b>{time}</b>
          <span>{day}</span>
        </p>
        <div className={styles.words}>
          <a className={styles.name} href={href}>
            <bdi>{name}</bdi>
          </a>
          <p className={styles.kind}>{status}</p>
        </div>
        <StandPlate name={plate} className={styles.plate} />
      </div>
      {remark === '' ? null : (
        <p className={styles.note} dir="auto">
          {remark}
        </p>
      )}
      {isOpen ? (
        <div className={styles.acts}>
          {isAsked ? (
            <>
              <button type="button" className="button primary" onClick={callOff}>
                {text('planner.meeting.callOff.sure')}
              </button>
              <button type="button" className="button" onClick={() => setAsked(false)}>
                {text('planner.meeting.keep')}
              </button>
            </>
          ) : (
            <button type="button" className="button" onClick={() => setAsked(true)}>
              {text('planner.meeting.callOff')}
              <span className="hidden">: {isolated(name)}</span>
            </button>
          )}
        </div>
      ) : null}
    </li>
  );
}
