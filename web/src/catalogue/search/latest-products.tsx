import { useBoot, useTexts } from '../../page/contexts.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { ProductGrid } from '../../ui/product-grid.tsx';
import type { LatestData } from './latest-products.screen.ts';
import { Pager } from './pager.tsx';
import styles from './search.module.css';

export function LatestProducts({ data }: { data: LatestData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <div className="wrap" data-page="latest-products">
      {device === 'pc' ? <Crumbs crumbs={[{ name: text('latest.title') }]} /> : null}
      <div className={styles.heading}>
        <h1>{text('latest.title')}</h1>
      </div>
      <div className="section">
        <ProductGrid cards={data.products} columns="four" eager={device === 'h5' ? 4 : 8} />
      </div>
      <Pager pages={{ numbers: [], previous: data.previous, next: data.next }} />
    </div>
  );
}
