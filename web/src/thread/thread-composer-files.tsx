import type { Composer } from '@fairhall/core/thread/thread.view';
import { FileButton, FileErrors, FileStates } from '../forms/file-choice.tsx';
import { FileRow } from '../forms/file-row.tsx';
import { useTexts } from '../page/contexts.ts';
import styles from './thread-composer-files.module.css';
import { ThreadIcon } from './thread-icon.tsx';
import type { UsedThread } from './use-thread.ts';

/** The field's name, and the prefix of the hint's id. */
const NAME = 'thread-files';

interface FilesProps {
  readonly composer: Composer;
  readonly send: UsedThread['send'];
}

/** The files attached to the message with their states, and the rejected files. */
export function ThreadComposerFiles({ composer: { files, fileRefusals, waitsForFiles }, send }: FilesProps) {
  const { text } = useTexts();
  return (
    <>
      {files.length === 0 ? null : (
        <ul className={styles.files} aria-label={text('thread.files')}>
          {files.map((file) => (
            <FileRow key={file.id} file={file} send={send} />
          ))}
        </ul>
      )}
      <FileErrors refusals={fileRefusals} />
      <FileStates files={files} />
      <div role="status">
        {waitsForFiles ? (
          <p className={styles.waiting} data-notice="waiting">
            <span>{text('thread.files.waiting')}</span>
            <button type="button" onClick={() => send({ type: 'submit.cancelled' })}>
              {text('thread.files.waiting.stop')}
            </button>
          </p>
        ) : null}
      </div>
    </>
  );
}

/** The button that adds files to the message. */
export function AddFiles({ composer: { files, filesLeft }, send }: FilesProps) {
  const { text } = useTexts();
  const hint = `${NAME}-hint`;
  const isFull = filesLeft === 0;
  return (
    <>
      <FileButton
        name={NAME}
        hint={hint}
        isFull={isFull}
        onChosen={(chosen) => send({ type: 'files.added', files: chosen })}
        look={`button ${styles.add}`}
      >
        <ThreadIcon name="clip" />
        <span className="hidden">{text('thread.files.add')}</span>
      </FileButton>
      <span className="hidden" id={hint}>
        {isFull ? text('thread.files.full', { max: files.length }) : text('files.hint')}
      </span>
    </>
  );
}
