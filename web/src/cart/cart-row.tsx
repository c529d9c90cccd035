import type { CartRowView } from '@fairhall/core/cart/cart-submit.view';
import { productCard } from '@fairhall/core/catalogue/card';
import { unitName } from '@fairhall/core/catalogue/unit';
import type { Product } from '@fairhall/core/contract/catalogue/calls';
import { toDisplayText } from '@fairhall/core/contract/error-message';
import { FormLine } from '../forms/form-notice.tsx';
import { TextField } from '../forms/text-field.tsx';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ItemPanel, PriceLine } from '../ui/item-panel.tsx';
import { productWords } from '../ui/product-words.ts';
import { SupplierReachNote } from '../ui/supplier-reach-note.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './cart.module.css';

interface CartRowProps {
  readonly row: CartRowView;
  readonly canRemove: boolean;
  readonly onRemove: () => void;
  readonly onQuantity: (quantity: string) => void;
}

/** A product of the cart, or why it is no longer available. */
export function CartRow({ row, canRemove, onRemove, onQuantity }: CartRowProps) {
  const texts = useTexts();
  const name = row.product?.goodsName ?? texts.text('cart.product');
  return (
    <li className={styles.row} data-row={row.kind} data-product={row.id}>
      {row.product === null ? (
        <FormLine kind="failure">{row.message === null ? null : toDisplayText(texts, row.message)}</FormLine>
      ) : (
        <div className={styles.product}>
          <ProductRow product={row.product} />
          <TextField
            name={`quantity-${row.id}`}
            label={texts.text('cart.quantity')}
            field={row.quantity}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            unit={unitName(texts, row.product.unit)}
            optional
            onType={onQuantity}
            onLeave={() => undefined}
          />
        </div>
      )}
      <IconButton icon="close" label={texts.text('cart.remove', { name })} disabled={!canRemove} onClick={onRemove} />
    </li>
  );
}

function ProductRow({ product }: { product: Product }) {
  const boot = useBoot();
  const texts = useTexts();
  const card = productCard(product, boot.now);
  const words = productWords(card, { boot, texts, href: hrefOf(boot) });
  const { title, href, image, price, industry, supplier } = words;
  const basis = price === null ? `${texts.text('card.onRequest')} · ${words.basis}` : words.basis;
  return (
    <ItemPanel name={title} href={href} picture={image || null} industry={industry}>
      <PriceLine price={price} basis={basis} />
      <p>{texts.text('cart.to', { supplier: wrapInIsolate(supplier) })}</p>
      {product.supplier.isUnreachable === true ? <SupplierReachNote supplier={supplier} /> : null}
    </ItemPanel>
  );
}
