import { SIDES, type Side } from '@fairhall/core/contract/enquiry/thread-limits';
import { delivered, type Standing, standingAfter, type ThreadAct } from '@fairhall/core/enquiry/enquiry-state';

type ThreadStep = readonly [side: Side, act: ThreadAct];

const ACTS: readonly ThreadAct[] = ['read', 'write', 'close', 'reopen', 'spam'];

/** Everything that either side may try. */
export const THREAD_STEPS: readonly ThreadStep[] = SIDES.flatMap((side) => ACTS.map((act): ThreadStep => [side, act]));

interface Reached {
  /** The shortest way there. */
  readonly path: readonly ThreadStep[];
  readonly standing: Standing;
}

/** Every standing that both sides together can bring an enquiry to, each once, whenever it came there. */
export function reachedStandings(): readonly Reached[] {
  const reached: Reached[] = [{ path: [], standing: delivered(0) }];
  const known = new Set(reached.map(({ standing }) => keyOf(standing)));
  for (const { path, standing } of reached) {
    for (const step of THREAD_STEPS) {
      const after = standingAfter(standing, ...step, path.length + 1);
      if (after === undefined || known.has(keyOf(after))) continue;
      known.add(keyOf(after));
      reached.push({ path: [...path, step], standing: after });
    }
  }
  return reached;
}

const keyOf = ({ waitsSince, ...standing }: Standing): string => JSON.stringify([standing, waitsSince !== null]);
