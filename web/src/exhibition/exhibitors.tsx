import { useId } from 'react';
import { useTexts } from '../page/contexts.ts';
import chips from '../ui/chip.module.css';
import { Icon } from '../ui/icon.tsx';
import { ExhibitorList } from './exhibitor-list.tsx';
import { ExhibitorPages } from './exhibitor-pages.tsx';
import styles from './exhibitors.module.css';
import type { Choice, ExhibitorsData } from './exhibitors-data.ts';
import { ExpoTop } from './expo-top.tsx';

/** Who exhibits: a search, halls and tags, and the exhibitors in pages. All of it works without a script.  */
export function Exhibitors({ data }: { data: ExhibitorsData }) {
  const { text } = useTexts();
  const { expo, tab, exhibitors } = data;
  return (
    <article data-page={tab === 'spotlight' ? 'expo-spotlight' : 'expo-exhibitors'} data-exhibition={expo.id}>
      <ExpoTop expo={expo} tab={tab} isLow />
      <div className={`wrap ${styles.list}`}>
        <div className="section-head">
          <h2>{text(`exhibition.tab.${tab}`)}</h2>
          <p className="meta number">{data.count}</p>
        </div>
        <Search data={data} />
        {tab === 'spotlight' ? null : <Choices label={text('exhibition.halls')} choices={data.halls} />}
        {tab === 'spotlight' ? null : <Choices label={text('exhibition.tags')} choices={data.tags} />}
        {exhibitors.length === 0 ? (
          <Nothing data={data} />
        ) : (
          <ExhibitorList
            exhibitors={exhibitors}
            shape="rows"
            planAt={data.canPlan ? expo.id : undefined}
            canMeet={data.canMeet}
          />
        )}
        <ExhibitorPages place={data} />
      </div>
    </article>
  );
}

function Search({ data: { keyword, allHref } }: { data: ExhibitorsData }) {
  const { text } = useTexts();
  const { pathname, searchParams } = new URL(allHref, 'http://address.invalid');
  const field = useId();
  return (
    <search aria-label={text('exhibition.find')}>
      <form className={styles.search} action={pathname} key={keyword}>
        {[...searchParams].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label className="hidden" htmlFor={field}>
          {text('exhibition.find')}
        </label>
        <input
          id={field}
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={200}
          placeholder={text('exhibition.find')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button primary">
          <Icon name="search" />
          {text('exhibition.find.button')}
        </button>
      </form>
    </search>
  );
}

/** Halls or tags; a chosen one leads back to all. Search engines need none of them. */
function Choices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  if (choices.length === 0) return null;
  return (
    <nav className={styles.choices} aria-label={label}>
      <ul>
        {choices.map(({ id, label: name, count, isChosen, href }) => (
          <li key={id}>
            <a className={chips.chip} href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
              <bdi>{name}</bdi>
              <small className="number">{count}</small>
              {isChosen ? <Icon name="close" small /> : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Nothing({ data: { isNarrowed, pageNo, allHref } }: { data: ExhibitorsData }) {
  const { text } = useTexts();
  const isSearched = isNarrowed || pageNo > 1;
  return (
    <div className={`panel ${styles.none}`}>
      <p>{text(isSearched ? 'exhibition.exhibitors.none' : 'exhibition.exhibitors.noneYet')}</p>
      {isSearched ? (
        <a className="button" href={allHref}>
          {text('exhibition.exhibitors.all')}
        </a>
      ) : null}
    </div>
  );
}
