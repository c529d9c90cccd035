import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { FoundScan, ScanFault } from '@fairhall/core/scan/found-scan';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './scan.module.css';
import { ScanCamera } from './scan-camera.tsx';
import { ScanMethods } from './scan-methods.tsx';
import type { UsedScanner } from './use-scanner.ts';

interface ScanScreenProps {
  readonly scanner: UsedScanner;
  /** The text that says what the page scans for. */
  readonly lead: string;
  /** Shows what was found, with the actions for it. */
  readonly show: (found: FoundScan) => ReactNode;
  /** What is shown above the camera while nothing was found. */
  readonly before?: ReactNode;
}

/**
 * The scanner of visitors and suppliers: reads a badge, a shared business card or a badge number by camera, picture or
 * typing, one after the other, and says what cannot be used. D-62
 */
export function ScanScreen({ scanner: { view, send }, lead, show, before }: ScanScreenProps) {
  // The camera starts again by itself after a scan that it was used for.
  const isCameraUsed = useRef(false);
  if (view.found !== null) return show(view.found);
  return (
    <>
      {before}
      <ScanReader
        view={view}
        send={send}
        lead={lead}
        isCameraWanted={isCameraUsed.current}
        onCameraWanted={() => {
          isCameraUsed.current = true;
        }}
      />
    </>
  );
}

interface ScanReaderProps extends UsedScanner {
  readonly lead: string;
  readonly isCameraWanted: boolean;
  readonly onCameraWanted: () => void;
}

function ScanReader({ view: { fault, isReading }, send, lead, isCameraWanted, onCameraWanted }: ScanReaderProps) {
  const [isDecoding, setDecoding] = useState(false);
  const problem = useRef<HTMLDivElement>(null);
  const readText = (text: string) => send({ type: 'text.scanned', text });
  const readPicture = async (file: File) => {
    setDecoding(true);
    try {
      const { codeInPicture } = await loadModule(() => import('./scan-picture.ts'));
      const text = await codeInPicture(file);
      send(text === null ? { type: 'picture.failed' } : { type: 'text.scanned', text });
    } catch {
      send({ type: 'picture.failed' });
    } finally {
      setDecoding(false);
    }
  };
  // The message is below the camera, which users of the other methods have scrolled out of view.
  useEffect(() => {
    if (fault !== null && !isReading) problem.current?.scrollIntoView({ block: 'center' });
  }, [fault, isReading]);
  return (
    <div className={styles.reader}>
      <ScanCamera isWanted={isCameraWanted} onWanted={onCameraWanted} onText={readText} />
      <div ref={problem} role="alert">
        {fault === null || isReading ? null : <ScanFaultMessage fault={fault} />}
      </div>
      <p className={styles.lead}>{lead}</p>
      <ScanMethods
        isReading={isReading || isDecoding}
        readText={readText}
        readPicture={(file) => void readPicture(file)}
      />
    </div>
  );
}

/** What is wrong with the last code, and what to do instead. */
function ScanFaultMessage({ fault }: { fault: ScanFault }) {
  const texts = useTexts();
  const boot = useBoot();
  const { reason, host = '', cdpId, message } = fault;
  return (
    <div className={styles.fault} data-fault={reason}>
      <Icon name="warning" small />
      <p>
        {reason === 'failed'
          ? toDisplayText(texts, message ?? { key: 'request.server' })
          : texts.text(`badge.scan.${reason}`, { host })}
        {cdpId === undefined ? null : (
          <>
            {' '}
            <a
              className="link"
              href={`${boot.globalUrl}${hrefOf(boot)('publicCard', { role: 'supplier', cdpId })}`}
              data-document=""
            >
              {texts.text('badge.scan.openCard')}
            </a>
          </>
        )}
      </p>
    </div>
  );
}
