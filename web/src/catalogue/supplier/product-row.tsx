import { priceView } from '@fairhall/core/catalogue/price';
import type { ProductsEvent } from '@fairhall/core/catalogue/supplier/products.machine';
import type { ProductsView } from '@fairhall/core/catalogue/supplier/products.view';
import { formatPerUnit } from '@fairhall/core/catalogue/unit';
import { imageUrl } from '@fairhall/core/contract/resource';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { priceText } from '../../ui/product-words.ts';
import { RowPicture, rowLook } from '../../ui/row-list.tsx';
import { ReviewLine, ReviewParts } from './product-review.tsx';
import styles from './products.module.css';

interface ProductRowProps {
  readonly row: ProductsView['rows'][number];
  readonly view: ProductsView;
  readonly send: (event: ProductsEvent) => void;
}

/** One product with its picture, name and price, and a button that hides or shows it. */
export function ProductRow({ row, view, send }: ProductRowProps) {
  const { id, name, image, price, isMoving, review, canMove } = row;
  const boot = useBoot();
  const texts = useTexts();
  const { text } = texts;
  const action = view.part === 'shown' ? 'hide' : 'show';
  const amount = priceText(priceView(price), boot.lang);
  return (
    <li className={`${rowLook} ${styles.row}`} data-product={id}>
      <RowPicture src={image === null ? null : imageUrl(boot.imageServer, image, 166)} icon="store" />
      <div className={styles.words}>
        <a className={styles.name} href={hrefOf(boot)('supplierProduct', { productId: id })}>
          <bdi>{name}</bdi>
        </a>
        <p className="meta">
          {amount === null ? (
            text('supplierProducts.onRequest')
          ) : (
            <>
              <bdi dir="ltr">{amount}</bdi> {formatPerUnit(texts, price.unit)}
            </>
          )}
        </p>
        {review === null ? null : (
          <>
            <ReviewLine review={review} />
            <ReviewParts parts={review.parts} />
          </>
        )}
      </div>
      {view.canEdit && canMove ? (
        <button
          type="button"
          className="button"
          disabled={isMoving}
          aria-label={text(`supplierProducts.${action}.name`, { name })}
          onClick={() => send({ type: 'part.changed', id })}
        >
          <Icon name={action === 'hide' ? 'eyeOff' : 'eye'} small />
          {text(`supplierProducts.${action}`)}
        </button>
      ) : null}
    </li>
  );
}
