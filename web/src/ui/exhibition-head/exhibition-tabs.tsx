import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../page/contexts.ts';
import type { ExhibitionTab, ExhibitionTabLink } from './exhibition-tab-links.ts';
import styles from './exhibition-tabs.module.css';

interface ExhibitionTabsProps {
  readonly tabs: readonly ExhibitionTabLink[];
  /** The current page; null on a page without a tab, as that of a theme. */
  readonly tab: ExhibitionTab | null;
  /** Shown at the end of the tabs. */
  readonly end?: ReactNode;
}

/** The links between the pages of an exhibition, the same on each host. */
export function ExhibitionTabs({ tabs, tab, end = null }: ExhibitionTabsProps) {
  const { text } = useTexts();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => showCurrentTab(list.current, tab), [tab]);
  return (
    <div className={styles.tabs}>
      <div className={`wrap ${styles.row}`}>
        <nav aria-label={text('exhibition.tabs')}>
          <ul ref={list}>
            {tabs.map((each) => (
              <li key={each.tab}>
                <a
                  href={each.href}
                  rel={each.tab === 'planner' || each.tab === 'lottery' ? 'nofollow' : undefined}
                  aria-current={each.tab === tab ? 'page' : undefined}
                  data-site-link={each.isOnOtherHost ? '' : undefined}
                >
                  {text(`exhibition.tab.${each.tab}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {end}
      </div>
    </div>
  );
}

/** On a narrow screen the tabs scroll sideways, and the current one could be out of view. */
function showCurrentTab(list: HTMLElement | null, tab: ExhibitionTab | null): void {
  const current = tab === null ? null : list?.querySelector('[aria-current]');
  if (list === null || !current) return;
  const { left, width } = list.getBoundingClientRect();
  const link = current.getBoundingClientRect();
  list.scrollBy({ left: link.left + link.width / 2 - (left + width / 2), behavior: 'instant' });
}
