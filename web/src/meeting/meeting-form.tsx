import { MEETING_REMARK_MAX } from '@fairhall/core/contract/meeting/limits';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import styles from './meeting.module.css';
import type { MeetingData } from './meeting-data.ts';
import { useMeeting } from './use-meeting.ts';

/** A day, a time and a note. The form keeps its values if the time is not available. D-30 */
export function MeetingForm({ data: { show, exhibitor, days } }: { data: MeetingData }) {
  const { text } = useTexts();
  const { isSending, rejection, send } = useMeeting();
  const [date, setDate] = useState(days[0]?.date ?? '');
  const [slot, setSlot] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const remark = useRef<HTMLTextAreaElement>(null);
  const note = useId();
  const problem = useId();
  const chosen = days.find((day) => day.date === date) ?? days[0];
  const problemText = rejection !== '' ? rejection : isMissing ? text('meeting.chooseTime') : '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isFree = chosen?.slots.some((one) => one.slot === slot && !one.isTaken) === true;
    setMissing(!isFree);
    if (!isFree || chosen === undefined)
      return event.currentTarget.querySelector<HTMLInputElement>('[name=slot]:not(:disabled)')?.focus();
    const words = remark.current?.value ?? '';
    const request = { exhibitionId: show.id, supplierId: exhibitor.id, date: chosen.date, slot, remark: words };
    send(request, chosen.plannerHref);
  };
  useEffect(() => {
    // Options chosen before the script loaded exist only in the document; without this the next change would undo them.
    const getChosen = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value;
    setDate((before) => getChosen('date') ?? before);
    setSlot((before) => getChosen('slot') ?? before);
  }, []);
  const takeDay = (to: string) => {
    setDate(to);
    setMissing(false);
  };
  const takeSlot = (to: string) => {
    setSlot(to);
    setMissing(false);
  };
  return (
    <form ref={form} className={`panel ${styles.form}`} method="post" onSubmit={submit} noValidate>
      <DayField days={days} date={chosen?.date} choose={takeDay} />
      <TimeField
        slots={chosen?.slots ?? []}
        slot={slot}
        choose={takeSlot}
        problem={problemText === '' ? undefined : problem}
      />
      <div className={styles.note}>
        <label htmlFor={note}>{text('meeting.remark')}</label>
        <textarea id={note} ref={remark} rows={3} maxLength={MEETING_REMARK_MAX} dir="auto" />
      </div>
      <p id={problem} role="alert" className={problemText === '' ? undefined : styles.problem}>
        {problemText}
      </p>
      <button type="submit" className="button primary large" aria-disabled={isSending || undefined}>
        {text('meeting.submit')}
      </button>
      <p className="meta">{text('meeting.next')}</p>
    </form>
  );
}

interface DayFieldProps {
  readonly days: MeetingData['days'];
  readonly date: string | undefined;
  readonly choose: (date: string) => void;
}

function DayField({ days, date, choose }: DayFieldProps) {
  const { text } = useTexts();
  return (
    <fieldset className={styles.days}>
      <legend>{text('meeting.day')}</legend>
      <div>
        {days.map((day) => (
          <label key={day.date}>
            <input
              type="radio"
              name="date"
              value={day.date}
              checked={day.date === date}
              onChange={() => choose(day.date)}
            />
            <span>
              <bdi>{day.label}</bdi>
              <small>{day.count}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface TimeFieldProps {
  readonly slots: MeetingData['days'][number]['slots'];
  readonly slot: string;
  readonly choose: (slot: string) => void;
  /** The id of the error message; undefined without one. */
  readonly problem: string | undefined;
}

function TimeField({ slots, slot, choose, problem }: TimeFieldProps) {
  const { text } = useTexts();
  return (
    <fieldset className={styles.times} aria-describedby={problem}>
      <legend>{text('meeting.time')}</legend>
      <div>
        {slots.map((one) => (
          <label key={one.slot}>
            <input
              type="radio"
              name="slot"
              value={one.slot}
              disabled={one.isTaken}
              checked={one.slot === slot && !one.isTaken}
              onChange={() => choose(one.slot)}
            />
            <span>
              {one.label}
              {one.isTaken ? <small>{text('meeting.taken')}</small> : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
