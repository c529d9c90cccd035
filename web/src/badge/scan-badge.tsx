import type { SavedBusinessCard } from '@fairhall/core/contract/business-card/calls';
import { getFormat } from '@fairhall/core/site/format';
import { useRef } from 'react';
import type { Boot } from '../page/boot.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import type { PortsSource } from '../page/ports-source.ts';
import styles from '../scan/scan.module.css';
import { ScanReader } from '../scan/scan-reader.tsx';
import { ScanWaiting } from '../scan/scan-waiting.tsx';
import { useScan } from '../scan/use-scan.ts';
import { Icon } from '../ui/icon.tsx';
import type { ScanBadgeData } from './scan-badge-data.ts';
import { ScanCard } from './scan-card.tsx';

const open = async (boot: Boot, source: PortsSource) =>
  (await loadModule(() => import('./scan-code.ts'))).openScan(boot, source);

/** Scans badges one after the other and saves their cards. D-62 */
export function ScanBadgePage({ data }: { data: ScanBadgeData }) {
  const { text } = useTexts();
  const { lang } = useBoot();
  const scan = useScan<SavedBusinessCard>(open);
  const { scanned, stored, waiting, add, next, send } = scan;
  const isCameraUsed = useRef(false);
  const count = getFormat(lang).number(waiting);
  return (
    <div className={styles.page} data-page="scanBadge">
      <h1 className="hidden">{text('badge.scan.title')}</h1>
      <ScanWaiting waiting={waiting} words={text('badge.scan.waiting', { count })} send={send} />
      {scanned !== null && typeof scanned !== 'string' ? (
        <ScanCard badge={scanned} data={data} stored={stored} add={add} next={next} />
      ) : (
        <ScanReader
          scan={scan}
          lead={text('badge.scan.lead')}
          isCameraWanted={isCameraUsed.current}
          onCameraWanted={() => {
            isCameraUsed.current = true;
          }}
        />
      )}
      <a className={`link ${styles.cards}`} href={data.cardsHref}>
        {text('badge.scan.cards')}
        <Icon name="arrow" small flip />
      </a>
    </div>
  );
}
