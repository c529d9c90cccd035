import { useEffect, useRef } from 'react';
import { Icon } from './icon.tsx';
import styles from './row-removed-notice.module.css';

interface RowRemovedNoticeProps {
  /** The text that says that the row was removed. */
  readonly words: string;
  /** The undo button's label. */
  readonly undo: string;
  readonly onUndo: () => void;
}

/** Replaces a removed row, with an undo button. It takes the focus, because the button that removed the row is gone. */
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
