import { readStoredValue, storeText } from '@fairhall/adapters/browser/stored-value';
import {
  convertRoughly,
  findExchange,
  listTargetCurrencies,
  matchCurrency,
} from '@fairhall/core/catalogue/approximate-price';
import { getFormat } from '@fairhall/core/site/format';
import { priceCurrencyName } from '@fairhall/core/site/stored-names';
import { useId, useState } from 'react';
import { useBoot, useTexts } from '../../page/contexts.ts';
import styles from './approximate-price.module.css';
import type { ProductData } from './product-data.ts';

export interface ApproximatePriceProps {
  readonly data: Pick<ProductData, 'currency' | 'rates'>;
  readonly quantity: number;
  /** The price of one unit at that quantity. */
  readonly amount: number;
}

/**
 * The price in the buyer's currency, as an approximation with its rate and day. The currency is the one that was chosen
 * before, else that of the browser's region. It is loaded in the browser, because the server renders the same page for
 * everybody.
 */
export function PriceApproximation({ data: { currency, rates }, quantity, amount }: ApproximatePriceProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const field = useId();
  const [chosen, setChosen] = useState(readChosen);
  const currencies = listTargetCurrencies(currency, rates ?? []);
  if (currencies.length === 0) return null;
  const exchange = currencies.includes(chosen) ? findExchange(currency, chosen, rates ?? []) : undefined;
  const format = getFormat(lang);
  const selectCurrency = (next: string) => {
    setChosen(next);
    storeText(window, priceCurrencyName, JSON.stringify(next));
  };
  return (
    <div className={styles.approximate} data-part="approximate-price">
      <label htmlFor={field}>{text('currency.label')}</label>
      <select
        id={field}
        value={exchange === undefined ? '' : chosen}
        onChange={(event) => selectCurrency(event.target.value)}
      >
        <option value="">{text('currency.none')}</option>
        {currencies.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </select>
      {exchange === undefined ? null : (
        <>
          <p>
            {text('currency.price', {
              price: format.price(convertRoughly(amount, exchange), chosen),
              total: format.price(convertRoughly(amount * quantity, exchange), chosen),
            })}
          </p>
          <p className="meta">
            {text('currency.note', {
              one: format.price(1, currency),
              other: format.price(Number(exchange.rate.toPrecision(6)), chosen),
              date: format.date(exchange.date),
              currency,
            })}
          </p>
        </>
      )}
    </div>
  );
}

/** The currency that was chosen before, else the one of the browser's region; '' if neither is known. */
function readChosen(): string {
  const stored = readStoredValue(window, priceCurrencyName, Date.now());
  return typeof stored === 'string' ? stored : (matchCurrency(navigator.languages) ?? '');
}
