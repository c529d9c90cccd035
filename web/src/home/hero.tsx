import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { SearchBar } from '../ui/search-bar.tsx';
import styles from './hero.module.css';
import type { HomeData } from './home-data.ts';

/** The title, the search and popular categories. A phone has the search in its header, so the title is hidden. */
export function HomeHero({ data }: { data: HomeData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { country, popular, stage } = data;
  const title = country === null ? text('home.hero.title') : text('home.country.title', { country: country.name });
  if (device === 'h5') return <h1 className="hidden">{title}</h1>;
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <h1>{title}</h1>
        <SearchBar
          shape="hero"
          more={stage === null || stage.href === null ? null : <ExhibitionOption exhibitionId={stage.id} />}
        />
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
      </div>
    </section>
  );
}

/** The search type for the exhibitors of the exhibition that the page presents first. */
function ExhibitionOption({ exhibitionId }: { exhibitionId: string }) {
  const { text } = useTexts();
  return (
    <label>
      <input type="radio" name="searchType" value={`exhibition_${exhibitionId}`} />
      <span>{text('home.search.exhibition')}</span>
    </label>
  );
}

/** The top of the suppliers' home page. Its link to the inbox asks for a login if needed. R-1.014 D-39 */
export function SupplierHero() {
  const boot = useBoot();
  const { text } = useTexts();
  const href = hrefOf(boot);
  return (
    <section className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
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
    </section>
  );
}
