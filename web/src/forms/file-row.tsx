import { toDisplayText } from '@fairhall/core/contract/error-message';
import { fileSize } from '@fairhall/core/files/file-size';
import type { FormFileView } from '@fairhall/core/files/form-file.view';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { LoadingSpinner } from '../ui/loading-spinner.tsx';
import { FileKind } from './file-kind.tsx';
import styles from './file-row.module.css';

interface FileRowProps {
  readonly file: FormFileView;
  readonly send: (event: { readonly type: 'file.retried' | 'file.removed'; readonly id: string }) => void;
}

/** A file of a form: its kind, name and size, its status and its actions. */
export function FileRow({ file, send }: FileRowProps) {
  const { lang } = useBoot();
  const texts = useTexts();
  const { id, name, state, message } = file;
  const size = fileSize(lang, file.size);
  return (
    <li className={styles.file} data-file={state}>
      <FileKind name={name}>{state === 'sending' ? <LoadingSpinner /> : null}</FileKind>
      <p>
        <bdi className={styles.name}>{name}</bdi>
        <small className="number">
          {state === 'kept' ? <Icon name="check" small /> : null}
          {message === null ? texts.text(size.key, size.values) : toDisplayText(texts, message)}
        </small>
      </p>
      {state === 'failed' ? (
        <IconButton
          icon="retry"
          label={texts.text('files.retry', { name })}
          onClick={() => send({ type: 'file.retried', id })}
        />
      ) : null}
      <IconButton
        icon="close"
        label={texts.text('files.remove', { name })}
        onClick={() => send({ type: 'file.removed', id })}
      />
    </li>
  );
}
