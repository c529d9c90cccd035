import type { NextStop } from '@fairhall/core/planner/next-stops';
import { useEffect } from 'react';
import { findPlanRoute } from '../ui/hall-plan/find-plan-route.ts';
import type { HallPlanWords } from '../ui/hall-plan/hall-plan-words.ts';
import { type PlannedExhibition, useNextStops } from './use-next-stops.ts';
import { useRecommended } from './use-recommended.ts';

/** A plan with the buyer's stops and recommended stands, and the number of their stops by hall. */
export interface HallRouteFound {
  readonly plan: HallPlanWords;
  readonly counts: Readonly<Record<string, number>>;
}

interface HallRouteProps extends PlannedExhibition {
  readonly plan: HallPlanWords;
  readonly onFound: (found: HallRouteFound) => void;
}

/** Finds the way to the buyer's next stops in a hall and the stands recommended to them, and reports both; it renders nothing. D-28 */
export function HallRoute({ plan, onFound, ...show }: HallRouteProps) {
  const stops = useNextStops(show);
  const recommended = useRecommended(show.exhibitionId);
  useEffect(() => {
    const ofHall = recommended.filter(({ hall }) => hall === plan.hall).map(({ supplierId }) => supplierId);
    if (stops) onFound(toRoute({ ...plan, recommended: ofHall }, stops));
  }, [plan, stops, recommended, onFound]);
  return null;
}

function toRoute(plan: HallPlanWords, stops: readonly NextStop[]): HallRouteFound {
  const own = stops
    .filter(({ hall }) => hall === plan.hall)
    .map(({ id, standNo }, index) => ({ id, standNo, number: index + 1 }));
  const byHall = Map.groupBy(stops, ({ hall }) => hall);
  return {
    plan: { ...plan, stops: own, legs: findPlanRoute(plan, own) },
    counts: Object.fromEntries([...byHall].map(([hall, there]) => [hall, there.length])),
  };
}
