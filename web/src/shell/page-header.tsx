import { useLocation } from 'react-router';
import { CartLink } from '../cart/cart-link.tsx';
import { hrefOf, resolveAddress, rootOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { SearchBar } from '../ui/search-bar.tsx';
import { SiteLogo } from '../ui/site-logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ExhibitionCalendarLink } from './exhibition-calendar-link.tsx';
import { IndustryMenu } from './industry-menu.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './page-header.module.css';

/** The header of the PC layout, 80 px high. On the home page the search field is in the page itself. R-2.267 */
export function PageHeader() {
  const boot = useBoot();
  const { text } = useTexts();
  const { pathname } = useLocation();
  const href = hrefOf(boot);
  const { allYearUrl } = boot.brand;
  const isHome = resolveAddress(pathname, boot)?.name === 'home';
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.inner}`}>
        <a className={styles.logo} href={rootOf(boot)} aria-label={text('shell.home')}>
          <SiteLogo brand={boot.brand} />
        </a>
        <IndustryMenu />
        <nav className={`${styles.links}${isHome ? ` ${styles.start}` : ''}`} aria-label={text('shell.main')}>
          <ExhibitionCalendarLink className={undefined} />
          {allYearUrl && (
            <a href={allYearUrl} data-site-link="">
              24/7
            </a>
          )}
          {isHome ? (
            <>
              <a href={href('search', { searchType: 'supplier' })}>{text('shell.suppliers')}</a>
              {boot.audience === 'supplier' ? null : <a href={href('rfq', {})}>{text('shell.rfq')}</a>}
            </>
          ) : null}
        </nav>
        {isHome ? null : <SearchBar />}
        <AccountMenu shape="header" />
        <LanguageMenu />
        <CartLink />
      </div>
    </header>
  );
}
