import { useState } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { openFrontGateway } from '../page/front-gateway.ts';
import { loadModule } from '../page/load-module.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { downloadFile } from '../ui/download-file.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './badge.module.css';
import { type BadgeWords, badgeWords } from './badge-words.ts';

interface SaveBadgeProps {
  readonly exhibitionId: string;
  /** Selects one of several badges for the exhibition; without it, the visitor's own. */
  readonly badgeNo?: string;
  /** The badge, if the page already shows it; then saving needs no request and works offline. */
  readonly shown?: BadgeWords;
  /** True for one of the two large buttons below the badge. */
  readonly isLarge?: boolean;
}

/**
 * Saves the visitor's badge of an exhibition as a picture named after its number. The drawing code loads at the press.
 *
 */
export function SaveBadge({ exhibitionId, badgeNo, shown, isLarge = false }: SaveBadgeProps) {
  const boot = useBoot();
  const texts = useTexts();
  const source = usePortsSource();
  const [state, setState] = useState<'ready' | 'drawing' | 'failed'>('ready');
  const findBadge = async (exhibitionId: string, source: PortsSource): Promise<BadgeWords | null> => {
    const { badge } = openFrontGateway(boot, await source.load());
    const named = badgeNo === undefined ? { exhibitionId } : { exhibitionId, badgeNo };
    const found = await badge.ofExhibition(named, { handled: true });
    return found.ok && found.value !== null ? badgeWords(found.value, { boot, texts }) : null;
  };
  const save = async () => {
    if (source === null || state === 'drawing') return;
    setState('drawing');
    try {
      const badge = shown ?? (await findBadge(exhibitionId, source));
      if (badge === null) return setState('failed');
      const { badgeFile } = await loadModule(() => import('./badge-picture.ts'));
      downloadFile(await badgeFile(badge.face, badge.text));
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.save}>
      <button
        type="button"
        className={isLarge ? 'button primary large' : 'button primary'}
        data-action="save-badge"
        onClick={save}
      >
        {isLarge ? <Icon name="download" /> : null}
        {texts.text(isLarge ? 'badge.saveOne' : 'badge.toDownload')}
      </button>
      <p role="status" className="meta">
        {state === 'failed' ? texts.text('badge.notSaved') : null}
        {state === 'drawing' ? texts.text('badge.drawing') : null}
      </p>
    </div>
  );
}
