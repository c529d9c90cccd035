import { formatPhone } from '@fairhall/core/forms/phone-format';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import type { ScannedBadge } from './open-badge-reader.ts';
import styles from './scan.module.css';

interface ScanResultProps {
  readonly badge: ScannedBadge;
  /** Country names by id, in the page's language. */
  readonly countries: Readonly<Record<string, string>>;
  /** The text for a badge that holds only its number. */
  readonly compact: string;
  /** The texts for an email or mobile number that the badge does not hold. Without them, nothing is shown. */
  readonly absent?: { readonly email: string; readonly mobile: string };
  /** The actions for the badge. */
  readonly children: ReactNode;
}

/** The contents of a badge, and whether its signature is valid. D-31 */
export function ScanResult({
  badge: { payload, status, card },
  countries,
  compact,
  absent,
  children,
}: ScanResultProps) {
  const { text } = useTexts();
  const top = useRef<HTMLElement>(null);
  // The result replaces the button that had the focus.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    // The holder's name is at the top of the result, which is above the pressed button.
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
  /** The text that says how saving ended; null before. */
  readonly outcome: string | null;
  readonly isWaiting: boolean;
  /** One or more buttons that save the badge; null if it cannot be saved or already is. */
  readonly saveButton: ReactNode;
  /** Null if one of those buttons already goes on to the next badge. */
  readonly next: (() => void) | null;
}

/** The buttons to save a badge and to go on to the next one. One of them is the primary action. */
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
        {/* The key changes with the style, so that the colour does not fade when this becomes the primary action. */}
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
