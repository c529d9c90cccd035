import type { ThreadFileView } from '@fairhall/core/thread/thread-days';
import { useState } from 'react';
import { FileKind } from '../forms/file-kind.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { FileThumbnail } from './file-thumbnail.tsx';
import styles from './message-files.module.css';

/** The files of a message, each with a download link. */
export function MessageFiles({ files }: { files: readonly ThreadFileView[] }) {
  const { text } = useTexts();
  return (
    <ul className={styles.files} aria-label={text('thread.files')}>
      {files.map((file) => (
        <li key={file.id}>
          <MessageFile file={file} />
        </li>
      ))}
    </ul>
  );
}

function MessageFile({ file: { name, size, path, small } }: { file: ThreadFileView }) {
  const { gatewayUrl } = useBoot();
  const { text } = useTexts();
  const [isSeen, setIsSeen] = useState(true);
  const view = isSeen ? small : null;
  const words = (
    <>
      {view === null ? (
        <FileKind name={name} />
      ) : (
        <FileThumbnail src={`${gatewayUrl}/${view}`} onFailed={() => setIsSeen(false)} />
      )}
      <span>
        <bdi>{name}</bdi>
        <small className="number">{text(size.key, size.values)}</small>
      </span>
    </>
  );
  // A file that was just sent has no address until the thread has been reloaded.
  if (path === null) return <span className={styles.file}>{words}</span>;
  return (
    <a
      className={styles.file}
      href={`${gatewayUrl}/${path}`}
      download={name}
      data-small={view === null ? undefined : ''}
    >
      {words}
    </a>
  );
}
