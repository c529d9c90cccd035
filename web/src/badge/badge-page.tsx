import type { ReactNode } from 'react';
import { useTexts } from '../page/contexts.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import styles from './badge.module.css';
import type { BadgesData } from './badge-data.ts';
import { useBadgesOfBrowser } from './use-badges-of-browser.ts';

interface BadgePageProps {
  readonly data: BadgesData;
  /** The value of `data-page`. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A page of badges. A visitor without badges reads how to get one. */
export function BadgePage({ data, name, title, lead, children }: BadgePageProps) {
  const { text } = useTexts();
  const { badges, homeHref, cachedAt } = data;
  useBadgesOfBrowser(data);
  return (
    <div className="wrap" data-page={name} data-rows={badges.length}>
      {badges.length === 0 ? (
        <OutcomePanel icon="person" tone="plain" title={text('badge.none.title')}>
          <p>{text('badge.none.text')}</p>
          <p>{text('badge.none.link')}</p>
          <OutcomeActions>
            <a className="button primary" href={homeHref}>
              {text('page.toHome')}
            </a>
          </OutcomeActions>
        </OutcomePanel>
      ) : (
        <>
          <header className={styles.head}>
            <h1>{title}</h1>
            <p>{lead}</p>
            {cachedAt === null ? null : (
              <p className="meta" data-kept-at="">
                {cachedAt}
              </p>
            )}
          </header>
          <ul className={styles.badges}>{children}</ul>
        </>
      )}
    </div>
  );
}
