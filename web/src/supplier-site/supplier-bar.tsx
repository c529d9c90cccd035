import { readStoredValue } from '@fairhall/adapters/browser/stored-value';
import { gatewayError } from '@fairhall/core/contract/error';
import type { Messages } from '@fairhall/core/messages';
import { supplierInfoName } from '@fairhall/core/supplier-login/stored-names';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import { hrefOf, rootOf } from '../page/address.ts';
import { useBoot, useEnsureTexts, useShowError, useTexts } from '../page/contexts.ts';
import { loadPart } from '../page/lazy-module.ts';
import type { BuiltRoute } from '../page/screens.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { supplierLogout } from './parts.ts';
import styles from './supplier-bar.module.css';

/** Returns the supplier's name that is stored on the device, unverified; '' if there is none. */
const useStoredName = (): string => useState(() => nameOf(readStoredValue(window, supplierInfoName, Date.now())))[0];

function nameOf(info: unknown): string {
  const isNamed = typeof info === 'object' && info !== null && 'supplierName' in info;
  return isNamed && typeof info.supplierName === 'string' ? info.supplierName : '';
}

/** The supplier's pages. Their labels are in the text file that every page with the bar loads. */
const PAGE_LINKS = [
  { name: 'supplierInbox', label: 'supplierSite.inbox.heading' },
  { name: 'supplierOrders', label: 'supplierSite.orders' },
  { name: 'supplierMeetings', label: 'supplierSite.meetings' },
  { name: 'supplierLeads', label: 'supplierSite.leads' },
  { name: 'supplierProducts', label: 'supplierSite.products' },
  { name: 'supplierProfile', label: 'supplierSite.profile' },
  { name: 'supplierCertificates', label: 'supplierSite.certificates' },
  { name: 'supplierPeople', label: 'supplierSite.people.heading' },
] as const satisfies readonly { readonly name: BuiltRoute; readonly label: keyof Messages['supplierSite'] }[];

/** The supplier's name, the logout button and links to the supplier's pages. Shown to logged-in users. */
export function SupplierBar() {
  const boot = useBoot();
  const texts = useTexts();
  const { text } = texts;
  const ensureTexts = useEnsureTexts();
  const name = useStoredName();
  const source = usePortsSource();
  const showError = useShowError();
  const logOut = async () => {
    const [ports, { logOutOnPage }] = await Promise.all([source?.load(), loadPart(supplierLogout, ensureTexts)]);
    if (ports !== undefined && !(await logOutOnPage(boot, texts, ports))) return;
    location.assign(rootOf(boot));
  };
  return (
    <div className={styles.bar} data-supplier="">
      <b>
        <bdi>{name}</bdi>
      </b>
      <button
        type="button"
        className="link"
        onClick={() => logOut().catch(() => showError(gatewayError('NETWORK_ERROR')))}
      >
        {text('supplierSite.logOut')}
      </button>
      <nav aria-label={text('supplierSite.pages')}>
        <ul>
          {PAGE_LINKS.map(({ name: route, label }) => (
            <li key={route}>
              <PageLink href={hrefOf(boot)(route, {})}>{text(label)}</PageLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Scrolls the present page's link into view where the links are wider than a phone's screen. */
const moveIntoView = (link: HTMLAnchorElement | null): void =>
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** A link that is marked if it leads to the present page, or to the list that the page belongs to. */
function PageLink({ href, children }: { href: string; children: ReactNode }) {
  const { pathname } = useLocation();
  const [path = ''] = href.split('?');
  const isHere = `${pathname}/`.startsWith(`${path}/`);
  return (
    <a href={href} aria-current={isHere ? 'page' : undefined} ref={isHere ? moveIntoView : undefined}>
      {children}
    </a>
  );
}
