import { useEffect, useRef } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './scan.module.css';
import type { ScanBadgeData } from './scan-badge.screen.ts';
import type { ScannedBadge } from './scan-code.ts';
import type { KeptState } from './use-scan.ts';

interface ScanCardProps {
  readonly badge: ScannedBadge;
  readonly data: ScanBadgeData;
  readonly kept: KeptState;
  readonly keep: () => void;
  readonly next: () => void;
}

/** What a badge tells, whether that is true, and the way to keep it. D-31 */
export function ScanCard({ badge: { payload, status, card }, data, kept, keep, next }: ScanCardProps) {
  const { text } = useTexts();
  const top = useRef<HTMLElement>(null);
  // It comes in the place of what was pressed.
  useEffect(() => top.current?.focus(), []);
  const country = data.countries[card?.countryId ?? ''];
  const isKept = kept === 'kept' || kept === 'waits';
  return (
    <section ref={top} className={styles.card} data-scanned={status} tabIndex={-1} aria-label={text('badge.scan.card')}>
      <p className={styles.status} data-status={status}>
        <Icon name={status === 'verified' ? 'shield' : 'warning'} small />
        {text(`badge.status.${status}`)}
      </p>
      {card === null ? (
        <p className={styles.compact}>{text('badge.scan.compact')}</p>
      ) : (
        <div className={styles.told}>
          <h2>
            <bdi>{card.contactName}</bdi>
          </h2>
          {card.company ? (
            <p className={styles.company}>
              <bdi>{card.company}</bdi>
            </p>
          ) : null}
          {country === undefined ? null : <p>{country}</p>}
          {card.email ? <p dir="ltr">{card.email}</p> : null}
          {card.mobile ? <p dir="ltr">{card.mobile}</p> : null}
        </div>
      )}
      {payload.badgeNo === undefined ? null : (
        <p className="meta">
          {text('badge.number')} <bdi className="number">{payload.badgeNo}</bdi>
        </p>
      )}
      <p className={isKept ? styles.kept : 'hidden'} role="status">
        {isKept ? (
          <>
            <Icon name={kept === 'kept' ? 'check' : 'clock'} small />
            {text(`badge.scan.${kept}`)}
          </>
        ) : null}
      </p>
      <div className={styles.acts}>
        {card === null || isKept ? null : (
          <button type="button" className="button primary large" data-action="keep-card" onClick={keep}>
            {text('badge.scan.keep')}
          </button>
        )}
        {/* Another button once it is the first thing to do: its colour does not fade from one to the other. */}
        <button
          key={kept}
          type="button"
          className={card === null || isKept ? 'button primary large' : 'button large'}
          data-action="scan-next"
          onClick={next}
        >
          {text('badge.scan.next')}
        </button>
      </div>
    </section>
  );
}
