import { useEffect, useState } from 'react';
import { loadModule, loadWithRetry } from '../page/load-module.ts';
import styles from './qr-code.module.css';

/** The width of the white margin that scanners need, in modules. ISO/IEC 18004 */
const QR_QUIET_ZONE = 4;

interface QrDrawing {
  readonly side: number;
  readonly path: string;
}

/** Renders a text as a QR code; the encoder loads on demand. The text must be beside it, in case loading fails. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<QrDrawing | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void loadWithRetry(() => loadModule(() => import('./qr-path.ts')), signal).then((loaded) => {
      if (loaded !== undefined && !signal.aborted) setDrawn(loaded.toQrPath(text));
    });
    return () => leaving.abort();
  }, [text]);
  if (drawn === null) return <span className={styles.code} aria-hidden="true" />;
  const whole = drawn.side + 2 * QR_QUIET_ZONE;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`${-QR_QUIET_ZONE} ${-QR_QUIET_ZONE} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      data-code={text}
    >
      <path d={drawn.path} />
    </svg>
  );
}
