import type { ReactNode } from 'react';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Slot } from '../../page/slots.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';
import type { ProductWords } from '../../ui/product-words.ts';
import { SeenPlace } from '../../ui/seen-place.tsx';
import { Certificates } from '../certificates.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
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
          <p className={styles.lead}>
            {data.enquiryHref === null ? null : (
              <Slot name="follow" type="goods" targetId={data.id} label={data.name} />
            )}
            <CompareButton productId={data.id} />
            {data.orderHref === null ? null : (
              <a className="link" href={data.orderHref}>
                {text('product.order')}
              </a>
            )}
          </p>
        </div>
        <SupplierPanel data={data} />
      </div>
      <div className={styles.details}>
        <section className={styles.block}>
          <h2>{text('product.specification')}</h2>
          <dl className={`panel spec ${styles.table}`}>
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
        <Shelf cards={data.fromSupplier} title={data.moreTitle}>
          <a className="link" href={data.supplier.href}>
            {text('supplier.visit')}
            <Icon name="arrow" small flip />
          </a>
        </Shelf>
        <Shelf cards={data.related} title={text('product.related')}>
          <span className="meta">{text('product.related.lead')}</span>
        </Shelf>
      </div>
      <SeenPlace productId={data.id} className={styles.block} />
      {device === 'h5' ? <ActionBar data={data} /> : null}
    </article>
  );
}

interface ShelfProps {
  readonly cards: readonly ProductWords[];
  readonly title: string;
  /** Beside the title. */
  readonly children: ReactNode;
}

/** Other products below this one; nothing where there are none. */
function Shelf({ cards, title, children }: ShelfProps) {
  if (cards.length === 0) return null;
  return (
    <section className={styles.block}>
      <div className="section-head">
        <h2>{title}</h2>
        {children}
      </div>
      <ProductGrid cards={cards} columns="six" eager={0} />
    </section>
  );
}
