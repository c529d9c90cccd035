import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { useLazyImages } from '../ui/lazy-images.ts';
import { Picture } from '../ui/picture.tsx';
import { ProductGrid } from '../ui/product-grid.tsx';
import { SeenProductsSlot } from '../ui/seen-products-slot.tsx';
import { SupplierList } from '../ui/supplier-list.tsx';
import { ExhibitionRow, ExhibitionRows } from './exhibition-rows.tsx';
import { HomeHero, SupplierHero } from './hero.tsx';
import styles from './home.module.css';
import type { HomeData } from './home-data.ts';
import { MyExhibitionSlot } from './my-exhibition-slot.tsx';
import { HomePromises } from './promises.tsx';
import { RfqBand } from './rfq-band.tsx';
import { HomeStage } from './stage.tsx';
import { SupplierHomeSlot } from './supplier-home-slot.tsx';

/** The industries of a phone's home page: two rows. */
const PHONE_INDUSTRIES = 8;

export function Home({ data }: { data: HomeData }) {
  const isPhone = useBoot().device === 'h5';
  return (
    <div data-page="home" data-home={data.kind} data-country={data.country?.enName}>
      {data.kind === 'supplier' ? <SupplierHero /> : <HomeHero data={data} />}
      <div className="wrap">
        {data.kind === 'supplier' ? <SupplierHomeSlot className="section" /> : <BuyerStart data={data} />}
        {data.industries.length === 0 ? null : <IndustryList data={data} />}
        <ProductShelf data={data} />
        {data.suppliers.length === 0 ? null : <SupplierShelf data={data} />}
        <ExhibitionRows rows={data.exhibitions} />
        {isPhone || data.kind === 'supplier' ? null : (
          <HomePromises country={data.country} suppliersHref={data.suppliersHref} />
        )}
        <SeenProductsSlot productId={null} className="section" />
      </div>
    </div>
  );
}

/** What a buyer's page begins with: the site's first exhibition, the visitor's own if it is another one, and the RFQ. */
function BuyerStart({ data: { stage, alsoOpen } }: { data: HomeData }) {
  const isPhone = useBoot().device === 'h5';
  return (
    <>
      {stage === null ? null : <HomeStage show={stage} />}
      <MyExhibitionSlot shape={isPhone ? 'card' : 'wide'} stageId={stage?.id ?? null} />
      {alsoOpen === null ? null : <ExhibitionRow show={alsoOpen} />}
      <RfqBand />
    </>
  );
}

function ProductShelf({ data: { kind, latest, stage } }: { data: HomeData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const href = hrefOf(boot);
  const isPhone = boot.device === 'h5';
  // Without an exhibition the first row of products is the largest part of a phone's first view.
  const eager = isPhone && stage === null ? 2 : 0;
  return (
    <section className={`section ${styles.latest}`}>
      <div className="section-head">
        <h2>{text('home.latest')}</h2>
        {isPhone || kind === 'supplier' ? null : (
          <a className="link" href={href('hot', { hotType: 'product' })}>
            {text('home.hot.all')}
            <Icon name="arrow" small flip />
          </a>
        )}
        <a className="link" href={href('latestProducts', {})}>
          {text('home.latest.all')}
          <Icon name="arrow" small flip />
        </a>
      </div>
      <ProductGrid cards={latest} columns="six" eager={eager} />
    </section>
  );
}

function SupplierShelf({ data: { suppliers, suppliersHref } }: { data: HomeData }) {
  const { text } = useTexts();
  return (
    <section className="section">
      <div className="section-head">
        <h2>{text('home.suppliers')}</h2>
        <a className="link" href={suppliersHref}>
          {text('home.suppliers.all')}
          <Icon name="arrow" small flip />
        </a>
      </div>
      <SupplierList cards={suppliers} shape="shelf" />
    </section>
  );
}

function IndustryList({ data }: { data: HomeData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const categories = hrefOf(boot)('categories', {});
  const rows = useLazyImages<HTMLUListElement>(data.industries);
  const industries = boot.device === 'h5' ? data.industries.slice(0, PHONE_INDUSTRIES) : data.industries;
  return (
    <section className={`section ${styles.industries}`}>
      <div className="section-head">
        <h2>{text('home.industries')}</h2>
        <a className="link" href={categories}>
          {text('home.industries.all')}
          <Icon name="arrow" small flip />
        </a>
      </div>
      <ul ref={rows} className={styles.rows}>
        {industries.map((industry) => (
          <li key={industry.key} data-industry={industry.key}>
            <a href={`${categories}#${industry.key}`}>
              <Picture src={industry.image} place="below" width={166} />
              <span>
                <b>{text(`industry.${industry.key}`)}</b>
                <small>{industry.count}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
