// What other pages show of a buyer's plan, in one file, since every page names the files of its places. D-04 D-28

export { ExhibitionPlan } from './exhibition-plan.tsx';
export { MyExhibitionCard } from './my-exhibition-card.tsx';
export { RecommendedReason } from './recommended-reason.tsx';
