import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import { SupplierList } from '../../ui/supplier-list.tsx';
import { SearchResults } from '../search/search.tsx';
import type { AggregateData } from './aggregate-data.ts';
import { LinkChips } from './link-chips.tsx';

/** A category's products, its suppliers, and the neighbouring categories. */
export function CategoryAggregatePage({ data }: { data: AggregateData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <div className="wrap" data-page="aggregate">
      {device === 'pc' ? <PageBreadcrumbs crumbs={data.crumbs} /> : null}
      <SearchResults data={data.results} />
      {data.suppliers.length === 0 ? null : (
        <section className="section">
          <div className="section-head">
            <h2>{text('lists.aggregate.suppliers', { category: data.name })}</h2>
            <a className="link" href={data.allSuppliers}>
              {text('lists.aggregate.allSuppliers')}
              <Icon name="arrow" small flip />
            </a>
          </div>
          <SupplierList cards={data.suppliers} shape="shelf" />
        </section>
      )}
      {data.beside.length === 0 ? null : (
        <section className="section">
          <div className="section-head">
            <h2>{text('lists.aggregate.beside')}</h2>
          </div>
          <LinkChips label={text('lists.aggregate.beside')} links={data.beside} wrap />
        </section>
      )}
    </div>
  );
}
