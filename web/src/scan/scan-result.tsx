import { formatPhone } from '@fairhall/core/forms/phone-format';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import type { ScannedBadge } from './open-badge-reader.ts';
import styles from './scan.module.css';

interface ScanResultProps {
  readonly badge: ScannedBadge;
  /** By their ids, in the page's language. */
  readonly countries: Readonly<Record<string, string>>;
  /** What is said of a badge that tells its number alone, in words. */
  readonly compact: string;
  /** What is said of an address or a number that the badge does not tell, in words; nothing where it is left out. */
  readonly absent?: { readonly email: string; readonly mobile: string };
  /** What can be done with it. */
  readonly children: ReactNode;
}

/** What a badge tells, and whether that is true. D-31 */
export function ScanResult({
  badge: { payload, status, card },
  countries,
  compact,
  absent,
  children,
}: ScanResultProps) {
  const { text } = useTexts();
  const top = useRef<HTMLElement>(null);
  // It comes in the place of what was pressed.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    // Whose badge it is stands at its top, which is above what was pressed.
    top.current?.scrollIntoView({ block: 'start' });
  }, []);
  const country = countries[card?.countryId ?? ''];
  return (
    <section ref={top} className={styles.card} data-scanned={status} tabIndex={-1} aria-label={text('badge.scan.card')}>
      <p className={styles.status} data-status={status}>
        <Icon name={status === 'verified' ? 'shield' : 'warning'} small />
        {text(`badge.status.${status}`)}
      </p>
      {payload.isUnconfirmed === true ? (
        <p className={styles.status} data-status="unconfirmed">
          <Icon name="warning" small />
          {text('badge.unconfirmed')}
        </p>
      ) : null}
      {card === null ? (
        <p className={styles.compact}>{compact}</p>
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
          {(['email', 'mobile'] as const).map((name) => (
            <ContactRow key={name} value={formatPhone(card[name] ?? '')} absent={absent?.[name]} />
          ))}
        </div>
      )}
      {payload.badgeNo === undefined ? null : (
        <p className="meta">
          {text('badge.number')} <bdi className="number">{payload.badgeNo}</bdi>
        </p>
      )}
      {children}
    </section>
  );
}

interface ContactRowProps {
  readonly value: string | undefined;
  readonly absent: string | undefined;
}

function ContactRow({ value, absent }: ContactRowProps) {
  if (value)
    return (
      <p>
        <bdi dir="ltr">{value}</bdi>
      </p>
    );
  if (absent === undefined) return null;
  return (
    <p className={styles.absent}>
      <Icon name="close" small />
      {absent}
    </p>
  );
}

interface ScanActsProps {
  /** What became of it, in words; null before. */
  readonly outcome: string | null;
  readonly isWaiting: boolean;
  /** The button that keeps it, or several; null where it cannot be kept, or is. */
  readonly saveButton: ReactNode;
  /** Null where one of those goes on. */
  readonly next: (() => void) | null;
}

/** Keeping a badge, and going on to the next, of which one is the first thing to do. */
export function ScanActs({ outcome, isWaiting, saveButton, next }: ScanActsProps) {
  const { text } = useTexts();
  return (
    <>
      <p className={outcome === null ? 'hidden' : styles.kept} role="status">
        {outcome === null ? null : (
          <>
            <Icon name={isWaiting ? 'clock' : 'check'} small />
            {outcome}
          </>
        )}
      </p>
      <div className={styles.acts}>
        {saveButton}
        {/* Another button once it is the first thing to do: its colour does not fade from one to the other. */}
        {next === null ? null : (
          <button
            key={saveButton === null ? 'first' : 'second'}
            type="button"
            className={saveButton === null ? 'button primary large' : 'button large'}
            data-action="scan-next"
            onClick={next}
          >
            {text('badge.scan.next')}
          </button>
        )}
      </div>
    </>
  );
}
