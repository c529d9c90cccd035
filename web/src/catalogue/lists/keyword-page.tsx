import { useBoot, useTexts } from '../../page/contexts.ts';
import { PageBreadcrumbs } from '../../ui/page-breadcrumbs.tsx';
import { SearchResults } from '../search/search.tsx';
import type { KeywordData } from './keyword-data.ts';
import { LinkChips } from './link-chips.tsx';

/** A keyword's products, with related keywords.  */
export function KeywordPage({ data }: { data: KeywordData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  return (
    <div className="wrap" data-page={data.kind}>
      {device === 'pc' ? <PageBreadcrumbs crumbs={data.crumbs} /> : null}
      <SearchResults data={data.results}>
        <LinkChips label={text('lists.related')} links={data.related} />
      </SearchResults>
    </div>
  );
}
