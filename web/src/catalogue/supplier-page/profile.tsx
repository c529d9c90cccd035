import { CertificateList } from '../../certificate/certificate-list.tsx';
import { useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { VerificationList } from '../../ui/supplier-facts.tsx';
import { ReplyRow } from './reply-row.tsx';
import styles from './supplier.module.css';
import type { SupplierData } from './supplier-data.ts';
import { SupplierGallery } from './supplier-gallery.tsx';

/** The supplier's own description, and the facts that staff have checked. */
export function SupplierAbout({ data }: { data: SupplierData }) {
  const { text } = useTexts();
  return (
    <section className={`panel ${styles.block}`} id="profile">
      <h2>{text('supplier.about')}</h2>
      <p className={styles.about}>{data.about}</p>
      <h3>{text('supplier.mainProducts')}</h3>
      <ul className={styles.chips}>
        {data.mainProducts.map((product) => (
          <li key={product}>
            <bdi>{product}</bdi>
          </li>
        ))}
      </ul>
      {data.companyPictures.length === 0 ? null : <SupplierGallery data={data} />}
      {data.certificates.length === 0 ? null : (
        <>
          <h3>{text('certificate.title')}</h3>
          <CertificateList certificates={data.certificates} />
        </>
      )}
    </section>
  );
}

/** Checked facts with their dates, the supplier's size and age, and how it responds. */
export function SupplierFactsPanel({ data }: { data: SupplierData }) {
  const { text } = useTexts();
  return (
    <section className={`panel ${styles.block}`}>
      <h2>{text('supplier.facts')}</h2>
      <ul className={styles.facts}>
        <VerificationList proofs={data.proofs} />
        {data.proofs.length === 0 ? (
          <li>
            <Icon name="warning" />
            <span>{text('supplier.proofs.none')}</span>
          </li>
        ) : null}
        <li>
          <Icon name="plant" />
          <span>{data.kind}</span>
        </li>
        <li>
          <Icon name="people" />
          <span>{data.employees}</span>
        </li>
        <li>
          <Icon name="calendar" />
          <span>{data.since}</span>
        </li>
        <ReplyRow reply={data.reply} />
      </ul>
    </section>
  );
}
