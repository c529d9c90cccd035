import { useBoot } from '../../page/contexts.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import type { CategoryData } from './category-data.ts';
import { Results } from './search.tsx';

export function CategoryPage({ data }: { data: CategoryData }) {
  const { device } = useBoot();
  return (
    <div className="wrap" data-page="category">
      {device === 'pc' ? <Crumbs crumbs={data.crumbs} /> : null}
      <Results data={data.results} />
    </div>
  );
}
