import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { SearchBar } from '../ui/search-bar.tsx';
import { ExhibitionLine } from './exhibition-line.tsx';
import { Hall } from './hall.tsx';
import styles from './hero.module.css';
import type { HomeData } from './home-data.ts';
import { RfqCard } from './rfq-card.tsx';

type Popular = HomeData['popular'];

interface HomeHeroFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly popular: Popular;
  readonly show: HomeData['show'];
}

/** The top of a PC's home page; a phone's begins with the industries. */
function HomeHeroFrame({ title, lead, popular, show }: HomeHeroFrameProps) {
  const { device } = useBoot();
  const { text } = useTexts();
  const line = show === null ? null : <ExhibitionLine show={show} />;
  if (device === 'h5')
    return (
      <>
        <h1 className={styles.title}>{title}</h1>
        {line}
      </>
    );
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <SearchBar shape="hero" more={show === null ? null : <ExhibitionOption exhibitionId={show.id} />} />
          {popular.length > 0 ? (
            <nav className={styles.popular} aria-label={text('home.popular')}>
              <span>{text('home.popular')}</span>
              <ul>
                {popular.map((category) => (
                  <li key={category.href}>
                    <a className={styles.chip} href={category.href}>
                      <bdi>{category.name}</bdi>
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          {line}
        </div>
        <RfqCard picture={<Hall />} />
        <HomePromises />
      </div>
    </section>
  );
}

/** The search type for the exhibitors of the site's first exhibition. */
function ExhibitionOption({ exhibitionId }: { exhibitionId: string }) {
  const { text } = useTexts();
  return (
    <label>
      <input type="radio" name="searchType" value={`exhibition_${exhibitionId}`} />
      <span>{text('home.search.exhibition')}</span>
    </label>
  );
}

/** The three main benefits of the marketplace. */
export function HomePromises() {
  const { text } = useTexts();
  return (
    <ul className={styles.promises}>
      <li>
        <Icon name="sort" />
        <b>{text('home.facts.prices')}</b>
        <span>{text('home.facts.prices.text')}</span>
      </li>
      <li>
        <Icon name="shield" />
        <b>{text('home.facts.proof')}</b>
        <span>{text('home.facts.proof.text')}</span>
      </li>
      <li>
        <Icon name="mail" />
        <b>{text('home.facts.enquiry')}</b>
        <span>{text('home.facts.enquiry.text')}</span>
      </li>
    </ul>
  );
}

export function HomeGlobalHero(shown: Pick<HomeHeroFrameProps, 'popular' | 'show'>) {
  const { text } = useTexts();
  return <HomeHeroFrame title={text('home.hero.title')} lead={text('home.hero.lead')} {...shown} />;
}

export function HomeCountryHero({
  country,
  ...shown
}: { country: string } & Pick<HomeHeroFrameProps, 'popular' | 'show'>) {
  const { text } = useTexts();
  return <HomeHeroFrame title={text('home.country.title', { country })} lead={text('home.country.lead')} {...shown} />;
}

/** The top of the suppliers' home page. Its link to the inbox asks for a login if needed. R-1.014 D-39 */
export function SupplierHero() {
  const boot = useBoot();
  const { text } = useTexts();
  const href = hrefOf(boot);
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h1>{text('home.supplier.title')}</h1>
          <p className={styles.lead}>{text('home.supplier.lead')}</p>
          <p className={styles.ways}>
            <a className="button primary large" href={href('supplierInbox', {})}>
              {text('home.supplier.inbox')}
            </a>
            <a className="button large" href={href('search', { searchType: 'product' })}>
              {text('home.supplier.catalogue')}
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
