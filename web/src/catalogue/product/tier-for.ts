/** A formatted step of the price ladder. */
export interface StepWords {
  readonly min: number;
  readonly range: string;
  readonly price: string;
  readonly amount: number;
}

/** Returns the step that a quantity reaches; below the minimum order, the first one. */
export function tierFor(tiers: readonly StepWords[], quantity: number): StepWords | undefined {
  return tiers.findLast((tier) => quantity >= tier.min) ?? tiers[0];
}
