import { useState } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { frontGateway } from '../page/front-gateway.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { giveFile } from '../ui/give-file.ts';
import styles from './badge.module.css';
import { badgeWords } from './badge-words.ts';

interface SaveBadgeProps {
  readonly exhibitionId: string;
}

/** Saves the visitor's badge of an exhibition as a picture that its number names; what draws is fetched at the press. */
export function SaveBadge({ exhibitionId }: SaveBadgeProps) {
  const boot = useBoot();
  const texts = useTexts();
  const source = usePortsSource();
  const [state, setState] = useState<'ready' | 'drawing' | 'failed'>('ready');
  const save = async () => {
    if (source === null || state === 'drawing') return;
    setState('drawing');
    try {
      const ports = await source.load();
      const own = await frontGateway(boot, ports).badge.ofExhibition({ exhibitionId }, { handled: true });
      if (!own.ok || own.value === null) return setState('failed');
      const { face, text } = badgeWords(own.value, { boot, texts });
      const { badgeFile } = await import('./badge-picture.ts');
      giveFile(await badgeFile(face, text));
      setState('ready');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className={styles.save}>
      <button type="button" className="button primary" data-action="save-badge" onClick={save}>
        {texts.text('badge.toDownload')}
      </button>
      <p role="status" className="meta">
        {state === 'failed' ? texts.text('badge.notSaved') : null}
        {state === 'drawing' ? texts.text('badge.drawing') : null}
      </p>
    </div>
  );
}
