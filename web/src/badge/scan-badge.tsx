import { formatFor } from '@fairhall/core/site/format';
import { useEffect, useRef } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './scan.module.css';
import type { ScanBadgeData } from './scan-badge.screen.ts';
import { ScanCamera } from './scan-camera.tsx';
import { ScanCard } from './scan-card.tsx';
import { ScanWays } from './scan-ways.tsx';
import { useScan } from './use-scan.ts';

/** Reads the badges of those whom a buyer meets, one after the other, and keeps their cards. D-62 */
export function ScanBadgePage({ data }: { data: ScanBadgeData }) {
  const { text } = useTexts();
  const { lang } = useBoot();
  const { scanned, kept, isReading, waiting, readText, readPicture, keep, next, send } = useScan();
  const isCameraUsed = useRef(false);
  const fault = typeof scanned === 'string' ? scanned : null;
  const problem = useRef<HTMLDivElement>(null);
  // It stands below the camera, which whoever reads a text or a picture has scrolled away.
  useEffect(() => {
    if (fault !== null && !isReading) problem.current?.scrollIntoView({ block: 'center' });
  }, [fault, isReading]);
  return (
    <div className={styles.page} data-page="scanBadge">
      <h1 className="hidden">{text('badge.scan.title')}</h1>
      <div role="status">
        {waiting === 0 ? null : (
          <p className={styles.waiting} data-waiting={waiting}>
            <Icon name="clock" small />
            <span>{text('badge.scan.waiting', { count: formatFor(lang).number(waiting) })}</span>
            <button type="button" className="button quiet" onClick={send}>
              {text('badge.scan.send')}
            </button>
          </p>
        )}
      </div>
      {scanned !== null && typeof scanned !== 'string' ? (
        <ScanCard badge={scanned} data={data} kept={kept} keep={keep} next={next} />
      ) : (
        <>
          <ScanCamera
            isWanted={isCameraUsed.current}
            onWanted={() => {
              isCameraUsed.current = true;
            }}
            told={readText}
          />
          <div ref={problem} role="alert">
            {fault === null ? null : (
              <p className={styles.fault} data-fault={fault}>
                <Icon name="warning" small />
                {text(`badge.scan.${fault}`)}
              </p>
            )}
          </div>
          <p className={styles.lead}>{text('badge.scan.lead')}</p>
          <ScanWays isReading={isReading} readText={readText} readPicture={readPicture} />
        </>
      )}
      <a className={`link ${styles.cards}`} href={data.cardsHref}>
        {text('badge.scan.cards')}
        <Icon name="arrow" small flip />
      </a>
    </div>
  );
}
