import { useTexts } from '../../page/contexts.ts';
import { Picture } from '../../ui/picture.tsx';
import type { ColumnWords } from './column-words.ts';
import styles from './compare-table.module.css';
import { useChoice } from './use-choice.ts';

/** The head of a product's column: picture, name and price, with buttons to send an enquiry and to remove it. */
export function ColumnHead({ column, columns }: { column: ColumnWords; columns: readonly ColumnWords[] }) {
  const { text } = useTexts();
  const choice = useChoice();
  const removeProduct = () => choice?.send({ type: 'product.removed', productId: column.id });
  const { name, image, href, price, basis } = column;
  return (
    <th scope="col" className={styles.head} data-industry={column.industry}>
      <a href={href}>
        <Picture src={image} place="seen" width={242} sizes="200px" />
        <bdi>{name}</bdi>
      </a>
      <p>
        {price === null ? (
          text('card.onRequest')
        ) : (
          <>
            <b>
              <bdi dir="ltr">{price}</bdi>
            </b>{' '}
            <small>{basis}</small>
          </>
        )}
      </p>
      <p className={styles.ways}>
        {column.enquiryHref === null ? null : (
          <a className="button primary" href={column.enquiryHref}>
            {text('product.enquire')}
          </a>
        )}
        {columns.length > 1 ? (
          <a
            className="button quiet"
            href={column.removeHref}
            aria-label={text('compare.remove', { product: name })}
            onClick={removeProduct}
          >
            {text('compare.remove.short')}
          </a>
        ) : null}
      </p>
    </th>
  );
}
