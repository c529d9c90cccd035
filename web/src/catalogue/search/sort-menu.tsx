import { useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SearchData } from './search-data.ts';
import styles from './sort-menu.module.css';

/** The orders a result may be seen in, as links. */
export function SortMenu({ sorts }: { sorts: SearchData['sorts'] }) {
  const { text } = useTexts();
  const current = sorts.find((entry) => entry.current)?.sort ?? 'relevance';
  return (
    <details className={styles.sort} name="search-tools" key={current}>
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
    </details>
  );
}
