import { unitCount } from '@fairhall/core/catalogue/unit';
import type { InboxRow } from '@fairhall/core/contract/enquiry/supplier-calls';
import { getFormat } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './enquiry-sender.module.css';

type SenderFacts = Pick<InboxRow, 'from' | 'company' | 'countryCode'> & QuantityFacts;

interface QuantityFacts {
  readonly quantity: number | null;
  readonly target: Pick<InboxRow['target'], 'unit'>;
}

/** The quantity that a buyer asks for, in the product's unit; nothing if they have given none. */
export function EnquiryQuantity({
  row: { quantity, target },
  className,
}: {
  row: QuantityFacts;
  className?: string | undefined;
}) {
  const { lang } = useBoot();
  const texts = useTexts();
  if (quantity === null) return null;
  return (
    <b className={className}>
      {target.unit === undefined
        ? texts.text('supplierSite.inbox.quantity', { quantity: getFormat(lang).number(quantity) })
        : unitCount(texts, lang, target.unit, quantity)}
    </b>
  );
}

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
  const { countryName } = getFormat(lang);
  const { from, company, countryCode } = row;
  const country = countryCode === '' ? '' : countryName(countryCode);
  const parts = [...new Set([country, company, from])].filter((part) => part !== '');
  const hasName = company !== '' || from !== '';
  return (
    <span className={styles.sender}>
      <EnquiryQuantity row={row} className={styles.quantity} />
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
