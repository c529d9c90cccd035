import { useTexts } from '../page/contexts.ts';
import { useLazyImages } from './lazy-images.ts';
import { NO_PICTURE } from './nearby-images.ts';
import { ProductNames } from './product-names.tsx';
import { SupplierHead, TrustRow } from './supplier-facts.tsx';
import styles from './supplier-list.module.css';
import type { SupplierWords } from './supplier-words.ts';

/** Suppliers with their facts, a few products and the ways on: as rows of a result, or as cards of a shelf. */
export function SupplierList({ cards, shape }: { cards: readonly SupplierWords[]; shape: 'rows' | 'shelf' }) {
  const { text } = useTexts();
  const list = useLazyImages<HTMLUListElement>(cards);
  return (
    <ul ref={list} className={shape === 'shelf' ? 'grid three' : styles.rows}>
      {cards.map((card) => (
        <li key={card.id} className={`panel stand ${styles.card}`} data-shape={shape} data-industry={card.industry}>
          <SupplierHead facts={card}>
            <ProductNames names={card.mainProducts} />
          </SupplierHead>
          <TrustRow facts={card} />
          <ul className={styles.pictures}>
            {card.pictures.map((picture) => (
              <li key={picture.href}>
                <a href={picture.href}>
                  <img
                    src={NO_PICTURE}
                    data-src={picture.src}
                    alt={picture.title}
                    width="166"
                    height="166"
                    decoding="async"
                    suppressHydrationWarning
                  />
                </a>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            {card.enquiryHref === null ? null : (
              <a className="button" href={card.enquiryHref}>
                {text('supplier.enquire')}
              </a>
            )}
            <a className="button quiet" href={card.href}>
              {text('supplier.visit')}
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
