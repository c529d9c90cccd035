import { type Light, type LightDimension, TRAFFIC_LIGHT_DIMENSIONS } from '../contract/traffic-light/limits.ts';

/** Scores below these are red and yellow. D-25 */
const SCORE_RED_BELOW = 40;
const SCORE_YELLOW_BELOW = 70;

export type LightScores = Readonly<Partial<Record<LightDimension, number>>>;

/** The score that decides: that of the weakest dimension. null where none is recorded. D-25 */
export function getLowestScore(scores: LightScores): number | null {
  const scoreValues = Object.values(scores);
  return scoreValues.length === 0 ? null : Math.min(...scoreValues);
}

/**
 * A supplier's credit light: any score below 40 is red, else any below 70 yellow, else green. Green needs all five
 * dimensions: until then undefined, since what is missing could be red. D-25
 */
export function getTrafficLight(scores: LightScores): Light | undefined {
  const weakest = getLowestScore(scores);
  if (weakest === null) return undefined;
  if (weakest < SCORE_RED_BELOW) return 'red';
  if (weakest < SCORE_YELLOW_BELOW) return 'yellow';
  return TRAFFIC_LIGHT_DIMENSIONS.every((dimension) => scores[dimension] !== undefined) ? 'green' : undefined;
}
