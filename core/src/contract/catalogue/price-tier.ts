import type { PriceTier } from './calls.ts';

/** The tier of a quantity: the last one that begins at or below it; null below the first. */
export function tierFor(tiers: readonly PriceTier[], quantity: number): PriceTier | null {
  return tiers.findLast((tier) => tier.min <= quantity) ?? null;
}

/** A decimal number in text, which holds every digit of it. */
export type Decimal = `${number}`;

/** Prices are stored in ten-thousandths of their currency. */
const PRICE_DECIMALS = 4;

/** A unit price times a quantity, to the last digit: 1.005 × 10 is 10.05, which floating point makes 10.049999999999999. */
export function priceTotal(price: number, quantity: number): Decimal {
  const parts = BigInt(Math.round(price * 10 ** PRICE_DECIMALS)) * BigInt(quantity);
  const digits = String(parts).padStart(PRICE_DECIMALS + 1, '0');
  // Digits, and a point between digits; without noughts that say nothing.
  return digits.replace(/(\d{4})$/, '.$1').replace(/\.?0+$/, '') as Decimal;
}
