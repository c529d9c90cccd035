import { shownText } from '@fairhall/core/contract/error-message';
import { fileSize } from '@fairhall/core/rfq/file-size';
import type { RfqFileView } from '@fairhall/core/rfq/rfq.view';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import styles from './file-field.module.css';
import type { RfqFlow } from './use-rfq.ts';

/** A file of the request: its kind, name and size, how it stands, and what can be done with it. */
export function FileRow({ file, flow }: { file: RfqFileView; flow: RfqFlow }) {
  const { lang } = useBoot();
  const texts = useTexts();
  const { id, name, state, message } = file;
  const size = fileSize(lang, file.size);
  return (
    <li className={styles.file} data-file={state}>
      <span className={styles.kind} aria-hidden="true">
        {state === 'sending' ? <Spinner /> : <bdi dir="ltr">{endingOf(name)}</bdi>}
      </span>
      <p>
        <bdi className={styles.name}>{name}</bdi>
        <small className="number">
          {state === 'kept' ? <Icon name="check" small /> : null}
          {message === null ? texts.text(size.key, size.values) : shownText(texts, message)}
        </small>
      </p>
      {state === 'failed' ? (
        <IconButton
          icon="retry"
          label={texts.text('rfq.files.retry', { name })}
          onClick={() => flow.send({ type: 'file.retried', id })}
        />
      ) : null}
      <IconButton
        icon="close"
        label={texts.text('rfq.files.remove', { name })}
        onClick={() => flow.send({ type: 'file.removed', id })}
      />
    </li>
  );
}

/** "PDF"; '' for a file without an ending. */
const endingOf = (name: string): string => /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? '';
