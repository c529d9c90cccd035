import type { InboxRow } from '@fairhall/core/contract/enquiry/supplier-calls';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './enquiry-sender.module.css';

type SenderFacts = Pick<InboxRow, 'quantity' | 'from' | 'company' | 'countryCode'>;

/** The quantity, and what is known of the buyer: name, company and country, each in its own text direction. */
export function EnquirySender({ row }: { row: SenderFacts }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number, countryName } = getFormat(lang);
  const { quantity, from, company, countryCode } = row;
  const known = new Set([from, company, countryCode === '' ? '' : countryName(countryCode)]);
  known.delete('');
  const parts = known.size === 0 ? [text('supplierSite.inbox.buyer')] : [...known];
  return (
    <span className={styles.sender}>
      {quantity === null ? null : (
        <b className={styles.quantity}>{text('supplierSite.inbox.quantity', { quantity: number(quantity) })}</b>
      )}
      {parts.map((part, index) => (
        <span key={part}>
          <bdi>{part}</bdi>
          {index < parts.length - 1 ? <span className={styles.separator}> · </span> : null}
        </span>
      ))}
    </span>
  );
}
