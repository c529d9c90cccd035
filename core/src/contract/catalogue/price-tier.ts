import type { PriceTier } from './calls.ts';

/** The tier of a quantity: the last one that starts at or below it; null below the first tier. */
export function tierFor(tiers: readonly PriceTier[], quantity: number): PriceTier | null {
  return tiers.findLast((tier) => tier.min <= quantity) ?? null;
}

/** A decimal number as text, which keeps every digit. */
export type Decimal = `${number}`;

/** Prices are stored in ten-thousandths of their currency. */
const PRICE_DECIMALS = 4;

/**
 * A unit price times a quantity, exact to the last digit: 1.005 × 10 is 10.05, but floating point gives
 * 10.049999999999999.
 */
export function priceTotal(price: number, quantity: number): Decimal {
  const parts = BigInt(Math.round(price * 10 ** PRICE_DECIMALS)) * BigInt(quantity);
  const digits = String(parts).padStart(PRICE_DECIMALS + 1, '0');
  // Inserts the decimal point and removes trailing zeros.
  return digits.replace(/(\d{4})$/, '.$1').replace(/\.?0+$/, '') as Decimal;
}
