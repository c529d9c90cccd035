import type { ReactNode } from 'react';
import { useTexts } from '../../page/contexts.ts';
import chips from '../../ui/chip.module.css';
import choice from '../choices.module.css';
import { type ActionPosition, ExhibitionHeader } from '../exhibition-header.tsx';
import styles from './industry.module.css';
import { type IndustryData, pageMark, TAB_LABELS } from './industry-data.ts';
import { PreregistrationButton } from './preregistration-button.tsx';

/** A page of an industry's site: the exhibition's header, tabs and the page's content. */
export function IndustryFrame({ data, children }: { data: IndustryData; children: ReactNode }) {
  const { expo, tab } = data;
  const isOfTab = tab === 'overview' || tab === 'exhibitors';
  return (
    <article data-page={pageMark(tab)} data-exhibition={expo.id} data-phase={expo.phase}>
      <ExhibitionHeader
        expo={expo}
        tab={isOfTab ? tab : 'information'}
        action={(place) => <IndustryAction data={data} place={place} />}
      />
      <div className="wrap">
        {isOfTab ? null : <IndustryPages data={data} />}
        {children}
      </div>
    </article>
  );
}

interface IndustryActionProps {
  readonly data: IndustryData;
  readonly place: ActionPosition;
}

/** The button to pre-register; once registration has closed, to the organiser. */
export function IndustryAction({ data: { expo, offersPreRegister, contactHref }, place }: IndustryActionProps) {
  const { text } = useTexts();
  if (offersPreRegister) return <PreregistrationButton exhibitionId={expo.id} place={place} />;
  return (
    <a className={place === 'tabs' ? 'button' : 'button primary large'} href={contactHref}>
      {text('industryExpo.contact.write')}
    </a>
  );
}

/** The links to the pages of practical information. */
export function IndustryPages({ data: { tab, pages } }: { data: IndustryData }) {
  const { text } = useTexts();
  return (
    <nav className={`${choice.choices} ${styles.pages}`} aria-label={text('industryExpo.tabs')}>
      <ul>
        {pages.map((each) => (
          <li key={each.tab}>
            <a className={chips.chip} href={each.href} aria-current={each.tab === tab ? 'page' : undefined}>
              {text(TAB_LABELS[each.tab])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
