import { PRICE_STEPS } from '@fairhall/core/catalogue/limits';
import type { Facet } from '@fairhall/core/contract/catalogue/calls';
import { PRICE_PARTS } from './request-values.ts';

/** How the lowest prices of products are spread between their minimum and maximum, in ten-thousandths. */
export interface PriceSteps {
  readonly low: number;
  readonly high: number;
  /** Number of products in each step, counted from 1; steps without products are left out. */
  readonly counts: readonly (readonly [step: number, count: number])[];
}

/**
 * The spread of prices in `matched`, as JSON; null if there are no prices. The steps grow by a constant factor: one
 * result can hold goods for cents and for hundreds, and steps of equal width would put nearly all of them into the
 * first.
 */
export const PRICE_SPREAD = `(
      select json_build_object('low', min(low), 'high', max(high), 'counts', json_agg(json_build_array(step, found) order by step))
      from (
        select low, high, least(width_bucket(ln(price_low), ln(low), ln(high), ${PRICE_STEPS}), ${PRICE_STEPS}) as step,
          count(*)::int as found
        from matched cross join (
          select min(price_low) as low, max(price_low) as high from matched where price_low > 0
        ) ends
        where price_low > 0 and low < high group by low, high, step
      ) steps
      having count(*) > 0
    )`;

/** The steps as values of a facet, including empty steps. */
export function priceFacet(steps: PriceSteps | null): readonly Facet[] {
  if (steps === null) return [];
  const { low, high } = steps;
  const counts = new Map(steps.counts);
  const computeEdge = (step: number): number =>
    Number(((low * (high / low) ** (step / PRICE_STEPS)) / PRICE_PARTS).toFixed(4));
  const values = Array.from({ length: PRICE_STEPS }, (_, step) => {
    const value = `${computeEdge(step)}-${computeEdge(step + 1)}`;
    return { value, label: value, count: counts.get(step + 1) ?? 0 };
  });
  return [{ key: 'price', values }];
}
