import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './scan.module.css';

interface ScanWaitingProps {
  readonly waiting: number;
  /** How many wait, in words. */
  readonly words: string;
  readonly send: () => void;
}

/** What waits on this device, with the way to send it now. REL-19 */
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
