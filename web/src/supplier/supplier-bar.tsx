import { storedValue } from '@fairhall/adapters/browser/stored-value';
import { supplierInfoName } from '@fairhall/core/account/stored-names';
import { useState } from 'react';
import { hrefOf, rootOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import styles from './supplier-bar.module.css';

/** The name that the device keeps of the supplier, unchecked; '' where it keeps none. */
const useStoredName = (): string => useState(() => nameOf(storedValue(window, supplierInfoName, Date.now())))[0];

function nameOf(info: unknown): string {
  const isNamed = typeof info === 'object' && info !== null && 'supplierName' in info;
  return isNamed && typeof info.supplierName === 'string' ? info.supplierName : '';
}

/** The supplier's pages beside its inbox. */
const LINKS = [
  { name: 'supplierProducts', label: 'supplierSite.products' },
  { name: 'supplierProfile', label: 'supplierSite.profile' },
  { name: 'supplierPeople', label: 'supplierSite.people.heading' },
] as const;

/** For whom one answers here, and the ways to the people and out. Shown to whoever is logged in. */
export function SupplierBar() {
  const boot = useBoot();
  const { text } = useTexts();
  const name = useStoredName();
  const source = usePortsSource();
  const logOut = async () => {
    const [ports, { logOutOnPage }] = await Promise.all([source?.load(), import('./log-out.ts')]);
    if (ports !== undefined) await logOutOnPage(boot, ports);
    location.assign(rootOf(boot));
  };
  return (
    <div className={styles.bar} data-supplier="">
      <b>
        <bdi>{name}</bdi>
      </b>
      {LINKS.map(({ name: route, label }) => (
        <a key={route} className="link" href={hrefOf(boot)(route, {})}>
          {text(label)}
        </a>
      ))}
      <button type="button" className="link" onClick={() => void logOut()}>
        {text('supplierSite.logOut')}
      </button>
    </div>
  );
}
