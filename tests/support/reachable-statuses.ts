import { type Side, THREAD_SIDES } from '@fairhall/core/contract/enquiry/thread-limits';
import { applyAct, type EnquiryStatus, initialStatus, type ThreadAct } from '@fairhall/core/enquiry/enquiry-status';

type ThreadStep = readonly [side: Side, act: ThreadAct];

const ACTS: readonly ThreadAct[] = ['read', 'write', 'close', 'reopen', 'spam'];

/** Every step that either side may try. */
export const THREAD_STEPS: readonly ThreadStep[] = THREAD_SIDES.flatMap((side) =>
  ACTS.map((act): ThreadStep => [side, act]),
);

interface ReachableStatus {
  /** The shortest path to the status. */
  readonly path: readonly ThreadStep[];
  readonly status: EnquiryStatus;
}

/** Every status that both sides together can bring an enquiry to, each once. */
export function listReachableStatuses(): readonly ReachableStatus[] {
  const reachable: ReachableStatus[] = [{ path: [], status: initialStatus(0) }];
  const known = new Set(reachable.map(({ status }) => keyOf(status)));
  for (const { path, status } of reachable) {
    for (const step of THREAD_STEPS) {
      const after = applyAct(status, ...step, path.length + 1);
      if (after === undefined || known.has(keyOf(after))) continue;
      known.add(keyOf(after));
      reachable.push({ path: [...path, step], status: after });
    }
  }
  return reachable;
}

const keyOf = ({ waitsSince, ...status }: EnquiryStatus): string => JSON.stringify([status, waitsSince !== null]);
