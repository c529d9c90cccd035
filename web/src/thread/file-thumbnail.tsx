import { useState } from 'react';
import styles from './message-files.module.css';

interface FileThumbnailProps {
  readonly src: string;
  /** Called if the picture cannot be shown. */
  readonly onFailed: () => void;
}

/**
 * A thumbnail of a picture. Each reload of the thread brings another address, which is not loaded. The latest is only
 * tried if the first has expired before the picture comes into view.
 */
export function FileThumbnail({ src, onFailed }: FileThumbnailProps) {
  const [shown, setShown] = useState(src);
  const retry = () => (shown === src ? onFailed() : setShown(src));
  return <img className={styles.small} src={shown} alt="" width="240" height="160" loading="lazy" onError={retry} />;
}
