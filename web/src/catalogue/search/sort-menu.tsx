import type { Texts } from '@fairhall/core/ports/texts';
import { useCachedChildren } from '../../page/cached-markup.tsx';
import { useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SearchData } from './search-data.ts';
import styles from './sort-menu.module.css';

type Sorts = SearchData['sorts'];
type Sort = Sorts[number]['sort'];

/** The sort orders of a result, as links. */
export function SortMenu({ sorts }: { sorts: Sorts }) {
  const { text } = useTexts();
  const current = sorts.find((entry) => entry.current)?.sort ?? 'relevance';
  const content = useCachedChildren('sorts', sorts, () => contentOf(sorts, current, text));
  return <details className={styles.sort} name="search-tools" key={current} {...content} />;
}

function contentOf(sorts: Sorts, current: Sort, text: Texts['text']) {
  return (
    <>
      <summary className="button">
        <Icon name="sort" />
        <span className="hidden">{text('search.sort')}: </span>
        {text(`search.sort.${current}`)}
        <Icon name="chevron" small />
      </summary>
      <ul>
        {sorts.map((entry) => (
          <li key={entry.sort}>
            <a href={entry.href} aria-current={entry.current ? 'true' : undefined}>
              {text(`search.sort.${entry.sort}`)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
