import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { CartLink } from '../cart/cart-link.tsx';
import { hrefOf, resolveAddress, rootOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { getLoadedScreen } from '../page/load-screen.ts';
import type { LoadedPage } from '../page/screen.ts';
import { type BuiltRoute, screenEntry } from '../page/screens.ts';
import { supplierBarsFor } from '../page/supplier-bars.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { SearchBar } from '../ui/search-bar.tsx';
import { SiteLogo } from '../ui/site-logo.tsx';
import { AccountMenu } from './account-menu.tsx';
import { ExhibitionCalendarLink } from './exhibition-calendar-link.tsx';
import { LanguageMenu } from './language-menu.tsx';
import styles from './mobile-bars.module.css';

/** Returns the page's title for the mobile bar, and the elements that the page adds to the bar. */
function usePage(): { readonly heading: string; readonly added: ReactNode } {
  const boot = useBoot();
  const texts = useTexts();
  const page = useMatches().at(-1)?.loaderData as LoadedPage | undefined;
  if (page === undefined) return { heading: '', added: null };
  const { head, Bar } = getLoadedScreen(page.name);
  const { heading, title } = head(page.data, { boot, texts, href: hrefOf(boot) });
  return { heading: heading ?? title, added: Bar === undefined ? null : <Bar data={page.data} /> };
}

/** Whether the page has an action bar, in place of which there are no tabs. */
function useHasActionBar(name: BuiltRoute | undefined): boolean {
  const page = useMatches().at(-1)?.loaderData as LoadedPage | undefined;
  if (name === undefined || !screenEntry(name).hasActionBar) return false;
  return page?.name !== name || getLoadedScreen(name).hasActionBar?.(page.data) !== false;
}

/**
 * The bars of the mobile layout: 44 px at the top (on the home page two rows, of which the search stays), tabs at the
 * bottom. The native app has its own bars.
 */
export function MobileBars() {
  const boot = useBoot();
  const { pathname } = useLocation();
  const name = resolveAddress(pathname, boot)?.name;
  const hasActionBar = useHasActionBar(name);
  const supplierBars = supplierBarsFor(boot.audience);
  if (boot.inApp) return null;
  return (
    <>
      {name === 'home' ? <HomeBar /> : <PageBar isSearch={name === 'search'} />}
      {hasActionBar ? null : supplierBars === null ? (
        <MobileTabs current={name} />
      ) : (
        <supplierBars.Tabs className={styles.tabs} />
      )}
    </>
  );
}

function HomeBar() {
  const boot = useBoot();
  const { text } = useTexts();
  return (
    <header className={styles.home}>
      <div className={styles.row}>
        <a className={styles.logo} href={rootOf(boot)} aria-label={text('shell.home')}>
          <SiteLogo brand={boot.brand} />
        </a>
        <ExhibitionCalendarLink className={styles.key} icon="calendar" />
        <CartLink compact />
        <LanguageMenu compact />
      </div>
      <SearchBar shape="row" />
    </header>
  );
}

function PageBar({ isSearch }: { isSearch: boolean }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { heading, added } = usePage();
  return (
    <header className={styles.top}>
      <a className={styles.key} href={rootOf(boot)} aria-label={text('shell.back')} data-back="">
        <Icon name="back" flip />
      </a>
      {isSearch ? (
        <SearchBar shape="pill" />
      ) : (
        // A long heading is truncated at the end of its own text direction.
        <b className={styles.heading} dir="auto">
          {heading}
        </b>
      )}
      {isSearch ? null : (
        <a
          className={styles.key}
          href={hrefOf(boot)('search', { searchType: 'product' })}
          aria-label={text('shell.search.go')}
        >
          <Icon name="search" />
        </a>
      )}
      <CartLink compact />
      {added}
    </header>
  );
}

function MobileTabs({ current }: { current: BuiltRoute | undefined }) {
  const boot = useBoot();
  const { text } = useTexts();
  const href = hrefOf(boot);
  const tabs: readonly { icon: IconName; label: string; href: string; name: BuiltRoute }[] = [
    { name: 'home', icon: 'home', label: text('shell.tab.home'), href: rootOf(boot) },
    { name: 'categories', icon: 'grid', label: text('shell.categories'), href: href('categories', {}) },
    { name: 'search', icon: 'search', label: text('shell.products'), href: href('search', { searchType: 'product' }) },
    { name: 'search', icon: 'store', label: text('shell.suppliers'), href: href('search', { searchType: 'supplier' }) },
  ];
  return (
    <nav className={styles.tabs} aria-label={text('shell.main')}>
      {tabs.map((tab) => (
        <a
          key={tab.icon}
          href={tab.href}
          aria-current={tab.name === current && tab.name !== 'search' ? 'page' : undefined}
        >
          <Icon name={tab.icon} />
          {tab.label}
        </a>
      ))}
      <AccountMenu shape="tab" />
    </nav>
  );
}
