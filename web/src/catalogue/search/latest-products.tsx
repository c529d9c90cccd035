import { useBoot } from '../../page/contexts.ts';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import { SearchResults } from './search.tsx';
import type { SearchData } from './search-data.ts';

export function ProductLatestPage({ data }: { data: SearchData }) {
  const { device } = useBoot();
  return (
    <div className="wrap" data-page="latest-products">
      {device === 'pc' ? <PageBreadcrumbs crumbs={[{ name: data.heading }]} /> : null}
      <SearchResults data={data} />
    </div>
  );
}
