import { useEffect, useRef } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './scan.module.css';
import { ScanCamera } from './scan-camera.tsx';
import { ScanMethods } from './scan-methods.tsx';
import type { UsedScan } from './use-scan.ts';

interface ScanReaderProps {
  readonly scan: Pick<UsedScan<never>, 'scanned' | 'isReading' | 'readText' | 'readPicture'>;
  /** The text that says what badges are read for on this page. */
  readonly lead: string;
  /** Whether the camera was used for the previous badge. */
  readonly isCameraWanted: boolean;
  readonly onCameraWanted: () => void;
}

/** Reads a badge by camera, picture or text, and says if the input was not a badge. */
export function ScanReader({ scan, lead, isCameraWanted, onCameraWanted }: ScanReaderProps) {
  const { text } = useTexts();
  const { scanned, isReading, readText, readPicture } = scan;
  const fault = typeof scanned === 'string' ? scanned : null;
  const problem = useRef<HTMLDivElement>(null);
  // The message is below the camera, which users of the other methods have scrolled out of view.
  useEffect(() => {
    if (fault !== null && !isReading) problem.current?.scrollIntoView({ block: 'center' });
  }, [fault, isReading]);
  return (
    <div className={styles.reader}>
      <ScanCamera isWanted={isCameraWanted} onWanted={onCameraWanted} onText={readText} />
      <div ref={problem} role="alert">
        {fault === null ? null : (
          <p className={styles.fault} data-fault={fault}>
            <Icon name="warning" small />
            {text(`badge.scan.${fault}`)}
          </p>
        )}
      </div>
      <p className={styles.lead}>{lead}</p>
      <ScanMethods isReading={isReading} readText={readText} readPicture={readPicture} />
    </div>
  );
}
