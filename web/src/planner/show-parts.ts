// What other pages show of a buyer's plan, in one file, since every page names the files of its places. D-04 D-28
export { OwnShow } from './own-show.tsx';
export { RecommendedReason } from './recommended-reason.tsx';
export { ShowPlan } from './show-plan.tsx';
