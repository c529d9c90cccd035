import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { useLazyImages } from '../ui/lazy-images.ts';
import { Picture } from '../ui/picture.tsx';
import { ProductGrid } from '../ui/product-grid.tsx';
import { SeenProductsSlot } from '../ui/seen-products-slot.tsx';
import { SupplierList } from '../ui/supplier-list.tsx';
import { ExhibitionCards } from './exhibitions.tsx';
import { HomeCountryHero, HomeGlobalHero, HomePromises, SupplierHero } from './hero.tsx';
import styles from './home.module.css';
import type { HomeData } from './home-data.ts';
import { HomeExhibition } from './home-exhibition.tsx';
import places from './my-exhibition-slot.module.css';
import { MyExhibitionSlot } from './my-exhibition-slot.tsx';
import { RfqCard } from './rfq-card.tsx';
import { SupplierHomeSlot } from './supplier-home-slot.tsx';

export function Home({ data }: { data: HomeData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const href = hrefOf(boot);
  const isPhone = boot.device === 'h5';
  const hasShows = data.current !== null || data.exhibitions.length > 0;
  // The largest part of a phone's first view: an exhibition, or the first row of products without one.
  const firstRow = isPhone && !hasShows ? 2 : 0;
  return (
    <div data-page="home" data-home={data.kind} data-country={data.country?.enName}>
      <HomeHero data={data} />
      <div className="wrap">
        {data.kind === 'supplier' ? (
          <SupplierHomeSlot className="section" />
        ) : (
          <div className={places.shows}>
            <MyExhibitionSlot shape={isPhone || data.current !== null ? 'card' : 'wide'} />
            {data.current === null ? null : <HomeExhibition show={data.current} />}
          </div>
        )}
        {data.industries.length === 0 ? null : <IndustryList data={data} />}
        <ExhibitionCards
          title={text(data.country === null ? 'home.exhibitions' : 'home.exhibitions.others')}
          cards={data.exhibitions}
          isFirst={isPhone && data.current === null}
        />
        {data.hot.length === 0 ? null : (
          <section className="section" data-hot="">
            <div className="section-head">
              <h2>{text('home.hot')}</h2>
              <a className="link" href={href('hot', { hotType: 'product' })}>
                {text('home.hot.all')}
                <Icon name="arrow" small flip />
              </a>
            </div>
            <ProductGrid cards={data.hot} columns="six" eager={firstRow} />
          </section>
        )}
        <section className="section">
          <div className="section-head">
            <h2>{text('home.latest')}</h2>
            <a className="link" href={href('latestProducts', {})}>
              {text('home.latest.all')}
              <Icon name="arrow" small flip />
            </a>
          </div>
          <ProductGrid cards={data.latest} columns="six" eager={data.hot.length === 0 ? firstRow : 0} />
        </section>
        {isPhone && data.kind !== 'supplier' ? <RfqCard /> : null}
        {data.suppliers.length > 0 ? (
          <section className="section">
            <div className="section-head">
              <h2>
                {data.country === null
                  ? text('home.suppliers')
                  : text('home.country.suppliers', { country: data.country.name })}
              </h2>
              <a className="link" href={href('search', { searchType: 'supplier' })}>
                {text('home.suppliers.all')}
                <Icon name="arrow" small flip />
              </a>
            </div>
            <SupplierList cards={data.suppliers} shape="shelf" />
          </section>
        ) : null}
        {isPhone && data.kind !== 'supplier' ? <HomePromises /> : null}
        <SeenProductsSlot productId={null} className="section" />
      </div>
    </div>
  );
}

function HomeHero({ data }: { data: HomeData }) {
  if (data.kind === 'supplier') return <SupplierHero />;
  const { popular, show } = data;
  return data.country === null ? (
    <HomeGlobalHero popular={popular} show={show} />
  ) : (
    <HomeCountryHero country={data.country.name} popular={popular} show={show} />
  );
}

function IndustryList({ data }: { data: HomeData }) {
  const boot = useBoot();
  const { text } = useTexts();
  const categories = hrefOf(boot)('categories', {});
  const tiles = useLazyImages<HTMLUListElement>(data.industries);
  return (
    <section className={`section ${styles.industries}`}>
      <div className="section-head">
        <h2>{text('home.industries')}</h2>
        <a className="link" href={categories}>
          {text('home.industries.all')}
          <Icon name="arrow" small flip />
        </a>
      </div>
      <ul ref={tiles} className={styles.tiles}>
        {data.industries.map((industry) => (
          <li key={industry.key} data-industry={industry.key}>
            <a href={`${categories}#${industry.key}`}>
              <Picture src={industry.image} place={boot.device === 'h5' ? 'seen' : 'below'} width={242} />
              <b>{text(`industry.${industry.key}`)}</b>
              <small>{industry.count}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
