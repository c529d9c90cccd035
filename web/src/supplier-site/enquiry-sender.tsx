import type { InboxRow } from '@fairhall/core/contract/enquiry/supplier-calls';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './enquiry-sender.module.css';

type SenderFacts = Pick<InboxRow, 'quantity' | 'from' | 'company' | 'countryCode'>;

/** A country by its two letters, with its name for screen readers; nothing if it is unknown. */
export function CountryCode({ code }: { code: string }) {
  const { lang } = useBoot();
  if (code === '') return null;
  return (
    <span className={styles.country}>
      <span className={styles.code} aria-hidden="true" translate="no">
        {code}
      </span>
      <span className="hidden">{getFormat(lang).countryName(code)}</span>
    </span>
  );
}

/** The buyer's company, or the name while the company is not shared; says so if neither is known. */
export function SenderName({ row: { company, from } }: { row: Pick<SenderFacts, 'company' | 'from'> }) {
  const { text } = useTexts();
  const name = company || from;
  return name === '' ? (
    <span className={styles.noName}>{text('supplierSite.inbox.noName')}</span>
  ) : (
    <b className={styles.name}>
      <bdi>{name}</bdi>
    </b>
  );
}

/** The quantity, and what is known of the buyer: country, company and name, each in its own text direction. */
export function EnquirySender({ row }: { row: SenderFacts }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number, countryName } = getFormat(lang);
  const { quantity, from, company, countryCode } = row;
  const country = countryCode === '' ? '' : countryName(countryCode);
  const parts = [...new Set([country, company, from])].filter((part) => part !== '');
  const hasName = company !== '' || from !== '';
  return (
    <span className={styles.sender}>
      {quantity === null ? null : (
        <b className={styles.quantity}>{text('supplierSite.inbox.quantity', { quantity: number(quantity) })}</b>
      )}
      {parts.map((part, index) => (
        <span key={part}>
          <bdi>{part}</bdi>
          {index < parts.length - 1 || !hasName ? <span className={styles.separator}> · </span> : null}
        </span>
      ))}
      {hasName ? null : <span className={styles.noName}>{text('supplierSite.inbox.noName')}</span>}
    </span>
  );
}
