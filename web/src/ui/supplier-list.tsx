import { NO_PICTURE } from '@fairhall/core/contract/resource';
import type { Texts } from '@fairhall/core/ports/texts';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { useBoot, useMarkupCache, useTexts } from '../page/contexts.ts';
import { useLazyImages } from './lazy-images.ts';
import { NameList } from './product-names.tsx';
import plateStyles from './stand-plate.module.css';
import { SupplierHead, SupplierTrustRow } from './supplier-facts.tsx';
import styles from './supplier-list.module.css';
import type { SupplierWords } from './supplier-words.ts';

type Shape = 'rows' | 'shelf';

/** Suppliers with their facts, a few products and links: as rows of a result, or as cards of a shelf. */
export function SupplierList({ cards, shape }: { cards: readonly SupplierWords[]; shape: Shape }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const cacheMarkup = useMarkupCache();
  const ref = useLazyImages<HTMLUListElement>(cards);
  const around = { shape, lang, text };
  const list = { ref, className: shape === 'shelf' ? 'grid three' : styles.rows };
  if (cacheMarkup === undefined) return <ul {...list}>{cards.map((card) => itemOf(card, around))}</ul>;
  const html = cards.map((card) => cacheMarkup(`supplier ${shape}`, card, () => itemOf(card, around)));
  // React made this markup from the same items that the browser hydrates.
  return <ul {...list} dangerouslySetInnerHTML={{ __html: html.join('') }} />;
}

/** Values that all suppliers of a list share. */
interface Around {
  readonly shape: Shape;
  /** The language of the page and its texts. */
  readonly lang: LanguageCode;
  readonly text: Texts['text'];
}

/** Renders a supplier from its words only, so that its markup can be cached. */
function itemOf(card: SupplierWords, { shape, lang, text }: Around) {
  return (
    <li key={card.id} className={`panel stand ${styles.card}`} data-shape={shape} data-industry={card.industry}>
      <SupplierHead facts={card}>
        <NameList names={card.mainProducts} lang={lang} />
      </SupplierHead>
      <div className={styles.facts}>
        {card.at === undefined ? null : (
          <p className={styles.at}>
            <span className={plateStyles.plate}>
              <span className="hidden">{text('common.stand')}: </span>
              <bdi dir="ltr">{card.at.stand}</bdi>
            </span>
            <bdi className="meta">{card.at.show}</bdi>
          </p>
        )}
        <SupplierTrustRow facts={card} />
      </div>
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
  );
}
