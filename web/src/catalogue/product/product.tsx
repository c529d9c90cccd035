import type { ReactNode } from 'react';
import { CertificateTable } from '../../certificate/certificate-table.tsx';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Slot } from '../../page/slots.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';
import type { ProductWords } from '../../ui/product-words.ts';
import { SeenProductsSlot } from '../../ui/seen-products-slot.tsx';
import { CompareButton } from '../compare/compare-button.tsx';
import { NoItem } from '../no-item.tsx';
import { PromotionNote } from '../promotion-note.tsx';
import { EnquiryLink } from './enquiry-link.tsx';
import { ExhibitionRow } from './exhibition-row.tsx';
import { PictureGallery } from './picture-gallery.tsx';
import { PriceLadder } from './price-ladder.tsx';
import styles from './product.module.css';
import { ProductActionBar } from './product-action-bar.tsx';
import type { OfferedProducts, ProductData } from './product-data.ts';
import { ProductReviews, ScoreLine } from './product-reviews.tsx';
import { ProductTerms } from './product-terms.tsx';
import { ShareButton } from './share-button.tsx';
import { SupplierPanel } from './supplier-panel.tsx';
import actionStyles from './text-actions.module.css';

export function ProductPage({ data }: { data: ProductData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <article className="wrap bleed" data-page="product">
      {device === 'pc' ? <PageBreadcrumbs crumbs={data.crumbs} /> : null}
      <div className={styles.top}>
        <div className={styles.gallery}>
          <PictureGallery key={data.id} name={data.name} pictures={data.pictures} stand={data.show?.stand ?? null} />
          <ProductActions data={data} />
        </div>
        <div className={styles.facts}>
          <h1>
            <bdi>{data.name}</bdi>
          </h1>
          {data.reviews === null ? null : <ScoreLine reviews={data.reviews} />}
          {data.promotion === null ? null : <PromotionNote promotion={data.promotion} />}
          <PriceLadder key={data.id} data={data} />
          <ProductTerms data={data} />
          {device === 'pc' ? (
            <div className={styles.main}>
              <EnquiryLink data={data} />
              {data.enquiryHref === null ? null : <Slot name="addToCart" productId={data.id} place="panel" />}
            </div>
          ) : null}
        </div>
        {data.show === null || device === 'pc' ? null : <ExhibitionRow data={data} row={data.show} />}
        <SupplierPanel data={data} />
      </div>
      {device === 'pc' ? <ProductSections data={data} /> : null}
      <div className={styles.details}>
        <section className={styles.block} id="specification">
          <h2>{text('product.specification')}</h2>
          <dl className={`panel spec ${styles.table}`}>
            {data.attributes.map((attribute, index) => (
              <div key={index}>
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
      </div>
      {data.certificates.length > 0 ? (
        <section className={styles.block} id="certificates">
          <div className="section-head">
            <h2>{text('certificate.title')}</h2>
            <span className="meta">{text('certificate.lead')}</span>
          </div>
          <CertificateTable certificates={data.certificates} />
        </section>
      ) : null}
      {data.reviews === null ? null : (
        <section className={styles.block} id="reviews">
          <ProductReviews reviews={data.reviews} />
        </section>
      )}
      <ProductShelf cards={data.fromSupplier} title={data.moreTitle}>
        <a className="link" href={data.supplier.href}>
          {text('supplier.visit')}
          <Icon name="arrow" small flip />
        </a>
      </ProductShelf>
      <ProductShelf cards={data.related} title={text('product.related')}>
        <span className="meta">{text('product.related.lead')}</span>
      </ProductShelf>
      <SeenProductsSlot productId={data.id} className={styles.block} />
      {device === 'h5' ? <ProductActionBar data={data} /> : null}
    </article>
  );
}

/** What a buyer can do with the product besides ordering it. On a phone it is in the menu of the bar at the top. */
function ProductActions({ data }: { data: ProductData }) {
  const { device, inApp } = useBoot();
  if (device === 'h5' && !inApp) return null;
  return (
    <div className={`${actionStyles.actions} ${styles.actions}`}>
      {data.enquiryHref === null ? null : <Slot name="follow" type="goods" targetId={data.id} label={data.name} />}
      <CompareButton productId={data.id} />
      <ShareButton href={data.canonical} title={data.name} />
    </div>
  );
}

/** Links to the page's sections; none if there is only one section. */
function ProductSections({ data }: { data: ProductData }) {
  const { text } = useTexts();
  const { attributes, certificates, reviews } = data;
  if (certificates.length === 0 && reviews === null) return null;
  return (
    <nav className={styles.sections} aria-label={text('product.sections')}>
      {attributes.length === 0 ? null : <a href="#specification">{text('product.specification')}</a>}
      {certificates.length === 0 ? null : (
        <a href="#certificates">
          {text('certificate.title')} <span className="meta number">{certificates.length}</span>
        </a>
      )}
      {reviews === null ? null : (
        <a href="#reviews">
          {text('scores.heading')} <span className="meta number">{reviews.total}</span>
        </a>
      )}
    </nav>
  );
}

/** The page of a product that does not exist any more: a search, and similar products or the most viewed. */
export function ProductSuggestions({ data: { missing, title, cards } }: { data: OfferedProducts }) {
  return (
    <>
      <NoItem words={missing} type="product" />
      <div className="wrap bleed" data-part="similar">
        <ProductShelf cards={cards} title={title} />
      </div>
    </>
  );
}

interface ProductShelfProps {
  readonly cards: readonly ProductWords[];
  readonly title: string;
  /** Shown next to the title. */
  readonly children?: ReactNode;
}

/** A shelf of other products below this one; nothing if it is empty. */
function ProductShelf({ cards, title, children }: ProductShelfProps) {
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
