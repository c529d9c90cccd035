import { useEffect, useState } from 'react';
import { loadModule } from '../page/load-module.ts';
import styles from './qr-code.module.css';

/** How many squares around a code readers want to be white. ISO/IEC 18004 */
const QUIET = 4;

interface Drawn {
  readonly side: number;
  readonly path: string;
}

/** A text as a code that phones read; what makes it is fetched with it. It leaves nothing behind where that cannot be had. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isLeft = false;
    const draw = async () => {
      const { qrPath } = await loadModule(() => import('./qr-path.ts'));
      if (!isLeft) setDrawn(qrPath(text));
    };
    draw().catch(() => undefined); // the text stands beside it
    return () => {
      isLeft = true;
    };
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
