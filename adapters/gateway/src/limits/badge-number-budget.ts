import { parseScan } from '@fairhall/core/scan/parse-scan';
import { BUDGET_HOUR_SECONDS, type Budget } from './budgets.ts';

/**
 * The badge numbers that one account may look up, over all calls that take one: more than a person types, and far too
 * few to find a number by trying. THR-31
 */
export const BADGE_NUMBER_BUDGET: Budget = {
  by: 'account',
  points: 120,
  duration: BUDGET_HOUR_SECONDS,
  together: 'badgeNumbers',
  counts: isBadgeNumber,
};

function isBadgeNumber(input: unknown): boolean {
  const { text } = input as { readonly text?: unknown }; // only calls with such a text have this budget
  return typeof text === 'string' && parseScan(text).kind === 'badgeNumber';
}
