// What other pages show of a buyer's plan, in one file, since every page names the files of its places. D-04 D-28
export { MyExhibitionCard } from './own-show.tsx';
export { RecommendedReason } from './recommended-reason.tsx';
export { ExhibitionPlan } from './show-plan.tsx';
