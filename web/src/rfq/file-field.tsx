import { getFormat } from '@fairhall/core/site/format';
import { type DragEvent, useId, useState } from 'react';
import { FileButton, FileErrors, FileStates } from '../forms/file-choice.tsx';
import { FileRow } from '../forms/file-row.tsx';
import { fieldId } from '../forms/focus-field.ts';
import { useCompressedFiles } from '../forms/use-compressed-pictures.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './file-field.module.css';
import type { RfqFlow } from './use-rfq.ts';

/**
 * The field for a request's attachments, by drag and drop or file dialog. Each file uploads at once and shows its own
 * state. D-10
 */
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
            <FileRow key={file.id} file={file} send={flow.send} />
          ))}
        </ul>
      ) : null}
      <DropZone flow={flow} />
      <FileErrors refusals={view.fileRefusals} />
      <FileStates files={view.files} />
    </div>
  );
}

function DropZone({ flow }: { flow: RfqFlow }) {
  const { lang } = useBoot();
  const texts = useTexts();
  const hint = useId();
  const [isOver, setOver] = useState(false);
  const { filesLeft } = flow.view;
  const count = getFormat(lang).number(filesLeft);
  const add = (files: readonly File[]) => {
    if (files.length > 0) flow.send({ type: 'files.added', files });
  };
  const { take } = useCompressedFiles(add);
  const drop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    setOver(false);
    take([...event.dataTransfer.files], event.currentTarget);
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
        <small>{texts.text('files.hint')}</small>
      </p>
      <FileButton name="files" hint={hint} isFull={filesLeft === 0} onChosen={add} look="button">
        {texts.text('files.add')}
      </FileButton>
    </div>
  );
}
