import type { Plannable } from '@fairhall/core/planner/button';

/** A stop that was added or removed, and the button that did it. */
interface PlanChange extends Plannable {
  readonly by: symbol;
}

type PlanListener = (change: PlanChange) => void;

const plannerWatchers = new Set<PlanListener>();

/** Calls `changed` whenever a button on this page changes a plan. Returns a function that unsubscribes. */
export function watchPlan(changed: PlanListener): () => void {
  plannerWatchers.add(changed);
  return () => void plannerWatchers.delete(changed);
}

/** Notifies all subscribers that a button on this page has changed a plan. */
export function notifyPlanChanged(change: PlanChange): void {
  for (const changed of plannerWatchers) changed(change);
}
