import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { ReplyRow } from './reply-row.tsx';
import styles from './supplier.module.css';
import type { SupplierData } from './supplier-data.ts';

/** A supplier's location and response time, with a button to send an enquiry. */
export function Contact({ data }: { data: SupplierData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <section className={`panel ${styles.block}`} id="contact">
      <h2>{text('supplier.contact')}</h2>
      <ul className={styles.facts}>
        <li>
          <Icon name="globe" />
          <bdi>{data.location}</bdi>
        </li>
        <ReplyRow reply={data.reply} />
      </ul>
      {data.enquiryHref === null ? null : (
        <>
          {data.isUnreachable ? null : <p className={styles.lead}>{text('supplier.contact.lead')}</p>}
          {device === 'pc' ? (
            <a className="button primary" href={data.enquiryHref}>
              {text('supplier.enquire')}
            </a>
          ) : null}
        </>
      )}
    </section>
  );
}
