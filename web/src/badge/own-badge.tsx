import type { OwnBadge } from '@fairhall/core/contract/badge/calls';
import { type ReactNode, useMemo } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { keptTime } from '../page/kept-time.ts';
import styles from './badge.module.css';
import { useDrawn } from './badge-picture-view.tsx';
import { badgeWords } from './badge-words.ts';
import { SaveBadge } from './save-badge.tsx';
import { UnconfirmedNote } from './unconfirmed-note.tsx';

interface OwnBadgePartProps {
  readonly own: OwnBadge;
  /** When it was as it is shown, in epoch milliseconds; null where that is now. REL-19 */
  readonly keptAt: number | null;
  /** What stands beside the way to save it. */
  readonly beside: ReactNode;
}

/** The badge of one exhibition as it is printed and saved, which is the same in the dark, with the way to save it. */
export function OwnBadgePart({ own, keptAt, beside }: OwnBadgePartProps) {
  const boot = useBoot();
  const texts = useTexts();
  const badge = useMemo(() => badgeWords(own, { boot, texts }), [own, boot, texts]);
  const { address, isFailed } = useDrawn(badge);
  return (
    <>
      <div className={styles.frame}>
        {address === null ? (
          <p role="status">{texts.text(isFailed ? 'badge.notDrawn' : 'badge.drawing')}</p>
        ) : (
          <img src={address} alt={badge.summary} width={750} height={1125} data-picture={own.badgeNo} />
        )}
      </div>
      <UnconfirmedNote badge={badge} />
      {keptAt === null ? null : (
        <p className="meta" data-kept-at="">
          {texts.text('badge.asOf', { time: keptTime(keptAt, boot.lang) })}
        </p>
      )}
      <div className={styles.pair}>
        <SaveBadge exhibitionId={own.exhibitionId} shown={badge} isLarge />
        {beside}
      </div>
    </>
  );
}
