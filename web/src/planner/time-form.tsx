import type { PlannedTime } from '@fairhall/core/planner/planned-time';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import { FormButtons } from './form-buttons.tsx';
import type { PlannerData } from './planner-data.ts';
import styles from './planner-stops.module.css';
import type { ItemWords } from './stop-words.ts';

interface TimeFormProps {
  readonly stop: ItemWords;
  readonly show: PlannerData['show'];
  /** Resolves to the validation message; '' if the values are valid. */
  readonly save: (when: PlannedTime) => Promise<string>;
  readonly cancel: () => void;
}

/** The form for a stop's day and time. The gateway validates them, and the form shows its message. D-28 */
export function TimeForm({ stop, show, save, cancel }: TimeFormProps) {
  const { text } = useTexts();
  const [problem, setProblem] = useState('');
  const [legend, dayField, timeField, told] = [useId(), useId(), useId(), useId()];
  const select = useRef<HTMLSelectElement>(null);
  const clock = useRef<HTMLInputElement>(null);
  useEffect(() => select.current?.focus(), []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A browser also reports '' for a partly typed time, which must not count as no time.
    const isPartial = clock.current?.validity.badInput === true;
    const when = { day: select.current?.value || null, time: clock.current?.value || null };
    const newProblem = isPartial ? text('planner.time.unfinished') : await save(when);
    setProblem(newProblem);
    if (newProblem !== '') (when.day === null ? select : clock).current?.focus();
  };
  const described = problem === '' ? undefined : told;
  const isAllDay = show.hours.from === show.hours.to;
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={submit}
      aria-labelledby={legend}
      data-form="stop-time"
    >
      <p id={legend}>{text('planner.time.for', { name: wrapInIsolate(stop.label) })}</p>
      <div className={styles.fields}>
        <label htmlFor={dayField}>
          {text('planner.time.day')}
          <select id={dayField} ref={select} name="day" defaultValue={stop.day ?? ''} aria-describedby={described}>
            <option value="">{text('planner.day.none')}</option>
            {show.days.map(({ day, label }) => (
              <option key={day} value={day}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label htmlFor={timeField}>
          {text('planner.time.time')}
          <input
            id={timeField}
            ref={clock}
            type="time"
            name="time"
            defaultValue={stop.time ?? ''}
            // If min is later than max, the input accepts times past midnight. Equal values would allow a single
            // minute.
            min={isAllDay ? undefined : show.hours.from || undefined}
            max={isAllDay ? undefined : show.hours.to || undefined}
            aria-describedby={described}
          />
        </label>
      </div>
      <p id={told} role="alert" className={problem === '' ? undefined : styles.problem}>
        {problem}
      </p>
      <FormButtons save={text('planner.time.save')} cancel={cancel} />
    </form>
  );
}
