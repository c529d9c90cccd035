import { findRoute, type RouteLeg } from '@fairhall/core/hall-plan/route';
import type { HallPlanWords, PlannedStop } from './hall-plan-words.ts';

/** Finds the way to stops on a plan that is already drawn. */
export function findPlanRoute(plan: HallPlanWords, stops: readonly PlannedStop[]): readonly RouteLeg[] {
  const stands = plan.rows.flatMap((row) =>
    row.stands.flatMap(({ standNo, box }) => (box === null ? [] : [{ standNo, ...box }])),
  );
  return findRoute(
    { ...plan, stands },
    stops.map(({ standNo }) => standNo),
  );
}
