import { screen } from '../page/screens.ts';

/** This feature's pages by route. D-28 */
export const plannerScreens = {
  expoPlanner: screen(
    () => import('./planner.screen.ts'),
    'src/planner/planner.screen.ts',
    ['planner', 'exhibition', 'showPlan'],
    { slots: ['plan'] },
  ),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof plannerScreens, true> {}
}
