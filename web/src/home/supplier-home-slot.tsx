import { isStored } from '@fairhall/adapters/browser/stored-value';
import { supplierTokenName } from '@fairhall/core/supplier-login/stored-names';
import { useEffect, useState } from 'react';
import { hrefOf, rootOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { SlotLoader } from '../page/slot-loader.ts';
import styles from './supplier-home-slot.module.css';

export interface SupplierHomeSlotProps {
  readonly className: string | undefined;
}

declare module '../page/slots.ts' {
  interface Slots {
    supplierDashboard: SupplierHomeSlotProps;
  }
}

/**
 * The space for the supplier's dashboard. All visitors get the same page, so only the browser knows who is logged in:
 * suppliers load their dashboard, and others see that they are not logged in here. D-05
 */
export function SupplierHomeSlot(props: SupplierHomeSlotProps) {
  const [viewer, setViewer] = useState<'unknown' | 'visitor' | 'supplier'>('unknown');
  useEffect(() => setViewer(isStored(window, supplierTokenName, Date.now()) ? 'supplier' : 'visitor'), []);
  return (
    <div data-own={viewer} className={styles.place}>
      {viewer === 'visitor' ? <Visitor {...props} /> : null}
      <SlotLoader name="supplierDashboard" isWanted={viewer === 'supplier'} part={props} />
    </div>
  );
}

function Visitor({ className }: SupplierHomeSlotProps) {
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
