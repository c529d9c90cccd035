import { LIGHT_DIMENSIONS, type Light, type LightDimension } from '../contract/traffic-light/limits.ts';

/** Scores below these are red and yellow. D-25 */
const RED_BELOW = 40;
const YELLOW_BELOW = 70;

export type LightScores = Readonly<Partial<Record<LightDimension, number>>>;

/** The score that decides: that of the weakest dimension. null where none is recorded. D-25 */
export function weakestOf(scores: LightScores): number | null {
  const known = Object.values(scores);
  return known.length === 0 ? null : Math.min(...known);
}

/**
 * A supplier's credit light: any score below 40 is red, else any below 70 yellow, else green. Green needs all five
 * dimensions: until then undefined, since what is missing could be red. D-25
 */
export function lightOf(scores: LightScores): Light | undefined {
  const weakest = weakestOf(scores);
  if (weakest === null) return undefined;
  if (weakest < RED_BELOW) return 'red';
  if (weakest < YELLOW_BELOW) return 'yellow';
  return LIGHT_DIMENSIONS.every((dimension) => scores[dimension] !== undefined) ? 'green' : undefined;
}
