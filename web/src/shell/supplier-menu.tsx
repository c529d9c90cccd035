import { storedValue } from '@fairhall/adapters/browser/stored-value';
import { supplierInfoName, supplierTokenName } from '@fairhall/core/account/stored-names';
import { useEffect, useState } from 'react';
import { hrefOf, rootOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './account-menu.module.css';
import menus from './menus.module.css';

/** Part of the header, or the last tab at the foot of a phone. */
type Shape = 'header' | 'tab';

/** What the device keeps of a supplier's login, unchecked; null for none, and on the server. */
function useStoredSupplier(): { readonly name: string } | null {
  const [stored, setStored] = useState<{ readonly name: string } | null>(null);
  useEffect(() => {
    const now = Date.now();
    if (typeof storedValue(window, supplierTokenName, now) !== 'string') return;
    setStored({ name: nameOf(storedValue(window, supplierInfoName, now)) });
  }, []);
  return stored;
}

function nameOf(info: unknown): string {
  const isNamed = typeof info === 'object' && info !== null && 'supplierName' in info;
  return isNamed && typeof info.supplierName === 'string' ? info.supplierName : '';
}

/** The menu of whoever answers for a supplier, or the link to the login. */
export function SupplierMenu({ shape }: { shape: Shape }) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  const stored = useStoredSupplier();
  const isTab = shape === 'tab';
  if (stored === null) {
    return (
      <a
        className={styles.account}
        data-account="visitor"
        data-shape={shape}
        href={href('singleSignOn', {}, { role: 'supplier' })}
      >
        <Icon name="person" />
        <span>{text(isTab ? 'shell.me' : 'shell.logIn')}</span>
      </a>
    );
  }
  return (
    <details className={`${menus.menu} ${styles.menu}`} name="shell-menu" data-account="supplier" data-shape={shape}>
      <summary className={styles.account} data-shape={shape}>
        <Icon name="person" />
        <span className="hidden">{isTab ? '' : `${text('shell.account')}: `}</span>
        <bdi className={styles.name}>{isTab || stored.name === '' ? text('shell.me') : stored.name}</bdi>
        {isTab ? null : <Icon name="chevron" small />}
      </summary>
      <div className={`${menus.list} ${styles.list}`}>
        {isTab && stored.name !== '' ? (
          <p className={styles.who}>
            <bdi>{stored.name}</bdi>
          </p>
        ) : null}
        <ul>
          <li>
            <a href={href('supplierInbox', {})}>{text('shell.inbox')}</a>
          </li>
          <li>
            <a href={href('supplierPeople', {})}>{text('shell.people')}</a>
          </li>
          <li>
            <LogOut />
          </li>
        </ul>
      </div>
    </details>
  );
}

function LogOut() {
  const boot = useBoot();
  const { text } = useTexts();
  const source = usePortsSource();
  const logOut = async () => {
    const [ports, { logOutOnPage }] = await Promise.all([source?.load(), import('../supplier/log-out.ts')]);
    if (ports !== undefined) await logOutOnPage(boot, ports);
    location.assign(rootOf(boot));
  };
  return (
    <button type="button" onClick={() => void logOut()}>
      {text('shell.logOut')}
    </button>
  );
}
