import type { Texts } from '@fairhall/core/ports/texts';
import { useKeepMarkup, useTexts } from '../page/contexts.ts';
import { Icon } from './icon.tsx';
import { useLazyImages } from './lazy-images.ts';
import { NO_PICTURE } from './nearby-images.ts';
import styles from './product-grid.module.css';
import type { ProductWords } from './product-words.ts';

/** The first cards of a page are in view, so their pictures are not put off. */
const EAGER = 6;

export interface ProductGridProps {
  readonly cards: readonly ProductWords[];
  readonly columns: 'four' | 'six';
  /** How many pictures are fetched at once. */
  readonly eager?: number;
  /** Gives each card a button that chooses it to be compared. */
  readonly choosing?: Choosing | undefined;
}

/** What is chosen to be compared, and what chooses a product or lets go of it. */
export interface Choosing {
  readonly ids: readonly string[];
  readonly toggle: (productId: string) => void;
}

/** Where a card stands in the first view, if it is in it. */
type Place = 'first' | 'seen' | 'below';

/** Product cards in a grid; each is one link. Built as plain elements, since a list page renders dozens of them. */
export function ProductGrid({ cards, columns, eager = EAGER, choosing }: ProductGridProps) {
  const { text } = useTexts();
  const keepMarkup = useKeepMarkup();
  const list = useLazyImages<HTMLUListElement>(cards);
  const placeOf = (index: number): Place => (index >= eager ? 'below' : index === 0 ? 'first' : 'seen');
  const grid = { ref: list, className: `grid ${columns}` };
  if (keepMarkup === undefined)
    return <ul {...grid}>{cards.map((card, index) => itemOf(card, placeOf(index), text, choosing))}</ul>;
  const html = cards.map((card, index) => {
    const place = placeOf(index);
    return keepMarkup(`card ${place}${choosing ? ' chosen' : ''}`, card, () => itemOf(card, place, text, choosing));
  });
  // React made this markup of the same items that the browser hydrates.
  return <ul {...grid} dangerouslySetInnerHTML={{ __html: html.join('') }} />;
}

/** A card shows its words and nothing else, or its markup could not be kept: on the server nothing is chosen. */
function itemOf(card: ProductWords, place: Place, text: Texts['text'], choosing: Choosing | undefined) {
  return (
    <li key={card.id} className={styles.card} data-industry={card.industry}>
      <a href={card.href}>
        <CardPicture src={card.image} place={place} />
        <span className={styles.body}>
          {card.reason === undefined ? null : <span className={styles.reason}>{card.reason}</span>}
          <bdi className={styles.title}>{card.title}</bdi>
          {card.price === null ? (
            <span className={styles.ask}>{text('card.onRequest')}</span>
          ) : (
            <b className={styles.price}>
              <bdi dir="ltr">{card.price}</bdi>
            </b>
          )}
          <span className={styles.basis}>{card.basis}</span>
          <span className={styles.supplier}>
            <bdi>{card.supplier}</bdi>
            <span>
              {card.verified ? <Icon name="shield" small /> : null}
              {card.verified ? <span className="hidden">{text('card.verified')}, </span> : null}
              {card.supplierFacts}
            </span>
          </span>
        </span>
      </a>
      {choosing === undefined ? null : (
        <span className={styles.choose}>
          <button
            type="button"
            aria-label={text('card.compare.of', { product: card.title })}
            aria-pressed={choosing.ids.includes(card.id)}
            onClick={() => choosing.toggle(card.id)}
          >
            {text('card.compare')}
          </button>
        </span>
      )}
    </li>
  );
}

/**
 * A card's picture. The first one comes early; the others that are seen wait for the page's looks, with which they would
 * compete; one below them waits until it is near, and stands in a noscript as well, for readers without scripts.
 */
function CardPicture({ src, place }: { src: string; place: Place }) {
  // With an empty address a browser would fetch the page once more.
  if (src === '') return <span className={styles.blank} />;
  const size = { width: 332, height: 332, decoding: 'async' } as const;
  if (src === '') return <img alt="" src={NO_PICTURE} {...size} />;
  if (place === 'first') return <img alt="" src={src} fetchPriority="high" {...size} />;
  if (place === 'seen') return <img alt="" src={src} loading="lazy" {...size} />;
  return (
    <>
      <img alt="" src={NO_PICTURE} data-src={src} {...size} suppressHydrationWarning />
      <noscript>
        <img alt="" src={src} {...size} />
      </noscript>
    </>
  );
}
