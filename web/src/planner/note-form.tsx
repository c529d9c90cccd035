import { PLANNER_REMARK_MAX } from '@fairhall/core/contract/planner/limits';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTexts } from '../page/contexts.ts';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import { FormButtons } from './form-buttons.tsx';
import styles from './planner-stops.module.css';

interface NoteProps {
  readonly name: string;
  readonly remark: string;
  readonly save: (remark: string) => void;
  readonly cancel: () => void;
}

/** A form for a stop's note. It keeps the typed text until the note has been saved. */
export function NoteForm({ name, remark, save, cancel }: NoteProps) {
  const { text } = useTexts();
  const field = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(area.current?.value ?? '');
  };
  return (
    <form className={styles.form} method="post" onSubmit={submit}>
      <label htmlFor={field}>{text('planner.note.for', { name: wrapInIsolate(name) })}</label>
      <textarea id={field} ref={area} defaultValue={remark} maxLength={PLANNER_REMARK_MAX} rows={3} dir="auto" />
      <FormButtons save={text('planner.note.save')} cancel={cancel} />
    </form>
  );
}
