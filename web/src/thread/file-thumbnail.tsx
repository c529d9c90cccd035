import { useState } from 'react';
import styles from './message-files.module.css';

interface FileThumbnailProps {
  readonly src: string;
  /** Called where it cannot be shown. */
  readonly onFailed: () => void;
}

/**
 * A small view of a picture. Each time the thread is loaded anew its address is another one, which is not fetched: only
 * where the first is over before the picture comes into sight, the latest is tried.
 */
export function FileThumbnail({ src, onFailed }: FileThumbnailProps) {
  const [shown, setShown] = useState(src);
  const retry = () => (shown === src ? onFailed() : setShown(src));
  return <img className={styles.small} src={shown} alt="" width="240" height="160" loading="lazy" onError={retry} />;
}
