import { EXHIBITION_BLOCKED_ID } from '../contract/exhibition/limits.ts';
import { splitIds } from '../contract/id-list.ts';
import { err, ok, type Result } from '../result.ts';

/** Whether there is no page of an exhibition whatever is stored of it. */
export const isBlocked = (exhibitionId: string): boolean => exhibitionId === EXHIBITION_BLOCKED_ID;

/** How many exhibitions are pinned, and the ids that the demo world pins., D-56 */
export const EXHIBITION_FIXED_IDS_COUNT = 3;
export const EXHIBITION_FIXED_IDS = ['1001', '1002', '1003'] as const;
/** The name under which an installation keeps its pinned exhibitions. D-56 */
export const EXHIBITION_FIXED_IDS_SETTING = 'fixedIds';

/** The exhibitions that lists begin with, of what is stored: none where nothing is; a list of another length is refused. D-56 */
export function readFixedIds(stored: string | undefined): Result<readonly string[], 'length'> {
  const ids = splitIds(stored ?? '');
  if (ids.length === 0) return ok([]);
  return ids.length === EXHIBITION_FIXED_IDS_COUNT && new Set(ids).size === EXHIBITION_FIXED_IDS_COUNT
    ? ok(ids)
    : err('length');
}
