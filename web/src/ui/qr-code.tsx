import { useEffect, useState } from 'react';
import { loadModule, loadUntilThere } from '../page/load-module.ts';
import styles from './qr-code.module.css';

/** How many squares around a code readers want to be white. ISO/IEC 18004 */
const QUIET = 4;

interface Drawn {
  readonly side: number;
  readonly path: string;
}

/** A text as a code that phones read; what makes it is fetched with it. Where that cannot be had, the text stands beside it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void loadUntilThere(() => loadModule(() => import('./qr-path.ts')), signal).then((loaded) => {
      if (loaded !== undefined && !signal.aborted) setDrawn(loaded.qrPath(text));
    });
    return () => leaving.abort();
  }, [text]);
  if (drawn === null) return <span className={styles.code} aria-hidden="true" />;
  const whole = drawn.side + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${whole} ${whole}`}
      shapeRendering="crispEdges"
      data-code={text}
    >
      <path d={drawn.path} />
    </svg>
  );
}
