import { useBoot } from '../../page/contexts.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { Results } from './search.tsx';
import type { SearchData } from './search-data.ts';

export function LatestProducts({ data }: { data: SearchData }) {
  const { device } = useBoot();
  return (
    <div className="wrap" data-page="latest-products">
      {device === 'pc' ? <Crumbs crumbs={[{ name: data.heading }]} /> : null}
      <Results data={data} />
    </div>
  );
}
