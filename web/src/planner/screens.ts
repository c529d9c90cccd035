import { screen } from '../page/screens.ts';

const planner = screen(
  () => import('./planner.screen.ts'),
  'src/planner/planner.screen.ts',
  ['catalogue', 'exhibition', 'planner', 'showPlan'],
  { slots: ['plan'] },
);

/** This feature's pages by route. D-28 */
export const plannerScreens = {
  expoPlanner: planner,
  industryPlanner: planner,
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof plannerScreens, true> {}
}
