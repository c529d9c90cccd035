import { isStored } from '@fairhall/adapters/browser/stored-value';
import { formatUnitQuantity } from '@fairhall/core/catalogue/unit';
import { priceTotal } from '@fairhall/core/contract/catalogue/price-tier';
import { productQuantitiesName } from '@fairhall/core/forms/quantity-name';
import { getFormat } from '@fairhall/core/site/format';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { loadQuietly } from '../../page/load-module.ts';
import { SlotLoader } from '../../page/slot-loader.ts';
import { Icon } from '../../ui/icon.tsx';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';
import styles from './price-ladder.module.css';
import type { ProductData } from './product-data.ts';
import { type StepWords, tierFor } from './tier-for.ts';

const MAX_QUANTITY = 999_999_999;
const digitsOf = (value: string): number => Math.min(MAX_QUANTITY, Number(value.replace(/\D/g, '')) || 0);

/** Prices by quantity; the step for the chosen quantity is marked. */
export function PriceLadder({ data }: { data: ProductData }) {
  const { text } = useTexts();
  const carried = useCarriedQuantity(data);
  const { quantity } = carried;
  if (data.price === null) {
    return (
      <div className={styles.request}>
        <p className={styles.ask}>{text('card.onRequest')}</p>
        <p className="meta">{data.moq}</p>
      </div>
    );
  }
  const current = tierFor(data.steps, quantity);
  const amount = current?.amount ?? 0;
  return (
    <>
      <ol className={styles.ladder} aria-label={text('product.ladder')}>
        {data.steps.map((tier) => (
          <li key={tier.min} aria-current={tier === current ? 'true' : undefined}>
            <small>{tier.range}</small>
            <b>
              <bdi dir="ltr">{tier.price}</bdi>
            </b>
          </li>
        ))}
      </ol>
      <p className={styles.basis}>
        {data.basis} · <b>{data.moq}</b>
      </p>
      <Quantity data={data} carried={carried} step={current} />
      {data.rates && <SlotLoader name="approximatePrice" isWanted isQuiet part={{ data, quantity, amount }} />}
    </>
  );
}

interface CarriedQuantity {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
}

interface QuantityProps {
  readonly data: ProductData;
  readonly carried: CarriedQuantity;
  readonly step: StepWords | undefined;
}

/** The quantity, with what it costs at the price of its step. */
function Quantity({ data, carried: { input, quantity, setQuantity }, step }: QuantityProps) {
  const { lang } = useBoot();
  const texts = useTexts();
  const field = useId();
  const total = () => getFormat(lang).total(priceTotal(step?.amount ?? 0, quantity), data.currency);
  const tooFew = quantity < data.minOrder;
  return (
    <div className={styles.quantity}>
      <label htmlFor={field}>{texts.text('product.quantity')}</label>
      <div className={styles.stepper} data-invalid={tooFew ? '' : undefined}>
        <button
          type="button"
          aria-label={texts.text('product.less')}
          disabled={quantity <= data.minOrder}
          onClick={() => setQuantity(Math.max(data.minOrder, quantity - data.minOrder))}
        >
          −
        </button>
        <input
          ref={input}
          id={field}
          inputMode="numeric"
          autoComplete="off"
          value={quantity === 0 ? '' : String(quantity)}
          aria-describedby={`${field}-result`}
          aria-invalid={tooFew}
          onChange={(event) => setQuantity(digitsOf(event.currentTarget.value))}
        />
        <button
          type="button"
          aria-label={texts.text('product.more')}
          onClick={() => setQuantity(Math.min(MAX_QUANTITY, quantity + data.minOrder))}
        >
          +
        </button>
      </div>
      <p id={`${field}-result`} aria-live="polite" data-invalid={tooFew ? '' : undefined}>
        {tooFew ? (
          <>
            <Icon name="warning" small />
            {formatUnitQuantity(texts, lang, data.unit, data.minOrder, 'product.belowMoq')}
          </>
        ) : (
          <>
            <b>{texts.text('product.total', { price: quantity === data.minOrder ? data.leastTotal : total() })}</b>
            <small>{texts.text('product.each', { price: wrapInIsolate(step?.price ?? ''), per: data.per })}</small>
          </>
        )}
      </p>
    </div>
  );
}

/** Loads the code that stores quantities; without it the page works, and nothing is carried. */
const withStored = (use: (stored: typeof import('./stored-quantity.ts')) => void): void =>
  void loadQuietly(() => import('./stored-quantity.ts')).then(use, () => undefined);

/**
 * The quantity of the product, which travels to its enquiry, the cart and the order, and back. It takes over a quantity
 * that was typed before React ran. A-22 D-48
 */
function useCarriedQuantity({ id, minOrder }: ProductData): CarriedQuantity {
  const [quantity, setQuantity] = useState(minOrder);
  const input = useRef<HTMLInputElement>(null);
  const updateQuantity = (next: number) => {
    setQuantity(next);
    withStored(({ saveQuantity }) => saveQuantity(id, next));
  };
  useEffect(() => {
    const typed = input.current === null ? minOrder : digitsOf(input.current.value);
    if (typed !== minOrder) updateQuantity(typed);
    else if (isStored(window, productQuantitiesName, Date.now()))
      withStored(({ readQuantity }) => setQuantity((now) => (now === minOrder ? (readQuantity(id) ?? now) : now)));
  }, []);
  return { input, quantity, setQuantity: updateQuantity };
}
