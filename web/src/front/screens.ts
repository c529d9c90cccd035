import { screen } from '../page/screens.ts';

const isRead = { isRead: true };

/** The pages of this feature by their routes: what operators feed, and what visitors write to them. */
export const frontScreens = {
  trafficLight: screen(
    () => import('./traffic-light.screen.ts'),
    'src/front/traffic-light.screen.ts',
    ['catalogue', 'front'],
    isRead,
  ),
  trafficLightDetail: screen(
    () => import('./detail.screen.ts'),
    'src/front/detail.screen.ts',
    ['catalogue', 'front'],
    isRead,
  ),
  trafficLightFeedback: screen(() => import('./feedback.screen.ts'), 'src/front/feedback.screen.ts', [
    'catalogue',
    'forms',
    'front',
  ]),
  warning: screen(() => import('./warning.screen.ts'), 'src/front/warning.screen.ts', ['catalogue', 'front'], isRead),
  linkTransfer: screen(() => import('./link-transfer.screen.ts'), 'src/front/link-transfer.screen.ts', [], isRead),
  customerService: screen(() => import('./service.screen.ts'), 'src/front/service.screen.ts', ['forms', 'front']),
  frontpage: screen(() => import('./frontpage.screen.ts'), 'src/front/frontpage.screen.ts', [], isRead),
  productScores: screen(() => import('./scores.screen.ts'), 'src/front/scores.screen.ts', ['front'], isRead),
} as const;

declare module '../page/screens.ts' {
  interface BuiltRoutes extends Record<keyof typeof frontScreens, true> {}
}
