import { forgetSeen, loadSeen } from '@fairhall/core/catalogue/seen';
import type { Texts } from '@fairhall/core/ports/texts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { hrefOf } from '../../page/address.ts';
import type { Boot } from '../../page/boot.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import type { PortsSource } from '../../page/ports-source.ts';
import { usePortsSource } from '../../page/use-ports-source.ts';
import { useLazyImages } from '../../ui/lazy-images.ts';
import { Picture } from '../../ui/picture.tsx';
import { type ProductWords, productWords } from '../../ui/product-words.ts';
import type { SeenProductsProps } from '../../ui/seen-products-slot.tsx';
import styles from './seen-shelf.module.css';

/**
 * The products that this browser saw last. They appear only while their place is below the visible part of the page, so
 * that nothing visible moves.
 */
export function SeenShelf(place: SeenProductsProps) {
  // The key resets the shelf's state for another product.
  return <ProductShelf key={place.productId} {...place} />;
}

function ProductShelf({ productId, className }: SeenProductsProps) {
  const { text } = useTexts();
  const source = usePortsSource();
  const place = useRef<HTMLDivElement>(null);
  const cards = useSeen(productId, place);
  const [isForgotten, setForgotten] = useState(false);
  const list = useLazyImages<HTMLUListElement>(cards);
  if (isForgotten)
    return (
      <p className={`meta ${className}`} role="status">
        {text('seen.forgotten')}
      </p>
    );
  if (cards.length === 0) return <div ref={place} />;
  const forget = async (): Promise<void> => {
    if (source !== null) forgetSeen(await source.load());
    setForgotten(true);
  };
  return (
    <section className={className} data-seen={cards.length}>
      <div className="section-head">
        <h2>{text('seen.title')}</h2>
        <span className={`meta ${styles.note}`}>{text('seen.note')}</span>
        <button type="button" className={`link ${styles.forget}`} onClick={() => void forget()}>
          {text('seen.forget')}
        </button>
      </div>
      <ul ref={list} className={styles.row}>
        {cards.map((card) => (
          <SeenCard key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}

function SeenCard({ card: { href, image, title, price } }: { card: ProductWords }) {
  const { text } = useTexts();
  return (
    <li className={styles.card}>
      <a href={href}>
        <Picture src={image} place="below" width={166} />
        <bdi>{title}</bdi>
        <b>{price === null ? text('card.onRequest') : <bdi dir="ltr">{price}</bdi>}</b>
      </a>
    </li>
  );
}

/** Loads the cards of the products seen before, and returns them once their place is below the visible part. */
function useSeen(productId: string | null, place: RefObject<HTMLDivElement | null>): readonly ProductWords[] {
  const boot = useBoot();
  const texts = useTexts();
  const source = usePortsSource();
  const [cards, setCards] = useState<readonly ProductWords[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const show = async (from: PortsSource) => {
      const words = await loadSeenWords(from, productId, { boot, texts });
      if (place.current !== null && words.length > 0) await waitUntilBelowView(place.current, leaving.signal);
      if (!leaving.signal.aborted) setCards(words);
    };
    if (source !== null) show(source).catch(() => undefined); // the page works without it
    return () => leaving.abort();
  }, [productId, place, boot, texts, source]);
  return cards;
}

async function loadSeenWords(
  source: PortsSource,
  productId: string | null,
  { boot, texts }: { readonly boot: Boot; readonly texts: Texts },
): Promise<readonly ProductWords[]> {
  const ports = await source.load();
  const seen = await loadSeen(ports, productId);
  const context = { boot, texts, href: hrefOf(boot) };
  return seen.ok ? seen.value.map((card) => productWords(card, context)) : [];
}

/** Resolves once an element is below the visible part of the page, or when `left` aborts. */
function waitUntilBelowView(element: Element, left: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry === undefined || entry.boundingClientRect.top < innerHeight) return;
      observer.disconnect();
      resolve();
    });
    left.addEventListener('abort', () => {
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
  });
}
