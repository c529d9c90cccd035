import { getFormat } from '@fairhall/core/site/format';
import type { TagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import { useBoot, useTexts } from '../page/contexts.ts';

/** The state of the search, for screen readers. */
export function TagStatus({ view }: { view: TagSelectorView | null }) {
  return (
    <p className="hidden" role="status">
      {view === null ? '' : <TagStatusText view={view} />}
    </p>
  );
}

function TagStatusText({ view }: { view: TagSelectorView }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  if (view.state === 'loading') return text('common.loading');
  if (view.state === 'failed') return null;
  if (view.noMatch !== null) {
    const offer = view.offer === null ? '' : text(view.offer.key, view.offer.values);
    return `${text(view.noMatch.key, view.noMatch.values)} ${offer}`;
  }
  const count = view.list.length + view.more;
  return text('tag.found', { count: getFormat(lang).number(count) });
}
