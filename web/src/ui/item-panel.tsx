import type { ReactNode } from 'react';
import styles from './item-panel.module.css';
import { SupplierMonogram } from './supplier-monogram.tsx';

interface ItemPanelProps {
  readonly name: string;
  readonly href: string;
  /** Null for none. */
  readonly picture: string | null;
  /** A supplier's initials, in place of a picture. */
  readonly letters?: string;
  readonly kind?: 'product' | 'supplier';
  readonly industry?: string;
  /** What it is here, above its name. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** The product or the supplier that a form is about, as the way to it. */
export function ItemPanel({ name, href, picture, letters, kind, industry, label, children }: ItemPanelProps) {
  return (
    <div className={styles.item} data-target={kind} data-industry={industry}>
      {picture === null ? null : <img src={picture} alt="" width="88" height="88" />}
      {picture === null && letters !== undefined ? <SupplierMonogram letters={letters} /> : null}
      <div>
        {label === undefined ? null : <p className="meta">{label}</p>}
        <a className={styles.name} href={href}>
          <bdi>{name}</bdi>
        </a>
        {children}
      </div>
    </div>
  );
}

/** "US$2.85–4.20 per piece · MOQ 50"; without a price, only what follows it. */
export function PriceLine({ price, basis }: { price: string | null; basis: string }) {
  return (
    <p>
      {price === null ? null : (
        <b>
          <bdi dir="ltr">{price}</bdi>{' '}
        </b>
      )}
      <span>{basis}</span>
    </p>
  );
}
