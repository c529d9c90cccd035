import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './scan.module.css';

interface ScanWaitingProps {
  readonly waiting: number;
  /** The text that says how many badges are waiting. */
  readonly words: string;
  readonly send: () => void;
}

/** The number of badges that wait on this device, with a button to send them now. REL-19 */
export function ScanWaiting({ waiting, words, send }: ScanWaitingProps) {
  const { text } = useTexts();
  return (
    <div role="status">
      {waiting === 0 ? null : (
        <p className={styles.waiting} data-waiting={waiting}>
          <Icon name="clock" small />
          <span>{words}</span>
          <button type="button" className="button quiet" onClick={send}>
            {text('badge.scan.send')}
          </button>
        </p>
      )}
    </div>
  );
}
