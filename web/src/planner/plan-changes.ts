import type { Plannable } from '@fairhall/core/planner/button';

/** What was added or taken out, and by which button. */
interface PlanChange extends Plannable {
  readonly by: symbol;
}

type Heard = (change: PlanChange) => void;

const watchers = new Set<Heard>();

/** Calls back when a button of this page has changed a plan; the answer takes that back. */
export function watchPlan(changed: Heard): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/** Tells that a button of this page has changed a plan. */
export function tellPlanChanged(change: PlanChange): void {
  for (const changed of watchers) changed(change);
}
