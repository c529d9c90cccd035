import type { Plannable } from '@fairhall/core/planner/button';

/** What was added or taken out, and by which button. */
interface PlanChange extends Plannable {
  readonly by: symbol;
}

type PlanListener = (change: PlanChange) => void;

const plannerWatchers = new Set<PlanListener>();

/** Calls back when a button of this page has changed a plan; the answer takes that back. */
export function watchPlan(changed: PlanListener): () => void {
  plannerWatchers.add(changed);
  return () => void plannerWatchers.delete(changed);
}

/** Tells that a button of this page has changed a plan. */
export function notifyPlanChanged(change: PlanChange): void {
  for (const changed of plannerWatchers) changed(change);
}
