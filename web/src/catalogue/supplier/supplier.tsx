import { useBoot, useTexts } from '../../page/contexts.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Monogram } from '../../ui/monogram.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';
import { Proofs, TrustRow } from '../../ui/supplier-facts.tsx';
import { Certificates } from '../certificates.tsx';
import { PromotionNote } from '../promotion-note.tsx';
import styles from './supplier.module.css';
import type { SupplierData } from './supplier.screen.ts';

export function SupplierPage({ data }: { data: SupplierData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <article className="wrap" data-page="supplier">
      {device === 'pc' ? <Crumbs crumbs={[{ name: data.name }]} /> : null}
      <header className={`panel stand ${styles.head}`}>
        <Monogram letters={data.monogram} />
        <div className={styles.words}>
          <h1>
            <bdi>{data.name}</bdi>
          </h1>
          <TrustRow facts={data} isOwn />
          {data.promotion === null ? null : <PromotionNote promotion={data.promotion} />}
        </div>
        {data.enquiryHref === null ? null : (
          <a className="button primary large" href={data.enquiryHref}>
            {text('supplier.enquire')}
          </a>
        )}
      </header>
      <div className={styles.columns}>
        <section className={`panel ${styles.block}`}>
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
          {data.certificates.length === 0 ? null : (
            <>
              <h3>{text('certificate.title')}</h3>
              <Certificates certificates={data.certificates} />
            </>
          )}
        </section>
        <Facts data={data} />
      </div>
      <section className="section">
        <div className="section-head">
          <h2>{text('supplier.products')}</h2>
          <p className="meta">{data.productsCount}</p>
        </div>
        {data.products.length > 0 ? (
          <ProductGrid cards={data.products} columns="six" eager={device === 'h5' ? 2 : 6} />
        ) : (
          <p>{text('supplier.noProducts')}</p>
        )}
      </section>
    </article>
  );
}

function Facts({ data }: { data: SupplierData }) {
  const { text } = useTexts();
  return (
    <section className={`panel ${styles.block}`}>
      <h2>{text('supplier.facts')}</h2>
      <ul className={styles.facts}>
        <Proofs proofs={data.proofs} />
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
        {data.reply === null ? null : (
          <li>
            <Icon name="mail" />
            <span>{data.reply}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
