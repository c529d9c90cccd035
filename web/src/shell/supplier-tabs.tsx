import { useLocation } from 'react-router';
import { hrefOf, rootOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import type { BuiltRoute } from '../page/screens.ts';
import { useStoredPerson } from '../supplier-site/stored-person.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { SupplierAccount } from './supplier-account.tsx';

interface Tab {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
  /** Absent for the home page. */
  readonly page?: BuiltRoute;
}

/**
 * The tabs at the bottom of a phone on the suppliers' site: the supplier's own things. While its exhibition runs,
 * meetings are in place of orders, and orders are in the menu. D-65
 */
export function SupplierTabs({ className }: { className: string | undefined }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { pathname } = useLocation();
  const { isAtShow } = useStoredPerson();
  const href = hrefOf(boot);
  const root = rootOf(boot);
  const tabs: readonly Tab[] = [
    { icon: 'home', label: text('shell.tab.home'), href: root },
    { icon: 'mail', label: text('shell.inbox'), href: href('supplierInbox', {}), page: 'supplierInbox' },
    isAtShow
      ? {
          icon: 'calendar',
          label: text('shell.meetings'),
          href: href('supplierMeetings', {}),
          page: 'supplierMeetings',
        }
      : { icon: 'document', label: text('shell.orders'), href: href('supplierOrders', {}), page: 'supplierOrders' },
    { icon: 'grid', label: text('shell.products'), href: href('supplierProducts', {}), page: 'supplierProducts' },
  ];
  const isHere = (tab: Tab): boolean => {
    const [path = ''] = tab.href.split('?');
    return tab.page === undefined ? pathname === path : `${pathname}/`.startsWith(`${path}/`);
  };
  return (
    <nav className={className} aria-label={text('shell.main')}>
      {tabs.map((tab) => (
        <a key={tab.icon} href={tab.href} aria-current={isHere(tab) ? 'page' : undefined}>
          <Icon name={tab.icon} />
          {tab.label}
        </a>
      ))}
      <SupplierAccount shape="tab" leftOut={tabs.flatMap(({ page }) => (page === undefined ? [] : [page]))} />
    </nav>
  );
}
