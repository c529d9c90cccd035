import { isStored } from '@fairhall/adapters/browser/stored-value';
import { supplierTokenName } from '@fairhall/core/supplier-login/stored-names';
import { useState } from 'react';
import { hrefOf, rootOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import type { BuiltRoute } from '../page/screens.ts';
import { useStoredPerson } from './stored-person.ts';
import { PAGE_LINKS } from './supplier-bar.tsx';
import styles from './supplier-menu.module.css';
import { useLogOut } from './use-log-out.ts';

interface SupplierMenuProps {
  /** Pages that have tabs of their own beside the menu. */
  readonly leftOut: readonly BuiltRoute[];
}

/** The content of the supplier's menu: who is logged in, the supplier's pages, and the logout; or the login. D-65 */
export function SupplierMenu({ leftOut }: SupplierMenuProps) {
  const boot = useBoot();
  const { text } = useTexts();
  const href = hrefOf(boot);
  const person = useStoredPerson();
  const logOut = useLogOut();
  const [isLoggedIn] = useState(() => isStored(window, supplierTokenName, Date.now()));
  if (!isLoggedIn) {
    const login = href('singleSignOn', {}, { role: 'supplier', callback: rootOf(boot) });
    return (
      <ul>
        <li>
          <a href={login}>{text('shell.logIn')}</a>
        </li>
      </ul>
    );
  }
  const links = PAGE_LINKS.filter(({ name }) => !leftOut.includes(name));
  return (
    <>
      {person.supplierName === '' ? null : (
        <p className={styles.who}>
          {person.contactName === '' ? null : (
            <b>
              <bdi>{person.contactName}</bdi>
            </b>
          )}
          <bdi>{person.supplierName}</bdi>
        </p>
      )}
      <ul>
        {links.map(({ name, label }) => (
          <li key={name}>
            <a href={href(name, {})}>{text(label)}</a>
          </li>
        ))}
        <li>
          <button type="button" onClick={logOut}>
            {text('supplierSite.logOut')}
          </button>
        </li>
      </ul>
    </>
  );
}
