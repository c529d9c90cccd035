import type { SupplierOfferWords } from './supplier-offer-words.ts';
import styles from './supplier-offers.module.css';

interface SupplierOffersProps {
  readonly title: string;
  /** Said above the suppliers, or instead of them if there are none. */
  readonly lead: string;
  readonly offers: readonly SupplierOfferWords[];
}

/** Suppliers of similar products that a buyer can ask, because nobody has answered in time. D-94 */
export function SupplierOffers({ title, lead, offers }: SupplierOffersProps) {
  return (
    <section className={`panel ${styles.offers}`} data-offers={offers.length}>
      <h2>{title}</h2>
      <p>{lead}</p>
      <ul>
        {offers.map(({ id, href, product, picture, ask }) => (
          <li key={id}>
            {picture === null ? null : <img src={picture} alt="" width="56" height="56" />}
            <div>
              <p>
                <bdi>{product}</bdi>
              </p>
              <a className="link" href={href}>
                {ask}
              </a>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
