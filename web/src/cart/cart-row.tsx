import type { CartRowView } from '@fairhall/core/cart/cart-submit.view';
import { productCard } from '@fairhall/core/catalogue/card';
import type { Product } from '@fairhall/core/contract/catalogue';
import { shownText } from '@fairhall/core/contract/error-message';
import { hrefOf } from '../app/address.ts';
import { useBoot, useTexts } from '../app/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { productWords } from '../ui/product-words.ts';
import styles from './cart.module.css';

interface CartRowProps {
  readonly row: CartRowView;
  readonly canRemove: boolean;
  readonly onRemove: () => void;
}

/** A product of the cart: as it is listed, or why it is not. */
export function CartRow({ row, canRemove, onRemove }: CartRowProps) {
  const texts = useTexts();
  const name = row.product?.goodsName ?? texts.text('cart.product');
  return (
    <li className={styles.row} data-row={row.kind} data-product={row.id}>
      {row.product === null ? (
        <p className={styles.problem}>
          <Icon name="warning" small />
          <span>{row.message === null ? null : shownText(texts, row.message)}</span>
        </p>
      ) : (
        <Listed product={row.product} />
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={texts.text('cart.remove', { name })}
        disabled={!canRemove}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}

function Listed({ product }: { product: Product }) {
  const boot = useBoot();
  const texts = useTexts();
  const card = productCard(product, boot.now);
  const words = productWords(card, { boot, texts, href: hrefOf(boot) });
  return (
    <div className={styles.product} data-industry={words.industry}>
      <img src={words.image} alt="" width="96" height="96" />
      <div>
        <a className={styles.name} href={words.href}>
          <bdi>{words.title}</bdi>
        </a>
        <p>
          <b>{words.price === null ? texts.text('card.onRequest') : <bdi dir="ltr">{words.price}</bdi>}</b>{' '}
          <span>{words.basis}</span>
        </p>
        <p>{texts.text('cart.to', { supplier: isolated(words.supplier) })}</p>
      </div>
    </div>
  );
}

/** A name in another script keeps its own direction inside a sentence, its last full stop too. */
const isolated = (name: string): string => `\u2068${name}\u2069`;
