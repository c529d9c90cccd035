import { useBoot, useTexts } from '../../page/contexts.ts';
import { Slot } from '../../page/slots.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';
import { Certificates } from '../certificates.tsx';
import { PromotionNote } from '../promotion-note.tsx';
import { ActionBar } from './action-bar.tsx';
import { Gallery } from './gallery.tsx';
import { PriceLadder } from './price-ladder.tsx';
import styles from './product.module.css';
import type { ProductData } from './product-data.ts';
import { SupplierPanel } from './supplier-panel.tsx';

export function ProductPage({ data }: { data: ProductData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <article className={device === 'pc' ? 'wrap' : undefined} data-page="product">
      {device === 'pc' ? <Crumbs crumbs={data.crumbs} /> : null}
      <div className={styles.top}>
        <Gallery key={data.id} name={data.name} pictures={data.pictures} />
        <div className={styles.facts}>
          <h1>
            <bdi>{data.name}</bdi>
          </h1>
          {data.promotion === null ? null : <PromotionNote promotion={data.promotion} />}
          <PriceLadder key={data.id} data={data} />
          {data.leadTime === null ? null : (
            <p className={styles.lead}>
              <Icon name="calendar" small />
              {text('product.leadTime')}: {data.leadTime}
            </p>
          )}
          <p className={styles.lead}>
            <a className="link" href={data.scoresHref}>
              {text('product.reviews')}
            </a>
          </p>
          {data.enquiryHref === null ? null : (
            <p className={styles.lead}>
              <Slot name="follow" type="goods" targetId={data.id} label={data.name} />
            </p>
          )}
        </div>
        <SupplierPanel data={data} />
      </div>
      <div className={styles.details}>
        <section className={styles.block}>
          <h2>{text('product.specification')}</h2>
          <dl className={`panel ${styles.table}`}>
            {data.attributes.map((attribute, place) => (
              <div key={place}>
                <dt>
                  <bdi>{attribute.name}</bdi>
                </dt>
                <dd>
                  <bdi>{attribute.value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={styles.block}>
          <h2>{text('product.description')}</h2>
          <p className={styles.description}>{data.description}</p>
        </section>
        {data.certificates.length > 0 ? (
          <section className={`${styles.block} ${styles.proofs}`}>
            <h2>{text('certificate.title')}</h2>
            <div className={`panel ${styles.certificates}`}>
              <Certificates certificates={data.certificates} />
            </div>
          </section>
        ) : null}
        {data.similar.length > 0 ? (
          <section className={styles.block}>
            <h2>{text('product.related')}</h2>
            <ProductGrid cards={data.similar} columns="six" eager={0} />
          </section>
        ) : null}
      </div>
      {device === 'h5' ? <ActionBar data={data} /> : null}
    </article>
  );
}
