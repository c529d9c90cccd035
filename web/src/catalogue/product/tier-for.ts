/** A step of the price ladder in words. */
export interface StepWords {
  readonly min: number;
  readonly range: string;
  readonly price: string;
  readonly amount: number;
}

/** The tier that a quantity reaches; for less than the smallest order, the first one. */
export function tierFor(tiers: readonly StepWords[], quantity: number): StepWords | undefined {
  return tiers.findLast((tier) => quantity >= tier.min) ?? tiers[0];
}
