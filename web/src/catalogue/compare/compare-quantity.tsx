import { parseGoodsIds } from '@fairhall/core/catalogue/compare/choice';
import { toNumericText } from '@fairhall/core/forms/number-input';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadQuietly } from '../../page/load-module.ts';
import styles from './compare.module.css';
import type { ComparedQuantity } from './compare-data.ts';

/**
 * The quantity at which prices are compared. It is part of the address, so that a shared link shows the same prices and
 * the form works without scripts. Leaving the field submits it, and carries it to the enquiries about the products. D-48
 */
export function CompareQuantity({ quantity: { count, least, unit, goodsIds } }: { quantity: ComparedQuantity }) {
  const boot = useBoot();
  const { text } = useTexts();
  const navigate = useNavigate();
  const href = hrefOf(boot);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('quantity') as HTMLInputElement; // the form's only field
    const wanted = Number(toNumericText(field.value));
    const quantity = Number.isInteger(wanted) ? Math.max(least, wanted) : count;
    field.value = String(quantity);
    if (quantity === count) return;
    void loadQuietly(() => import('../product/stored-quantity.ts')).then(
      ({ saveQuantity }) => {
        for (const id of parseGoodsIds(goodsIds)) saveQuantity(id, quantity);
      },
      () => undefined,
    );
    void navigate(href('compare', {}, { goodsIds, quantity }), { replace: true, preventScrollReset: true });
  };
  return (
    <form className={styles.quantity} action={href('compare', {}).split('?')[0]} onSubmit={submit}>
      <input type="hidden" name="ids" value={goodsIds} />
      <label>
        <span>{text('product.quantity')}</span>
        <input
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={9}
          defaultValue={count}
          onBlur={(event) => event.currentTarget.form?.requestSubmit()}
        />
      </label>
      <span>{unit}</span>
    </form>
  );
}
