import type { Texts } from '@fairhall/core/ports/texts';
import { useMarkupCache, useTexts } from '../page/contexts.ts';
import { Icon } from './icon.tsx';
import { useLazyImages } from './lazy-images.ts';
import { Picture, type PicturePosition } from './picture.tsx';
import { type ProductFollows, useProductFollows } from './product-follows.ts';
import styles from './product-grid.module.css';
import type { ProductWords } from './product-words.ts';
import plateStyles from './stand-plate.module.css';

/** The first cards of a page are in view, so their pictures are not lazy. */
const DEFAULT_EAGER = 6;

export interface ProductGridProps {
  readonly cards: readonly ProductWords[];
  readonly columns: 'four' | 'six';
  /** The number of pictures that load at once. */
  readonly eager?: number;
  /** Adds a button to each card that selects it for comparison. */
  readonly choosing?: Choosing | undefined;
}

/** The products selected for comparison, and a function that selects or deselects one. */
export interface Choosing {
  readonly ids: readonly string[];
  readonly toggle: (productId: string) => void;
}

/** The displayed width of a card's picture: two columns on a phone, and about the same width on any PC. */
const PHONE = '(max-width: 40em) calc(50vw - 24px)';
const SIZE_HINTS = { four: `${PHONE}, 240px`, six: `${PHONE}, 190px` };

/** Product cards in a grid; each is one link. They are plain elements, because a list page renders dozens of them. */
export function ProductGrid({ cards, columns, eager = DEFAULT_EAGER, choosing }: ProductGridProps) {
  const { text } = useTexts();
  const cacheMarkup = useMarkupCache();
  const list = useLazyImages<HTMLUListElement>(cards);
  const getPosition = (index: number): PicturePosition => (index >= eager ? 'below' : index === 0 ? 'first' : 'seen');
  const sizes = SIZE_HINTS[columns];
  const followed = useProductFollows(cards);
  const around = { sizes, text, choosing, followed };
  const grid = { ref: list, className: `grid ${columns}` };
  if (cacheMarkup === undefined)
    return <ul {...grid}>{cards.map((card, index) => itemOf(card, getPosition(index), around))}</ul>;
  const html = cards.map((card, index) => {
    const place = getPosition(index);
    const kind = `${place === 'below' ? 'card' : `card ${place} ${sizes}`}${choosing ? ' chosen' : ''}${followed ? ' followed' : ''}`;
    return cacheMarkup(kind, card, () => itemOf(card, place, around));
  });
  // React made this markup from the same items that the browser hydrates.
  return <ul {...grid} dangerouslySetInnerHTML={{ __html: html.join('') }} />;
}

/** Values that all cards of a grid share. */
interface Around {
  readonly sizes: string;
  readonly text: Texts['text'];
  readonly choosing: Choosing | undefined;
  readonly followed: ProductFollows | null;
}

/**
 * Renders a card from its words only, so that its markup can be cached. On the server nothing is selected or followed.
 */
function itemOf(card: ProductWords, place: PicturePosition, { sizes, text, choosing, followed }: Around) {
  return (
    <li key={card.id} className={styles.card} data-industry={card.industry}>
      <a href={card.href}>
        <Picture src={card.image} place={place} width={332} sizes={sizes} />
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
        {card.stand === undefined ? null : (
          <span className={`${plateStyles.plate} ${styles.stand}`}>
            <span className="hidden">{text('common.stand')}: </span>
            <bdi dir="ltr">{card.stand}</bdi>
          </span>
        )}
      </a>
      {followed === null ? null : (
        <button
          type="button"
          className={styles.heart}
          aria-label={text('card.follow', { product: card.title })}
          aria-pressed={followed.ids.has(card.id)}
          onClick={() => followed.dispatch({ type: 'pressed', card })}
        >
          <Icon name="heart" />
        </button>
      )}
      {choosing === undefined ? null : (
        <span className={styles.choose}>
          <button
            type="button"
            aria-label={text('card.compare.of', { product: card.title })}
            aria-pressed={choosing.ids.includes(card.id)}
            onClick={() => choosing.toggle(card.id)}
          >
            <Icon name={choosing.ids.includes(card.id) ? 'check' : 'scales'} small />
          </button>
        </span>
      )}
    </li>
  );
}
