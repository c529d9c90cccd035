import { useId } from 'react';
import { useBuyerMark } from '../login/use-buyer-mark.ts';
import { useSession } from '../login/use-login.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { SlotLoader } from '../page/slot-loader.ts';
import chips from '../ui/chip.module.css';
import { Icon } from '../ui/icon.tsx';
import choice from './choices.module.css';
import { ExhibitionHeader } from './exhibition-header.tsx';
import type { ExhibitionPageWords } from './exhibition-page-words.ts';
import { ExhibitorCount } from './exhibitor-count.tsx';
import { ExhibitorList } from './exhibitor-list.tsx';
import { ExhibitorPages } from './exhibitor-pages.tsx';
import styles from './exhibitors.module.css';
import type { Choice, ExhibitorsData } from './exhibitors-data.ts';
import { ExhibitorSpotlight } from './spotlight-panel.tsx';

declare module '../page/slots.ts' {
  interface Slots {
    /** The buyer's next plans at an exhibition: a panel beside a list, or a bar at the foot of a phone. D-28 */
    readonly showPlan: ExhibitionPageWords['clock'] & {
      readonly exhibitionId: string;
      readonly plannerHref: string;
      readonly shape: 'panel' | 'bar';
    };
  }
}

/** Exhibitors in pages, with a search, halls and tags. All of it works without JavaScript.  */
export function ExhibitorListPage({ data }: { data: ExhibitorsData }) {
  const { expo, tab } = data;
  return (
    <article data-page={tab === 'spotlight' ? 'expo-spotlight' : 'expo-exhibitors'} data-exhibition={expo.id}>
      <ExhibitionHeader expo={expo} tab={tab} />
      <div className="wrap">
        <ExhibitorSearch data={data} />
      </div>
    </article>
  );
}

/** The search, the filters and the exhibitors, below the header of their page. */
export function ExhibitorSearch({ data }: { data: ExhibitorsData }) {
  const { text } = useTexts();
  const { device } = useBoot();
  const { isLoggedIn } = useSession();
  useBuyerMark();
  const { expo, tab, spotlight, canPlan } = data;
  const plan = { exhibitionId: expo.id, ...expo.clock, plannerHref: expo.hrefs.planner };
  return (
    <>
      <div className={styles.list}>
        <div className="section-head">
          <h2>{text(`exhibition.tab.${tab}`)}</h2>
          <p className="meta number">{data.count}</p>
        </div>
        <div className={styles.find}>
          <Search data={data} />
          {tab === 'spotlight' ? null : <HallLinks halls={data.halls} />}
        </div>
        {tab === 'spotlight' ? null : <TagLinks tags={data.tags} />}
        {spotlight === null ? null : <ExhibitorSpotlight spotlight={spotlight} expo={expo} canPlan={canPlan} />}
        <div className={styles.columns} data-with-plan={canPlan || undefined}>
          <div>
            <ExhibitorResults data={data} />
            <ExhibitorPages position={data} />
          </div>
          {/* Every page has this column, so that nothing moves when a buyer's plan loads; a style hides it from
              guests. */}
          {canPlan && device === 'pc' ? (
            <aside className={styles.plan}>
              <SlotLoader name="showPlan" isWanted={isLoggedIn} isQuiet part={{ ...plan, shape: 'panel' }} />
            </aside>
          ) : null}
        </div>
      </div>
      {canPlan && device === 'h5' ? (
        <SlotLoader name="showPlan" isWanted={isLoggedIn} isQuiet part={{ ...plan, shape: 'bar' }} />
      ) : null}
    </>
  );
}

/** The exhibitors of a page, grouped by hall. */
function ExhibitorResults({ data }: { data: ExhibitorsData }) {
  const { expo, bands, canPlan } = data;
  if (bands.length === 0) return <EmptyExhibitors data={data} />;
  return (
    <div className={`panel ${styles.bands}`}>
      {bands.map(({ hall, title, name, count, exhibitors }) => (
        <section key={hall} data-hall={hall}>
          <header>
            <h3>
              {title}
              {name === '' ? null : (
                <>
                  {' · '}
                  <bdi>{name}</bdi>
                </>
              )}
            </h3>
            <span className="number">{count}</span>
          </header>
          <ExhibitorList exhibitors={exhibitors} shape="rows" isInPanel planAt={canPlan ? expo.id : undefined} />
        </section>
      ))}
    </div>
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

/**
 * All halls or one: a segmented control on a PC, a scrollable row on a phone. Search engines need not follow these
 * links.
 */
function HallLinks({ halls }: Pick<ExhibitorsData, 'halls'>) {
  const { text } = useTexts();
  if (halls.length === 0) return null;
  return (
    <nav className={styles.hallChoices} aria-label={text('exhibition.halls')}>
      <ul>
        {halls.map(({ id, label, count, results, isChosen, href }) => (
          <li key={id}>
            <a href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
              <bdi>{label}</bdi>
              <ExhibitorCount count={count} results={results} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The number of tags that a PC shows at first; a phone's row shows all. */
const TAG_LIMIT = 8;

/** The selected tag links back to all exhibitors. */
function TagLinks({ tags }: Pick<ExhibitorsData, 'tags'>) {
  const { text } = useTexts();
  const { device } = useBoot();
  if (tags.length === 0) return null;
  const shown = device === 'pc' ? tags.slice(0, TAG_LIMIT) : tags;
  const others = tags.slice(shown.length);
  return (
    <nav className={`${choice.choices} ${styles.tags}`} aria-label={text('exhibition.tags')}>
      <ul>
        {shown.map((tag) => (
          <Tag key={tag.id} tag={tag} />
        ))}
        {others.length === 0 ? null : (
          <li>
            <details className={styles.more}>
              <summary className={chips.chip}>
                <Icon name="plus" small />
                {text('exhibition.tags.more')}
              </summary>
              <ul>
                {others.map((tag) => (
                  <Tag key={tag.id} tag={tag} />
                ))}
              </ul>
            </details>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Tag({ tag: { label, count, results, isChosen, href } }: { tag: Choice }) {
  return (
    <li>
      <a className={chips.chip} href={href} rel="nofollow" aria-current={isChosen ? 'true' : undefined}>
        <bdi>{label}</bdi>
        <ExhibitorCount count={count} results={results} />
        {isChosen ? <Icon name="close" small /> : null}
      </a>
    </li>
  );
}

function EmptyExhibitors({ data: { isNarrowed, pageNo, allHref } }: { data: ExhibitorsData }) {
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
