// The planner components that other pages show. They share one file because every page lists the files of its slots.
// D-04 D-28

export { ExhibitionPlan } from './exhibition-plan.tsx';
export { HallRoute } from './hall-route.ts';
export { MyExhibitionCard } from './my-exhibition-card.tsx';
export { NextStopList } from './next-stop-list.tsx';
export { RecommendedReason } from './recommended-reason.tsx';
