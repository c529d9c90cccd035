import { useBoot } from '../../page/contexts.ts';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import type { CategoryData } from './category-data.ts';
import { SearchResults } from './search.tsx';

export function CategoryPage({ data }: { data: CategoryData }) {
  const { device } = useBoot();
  return (
    <div className="wrap" data-page="category">
      {device === 'pc' ? <PageBreadcrumbs crumbs={data.crumbs} /> : null}
      <SearchResults data={data.results} />
    </div>
  );
}
