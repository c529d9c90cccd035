import { useLocation } from 'react-router';
import { hrefOf, rootOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import type { BuiltRoute } from '../page/screens.ts';
import { getMenuCount, SupplierMenuCount } from '../supplier-site/menu-count.tsx';
import { useStoredPerson } from '../supplier-site/stored-person.ts';
import { useMenuCounts } from '../supplier-site/use-menu-counts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { SupplierAccount } from './supplier-account.tsx';
import styles from './supplier-tabs.module.css';

interface Tab {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
  /** Absent for the home page. */
  readonly page?: BuiltRoute;
}

/**
 * The tabs at the bottom of a phone on the suppliers' site: the supplier's own things. While its exhibition runs, the
 * scan of badges and the meetings are in place of orders and products, which are in the menu then. D-65
 */
export function SupplierTabs({ className }: { className: string | undefined }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { pathname } = useLocation();
  const { isAtShow } = useStoredPerson();
  const counts = useMenuCounts(true);
  const href = hrefOf(boot);
  const root = rootOf(boot);
  const tabs: readonly Tab[] = [
    { icon: 'home', label: text('shell.tab.home'), href: root },
    { icon: 'mail', label: text('shell.inbox'), href: href('supplierInbox', {}), page: 'supplierInbox' },
    ...(isAtShow
      ? ([
          {
            icon: 'badge',
            label: text('shell.scan'),
            href: `${href('supplierLeads', {})}#scan`,
            page: 'supplierLeads',
          },
          {
            icon: 'calendar',
            label: text('shell.meetings'),
            href: href('supplierMeetings', {}),
            page: 'supplierMeetings',
          },
        ] as const)
      : ([
          { icon: 'document', label: text('shell.orders'), href: href('supplierOrders', {}), page: 'supplierOrders' },
          { icon: 'grid', label: text('shell.products'), href: href('supplierProducts', {}), page: 'supplierProducts' },
        ] as const)),
  ];
  const isHere = (tab: Tab): boolean => {
    const [path = ''] = tab.href.split(/[?#]/);
    return tab.page === undefined ? pathname === path : `${pathname}/`.startsWith(`${path}/`);
  };
  // The list of leads stays in the menu: the tab opens the scan.
  const leftOut = tabs.flatMap(({ page }) => (page === undefined || page === 'supplierLeads' ? [] : [page]));
  return (
    <nav className={className} aria-label={text('shell.main')}>
      {tabs.map((tab) => (
        <a key={tab.icon} className={styles.tab} href={tab.href} aria-current={isHere(tab) ? 'page' : undefined}>
          <Icon name={tab.icon} />
          {tab.label}
          <SupplierMenuCount count={getMenuCount(counts, tab.page)} />
        </a>
      ))}
      <SupplierAccount shape="tab" leftOut={leftOut} />
    </nav>
  );
}
