import type { BadgeRecord } from '@fairhall/core/contract/badge/calls';
import { type ReactNode, useMemo } from 'react';
import { formatCachedAt } from '../page/cached-at.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './badge.module.css';
import { useDrawn } from './badge-picture-view.tsx';
import { BadgeUnconfirmedNote } from './badge-unconfirmed-note.tsx';
import { badgeWords } from './badge-words.ts';
import { SaveBadge } from './save-badge.tsx';

interface BadgePanelProps {
  readonly record: BadgeRecord;
  /** When the shown data was loaded, in epoch milliseconds; null for current data. REL-19 */
  readonly cachedAt: number | null;
  /** Shown next to the button that saves the badge. */
  readonly beside: ReactNode;
}

/**
 * The badge of one exhibition as it is printed and saved, with the same colours in dark mode, and with a button to save
 * it.
 */
export function BadgePanel({ record, cachedAt, beside }: BadgePanelProps) {
  const boot = useBoot();
  const texts = useTexts();
  const badge = useMemo(() => badgeWords(record, { boot, texts }), [record, boot, texts]);
  const { address, isFailed } = useDrawn(badge);
  return (
    <>
      <div className={styles.frame}>
        {address === null ? (
          <p role="status">{texts.text(isFailed ? 'badge.notDrawn' : 'badge.drawing')}</p>
        ) : (
          <img src={address} alt={badge.summary} width={750} height={1125} data-picture={record.badgeNo} />
        )}
      </div>
      {cachedAt === null ? null : (
        <p className="meta" data-kept-at="">
          {texts.text('badge.asOf', { time: formatCachedAt(cachedAt, boot.lang) })}
        </p>
      )}
      {boot.device === 'h5' ? <p className={styles.hint}>{texts.text('badge.lead')}</p> : null}
      <div className={styles.pair}>
        <SaveBadge exhibitionId={record.exhibitionId} shown={badge} isLarge />
        {beside}
      </div>
      <BadgeUnconfirmedNote badge={badge} />
    </>
  );
}
