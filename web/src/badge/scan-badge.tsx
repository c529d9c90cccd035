import type { Ports } from '@fairhall/adapters/ports';
import { getFormat } from '@fairhall/core/site/format';
import { FormFailure } from '../forms/form-notice.tsx';
import type { Boot } from '../page/boot.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import styles from '../scan/scan.module.css';
import { ScanScreen } from '../scan/scan-screen.tsx';
import { ScanWaiting } from '../scan/scan-waiting.tsx';
import { useScanner } from '../scan/use-scanner.ts';
import { Icon } from '../ui/icon.tsx';
import type { ScanBadgeData } from './scan-badge-data.ts';
import { ScanCard } from './scan-card.tsx';
import { ScanRejections } from './scan-rejections.tsx';

const openScanner = async (boot: Boot, ports: Ports) =>
  (await loadModule(() => import('./open-visitor-scanner.ts'))).openScanner(boot, ports);

/** Scans badges and shared cards one after the other, and saves the business cards. D-62 */
export function ScanBadgePage({ data }: { data: ScanBadgeData }) {
  const { text } = useTexts();
  const { lang } = useBoot();
  const scanner = useScanner(openScanner);
  const { view, send } = scanner;
  const count = getFormat(lang).number(view.waiting);
  return (
    <div className={styles.page} data-page="scanBadge">
      <h1 className="hidden">{text('badge.scan.title')}</h1>
      <ScanWaiting
        waiting={view.waiting}
        words={text('badge.scan.waiting', { count })}
        send={() => send({ type: 'send.requested' })}
      />
      <div className={styles.failure}>
        <FormFailure message={view.message} />
      </div>
      <ScanScreen
        scanner={scanner}
        lead={text('badge.scan.lead')}
        show={(found) => <ScanCard found={found} data={data} state={view.state} send={send} />}
      />
      <ScanRejections rejected={view.rejected} remove={(key) => send({ type: 'rejected.removed', key })} />
      <a className={`link ${styles.cards}`} href={data.cardsHref}>
        {text('badge.scan.cards')}
        <Icon name="arrow" small flip />
      </a>
    </div>
  );
}
