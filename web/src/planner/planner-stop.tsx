import type { PlannedTime } from '@fairhall/core/planner/planned-time';
import { useEffect, useRef, useState } from 'react';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { getMeetingHref } from '../ui/exhibition-hrefs.ts';
import { Icon } from '../ui/icon.tsx';
import { RowRemovedNotice } from '../ui/row-removed-notice.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import { NoteForm } from './note-form.tsx';
import type { PlannerData } from './planner-data.ts';
import styles from './planner-stops.module.css';
import { StopHead, type StopStatus } from './stop-head.tsx';
import type { ItemWords } from './stop-words.ts';
import { TimeForm } from './time-form.tsx';

interface StopProps {
  readonly stop: ItemWords;
  readonly show: PlannerData['show'];
  readonly status: StopStatus;
  readonly change: { readonly remark: string; readonly isRemoved: boolean };
  readonly remove: () => Promise<boolean>;
  readonly restore: () => Promise<boolean>;
  readonly note: (remark: string) => Promise<boolean>;
  /** Resolves to the validation message for the day or time, '' if both are valid, or null if the call failed. */
  readonly schedule: (when: PlannedTime) => Promise<string | null>;
}

/** A planned stand or product. A removed one is replaced by an undo notice until the user leaves the page. D-28 */
export function PlannerStop(props: StopProps) {
  const { stop, status, change } = props;
  const { text } = useTexts();
  if (change.isRemoved) {
    const words = text('planner.removed', { name: wrapInIsolate(stop.label) });
    return (
      <li data-stop={stop.id} data-removed="">
        <RowRemovedNotice words={words} undo={text('planner.undo')} onUndo={props.restore} />
      </li>
    );
  }
  return (
    <li
      className={styles.stop}
      data-stop={stop.id}
      data-past={status.isPast || undefined}
      data-next={status.next === null ? undefined : ''}
    >
      <OpenStop {...props} />
    </li>
  );
}

function OpenStop({ stop, show, status, change: { remark }, remove, note, schedule }: StopProps) {
  const [open, setOpen] = useState<'note' | 'time' | null>(null);
  const { opener, close } = useReturn(() => setOpen(null));
  return (
    <>
      <StopHead
        stop={stop}
        status={status}
        time={
          <TimeButton stop={stop} isOpen={open === 'time'} press={(button) => opener(button, () => setOpen('time'))} />
        }
      />
      {open === 'time' ? (
        <TimeForm
          stop={stop}
          show={show}
          save={async (when) => {
            const problem = await schedule(when);
            // A stop that moves to another day loses its row here, so the focus goes to the notice about the move
            // instead.
            if (problem === '' && when.day === stop.day) close();
            return problem ?? '';
          }}
          cancel={close}
        />
      ) : null}
      {open === 'note' ? (
        <NoteForm
          name={stop.label}
          remark={remark}
          save={async (words) => (await note(words)) && close()}
          cancel={close}
        />
      ) : remark === '' ? null : (
        <p className={styles.note} dir="auto">
          {remark}
        </p>
      )}
      {open === null ? (
        <StopActions
          stop={stop}
          remark={remark}
          show={show}
          write={(button) => opener(button, () => setOpen('note'))}
          remove={remove}
        />
      ) : null}
    </>
  );
}

/** Opens a form from a button and returns the focus to that button when the form closes. */
function useReturn(onClose: () => void) {
  const [name, setName] = useState('');
  const [isDue, setDue] = useState(false);
  const row = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!isDue) return;
    setDue(false);
    row.current?.querySelector<HTMLElement>(`[data-opens=${name}]`)?.focus();
  }, [isDue, name]);
  return {
    opener: (button: HTMLElement, open: () => void) => {
      row.current = button.closest('li');
      setName(button.dataset.opens ?? '');
      open();
    },
    close: () => {
      onClose();
      setDue(true);
    },
  };
}

interface TimeButtonProps {
  readonly stop: ItemWords;
  readonly isOpen: boolean;
  readonly press: (button: HTMLElement) => void;
}

function TimeButton({ stop: { day, time, label }, isOpen, press }: TimeButtonProps) {
  const { text } = useTexts();
  return (
    <button
      type="button"
      className={styles.setTime}
      data-opens="time"
      aria-expanded={isOpen}
      onClick={(event) => press(event.currentTarget)}
    >
      {time === null ? (
        <>
          <Icon name="clock" small />
          <span>{text(day === null ? 'planner.day.set' : 'planner.time.set')}</span>
        </>
      ) : (
        <>
          <span className="hidden">{text('planner.time.change')} </span>
          <b className="number">{time}</b>
        </>
      )}
      <span className="hidden">: {wrapInIsolate(label)}</span>
    </button>
  );
}

interface StopActionsProps {
  readonly stop: ItemWords;
  readonly remark: string;
  readonly show: PlannerData['show'];
  readonly write: (button: HTMLElement) => void;
  readonly remove: () => void;
}

function StopActions({ stop, remark, show, write, remove }: StopActionsProps) {
  const { text } = useTexts();
  const boot = useBoot();
  const { exhibitionId, supplierId, name, label, plate } = stop;
  return (
    <div className={styles.acts}>
      <button type="button" data-opens="note" onClick={(event) => write(event.currentTarget)}>
        {text(remark === '' ? 'planner.note.add' : 'planner.note')}
        <span className="hidden">: {wrapInIsolate(label)}</span>
      </button>
      {show.canMeet && plate !== null ? (
        <a href={getMeetingHref({ ...show, exhibitionId }, supplierId, { boot, href: hrefOf(boot) })}>
          {text('planner.meet')}
          <span className="hidden">: {wrapInIsolate(name)}</span>
        </a>
      ) : null}
      <button type="button" onClick={remove}>
        {text('planner.remove')}
        <span className="hidden">: {wrapInIsolate(label)}</span>
      </button>
    </div>
  );
}
