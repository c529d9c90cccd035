import { shownText } from '@fairhall/core/contract/error-message';
import { ATTACHMENT_ENDINGS } from '@fairhall/core/rfq/attachments';
import { formatFor } from '@fairhall/core/site/format';
import { type DragEvent, useEffect, useId, useRef, useState } from 'react';
import { FieldProblem } from '../forms/field-frame.tsx';
import { fieldId } from '../forms/focus-field.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './file-field.module.css';
import { FileRow } from './file-row.tsx';
import type { RfqFlow } from './use-rfq.ts';

const ACCEPTED = ATTACHMENT_ENDINGS.map((ending) => `.${ending}`).join(',');

/** Files that go with a request: dropped or chosen, each sent at once, each with its state. D-10 */
export function FileField({ flow }: { flow: RfqFlow }) {
  const { text } = useTexts();
  const { view } = flow;
  return (
    <div className={styles.field} data-field="files">
      <p className={styles.label} id={`${fieldId('files')}-label`}>
        {text('rfq.files')} <small>{text('form.optional')}</small>
      </p>
      {view.files.length > 0 ? (
        <ul className={styles.files} aria-labelledby={`${fieldId('files')}-label`}>
          {view.files.map((file) => (
            <FileRow key={file.id} file={file} flow={flow} />
          ))}
        </ul>
      ) : null}
      <DropZone flow={flow} />
      <Refusals flow={flow} />
      <States flow={flow} />
    </div>
  );
}

function DropZone({ flow }: { flow: RfqFlow }) {
  const { lang } = useBoot();
  const texts = useTexts();
  const hint = useId();
  const [isOver, setOver] = useState(false);
  const { filesLeft } = flow.view;
  const count = formatFor(lang).number(filesLeft);
  const add = (files: readonly File[]) => {
    if (files.length > 0) flow.send({ type: 'files.added', files });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more, the button is for everybody
    <div
      className={styles.zone}
      data-zone=""
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" />
      <p id={hint}>
        <b>{filesLeft === 0 ? texts.text('rfq.files.full') : texts.counted('rfq.files.room', filesLeft, { count })}</b>
        <small>{texts.text('rfq.files.hint')}</small>
      </p>
      <FileButton hint={hint} isFull={filesLeft === 0} onChosen={add} />
    </div>
  );
}

interface FileButtonProps {
  /** Id of what describes it. */
  readonly hint: string;
  readonly isFull: boolean;
  readonly onChosen: (files: readonly File[]) => void;
}

function FileButton({ hint, isFull, onChosen }: FileButtonProps) {
  const { text } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const take = (chosen: HTMLInputElement | null) => {
    if (chosen === null) return;
    onChosen([...(chosen.files ?? [])]);
    // The same file may be chosen again after it was removed.
    chosen.value = '';
  };
  // Files that were chosen before the page's script was there.
  useEffect(() => take(input.current), []);
  return (
    <>
      <input
        ref={input}
        id={fieldId('files')}
        className={`hidden ${styles.input}`}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-describedby={hint}
        disabled={isFull}
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      {/* A label and no button, so that it opens the choice of files before the page's script is there. */}
      <label className="button" htmlFor={fieldId('files')}>
        {text('rfq.files.add')}
      </label>
    </>
  );
}

/** Files of the last choice that were not taken, each with its reason. */
function Refusals({ flow: { view } }: { flow: RfqFlow }) {
  const texts = useTexts();
  return (
    <div role="alert">
      {view.fileRefusals.map(({ name, message }) => (
        <FieldProblem key={name}>{shownText(texts, message)}</FieldProblem>
      ))}
    </div>
  );
}

/** How each file stands, read out as it changes. */
function States({ flow: { view } }: { flow: RfqFlow }) {
  const { text } = useTexts();
  return (
    <ul className="hidden" aria-live="polite">
      {view.files.map(({ id, name, state }) => (
        <li key={`${id}-${state}`}>{text(`rfq.files.${state}`, { name })}</li>
      ))}
    </ul>
  );
}
