import { EXHIBITION_BLOCKED_ID } from '../contract/exhibition/limits.ts';
import { splitIds } from '../contract/id-list.ts';
import { err, ok, type Result } from '../result.ts';

/** Whether the page of an exhibition is blocked, even if the exhibition is stored. */
export const isBlocked = (exhibitionId: string): boolean => exhibitionId === EXHIBITION_BLOCKED_ID;

/** The number of pinned exhibitions, and the ids that the demo data pins., D-56 */
export const EXHIBITION_FIXED_IDS_COUNT = 3;
export const EXHIBITION_FIXED_IDS = ['1001', '1002', '1003'] as const;
/** The setting in which an installation stores its pinned exhibitions. D-56 */
export const EXHIBITION_FIXED_IDS_SETTING = 'fixedIds';

/**
 * Parses the stored ids of the pinned exhibitions, with which lists begin. Empty if nothing is stored; rejects a list
 * of another length. D-56
 */
export function readFixedIds(stored: string | undefined): Result<readonly string[], 'length'> {
  const ids = splitIds(stored ?? '');
  if (ids.length === 0) return ok([]);
  return ids.length === EXHIBITION_FIXED_IDS_COUNT && new Set(ids).size === EXHIBITION_FIXED_IDS_COUNT
    ? ok(ids)
    : err('length');
}
