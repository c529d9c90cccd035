import { type Light, type LightDimension, TRAFFIC_LIGHT_DIMENSIONS } from '../contract/traffic-light/limits.ts';

/** Scores below these are red and yellow. D-25 */
const SCORE_RED_BELOW = 40;
const SCORE_YELLOW_BELOW = 70;

export type LightScores = Readonly<Partial<Record<LightDimension, number>>>;

/** Returns the decisive score, that of the weakest dimension; null if none is recorded. D-25 */
export function getLowestScore(scores: LightScores): number | null {
  const scoreValues = Object.values(scores);
  return scoreValues.length === 0 ? null : Math.min(...scoreValues);
}

/**
 * Returns a supplier's credit light: red if any score is below 40, else yellow if any is below 70, else green. Green
 * needs scores in all five dimensions; until then it is undefined, since a missing score could be red. D-25
 */
export function getTrafficLight(scores: LightScores): Light | undefined {
  const weakest = getLowestScore(scores);
  if (weakest === null) return undefined;
  if (weakest < SCORE_RED_BELOW) return 'red';
  if (weakest < SCORE_YELLOW_BELOW) return 'yellow';
  return TRAFFIC_LIGHT_DIMENSIONS.every((dimension) => scores[dimension] !== undefined) ? 'green' : undefined;
}
