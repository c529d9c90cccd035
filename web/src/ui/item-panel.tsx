import type { ReactNode } from 'react';
import styles from './item-panel.module.css';
import { SupplierMonogram } from './supplier-monogram.tsx';

interface ItemPanelProps {
  readonly name: string;
  readonly href: string;
  /** Null if there is none. */
  readonly picture: string | null;
  /** A supplier's initials, shown without a picture. */
  readonly letters?: string;
  readonly kind?: 'product' | 'supplier';
  readonly industry?: string;
  /** The item's role in the form, shown above its name. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** The product or supplier that a form is about, with a link to its page. */
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

/** Renders "US$2.85–4.20 per piece · MOQ 50"; without a price, only `basis`. */
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
