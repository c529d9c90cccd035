import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import styles from './row-removed-notice.module.css';

interface RowRemovedNoticeProps {
  /** That it has been removed. */
  readonly words: string;
  /** What the way back is called. */
  readonly undo: string;
  readonly onUndo: () => void;
}

/** What a row that was removed leaves in its place: the way back. The button that removed it has gone, so the focus goes here. */
export function RowRemovedNotice({ words, undo, onUndo }: RowRemovedNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className={styles.removed}>
      <p>{words}</p>
      <button ref={button} type="button" className="button" onClick={onUndo}>
        <Icon name="retry" small flip />
        {undo}
      </button>
    </div>
  );
}
