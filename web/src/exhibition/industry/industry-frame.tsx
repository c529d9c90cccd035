import type { ReactNode } from 'react';
import { useTexts } from '../../page/contexts.ts';
import styles from '../exhibition-header.module.css';
import { ExhibitionHeader } from '../exhibition-header.tsx';
import { type IndustryData, pageMark, TAB_LABELS } from './industry-data.ts';
import { PreregistrationButton } from './preregistration-button.tsx';

/** A page of an industry's site: the exhibition's header, tabs and the page's content. */
export function IndustryFrame({ data, children }: { data: IndustryData; children: ReactNode }) {
  const { text } = useTexts();
  const { expo, tab } = data;
  const action = data.offersPreRegister ? (
    <PreregistrationButton exhibitionId={expo.id} />
  ) : (
    <a className="button primary large" href={data.contactHref}>
      {text('industryExpo.contact.write')}
    </a>
  );
  return (
    <article data-page={pageMark(tab)} data-exhibition={expo.id} data-phase={expo.phase}>
      <ExhibitionHeader expo={expo} tab={null} isLow={tab !== 'overview'} action={action} />
      <IndustryTabs data={data} />
      <div className="wrap">{children}</div>
    </article>
  );
}

function IndustryTabs({ data: { tab, tabs } }: { data: IndustryData }) {
  const { text } = useTexts();
  return (
    <nav className={styles.tabs} aria-label={text('industryExpo.tabs')}>
      <ul className="wrap">
        {tabs.map((each) => (
          <li key={each.tab}>
            <a
              href={each.href}
              rel={each.tab === 'planner' ? 'nofollow' : undefined}
              aria-current={each.tab === tab ? 'page' : undefined}
            >
              {text(TAB_LABELS[each.tab])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
