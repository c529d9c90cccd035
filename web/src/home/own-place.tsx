import { isStored } from '@fairhall/adapters/browser/stored-value';
import { supplierTokenName } from '@fairhall/core/supplier-login/stored-names';
import { useEffect, useState } from 'react';
import { hrefOf, rootOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { LaterSlot } from '../page/later-slot.ts';
import styles from './own-place.module.css';

export interface OwnPlaceProps {
  readonly className: string | undefined;
}

declare module '../page/slots.ts' {
  interface Slots {
    supplierDashboard: OwnPlaceProps;
  }
}

/**
 * The place of what is the supplier's own. The page is everybody's, so who is logged in is known in the browser alone: their
 * code comes to them, and everybody else is told that nobody is logged in here. D-05
 */
export function OwnPlace(place: OwnPlaceProps) {
  const [who, setWho] = useState<'unknown' | 'visitor' | 'supplier'>('unknown');
  useEffect(() => setWho(isStored(window, supplierTokenName, Date.now()) ? 'supplier' : 'visitor'), []);
  return (
    <div data-own={who} className={styles.place}>
      {who === 'visitor' ? <Visitor {...place} /> : null}
      <LaterSlot name="supplierDashboard" isWanted={who === 'supplier'} part={place} />
    </div>
  );
}

function Visitor({ className }: OwnPlaceProps) {
  const boot = useBoot();
  const { text } = useTexts();
  const login = hrefOf(boot)('singleSignOn', {}, { role: 'supplier', callback: rootOf(boot) });
  return (
    <section className={`panel ${className} ${styles.visitor}`}>
      <p>
        <b>{text('home.own.visitor')}</b>
        <span className="meta">{text('home.own.visitor.text')}</span>
      </p>
      <a className="button" href={login}>
        {text('home.own.login')}
      </a>
    </section>
  );
}
