import type { Messages } from '@fairhall/core/messages';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { hrefOf, rootOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import type { BuiltRoute } from '../page/screens.ts';
import { getMenuCount, SupplierMenuCount } from './menu-count.tsx';
import { useStoredPerson } from './stored-person.ts';
import styles from './supplier-bar.module.css';
import { useLogOut } from './use-log-out.ts';
import { useMenuCounts } from './use-menu-counts.ts';

/** The supplier's pages. Their labels are in the text file that every page with the bar loads. */
export const PAGE_LINKS = [
  { name: 'supplierInbox', label: 'supplierSite.inbox.heading' },
  { name: 'supplierOrders', label: 'supplierSite.orders' },
  { name: 'supplierMeetings', label: 'supplierSite.meetings' },
  { name: 'supplierSamples', label: 'supplierSite.samples' },
  { name: 'supplierLeads', label: 'supplierSite.leads' },
  { name: 'supplierProducts', label: 'supplierSite.products' },
  { name: 'supplierProfile', label: 'supplierSite.profile' },
  { name: 'supplierCertificates', label: 'supplierSite.certificates' },
  { name: 'supplierSavedReplies', label: 'supplierSite.savedReplies' },
  { name: 'supplierPeople', label: 'supplierSite.people.heading' },
] as const satisfies readonly { readonly name: BuiltRoute; readonly label: keyof Messages['supplierSite'] }[];

/**
 * The supplier's name, the logout button and links to the supplier's pages. Shown to logged-in users. On a phone the
 * links are in the bar at the bottom.
 */
export function SupplierBar() {
  const boot = useBoot();
  const { text } = useTexts();
  const { supplierName } = useStoredPerson();
  const logOut = useLogOut();
  const counts = useMenuCounts(boot.device === 'pc' || boot.inApp);
  return (
    <div className={styles.bar} data-supplier="">
      <b>
        <bdi>{supplierName}</bdi>
      </b>
      <button type="button" className="link" onClick={logOut}>
        {text('supplierSite.logOut')}
      </button>
      <nav aria-label={text('supplierSite.pages')}>
        <ul>
          <li>
            <PageLink href={rootOf(boot)} isExact>
              {text('shell.tab.home')}
            </PageLink>
          </li>
          {PAGE_LINKS.map(({ name: route, label }) => (
            <li key={route}>
              <PageLink href={hrefOf(boot)(route, {})}>
                {text(label)}
                <SupplierMenuCount count={getMenuCount(counts, route)} />
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface PageLinkProps {
  readonly href: string;
  /** Whether no other page belongs to it, as to the home page. */
  readonly isExact?: boolean;
  readonly children: ReactNode;
}

/** A link that is marked if it leads to the present page, or to the list that the page belongs to. */
function PageLink({ href, isExact = false, children }: PageLinkProps) {
  const { pathname } = useLocation();
  const [path = ''] = href.split('?');
  const isHere = isExact ? pathname === path : `${pathname}/`.startsWith(`${path}/`);
  return (
    <a href={href} aria-current={isHere ? 'page' : undefined}>
      {children}
    </a>
  );
}
